"""The laws, each in a few lines; docs/conformance.md says them in words."""

from collections.abc import Callable
from typing import NamedTuple

from tefuda.testing.laws import cards, copies, notation, offers, plays, resampling, secrets, words
from tefuda.testing.point import Point


class Law(NamedTuple):
    """What must hold at every table of a game. It is looked at on about one table in `each`."""

    name: str
    says: str
    each: int
    check: Callable[[Point], None]


LAWS = (
    Law("offers", "whoever is asked can move, nobody else can; no move is offered twice", 1, offers.are_sound),
    Law("order", "the same table offers the same moves in the same order", 30, offers.are_ordered),
    Law("default", "who is asked has a default answer, and it is legal", 30, offers.have_a_default),
    Law("acceptance", "a move that is offered is accepted, and no reason stands against it", 15, plays.are_accepted),
    Law("refusal", "any other move is refused with a reason, and changes nothing", 15, plays.are_refused),
    Law("copies", "copies go their own way, and the same moves lead to the same table", 40, copies.are_independent),
    Law("saving", "pickle, copy and deepcopy give the same table back", 500, copies.are_saved),
    Law("cards", "every card is in exactly one place, and as many as at the deal", 40, cards.are_conserved),
    Law("moves in notation", "a move is read as it was written, whatever its case and spaces", 40, notation.of_moves),
    Law("tables in notation", "a table is read as it was written, luck included", 60, notation.of_tables),
    Law("words", "every event and question has its text in every language", 40, words.are_complete),
    Law("views", "a view names what its seat may see, and nothing else", 60, secrets.of_views),
    Law("secrecy", "tables that a seat cannot tell apart are equal to it in every output", 40, secrets.of_outputs),
    Law("secrecy of moves", "a move without luck and revelation brings the same to both", 40, secrets.of_moves),
    Law("resampling", "a resampled table is whole, can be played to its end, and keeps the true luck to itself", 80,
        resampling.is_sound),
)  # fmt: skip
