"""The numbers on the cards and the sets that the rules speak of, all derived from the rows of `faces`."""

from collections.abc import Sequence

from tefuda.core import bits
from tefuda.games.blanc_noir import names

NUMBER = [0] * 128
COLOUR_OF = [4] * 128  # wild: any
CLASS_OF = [0] * 128  # which of the different numbers
DECK = [0] * 160
BOXED_DECK = [0] * 160
SCROLL_DECK = [0] * 20
EFFECT_OF = [0] * 128  # the number of the face's effect
SCROLL_EFFECT_OF = [0] * 32
OF_COLOUR = [0] * 5
OF_NUMBER = [0] * 128
OF_CLASS = [0] * 24
NORMAL = SPECIAL = CHAINERS = WILD = NORMAL_TWICE = 0
NORMAL_CLASSES = CARDS = BOXED_CARDS = SCROLLS = 0
PRINCESS = PRINCE = GOLEM = DRAGON = GARGOYLE = VALKYRIE = 0


def face_of(colour: int, kind: int) -> int:
    return names.COLOUR_STEP * colour + kind


def derive(coloured: Sequence[tuple[str, int, int]], wild: Sequence[tuple[str, int, int]], boxed: str) -> None:
    """Fills everything from (key, number, copies) rows; copies of a coloured row are per colour."""
    global NORMAL, SPECIAL, CHAINERS, WILD, NORMAL_TWICE, NORMAL_CLASSES, CARDS, BOXED_CARDS
    global PRINCESS, PRINCE, GOLEM, DRAGON, GARGOYLE, VALKYRIE
    if len(coloured) > names.COLOUR_STEP or len(wild) > names.MOST_FACES - names.FIRST_WILD:
        raise ValueError("too many rows: at most 24 coloured and 32 wild kinds")
    numbers = sorted({row[1] for row in (*coloured, *wild)})
    if len(numbers) > names.MOST_NUMBERS or min(numbers) < 1 or max(numbers) > 127:
        raise ValueError("at most 24 different numbers, each from 1 to 127")
    printed = [(face_of(colour, kind), colour, row) for colour in range(4) for kind, row in enumerate(coloured)]
    printed += [(names.FIRST_WILD + i, names.ANY_COLOUR, row) for i, row in enumerate(wild)]
    deck: list[int] = []
    boxed_deck: list[int] = []
    for face, colour, (key, number, copies) in printed:
        extra = 1 if key == boxed else 0
        if not 1 <= copies <= copies + extra <= 2:
            raise ValueError(f"{key}: one or two copies, in every deck")
        NUMBER[face] = number
        COLOUR_OF[face] = colour
        CLASS_OF[face] = numbers.index(number)
        OF_CLASS[numbers.index(number)] |= bits.one(face)
        deck += [face] * copies
        boxed_deck += [face] * (copies + extra)
        OF_COLOUR[colour] |= bits.one(face)
        if colour == names.ANY_COLOUR:
            WILD |= bits.one(face)
        if number == names.CHAINER:
            CHAINERS |= bits.one(face)
        if number > names.MOST_NORMAL:
            SPECIAL |= bits.one(face)
        else:
            NORMAL |= bits.one(face)
            NORMAL_CLASSES |= 1 << numbers.index(number)
            if copies == 2:
                NORMAL_TWICE |= bits.one(face)
    if len(boxed_deck) > names.MOST_CARDS:
        raise ValueError("at most 160 number cards")
    for face, _colour, row in printed:
        OF_NUMBER[face] = OF_CLASS[numbers.index(row[1])]
    OF_COLOUR[names.ANY_COLOUR] = NORMAL | SPECIAL
    CARDS = len(deck)
    BOXED_CARDS = len(boxed_deck)
    for i in range(CARDS):
        DECK[i] = deck[i]
    for i in range(BOXED_CARDS):
        BOXED_DECK[i] = boxed_deck[i]
    kinds = [row[0] for row in coloured]
    PRINCESS = kinds.index("princess")
    PRINCE = kinds.index("prince")
    wilds = [row[0] for row in wild]
    GOLEM = names.FIRST_WILD + wilds.index("golem")
    DRAGON = names.FIRST_WILD + wilds.index("dragon")
    GARGOYLE = names.FIRST_WILD + wilds.index("gargoyle")
    VALKYRIE = names.FIRST_WILD + wilds.index("valkyrie")


def derive_scrolls(copies: Sequence[int]) -> None:
    global SCROLLS
    deck = [scroll for scroll, count in enumerate(copies) for _ in range(count)]
    if len(deck) > names.MOST_SCROLLS:
        raise ValueError("at most 20 scrolls")
    SCROLLS = len(deck)
    for i in range(SCROLLS):
        SCROLL_DECK[i] = deck[i]


def note_effect(face: int, number: int) -> None:
    EFFECT_OF[face] = number


def note_scroll_effect(scroll: int, number: int) -> None:
    SCROLL_EFFECT_OF[scroll] = number


def deck(boxed: bool) -> list[int]:
    """Every number card of a deck, in the order of cards."""
    if boxed:
        return [BOXED_DECK[i] for i in range(BOXED_CARDS)]
    return [DECK[i] for i in range(CARDS)]


def scroll_deck() -> list[int]:
    return [SCROLL_DECK[i] for i in range(SCROLLS)]


def number_of(face: int) -> int:
    return NUMBER[face]


def colour_of(face: int) -> int:
    return COLOUR_OF[face]
