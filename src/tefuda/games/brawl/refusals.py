"""Why a move is refused: the first rule, in the order a player would check, that stands against it."""

from typing import Any

from tefuda.core.game import Game
from tefuda.core.moves import Moves
from tefuda.core.reasons import Reason
from tefuda.core.table import Table
from tefuda.core.view import letter
from tefuda.games.brawl import columns, moves, names, own, spelling, whole


def of_move(game: Game, t: Table, seat: int, move: int) -> Reason | None:
    """None: it is legal, or there is nothing particular about it."""
    z = own.zones(t)
    out = Moves()
    game.legal(t, seat, out)
    if move in out.as_list() or t.depth == 0:
        return None
    return Refusal(z, seat).of(move)


class Refusal:
    def __init__(self, z: Any, seat: int) -> None:
        self.z = z
        self.seat = seat
        self.data = whole.read_off(z)
        self.held = self.data["seats"][seat]
        self.hand = self.held["hand"]
        self.is_race = z.choices.is_race
        self.is_tag = z.choices.is_tag

    def of(self, move: int) -> Reason | None:
        kind = moves.kind(move)
        if kind == names.END:
            return Reason("clock_only", "B-6b")
        return self.of_seat() or (self.of_card(move) if kind in (names.PLAY, names.LAY) else self.of_other(kind))

    def of_seat(self) -> Reason | None:
        arenas = [self.data["arenas"][arena]["open"] for arena in self.held["arenas"]]
        if not any(arenas):
            return Reason("out_of_round", "B-7")
        partner = self.seat ^ 2
        if self.is_tag and self.seat not in self.data["active"]:
            return Reason("not_active", "B-8", partner=letter(partner))
        if not self.is_race and self.data["turn"] != self.seat:
            return Reason("not_your_turn", "B-5", seat=[letter(self.data["turn"])])
        return None

    # -- what is no play

    def of_other(self, kind: int) -> Reason | None:
        match kind:
            case names.FLIP:
                return self.of_flip()
            case names.LIFT:
                return self.of_lift()
            case names.TAG:
                return self.of_tag()
        return Reason("no_card_in_hand", "B-6" if self.is_race else "B-5")

    def of_flip(self) -> Reason | None:
        return self.of_full_hand() or Reason("deck_empty", "B-5a")

    def of_lift(self) -> Reason | None:
        if not self.is_race:
            return Reason("no_lift_in_training", "B-5")
        return self.of_full_hand() or Reason("nothing_to_lift", "B-6")

    def of_tag(self) -> Reason | None:
        if not self.is_tag:
            return None
        if self.hand is not None:
            return self.of_full_hand()
        if self.data["has_tagged"]:
            return Reason("already_tagged", "B-8")
        return Reason("partner_cannot_act", "B-8", partner=letter(self.seat ^ 2))

    def of_full_hand(self) -> Reason | None:
        if self.hand is None:
            return None
        return Reason("hand_full", "B-6" if self.is_race else "B-5", card=self.hand)

    # -- plays

    def of_card(self, move: int) -> Reason | None:
        is_base = moves.kind(move) == names.LAY
        face = names.BASE if is_base else moves.face(move)
        held = self.hand
        if held is None and not self.is_race and self.held["discards"]:
            held = self.held["discards"][-1]
        if held is None:
            return Reason("no_card_in_hand", "B-6" if self.is_race else "B-5")
        if held != face:
            return Reason("not_your_card", "B-6" if self.is_race else "B-5", card=face, held=held)
        if is_base:
            return self.of_base_laid(moves.face(move), moves.base(move))
        return self.of_place(face, moves.base(move), moves.side(move))

    def of_base_laid(self, one: int, two: int) -> Reason | None:
        name = spelling.arena(one, two)
        for number in self.held["arenas"]:
            arena = self.data["arenas"][number]
            if (arena["first"], arena["second"]) == (one, two):
                if not arena["open"]:
                    return Reason("arena_closed", "B-7", arena=name)
                return Reason("row_full", "B-8" if self.is_tag else "B-3", arena=name, most=self.z.choices.most_bases)
        return Reason("not_this_arena", "B-7", place=name)

    def of_place(self, face: int, base: int, side: int) -> Reason | None:
        name = spelling.base(base)
        if base not in self.data["cards"]:
            return Reason("no_such_base", "B-2", base=name)
        if base in self.data["cleared"]:
            return Reason("base_gone", "B-3", base=name)
        number, index = next(
            (number, index)
            for number, arena in enumerate(self.data["arenas"])
            for index, place in enumerate(arena["row"])
            if place["base"] == base
        )
        arena = self.data["arenas"][number]
        if number not in self.held["arenas"]:
            return Reason("not_this_arena", "B-7", place=name)
        if not arena["open"]:
            return Reason("arena_closed", "B-7", arena=spelling.arena(arena["first"], arena["second"]))
        place = arena["row"][index]
        if place["played_on"] & names.FROZEN:
            return Reason("base_frozen", "B-3", base=name)
        if face == names.CLEAR:
            return self.of_clear(arena, index, name)
        if face > names.PRESS:
            return None
        if side not in (arena["first"], arena["second"]):
            return Reason("no_such_side", "B-2", base=name, side="-" if side == names.NONE else letter(side))
        return self.of_column(face, base, name, side == arena["second"], letter(side))

    def of_clear(self, arena: dict[str, Any], index: int, name: str) -> Reason | None:
        if len(arena["row"]) == 1:
            return Reason("last_base", "B-3", base=name)
        if 0 < index < len(arena["row"]) - 1:
            return Reason("base_only_at_ends", "B-3", base=name)
        return Reason("held_fast", "B-9", base=name)

    def of_column(self, face: int, base: int, name: str, side: int, letter_of_side: str) -> Reason | None:
        column = self.data["cards"][base][1 + side]
        about = {"card": face, "base": name, "side": letter_of_side}
        colour = spelling.colour(column[0]) if column else None
        if colour is not None and spelling.colour(face) not in (None, colour) and self.would_fit(face, column):
            return Reason("wrong_colour", "B-3", **about, needs=colour)
        return Reason(
            "not_on_this_kind", "B-3", **about, needs=spelling.kind(face), lies=column[-1] if column else None
        )

    def would_fit(self, face: int, column: list[int]) -> bool:
        """In another colour."""
        last = names.EMPTY
        for each in column:
            last = columns.after(each, last)
        first = face - face % 3
        return any(columns.fits(first + colour, last) for colour in range(3))
