"""What happened in BRAWL, as it is best told: a card is told when it is played or discarded, not when it is flipped."""

from collections.abc import Sequence

from tefuda.terminal.brawl.moves import Moves
from tefuda.words import Heard

SILENT = {"flipped", "turn_passed", "lifted", "put_back", "base_placed"}
LOUD = {"cleared", "froze", "round_began", "round_tied", "game_ended", "arena_closed", "left_round"}
LINES = {"round_began", "base_won", "round_tied", "game_ended", "went_idle", "nobody_can_play"}


class Telling(Moves):
    def retold(self, heard: Sequence[Heard]) -> list[Heard]:
        return [one for one in heard if one["event"] not in SILENT]

    def is_loud(self, heard: Heard) -> bool:
        return heard["event"] in LOUD

    def has_line(self, heard: Heard) -> bool:
        return heard["event"] in LINES
