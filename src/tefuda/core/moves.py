"""The legal moves, in order. Inside the engine a move is one whole number, made and read by its game's `moves`."""

from tefuda.core import how


class Moves:
    def __init__(self) -> None:
        self.count = 0
        self.items = [0] * 512

    def add(self, move: int) -> None:
        if self.count == how.MOST_MOVES:
            raise OverflowError("more legal moves than a list of moves holds")
        self.items[self.count] = move
        self.count += 1

    def has(self, move: int) -> bool:
        for i in range(self.count):
            if self.items[i] == move:
                return True
        return False

    def copy(self) -> "Moves":
        new = Moves()
        new.count = self.count
        for i in range(self.count):
            new.items[i] = self.items[i]
        return new

    def as_list(self) -> list[int]:
        return [self.items[i] for i in range(self.count)]
