"""BN-10: which cards of others' hands each seat has seen. Copies of a table share it until one learns something."""


class Seen:
    """viewer * 6 + owner: the faces, as in a zone."""

    def __init__(self) -> None:
        self.once = [0] * 36
        self.twice = [0] * 36
        self.any = [0] * 6  # of this owner's hand by anybody: what may have to be forgotten

    def fork(self) -> "Seen":
        new = Seen()
        new.once[:] = self.once
        new.twice[:] = self.twice
        new.any[:] = self.any
        return new
