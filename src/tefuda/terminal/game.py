"""A game against bots: whose turn it is, what they see, and what they answer."""

import datetime
import time
from collections.abc import Sequence
from hashlib import sha256

from rich.text import Text

import tefuda
from tefuda import bots
from tefuda.core import chance as chances
from tefuda.core.state import State
from tefuda.core.view import CLOCK
from tefuda.registry import Opened
from tefuda.terminal import ending, explaining, leaving, records
from tefuda.terminal.arrangement import arranged
from tefuda.terminal.asking import Asking
from tefuda.terminal.leaving import Leave
from tefuda.terminal.log import Log
from tefuda.terminal.screen import Screen

MINE = "A"


def play(opened: Opened, seats: int, seed: str | None, level: str, lang: str, file: str | None) -> None:
    """A whole game, and its record."""
    if file is not None:
        records.check(file)
    session = Session(opened, seats, seed, level, lang, file)
    try:
        session.play()
    except Leave:
        session.screen.say(session.words.say("term-interrupted"))
    finally:
        if file is not None or session.state.over:
            session.keep(file)


class Session:
    def __init__(
        self, opened: Opened, seats: int, seed: str | None, level: str, lang: str, file: str | None = None
    ) -> None:
        self.screen = Screen()
        self.arrangement = arranged(opened.key, lang, opened.options, self.screen)
        self.words = self.arrangement.words
        self.level = level
        self.log = Log(self.arrangement, MINE)
        self.state: State = opened.new(seats=seats, seed=seed, events=True)
        self.bots = {seat: bots.bot(level, bot_seed(self.state, seat)) for seat in self.state.seats if seat != MINE}
        self.asking = Asking(self.state, MINE, self.arrangement, self.log, self.screen, file)
        self.started = datetime.datetime.now(datetime.UTC)
        self.clock = time.monotonic()
        self.times: list[int] = []

    def play(self) -> None:
        """To the end of the game; raises Leave when the person has had enough."""
        self.welcome()
        self.rest("term-begin")
        self.tell(None, self.state.events())
        last = ""
        while not self.state.over:
            seat = last = following(self.state, last)
            if seat == MINE:
                self.screen.forget_typed()
                self.move(MINE, self.asking.ask())
            elif seat == CLOCK:
                self.move(CLOCK, self.state.legal(CLOCK)[0])
            else:
                with self.screen.waiting(self.words.say("term-thinking", seat=seat)):
                    move = bots.choice(self.bots[seat], self.state, seat)
                self.move(seat, move)
        self.screen.show(ending.table(self.state, self.words, MINE))

    def welcome(self) -> None:
        tagline = self.words.first_of("game-tagline") or ""
        self.screen.show([Text(self.words.name, "bold"), Text(tagline, "dim")])
        level = self.words.say(f"term-level-{self.level}")
        self.screen.say(self.words.say("term-players", seat=MINE, others=list(self.bots), level=level), "dim")
        if not tefuda.compiled:
            self.screen.say(self.words.say("term-uncompiled"), "dim")
        if [one.how for one in self.state.waiting] == ["race"]:
            self.screen.say(self.words.say("term-one_by_one"))
        luck = chances.read(self.state.origin)
        if isinstance(luck, chances.Sealed):
            self.screen.say(self.words.say("term-commitment"), "dim")
            self.screen.tell(luck.commitment)

    def rest(self, prompt: str) -> None:
        """Lets somebody read, and go, before the screen is cleared; a pipe needs no rest."""
        while self.screen.clears:
            self.screen.forget_typed()
            line = self.screen.ask(self.words.say(prompt))
            if line is not None and explaining.named(self.words, line.strip()) != "quit":
                return
            leaving.leave(self.screen, self.words, self.asking.kept)

    def move(self, seat: str, move: str) -> None:
        events = self.state.play(seat, move)
        self.times.append(int((time.monotonic() - self.clock) * 1000))
        self.tell(seat, events)

    def tell(self, actor: str | None, events: Sequence[tefuda.Event]) -> None:
        """What a move brought. A round that ends in it has its score before the next one begins."""
        keys = [event.key for event in events]
        begins = keys.index("round_began") if "round_ended" in keys and "round_began" in keys else 0
        before = len(self.log.lines)
        if begins:
            self.screen.show(self.log.hear(events[:begins]))
            self.screen.show(ending.table(self.state, self.words, MINE))
            self.rest("term-go_on")
        self.screen.show(self.log.hear(events[begins:]))
        if actor == MINE and MINE not in self.state.asked:
            self.log.turn_over(len(self.log.lines) - before)

    def keep(self, file: str | None) -> None:
        """Writes the record and says where it is."""
        names = {seat: self.words.say("term-bot", seat=seat, level=self.level) for seat in self.bots}
        players = {MINE: self.words.say("term-you"), **names}
        place = records.keep(self.state, players, self.started, self.times, file)
        if place:
            self.screen.tell(self.words.say("term-saved", file=place))


def following(state: State, last: str) -> str:
    """Who moves next: here one after the other, also in a race; the table's clock where nobody asked can move."""
    if MINE in state.asked and state.waiting[0].how != "race":
        return MINE
    able = [seat for seat in state.asked if state.legal(seat)]
    return next((seat for seat in able if seat > last), able[0] if able else CLOCK)


def bot_seed(state: State, seat: str) -> int:
    """From the table's luck by a one-way street: the same game plays again, and no bot draws from the deck's stream."""
    return int.from_bytes(sha256(f"bot {seat} {state.origin}".encode()).digest()[:8], "big")
