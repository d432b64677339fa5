"""What happens in Blanc Noir, as it is best told: a deal as one sentence, cards that come together as one."""

from collections.abc import Sequence
from typing import Any

from tefuda.terminal.blanc_noir.moves import Moves
from tefuda.words import Heard

LINES = {"round_dealt", "round_ended", "scored", "halved", "game_ended"}
LOUD = {"declared", "penalised", "quest_fulfilled", "round_ended", "game_ended", "round_dealt"}
AGAIN = {"drew": ("drew", "drew-many"), "removed": ("removed",)}
SILENT = {"turn_passed", "pile_opened"}
OWN = {"drew", "gained_scroll", "learned_scroll", "took_back"}


class Telling(Moves):
    @property
    def retells(self) -> bool:
        return self.options.get("log") != "last"

    def retold(self, heard: Sequence[Heard]) -> list[Heard]:
        told: list[dict[str, Any]] = []
        start: dict[str, Any] | None = None
        for one in map(dict, heard):
            key = one["event"]
            if key == "round_began":
                start = one
            elif key == "turn_passed" and start is not None:
                told.append(start | {"event": "round_dealt", "first": one["seat"]})
                start = None
            elif start is not None:
                if key == "pile_opened":
                    start["card"] = one["card"]
            elif told and key in AGAIN and told[-1]["event"] in AGAIN[key] and told[-1]["seat"] == one["seat"]:
                told[-1] = once_more(told[-1], one)
            elif key not in SILENT and not (key == "learned_scroll" and isinstance(one["scroll"], dict)):
                told.append(one)
        return [*told]

    def is_loud(self, heard: Heard) -> bool:
        return heard["event"] in LOUD

    def is_own(self, heard: Heard, seat: str | None) -> bool:
        """What it got, and which hands it saw."""
        if heard["event"] == "hand_shown":
            return heard["seat"] != seat and not isinstance(heard["cards"], dict)
        return heard["event"] in OWN and heard["seat"] == seat

    def has_line(self, heard: Heard) -> bool:
        return heard["event"] in LINES


def once_more(last: Heard, one: Heard) -> dict[str, Any]:
    """Several cards that one seat draws or removes are one sentence."""
    if isinstance(one["card"], dict):
        return {"event": "drew-many", "seat": one["seat"], "count": last.get("count", 1) + 1}
    some = last["card"] if isinstance(last["card"], list) else [last["card"]]
    return {**last, "card": [*some, one["card"]]}
