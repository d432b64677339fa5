"""Tables in the middle of something: dealt from a named seed, played by bots up to where the picture is taken."""

from collections.abc import Callable
from functools import cached_property
from hashlib import sha256

from tefuda import bots, registry
from tefuda.core.chance import Sealed
from tefuda.core.state import State
from tefuda.core.view import LETTERS
from tefuda.server import entries

NOON = 1_793_534_400_000
"""1 November 2026, 12:00 UTC, in milliseconds: the hour of every picture."""
PACE = 7_000
MOST_MOVES = 4000

When = Callable[[State], bool]


def from_seed(seed: str, length: int) -> str:
    return sha256(seed.encode()).hexdigest()[:length]


class Plan:
    """Which table. `until`: what the picture waits for; without it nothing is dealt. `free`: so many empty seats."""

    def __init__(
        self,
        seed: str,
        until: When | None = None,
        *,
        game: str = "blanc_noir",
        seats: int = 4,
        free: int = 0,
        **options: int | str,
    ) -> None:
        self.seed = seed
        self.until = until
        self.game = game
        self.seats = seats
        self.free = free
        self.options = options

    def gathered(self, user: str, name: str) -> list[entries.Entry]:
        """The table, and who sits at it."""
        opened = registry.Opened(self.game, dict(self.options))
        settings = entries.Settings(seats=self.seats, countdown=0, absent="wait", public=self.free > 0)
        created = entries.Created(
            at=NOON, game=self.game, rules_version=opened.rules_version, options=opened.options, settings=settings,
            host=user, name=name, secret=from_seed(self.seed, 64),
        )  # fmt: skip
        found: list[entries.Entry] = [created, entries.Sat(at=NOON, seat="A", kind="person", name=name, user=user)]
        for seat in LETTERS[1 : self.seats - self.free]:
            found.append(entries.Sat(at=NOON, seat=seat, kind="bot", name=f"Bot {seat}", level="sensible"))
        return found

    @property
    def course(self) -> list[entries.Entry]:
        """From the beginning of the game up to the picture."""
        if self.until is None:
            return []
        version = registry.identity(self.game).rules_version
        return [
            entries.Readied(at=NOON, seat="A", ready=True),
            entries.Counting(at=NOON, until=NOON),
            entries.Started(at=NOON, number=1, rules_version=version),
            *self.played,
        ]

    @cached_property
    def played(self) -> list[entries.Entry]:
        """Every move, and the end if it is played to its end."""
        assert self.until is not None
        secret = Sealed(bytes.fromhex(from_seed(self.seed, 64)))
        state = registry.Opened(self.game, dict(self.options)).deal(self.seats, secret)
        log: list[entries.Entry] = []
        while not self.until(state):
            if state.over or len(log) == MOST_MOVES:
                raise SystemExit(f"The game from the seed {self.seed} never comes to what its picture shows.")
            seat = state.asked[0]
            seed = int(from_seed(f"{self.seed} {seat} {len(log)}", 16), 16)
            move = bots.choice(bots.bot("sensible", seed), state, seat)
            state.play(seat, move)
            at, by = NOON + PACE * (len(log) + 1), "player" if seat == "A" else "bot"
            log.append(entries.Moved(at=at, seat=seat, move=move, by=by))
        if state.over:
            log.append(entries.Ended(at=log[-1].at, secret=from_seed(f"next {self.seed}", 64)))
        return log


# -- what pictures wait for


def is_over(state: State) -> bool:
    return state.over


def asked(verb: str, after: int = 0, held: int = 0) -> When:
    """A is asked for a move that begins like this, after so many moves, with so many cards in hand or more."""

    def when(state: State) -> bool:
        return (
            not state.over
            and len(state.moves) >= after
            and state.asked == "A"
            and any(f"{move} ".startswith(f"{verb} ") for move in state.legal("A"))
            and (not held or held_by_a(state) >= held)
        )

    return when


def held_by_a(state: State) -> int:
    return next(
        int(zone["count"]) for zone in state.view("A")["zones"] if (zone["zone"], zone["owner"]) == ("hand", "A")
    )


def is_rich(state: State) -> bool:
    """Something of everything: scrolls before everybody, a hand of which some cards may be played."""
    if not asked("draw", after=30, held=6)(state) or held_by_a(state) > 8:
        return False
    scrolls = [zone["count"] for zone in state.view("A")["zones"] if zone["zone"] == "scrolls"]
    playable = {move.split()[1] for move in state.legal("A") if move.startswith("discard")}
    return min(scrolls) >= 1 and sum(scrolls) >= 7 and len(playable) >= 3


def may_name_colour(state: State) -> bool:
    """A may play a wild card."""
    return asked("discard")(state) and any(move.endswith(" red") for move in state.legal("A"))


def has_last_card(state: State) -> bool:
    """A may play the only card that is left."""
    return asked("discard")(state) and held_by_a(state) == 1
