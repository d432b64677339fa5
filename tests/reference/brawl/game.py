"""A whole game of the reference: whose move it is, which moves there are, when it ends and who has won."""

from collections.abc import Callable

from .plain import LETTERS, Player, Table
from .plays import make, plays, scores

LAST_ROUND = 4
"""B-7: the first and three further ones."""
Deal = Callable[[], Table]


class Reference:
    """`deal`: the table of a further round, whose luck is none of the reference's business."""

    def __init__(self, table: Table, seats: int, deal: Deal) -> None:
        self.table = table
        self.seats = LETTERS[:seats]
        self.deal = deal
        self.winners: list[str] = []
        self.scores: dict[str, int] = {}
        self.settle()

    @property
    def over(self) -> bool:
        return self.table.over

    # -- moves

    def legal(self, seat: str) -> list[str]:
        """In order: flip, plays, discard, lift, tag."""
        table = self.table
        if table.over or seat not in table.players or table.is_out(seat) or seat not in table.active:
            return []
        if table.mode == "training":
            return self.in_turn(table.players[seat]) if table.turn == seat else []
        return self.in_race(table.players[seat])

    def in_turn(self, player: Player) -> list[str]:
        """B-5, and B-8 for tags: before acting, once a turn, to a partner who can act."""
        if player.hand:
            return [*plays(self.table, player.seat, player.hand), "discard"]
        partner = self.partner(player.seat)
        may_tag = partner is not None and not self.table.has_tagged and self.can_act(partner)
        return [*self.acts(player), *["tag"] * may_tag]

    def acts(self, player: Player) -> list[str]:
        return [*["flip"] * bool(player.deck), *plays(self.table, player.seat, player.top)]

    def can_act(self, player: Player) -> bool:
        return bool(self.acts(player))

    def in_race(self, player: Player) -> list[str]:
        """B-6"""
        tag = ["tag"] * (self.partner(player.seat) is not None)
        if player.hand:
            return [*plays(self.table, player.seat, player.hand), "discard", *tag]
        return [*["flip"] * bool(player.deck), *["lift"] * bool(player.discards), *tag]

    def partner(self, seat: str) -> Player | None:
        """B-8: teams are A+C and B+D."""
        return self.table.players[LETTERS[(LETTERS.index(seat) + 2) % 4]] if self.table.is_tag else None

    def play(self, seat: str, move: str) -> None:
        table = self.table
        if seat == "-":
            self.end_round()
            return
        if move not in self.legal(seat):
            raise ValueError(f"{seat} cannot {move}: {self.legal(seat)}")
        player = table.players[seat]
        if move == "flip":
            player.hand = player.deck.pop(0)
        elif move == "lift":
            player.hand, player.is_lifted = player.discards.pop(), True
        elif move == "tag":
            self.tag(seat)
        else:
            if move == "discard":
                player.discards.append(player.hand)
                player.hand, player.is_lifted = "", False
            else:
                make(table, player, move)
            if table.mode == "training":
                table.has_tagged = False
                table.turn = self.after(seat)
        self.settle()

    def tag(self, seat: str) -> None:
        partner = self.partner(seat)
        assert partner is not None
        self.table.active[self.table.active.index(seat)] = partner.seat
        if self.table.mode == "training":
            self.table.turn, self.table.has_tagged = partner.seat, True

    # -- what follows by itself

    def after(self, seat: str) -> str:
        """Whose turn comes next, whether or not they can do anything."""
        if self.table.is_tag:
            return self.table.active[1 if seat in "AC" else 0]
        order = list(self.table.players)
        return order[(order.index(seat) + 1) % len(order)]

    def settle(self) -> None:
        """Ends the round where it ends, and passes for whoever can do nothing (B-4, B-5a, B-6b)."""
        table = self.table
        while not table.over:
            if not any(arena.is_open for arena in table.arenas) or not self.anybody_can_play():
                self.end_round()
                return
            if table.mode != "training" or self.legal(table.turn):
                return
            table.turn = self.after(table.turn)

    def anybody_can_play(self) -> bool:
        """B-6b; B-5a is the same: who has neither a deck nor a fitting card passes, and so does everybody."""
        return any(
            player.deck or any(True for card in (player.hand, player.top) for _ in plays(self.table, seat, card))
            for seat, player in self.table.players.items()
            if not self.table.is_out(seat)
        ) or (self.table.mode == "training" and any(player.hand for player in self.table.players.values()))

    def end_round(self) -> None:
        table = self.table
        self.scores = scores(table)
        most = max(self.scores.values())
        first = [seat for seat in self.seats if self.scores.get(seat) == most]
        if len(first) > 1 and len(self.seats) > 2 and not table.is_tag and table.round < LAST_ROUND:
            self.table = self.deal()
            assert list(self.table.players) == first
            self.settle()
            return
        table.over = True
        self.winners = first
