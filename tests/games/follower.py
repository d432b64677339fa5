"""Somebody who never looks at the table of Blanc Noir and only hears its events; written from docs and rulebook."""

from collections import Counter
from typing import Any

Shown = str | dict[str, Any] | None

SCROLLS = 20


def name(told: Shown) -> str | None:
    """What was told of a card; None for a back."""
    return told if isinstance(told, str) else None


class Follower:
    """What a seat, or a spectator, must know after the events that it has heard."""

    def __init__(self, seats: str, cards: int, takes_top: bool) -> None:
        self.seats = seats
        self.cards = cards
        self.takes_top = takes_top
        self.round = 0
        self.points = dict.fromkeys(seats, 0)
        self.quests = dict.fromkeys(seats, 0)
        self.turn = ""
        self.direction = "clockwise"
        self.clear()

    def clear(self) -> None:
        self.direction = "clockwise"
        self.chain = 0
        self.colour = ""
        self.declared: set[str] = set()
        self.sizes = dict.fromkeys(self.seats, 0)
        self.known: dict[str, Counter[str]] = {seat: Counter() for seat in self.seats}
        self.rows: dict[str, list[tuple[str | None, bool]]] = {seat: [] for seat in self.seats}
        self.pile = self.cards
        self.discards = 0
        self.top = ""
        self.removed: Counter[str] = Counter()
        self.scroll_pile: list[str | None] = [None] * SCROLLS
        self.last_up = 0

    def hear(self, event: dict[str, Any]) -> None:
        key = {"removed": "removed_card", "declared": "declared_word"}.get(event["event"], event["event"])
        getattr(self, key)(**{field: value for field, value in event.items() if field != "event"})

    # -- rounds and turns

    def round_began(self, round: int, **_: Any) -> None:
        self.clear()
        self.round = round

    def turn_passed(self, seat: str) -> None:
        self.turn = seat

    def round_ended(self, why: str) -> None:
        pass

    def quest_fulfilled(self, seat: str) -> None:
        self.quests[seat] += 1

    def scored(self, seat: str, points: int, total: int) -> None:
        assert total == self.points[seat] + points
        self.points[seat] = total

    def halved(self, seat: str, total: int) -> None:
        assert total == self.points[seat] // 2
        self.points[seat] = total

    def game_ended(self, winners: list[str]) -> None:
        assert winners

    # -- cards

    def grew(self, seat: str, card: Shown) -> None:
        self.sizes[seat] += 1
        self.declared.discard(seat)
        if name(card):
            self.known[seat][str(card)] += 1

    def left(self, seat: str, card: str) -> None:
        self.sizes[seat] -= 1
        self.known[seat] -= Counter([card])

    def drew(self, seat: str, card: Shown) -> None:
        self.pile -= 1
        self.grew(seat, card)

    def pile_opened(self, card: str) -> None:
        self.pile -= 1
        self.discards = 1
        self.top = card
        self.colour = card.partition(".")[0] if "." in card else "any"

    def pile_renewed(self, count: int) -> None:
        assert count == self.discards - 1
        self.pile, self.discards = count, 1

    def discarded(self, seat: str, card: str, colour: str | None = None) -> None:
        self.left(seat, card)
        self.discards += 1
        self.top = card
        self.colour = colour or card.partition(".")[0]

    def colour_named(self, seat: str, colour: str) -> None:
        self.colour = colour

    def removed_card(self, seat: str, card: str) -> None:
        self.left(seat, card)
        self.removed[card] += 1

    def gave(self, seat: str, target: str, card: str) -> None:
        self.left(seat, card)
        self.grew(target, card)

    def took_back(self, seat: str, card: Shown) -> None:
        self.discards -= 1
        self.grew(seat, card)

    def hand_shown(self, seat: str, cards: Any, **_: Any) -> None:
        if isinstance(cards, list):
            assert len(cards) == self.sizes[seat]
            self.known[seat] = Counter(cards)

    def looked_through(self, seat: str, **_: Any) -> None:
        pass

    def traded(self, seat: str) -> None:
        pass

    def skipped(self, seat: str) -> None:
        pass

    def penalised(self, seat: str, why: str) -> None:
        pass

    def counts_as_declared(self, seat: str) -> None:
        assert self.sizes[seat] == 1
        self.declared.add(seat)

    def declared_word(self, seat: str) -> None:
        self.declared.add(seat)

    def chain_grew(self, sum: int) -> None:
        assert sum - self.chain in (2, 4)
        self.chain = sum

    def chain_closed(self) -> None:
        self.chain = 0

    def turned_round(self, direction: str) -> None:
        assert direction != self.direction
        self.direction = direction

    # -- scrolls

    def place(self, place: str) -> tuple[list[tuple[str | None, bool]], int]:
        seat, _, number = place.partition(".")
        return self.rows[seat], int(number) - 1

    def gained_scroll(self, seat: str, place: str, scroll: Shown) -> None:
        self.scroll_pile.pop()
        row, i = self.place(place)
        assert (row, i) == (self.rows[seat], len(row))
        row.append((name(scroll), False))

    def turned_up(self, seat: str, place: str, scroll: str) -> None:
        row, i = self.place(place)
        assert not row[i][1]
        assert row[i][0] in (None, scroll)
        row[i] = (scroll, True)
        self.last_up = i

    def learned_scroll(self, seat: str, place: str, scroll: Shown) -> None:
        row, i = self.place(place)
        row[i] = (name(scroll) or row[i][0], row[i][1])

    def swapped_scrolls(self, seat: str, first: str, second: str) -> None:
        two, j = self.place(second)
        if first == "pile":
            there = self.scroll_pile[-1] if self.takes_top else None
            if self.takes_top:
                self.scroll_pile[-1] = two[j][0]
            two[j] = (there, False)
        else:
            one, i = self.place(first)
            one[i], two[j] = two[j], one[i]

    def returned_scroll(self, place: str, **_: Any) -> None:
        row, i = self.place(place)
        row.pop(i)
        self.scroll_pile = [None] * (len(self.scroll_pile) + 1)

    def gathered_scrolls(self, seat: str) -> None:
        kept = self.rows[seat][self.last_up]
        self.rows = {other: [kept] if other == seat else [] for other in self.seats}
        self.scroll_pile = [None] * (SCROLLS - 1)

    # -- what must be seen

    def expected(self) -> dict[str, Any]:
        return {
            "round": self.round,
            "turn": self.turn,
            "direction": self.direction,
            "chain": self.chain,
            "top": self.top,
            "colour": self.colour,
            "points": self.points,
            "quests": self.quests,
            "declared": sorted(self.declared),
            "pile": self.pile,
            "discards": self.discards,
            "removed": +self.removed,
            "scroll_pile": len(self.scroll_pile),
            "sizes": self.sizes,
            "known": {seat: +cards for seat, cards in self.known.items()},
            "rows": self.rows,
        }


def seen(view: dict[str, Any]) -> dict[str, Any]:
    """The same, taken from a view."""
    zones = {(zone["zone"], zone["owner"]): zone for zone in view["zones"]}
    facts = view["facts"]
    seats = sorted(owner for key, owner in zones if key == "hand")
    keys = ("round", "turn", "direction", "chain", "top", "colour", "points", "quests")
    return {
        **{key: facts[key] for key in keys},
        "declared": sorted(facts["declared"]),
        "pile": zones["pile", None]["count"],
        "discards": zones["discards", None]["count"],
        "removed": Counter(zones["removed", None]["cards"]),
        "scroll_pile": zones["scroll_pile", None]["count"],
        "sizes": {seat: zones["hand", seat]["count"] for seat in seats},
        "known": {seat: Counter(filter(None, map(name, zones["hand", seat]["cards"]))) for seat in seats},
        "rows": {seat: [(card.get("face"), card["up"]) for card in zones["scrolls", seat]["cards"]] for seat in seats},
    }
