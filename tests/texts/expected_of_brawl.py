"""Which texts there must be of BRAWL, and which variables each gets."""

from tefuda.games import brawl
from tefuda.games.brawl import faces

GAME = "brawl"
EVENTS = {
    "round_began": "round players",
    "base_placed": "seat base arena end",
    "turn_passed": "seat",
    "flipped": "seat card",
    "flipped-hidden": "seat",
    "lifted": "seat card",
    "discarded": "seat card",
    "put_back": "seat card",
    "played": "seat card base side",
    "laid_base": "seat base arena end",
    "cleared": "seat base",
    "froze": "seat base",
    "modified": "seat card base",
    "tagged": "seat partner",
    "passed": "seat",
    "arena_closed": "arena",
    "left_round": "seat",
    "base_won": "base winner hits",
    "went_idle": "",
    "nobody_can_play": "",
    "round_tied": "players",
    "game_ended": "winners",
}
REASONS = {
    "game_over": "",
    "not_your_turn": "seat",
    "not_this_answer": "why",
    "no_card_in_hand": "",
    "hand_full": "card",
    "deck_empty": "",
    "nothing_to_lift": "",
    "not_your_card": "card held",
    "no_such_base": "base",
    "no_such_side": "base side",
    "base_gone": "base",
    "base_frozen": "base",
    "not_this_arena": "place",
    "arena_closed": "arena",
    "row_full": "arena most",
    "not_on_this_kind": "card base side needs lies",
    "wrong_colour": "card base side needs",
    "base_only_at_ends": "base",
    "last_base": "base",
    "held_fast": "base",
    "no_lift_in_training": "",
    "not_active": "partner",
    "partner_cannot_act": "partner",
    "already_tagged": "",
    "out_of_round": "",
    "clock_only": "",
}
DECKS = [recipe.key for recipe in (*faces.DECKS, *faces.EXPANSION_DECKS)]
OPTIONS = {option.key: option.values for option in brawl.IDENTITY.options}
MOVES = {"flip": "", "play": "what", "discard": "", "lift": "", "tag": "", "end": ""}

EXPECTED = {
    **dict.fromkeys(["game-name", "game-tagline", "place-left", "place-right"], ""),
    "coloured-card": "colour kind",
    **{f"colour-{colour}{letter}": "" for colour in faces.COLOURS for letter in ("", ".letter")},
    **{f"card-{kind.key}{part}": "" for kind in faces.KINDS for part in ("", ".letter", ".text")},
    **{f"deck-{deck}{part}": "" for deck in DECKS for part in ("", ".text", ".source")},
    **{f"event-{key}": names for key, names in EVENTS.items()},
    **{f"refused-{key}{remedy}": names for key, names in REASONS.items() for remedy in ("", ".remedy")},
    **{f"ask-{why}{name}": "" for why in ("turn", "race") for name in ("", ".name")},
    **{f"option-{key}{text}": "" for key in OPTIONS for text in ("", ".help")},
    **{f"option-{key}-{value}": "" for key, values in OPTIONS.items() for value in values},
    **{f"move-{verb}": names for verb, names in MOVES.items()},
    **{f"rules-{number}-{part}": "" for number in range(1, 11) for part in ("title", "body")},
}
