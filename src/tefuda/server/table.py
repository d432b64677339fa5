"""A table as its log tells it: entries folded one after the other, with no clock, no socket and no luck of its own."""

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Any

from tefuda import registry
from tefuda.core import racing
from tefuda.core.chance import Sealed
from tefuda.core.state import State
from tefuda.core.view import Event
from tefuda.server import dealing, entries
from tefuda.server.clocks import Clocks
from tefuda.server.idle import Idle
from tefuda.server.questions import Question, Vote
from tefuda.server.seating import Place, Places, taken

MOST_IDS = 256
"""So many of the last moves' client ids are remembered."""
MOST_CHAT = 60


class Table:
    """`seq` entries were folded. `events`: what the last of them brought."""

    def __init__(self, id: str, first: entries.Created) -> None:
        self.id = id
        self.seq = 0
        self.game = first.game
        self.rules_version = first.rules_version
        self.options = first.options
        self.settings = first.settings
        self.host = first.host
        self.name = first.name
        self.created = first.at
        self.places = Places(first.settings.seats)
        self.phase = "gathering"
        self.until = 0
        self.number = 0
        self.secret = first.secret
        self.set_up = first.table
        self.is_lesson = first.lesson
        self.at = first.at
        self.is_skipping = False
        """Moves of games that are over are not played again."""
        self.is_hurrying = False
        """Nobody will ask what these moves brought: more of them follow at once."""
        self.words: dict[str, str] = {}
        self.state: State | None = None
        self.clocks = Clocks(first.settings.clock, self.places.letters)
        self.idle = Idle()
        self.started = 0
        self.times: list[int] = []
        self.held: list[int] = []
        self.paused = ""
        self.vote: Vote | None = None
        self.ids: OrderedDict[tuple[str, str], int] = OrderedDict()
        self.outcome: dict[str, Any] | None = None
        self.last_secret = ""
        self.last_words: dict[str, str] = {}
        self.chat: deque[tuple[int, entries.Said]] = deque(maxlen=MOST_CHAT)
        self.events: tuple[Event, ...] = ()
        self.last_by = ""
        """Who made the last move that can still be taken back; empty when none can."""
        self.asked_since = 0
        """The ply at which the present question was put: it may have been answered in part since."""

    @property
    def commitment(self) -> str:
        return Sealed(bytes.fromhex(self.secret)).commitment

    @property
    def ply(self) -> int:
        return len(self.times)

    @property
    def playing(self) -> State | None:
        """The game that goes on; None between games."""
        return self.state if self.phase == "playing" else None

    # -- folding

    def fold(self, entry: entries.Entry) -> None:
        """What the entry changes. Refused, and nothing has changed, if the rules are against it."""
        self.events = ()
        FOLDS[type(entry)](self, entry)
        self.seq += 1
        self.at = entry.at

    def on_created(self, entry: entries.Created) -> None:
        pass

    def on_set(self, entry: entries.Set) -> None:
        self.options, self.settings = entry.options, entry.settings
        self.places.resize(entry.settings.seats)
        self.words = {seat: word for seat, word in self.words.items() if seat in self.places.letters}
        self.unready()

    def on_hosted(self, entry: entries.Hosted) -> None:
        self.host = entry.user

    def on_sat(self, entry: entries.Sat) -> None:
        self.places[entry.seat] = taken(entry)

    def on_stood(self, entry: entries.Stood) -> None:
        place = self.places[entry.seat]
        if self.phase == "playing":
            level = self.settings.bots
            self.places[entry.seat] = Place(entry.seat, "bot", name=place.name, level=level, ready=True)
            self.drop_from_vote(entry.seat)
        else:
            self.places[entry.seat] = Place(entry.seat)
            self.words.pop(entry.seat, None)

    def on_readied(self, entry: entries.Readied) -> None:
        self.places[entry.seat].ready = entry.ready

    def on_mixed(self, entry: entries.Mixed) -> None:
        self.words[entry.seat] = entry.word

    def on_counting(self, entry: entries.Counting) -> None:
        self.phase = "counting"
        self.until = entry.until

    def on_stopped(self, entry: entries.Stopped) -> None:
        self.phase = "gathering"
        self.until = 0

    def on_started(self, entry: entries.Started) -> None:
        if entry.moved:
            self.places.turn(entry.moved)
            self.words = {entry.moved[self.places.letters.index(seat)]: word for seat, word in self.words.items()}
        self.phase, self.until = "playing", 0
        self.number = entry.number
        self.started = entry.at
        self.times, self.held = [], []
        self.ids.clear()
        self.vote, self.paused, self.outcome, self.last_secret, self.last_by = None, "", None, "", ""
        self.asked_since = 0
        for place in self.places:
            place.open = False
        self.clocks = Clocks(self.settings.clock, self.places.letters)
        self.rules_version = entry.rules_version
        self.state = None
        if self.is_skipping or entry.rules_version != registry.identity(self.game).rules_version:
            return
        self.state = self.dealt()
        if not self.is_hurrying:
            self.events = self.state.events()
        self.run_clocks(entry.at)

    @property
    def ends(self) -> int | None:
        """When the table's own clock plays, if nothing happens; None while it stands or has nothing to play."""
        if self.idle.due is None or self.playing is None or self.paused:
            return None
        return self.idle.deadline(racing.pace(self.options).slow)

    @property
    def timed(self) -> str:
        """The seats whose thinking time runs: nobody's in a race."""
        state = self.playing
        return "" if state is None or (state.waiting and state.waiting[-1].how == "race") else state.asked

    def run_clocks(self, at: int) -> None:
        self.clocks.run(self.timed, at)
        self.idle.look(self.state, at)

    @property
    def entropy(self) -> list[str]:
        """The words for this deal, in the order of the seats they were said from."""
        return [self.words[seat] for seat in sorted(self.words)]

    def dealt(self) -> State:
        luck = Sealed(bytes.fromhex(self.secret), tuple(self.entropy))
        rules = dealing.opened(self.game, self.options)
        if self.set_up and self.number == 1:
            return dealing.set_up(rules, self.set_up, luck)
        return dealing.dealt(rules, len(self.places.all), luck, is_told=not self.is_hurrying)

    def on_moved(self, entry: entries.Moved) -> None:
        state = self.state
        if state is None:
            return
        if self.is_hurrying and not self.clocks.is_on and state.waiting[-1].how == "turn":
            state.t.heard = None
            state.play(entry.seat, entry.move)
            state.t.listen()
            self.note_move(entry)
            self.asked_since, self.last_by = self.ply, ""
            return
        luck, question = state.t.chance.written(), Question(state)
        self.events = state.play(entry.seat, entry.move)
        self.note_move(entry)
        self.clocks.stop(entry.at)
        self.clocks.answered(entry.seat)
        is_open = luck != state.t.chance.written() or state.over or any(event.secret for event in self.events)
        self.last_by = "" if is_open or question.how != "turn" else entry.seat
        if not question.is_still_put(state):
            self.asked_since = self.ply
        self.run_clocks(entry.at)

    def note_move(self, entry: entries.Moved) -> None:
        self.times.append(max(entry.at - self.started, 0))
        self.held.append(entry.held)
        if entry.id:
            self.ids[entry.user, entry.id] = self.seq + 1
            if len(self.ids) > MOST_IDS:
                self.ids.popitem(last=False)
        if self.vote is not None and self.vote.what == "undo":  # it was about another move
            self.vote = None

    def on_ended(self, entry: entries.Ended) -> None:
        found = None if self.state is None else self.state.outcome
        if found is not None:
            self.outcome = {"scores": found.scores, "winners": list(found.winners)}
        self.clocks.stop(entry.at)
        self.phase = "gathering"
        self.last_secret, self.secret = self.secret, entry.secret
        self.last_words, self.words = self.words, {}
        self.vote, self.paused, self.last_by = None, "", ""
        self.unready()

    def unready(self) -> None:
        for place in self.places:
            place.ready = place.kind != "person"
            place.stand_in = ""

    def on_undone(self, entry: entries.Undone) -> None:
        if self.state is None:
            return
        moves = self.state.moves[: entry.ply]
        state = self.dealt()
        for seat, move in moves:
            state.play(seat, move)
        state.events()
        self.state = state
        del self.times[entry.ply :], self.held[entry.ply :]
        self.vote, self.last_by, self.asked_since = None, "", self.ply
        self.run_clocks(entry.at)

    # -- what all must agree on

    def on_asked(self, entry: entries.Asked) -> None:
        due = {place.seat for place in self.places if not place.bot and place.is_taken and place.seat != entry.seat}
        self.vote = Vote(entry.what, entry.seat, due, entry.at)

    def on_answered(self, entry: entries.Answered) -> None:
        assert self.vote is not None
        self.vote.due.discard(entry.seat)
        self.vote.refused = self.vote.refused or not entry.yes
        if self.vote.refused:
            self.vote = None

    def drop_from_vote(self, seat: str) -> None:
        if self.vote is not None:
            self.vote.due.discard(seat)
            if self.vote.by == seat:
                self.vote = None

    def on_paused(self, entry: entries.Paused) -> None:
        self.vote = None
        self.paused = entry.why
        self.clocks.pause(entry.at)

    def on_resumed(self, entry: entries.Resumed) -> None:
        self.vote = None
        self.paused = ""
        self.clocks.resume(self.timed, entry.at)
        self.idle.again(entry.at)

    # -- people

    def on_taken_over(self, entry: entries.TakenOver) -> None:
        self.places[entry.seat].stand_in = entry.level
        self.drop_from_vote(entry.seat)

    def on_returned(self, entry: entries.Returned) -> None:
        self.places[entry.seat].stand_in = ""

    def on_opened(self, entry: entries.Opened) -> None:
        self.places[entry.seat].open = entry.open

    def on_said(self, entry: entries.Said) -> None:
        self.chat.append((self.seq + 1, entry))


FOLDS: dict[type[entries.Entry], Callable[[Table, Any], None]] = {
    kind: getattr(Table, f"on_{entries.snake(kind.__name__)}") for kind in entries.KINDS
}
