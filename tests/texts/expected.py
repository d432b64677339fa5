"""Which texts there must be, and which variables each gets."""

from pathlib import Path

from tefuda import texts
from tefuda.games import blanc_noir
from tefuda.games.blanc_noir import faces
from tests.texts import expected_of_brawl

GAME = "blanc_noir"
OWNERS = [None, GAME, expected_of_brawl.GAME]
FOLDER = Path(texts.__file__).parent / "games" / GAME

ROWS = faces.COLOURED + faces.WILD
COLOURS = "red yellow blue green any wild"
NORMAL = " ".join(row.key for row in ROWS if row.number < 10)
SPECIAL = " ".join(row.key for row in ROWS if row.number > 9)
SCROLLS = " ".join(row.key for row in faces.SCROLLS)

# key: the variables that it gets
EVENTS = {
    "round_began": "round",
    "round_dealt": "round first card",
    "pile_opened": "card",
    "drew": "seat card",
    "drew-hidden": "seat",
    "drew-many": "seat count",
    "discarded": "seat card",
    "discarded-colour": "seat card colour",
    "colour_named": "seat colour",
    "declared": "seat",
    "counts_as_declared": "seat",
    "penalised": "seat why",
    "chain_grew": "sum",
    "chain_closed": "",
    "turned_round": "direction",
    "skipped": "seat",
    "removed": "seat card",
    "traded": "seat",
    "gained_scroll": "seat place scroll",
    "gained_scroll-hidden": "seat place",
    "turned_up": "seat place scroll",
    "returned_scroll": "seat place scroll by",
    "returned_scroll-hidden": "seat place by",
    "swapped_scrolls": "first second",
    "learned_scroll": "seat place scroll",
    "learned_scroll-hidden": "seat place",
    "gathered_scrolls": "",
    "hand_shown": "seat cards",
    "hand_shown-to": "seat to cards",
    "hand_shown-to-hidden": "seat to",
    "looked_through": "seat cards",
    "took_back": "seat card",
    "took_back-hidden": "seat",
    "gave": "seat target card",
    "pile_renewed": "count",
    "quest_fulfilled": "seat",
    "round_ended": "why",
    "scored": "seat points total",
    "halved": "seat total",
    "game_ended": "winners",
    "turn_passed": "seat",
}
REASONS = {
    "game_over": "",
    "not_your_turn": "seat",
    "answer_first": "why",
    "nothing_asked": "",
    "not_this_answer": "why",
    "not_in_hand": "card",
    "neither_colour_nor_number": "card top colour number",
    "chain_open": "card chain",
    "last_card_normal": "card",
    "name_a_colour": "card",
    "no_colour_to_name": "card",
    "declare_not_now": "",
    "declare_automatic": "",
    "not_three_of_a_number": "",
    "trade_not_normal": "card",
    "trade_empties_hand": "",
    "no_scroll_left": "",
    "no_such_scroll": "scroll place",
    "not_another_player": "",
    "lord_normal_of_colour": "card colour",
    "lord_of_colour": "card colour",
    "princess_special": "card",
    "herald_colour": "card colour",
    "must_choose": "",
    "not_in_discards": "card",
    "no_valkyrie_back": "",
    "no_scroll_there": "place",
    "not_face_down": "place",
    "same_place": "",
    "pixie_two_players": "",
    "colour_first": "",
}
QUESTIONS = (
    "turn first_wild dragon gargoyle lord princess princess-escort goddess valkyrie pixie explosion shock_wave menace "
    "salvation herald_of_red herald_of_yellow herald_of_blue herald_of_green"
)
OPTIONS = {
    option.key: " ".join(option.values) or ("none" if option.default is None else "")
    for option in blanc_noir.IDENTITY.options
}
ERRORS = {
    "unknown_game": "game known",
    "broken_game": "game mistake",
    "unknown_option": "game option known",
    "bad_option": "option value allowed",
    "bad_handicap": "value most",
    "bad_seats": "game seats low high",
    "unknown_seat": "seat seats",
    "bad_seed": "seed",
    "unknown_card": "card like",
    "unknown_move": "move verbs",
    "move_syntax": "move form",
    "bad_table": "line problem",
    "table_unknown_key": "key known",
    "table_twice": "key",
    "option_twice": "option",
    "table_missing_hand": "seat",
    "table_missing": "key",
    "table_too_many": "card count copies",
    "table_nowhere": "count",
    "table_bad_value": "key value allowed",
    "table_two_stars": "",
    "unknown_language": "language known",
    "unknown_level": "level known",
    "no_file": "file",
    "bad_record": "problem",
    "record_digest": "",
    "record_move": "number move text",
    "record_outcome": "",
    "record_rules_version": "version ours",
    "not_utf8": "",
    "line_too_long": "limit",
    "bad_json": "",
    "bad_field": "field expected",
    "unknown_op": "op known",
    "no_game": "",
}
PEOPLE_ERRORS = {
    "name_length": "most",
    "name_sign": "sign number",
    "name_invisible": "",
    "login_form": "low high",
    "login_taken": "login",
    "login_wrong": "",
    "password_length": "low high",
    "password_is_login": "",
    "too_many_logins": "seconds",
    "already_registered": "",
    "not_registered": "",
    "person_gone": "",
    "database_newer": "",
}
SERVER_ERRORS = {
    "usage_number": "option value low high",
    "server_bind": "where problem",
    "server_not_origin": "origin",
    "backup_postgres": "address",
    "server_not_seated": "",
    "server_seated": "",
    "server_seat_taken": "",
    "server_seat_free": "",
    "server_no_seat": "",
    "server_too_many": "seats",
    "server_host_only": "",
    "server_no_game": "",
    "server_game_on": "",
    "server_paused": "",
    "server_stale": "ply now",
    "server_propose": "what known",
    "server_vote_on": "",
    "server_no_vote": "",
    "server_no_undo": "",
    "server_pause_already": "",
    "server_no_chat": "",
    "server_empty_line": "",
    "server_emote": "emote known",
    "server_muted_many": "most",
    "server_storage": "",
    "server_no_answer": "",
    "server_no_table": "",
    "server_table_id": "id",
    "server_token": "",
    "server_no_cookie": "",
    "server_origin": "origin",
    "server_binary": "",
    "server_frame": "",
    "server_frame_type": "known",
    "server_frame_field": "field",
    "server_frame_long": "limit",
    "server_slow_down": "",
    "server_wait": "seconds",
    "server_query": "name known",
    "server_since": "value",
    "server_views": "value",
    "server_webhook": "url",
    "server_setting": "setting value allowed",
    "server_record_later": "",
    "server_open_later": "",
    "server_replay_own": "",
    "server_nothing_left": "",
    "server_record_long": "most",
    "server_set_up": "",
    "server_no_tutorial": "",
    "server_no_game_yet": "",
    "server_no_game_number": "number most",
    "server_other_rules": "version",
    "server_no_page": "",
    "server_method": "",
    "server_body_long": "",
    "server_request": "",
    "server_field": "field",
}
STORE_ERRORS = {
    "store_in_use": "path",
    "store_foreign": "path",
    "store_is_folder": "path",
    "store_no_folder": "path",
    "store_read_only": "path",
    "store_needs_package": "package command",
    "store_unusable": "address problem",
    "store_address": "address",
    "store_file": "address",
    "store_malformed": "address",
    "bus_address": "address",
    "backup_exists": "path",
}
BUS_ERRORS = {
    "bus_needs_package": "package command",
    "bus_unreachable": "servers problem",
    "bus_denied": "servers",
    "bus_small": "server limit needed",
}
DECK_ERRORS = {
    "deck_unknown": "deck known",
    "deck_count": "count seats",
    "deck_recipe": "deck",
    "deck_cards": "deck count",
    "deck_freezes": "deck count",
    "deck_bases": "deck count needs",
    "deck_doubles": "deck count most",
    "deck_expansion": "deck",
    "deck_too_long": "limit",
}
ALL_ERRORS = ERRORS | DECK_ERRORS | PEOPLE_ERRORS | SERVER_ERRORS | STORE_ERRORS | BUS_ERRORS
NUMBERS = {"round", "number", "count", "sum", "points", "total", "chain", "copies", "limit", "low", "high", "line"}
NUMBERS |= {"needed", "seconds", "ply", "now", "most"}

EXPECTED: dict[str | None, dict[str, str]] = {
    None: {
        **{f"error-{key}": names for key, names in ALL_ERRORS.items()},
        "person-guest": "number",
        "person-gone": "",
        **{f"server-{key}": "" for key in ("welcome", "api", "tables", "no_client")},
    },
    GAME: {
        **dict.fromkeys(["game-name", "game-tagline", "place-pile"], ""),
        "coloured-card": "colour kind",
        "place-front": "seat number",
        **{f"colour-{colour}{letter}": "" for colour in COLOURS.split() for letter in ("", ".letter")},
        **{f"card-{kind}{text}": "" for kind in [*NORMAL.split(), *SPECIAL.split()] for text in ("", ".text")},
        **{f"card-{kind}.ability": "" for kind in SPECIAL.split()},
        **{f"scroll-{scroll}{text}": "" for scroll in SCROLLS.split() for text in ("", ".text")},
        **{f"event-{key}": names for key, names in EVENTS.items()},
        **{f"refused-{key}{remedy}": names for key, names in REASONS.items() for remedy in ("", ".remedy")},
        **{f"ask-{why}{name}": "" for why in QUESTIONS.split() for name in ("", ".name")},
        **{f"option-{key}{text}": "" for key in OPTIONS for text in ("", ".help")},
        **{f"option-{key}-{value}": "" for key, values in OPTIONS.items() for value in values.split()},
        **{f"rules-{number}-{part}": "" for number in range(1, 12) for part in ("title", "body")},
        "rules-1-row-coloured": "card number copies",
        "rules-1-row-wild": "card number copies",
        "rules-1-row-scroll": "scroll copies",
    },
    expected_of_brawl.GAME: expected_of_brawl.EXPECTED,
}

# As the rulebooks print them, in the order of NORMAL, SPECIAL and SCROLLS.
PRINTED = {
    "ja": "大剣 双剣 投擲 長弓 短剣 釵 戦鞭 斧槍 戦斧 女司祭 魔術師 道化師 領主 皇女 騎士 皇子 "
    "ゴーレム 妖精 ドラゴン 戦乙女 女神 ガーゴイル "
    "赤の伝令 黄の伝令 青の伝令 緑の伝令 爆発 衝撃波 蜃気楼 吹雪 脅威 竜巻 救済 啓示",
    "de": "Grosses_Schwert Doppelschwert Boomerang Langbogen Dolch Haarnadel Peitsche Hellebarde Streitaxt Priesterin "
    "Zauberer Narr Fürst Prinzessin Ritter Prinz Golem Elfe Drache Valkyrie Göttin Wasserspeier Roter_Bote Gelber_Bote "
    "Blauer_Bote Grüner_Bote Explosion Schockwelle Fata_Morgana Schneesturm Bedrohung Tornado Erlösung Offenbarung",
}
