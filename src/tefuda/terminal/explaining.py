"""What somebody may ask instead of moving: help, why not, the rules, a card, the log, the whole table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from tefuda.core.reasons import BadInput, Reason
from tefuda.terminal import leaving, page
from tefuda.terminal.reading import Typed, folded, is_number

if TYPE_CHECKING:
    from tefuda.terminal.asking import Asking
    from tefuda.words import Words

COMMANDS = ("why", "card", "rules", "log", "table", "help", "quit")
ALSO = {"?": "help", "exit": "quit", "q": "quit"}
LONG = {"rules", "log", "table", "help"}
"""After these the table is out of sight."""
SOME = 6
"""So many moves are named where several are legal."""


def command(asking: Asking, some: Typed) -> bool:
    """Answers a command; False: it is none."""
    word, *rest = some.words
    name = named(asking.words, word)
    screen, words = asking.screen, asking.words
    match name:
        case "help":
            screen.show(help_lines(asking))
        case "quit" if not rest:
            leaving.leave(screen, words, asking.kept)
        case "why":
            screen.show(why(asking, Typed(rest, some.says)) if rest else [Text(words.say("term-why_what"))])
        case "rules":
            screen.page(page.excerpt(words.game, words.lang, " ".join(rest), screen.width))
        case "card":
            screen.show(card(asking, rest) if rest else [Text(words.say("term-card_what"))])
        case "log":
            screen.page(asking.log.lines if asking.arrangement.retells else asking.log.news)
        case "table":
            view = asking.state.view(asking.seat)
            screen.page(asking.arrangement.everything(view, screen.width))
        case _:
            return False
    if name in LONG:
        screen.say(words.say("term-to_table"), "dim")
    return True


def named(words: Words, word: str) -> str | None:
    """The command of this name, English or in the player's language."""
    word = folded(word)
    for name in COMMANDS:
        if word == name or word in words.say(f"term-words-{name}").split():
            return name
    return ALSO.get(word)


def help_lines(asking: Asking) -> list[Text]:
    words, arrangement = asking.words, asking.arrangement
    lines = words.say("term-help").splitlines()
    if arrangement.shout:
        lines += (words.first_of(f"term-help-{arrangement.shout}") or "").splitlines()
    return [*map(Text, lines), Text(words.say("term-help-signs", **arrangement.pen.signs), "dim")]


# -- why


def why(asking: Asking, some: Typed) -> list[Text]:
    """Whether the move that is meant is legal, and if not, why."""
    words, view = some.words, asking.state.view(asking.seat)
    try:
        return reasons(asking, asking.with_word(" ".join(words), some.says))
    except BadInput as unreadable:
        if found := asking.meant(some):
            return judged(asking, found, some.says)
        if is_number(words[0]):
            number = int(words[0])
            if not 1 <= number <= len(asking.menu):
                return [Text(asking.words.say("term-no_number", number=words[0], most=len(asking.menu)))]
            words = [*asking.menu[number - 1].words, *words[1:]]
        verb = words[0].lower()
        if len(words) == 1 and unreadable.reason == "move_syntax":
            nearest = asking.arrangement.nearest(verb, view)
            return reasons(asking, nearest) if nearest else [Text(asking.words.say("term-none_now", verb=verb))]
        likely = asking.reader.matching(words, list(asking.arrangement.conceivable(view, asking.moves)))
        if likely:
            return reasons(asking, asking.with_word(likely[0], some.says))
        if unreadable.reason in ("unknown_move", "move_syntax") and words != some.words:
            return [Text(asking.words.say("term-no_fit", words=" ".join(some.words)))]
        if unreadable.reason == "unknown_move":
            return [Text(asking.words.say("term-no_fit", words=" ".join(words)))]
        return [Text(unreadable.say(asking.words.lang))]


def judged(asking: Asking, moves: list[str], says: bool) -> list[Text]:
    """Moves that are legal, with or without the word."""
    lines = []
    for move in moves[:SOME]:
        reason = asking.state.why_not(asking.seat, asking.with_word(move, says))
        if reason is not None:
            return said(reason, asking.words.lang)
        lines.append(legal(asking, move, says))
    return [*lines, Text(asking.arrangement.pen.signs["more"])] if len(moves) > SOME else lines


def reasons(asking: Asking, move: str) -> list[Text]:
    """Why a move in notation is not legal, what would be, and the paragraph."""
    reason = asking.state.why_not(asking.seat, move)
    return [legal(asking, move)] if reason is None else said(reason, asking.words.lang)


def legal(asking: Asking, move: str, says: bool = False) -> Text:
    shout = asking.arrangement.shout
    bare = move.removesuffix(f" {shout}") if shout else move
    spoken = asking.words.move(bare) + ("!" if bare != move or (says and shout) else "")
    return Text(asking.words.say("term-legal", move=spoken), "green")


def said(reason: Reason, lang: str) -> list[Text]:
    lines = [Text.assemble((reason.say(lang), "yellow"), (f"  {reason.rule}" if reason.rule else "", "dim"))]
    return [*lines, Text(reason.say_remedy(lang))]


# -- a card


def card(asking: Asking, words: list[str]) -> list[Text]:
    """What is printed on a card: on that of a choice, by its number; or by name, mark or the number printed on it."""
    found = []
    if len(words) == 1 and is_number(words[0]) and 1 <= int(words[0]) <= len(asking.menu):
        move = asking.menu[int(words[0]) - 1].moves[0]
        found = [thing for thing in move.split()[1:] if asking.words.about(thing)]
    some = asking.arrangement.things()
    found = found or asking.reader.named(words, some) or asking.reader.named(words[1:], some)
    if not found:
        like = f"{some[0]}, {some[-1]}"
        return [Text(BadInput("unknown_card", card=" ".join(words), like=like).say(asking.words.lang))]
    lines = []
    for thing in dict.fromkeys(one.rpartition(".")[2] for one in found):
        lines += printed(asking, thing)
    return lines


def printed(asking: Asking, thing: str) -> list[Text]:
    words = asking.words
    ability, text = words.about(thing) or ("", "")
    more = "".join(f"  {one}" for one in (asking.arrangement.pen.number(thing), ability) if one)
    return [Text.assemble((words.thing(thing), "bold"), more), Text(text)]
