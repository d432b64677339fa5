"""Asks a person for a move: shows the table, reads what is typed, explains, until a legal move is there."""

from rich.text import Text

from tefuda.core.state import State
from tefuda.terminal import explaining, leaving
from tefuda.terminal.arrangement import Arrangement
from tefuda.terminal.log import Log
from tefuda.terminal.menu import Choice, shared
from tefuda.terminal.reading import Reader, Typed, is_number, typed
from tefuda.terminal.screen import Screen


class Asking:
    def __init__(
        self, state: State, seat: str, arrangement: Arrangement, log: Log, screen: Screen, kept: str | None = None
    ) -> None:
        self.state = state
        self.seat = seat
        self.arrangement = arrangement
        self.words = arrangement.words
        self.log = log
        self.screen = screen
        self.kept = kept
        """The file in which the game is recorded even if it is left."""
        self.reader = Reader(arrangement.pen)
        self.moves: list[str] = []
        self.worded: dict[str, str] = {}
        """The moves as they may be typed, each with the legal move that it is."""
        self.menu: list[Choice] = []
        self.begun = 0
        """So many words of the moves in the menu are chosen already."""
        self.says = False
        """Whether the word that one must think of was said with them."""

    def ask(self) -> str:
        """A legal move."""
        self.moves = list(self.state.legal(self.seat))
        self.worded = self.arrangement.worded(self.moves)
        self.begin()
        while True:
            line = self.screen.ask()
            if line is None:
                leaving.leave(self.screen, self.words, self.kept)
                continue
            move = self.understood(line)
            if move is not None:
                return move

    def begin(self) -> None:
        """The whole table, with what happened since the last move."""
        view = self.state.view(self.seat)
        self.says = False
        self.begun = 0
        self.menu = self.arrangement.choices(view, self.moves)
        question = self.question(view["waiting"][0]["why"])
        width, screen = self.screen.width, self.screen
        table = self.arrangement.table(view, self.menu, width)
        if not screen.clears:
            screen.show(["", *table, "", *question])
            return
        screen.clear()
        lines = [Text(), *table, Text(), *question]
        room = screen.height - screen.count(lines) - 1  # the line to type on
        if screen.count(self.log.news) > room:
            lines = [*self.arrangement.table(view, self.menu, width, is_dense=True), *question]
            room = screen.height - screen.count(lines) - 1
        screen.show([*self.log.latest(room, screen), *lines])

    def question(self, why: str) -> list[Text]:
        asks = f"ask-{why.replace('.', '-')}"
        asked = Text(self.words.say(asks if self.words.has(asks) else "term-your_turn"), "bold")
        shout = self.arrangement.shout
        hint = self.words.first_of(f"term-hint-{shout}") if shout and self.arrangement.may_shout(why) else None
        hints = [self.words.say("term-hint"), hint, self.words.say("term-hint-help")]
        dot = f" {self.arrangement.pen.signs['dot']} "
        return [asked, Text(dot.join(hint for hint in hints if hint), "dim")]

    # -- what is typed

    def understood(self, line: str) -> str | None:
        """The move that a line means; otherwise it has been answered."""
        some = typed(line, self.arrangement.word)
        if not some.words:
            if some.says and self.arrangement.alone:
                self.screen.say(self.arrangement.alone)
            else:
                self.begin()
        elif not explaining.command(self, some):
            says = some.says or self.says
            found = self.meant(some)
            if len(found) == 1:
                return self.said(found[0], says)
            if found:
                self.narrow(found, says)
            else:
                self.screen.show(explaining.why(self, some))
        return None

    def meant(self, some: Typed) -> list[str]:
        """The moves that a line can mean, without the word that one must think of; a single one as it is legal."""
        begun = [move for choice in self.menu for move in choice.moves] if self.begun else []
        by_number = bool(some.words) and is_number(some.words[0])
        found = self.reader.fitting(some.words, self.menu, list(self.worded)) if by_number or not begun else []
        found = found or self.reader.continuing(some.words, begun, self.begun)
        found = found or self.reader.fitting(some.words, self.menu, list(self.worded))
        found = self.arrangement.offered(found) or found
        legal = list(dict.fromkeys(self.worded.get(move, move) for move in found))
        return legal if len(legal) == 1 else found

    def said(self, move: str, says: bool) -> str | None:
        """The move, with the word that one must think of; refused where that may not be said."""
        move = self.with_word(move, says)
        if move in self.moves:
            return move
        self.screen.show(explaining.reasons(self, move))
        return None

    def with_word(self, move: str, says: bool) -> str:
        shout = self.arrangement.shout
        return f"{move} {shout}" if says and shout and not move.endswith(f" {shout}") else move

    def narrow(self, moves: list[str], says: bool) -> None:
        """Several moves fit: the next question is which."""
        begun = Choice(shared(moves), tuple(moves))
        self.menu = self.arrangement.further(begun)
        self.says = says
        self.begun = len(begun.words)
        title = self.arrangement.label(begun) if self.begun else Text()
        title = title if title.plain.strip() else Text(self.words.say("term-which"))
        lines = self.arrangement.numbered(self.menu, self.screen.width, self.begun)
        self.screen.show([title, *lines, Text(self.words.say("term-back"), "dim")])
