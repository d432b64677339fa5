"""Every card of a table to its place: none twice, none nowhere, `*` for the rest."""

from collections import Counter
from typing import Any

from tefuda.core.chance import Chance
from tefuda.core.reasons import BadInput, shown
from tefuda.core.view import LETTERS
from tefuda.games.blanc_noir import sets, spelling

REST = -1


def deal_out(lines: dict[str, str], seats: int, deck: list[int], chance: Chance) -> dict[str, Any]:
    hands, fronts = [], []
    for letter in LETTERS[:seats]:
        hand, _, front = lines[letter].partition("|")
        hands.append(sorted(face(word) for word in words(hand)))
        fronts.append([in_front(word, LETTERS.index(letter), seats) for word in words(front)])
    rest = "-" if "*" in words(f"{lines['discards']} {lines.get('removed', '')}") else "*"
    piles = {
        "pile": [face(word, REST) for word in words(lines.get("pile", rest))][::-1],
        "discards": [face(word, REST) for word in words(lines["discards"])],
        "removed": [face(word, REST) for word in words(lines.get("removed", "-"))],
    }
    fill(piles, hands, deck, spelling.FACES, chance)
    if not piles["discards"]:
        raise BadInput("table_missing", key="discards")
    known = [(REST, 0) if word == "*" else scroll(word, seats) for word in words(lines.get("scroll_pile", "*"))][::-1]
    scrolls = {"scroll_pile": [one for one, _ in known]}
    laid = [[one for one, _, _ in front] for front in fronts]
    fill(scrolls, laid, sets.scroll_deck(), dict(enumerate(spelling.SCROLLS)), chance)
    masks = [who for _, who in known]
    if (REST, 0) in known:
        at = known.index((REST, 0))
        masks[at : at + 1] = [0] * (len(scrolls["scroll_pile"]) - len(known) + 1)
    return {
        "hands": hands,
        "fronts": fronts,
        "pile": piles["pile"],
        "discards": piles["discards"],
        "removed": sorted(piles["removed"]),
        "scrolls": list(zip(scrolls["scroll_pile"], masks, strict=True)),
    }


def words(line: str) -> list[str]:
    return [word for word in line.split() if word != "-"]


def face(word: str, rest: int | None = None) -> int:
    if word == "*" and rest is not None:
        return rest
    if word not in spelling.FACE_OF:
        raise BadInput("unknown_card", card=shown(word), like=spelling.LIKE_CARDS)
    return spelling.FACE_OF[word]


def scroll(word: str, seats: int) -> tuple[int, int]:
    """A scroll, and the set of seats behind `=` that know it."""
    name, _, letters = word.partition("=")
    if name not in spelling.SCROLL_OF:
        raise BadInput("unknown_card", card=shown(word), like=spelling.LIKE_SCROLLS)
    who = 0
    for letter in letters:
        if letter not in LETTERS[:seats]:
            raise BadInput("unknown_seat", seat=letter, seats=", ".join(LETTERS[:seats]))
        who |= 1 << LETTERS.index(letter)
    return spelling.SCROLL_OF[name], who


def in_front(word: str, owner: int, seats: int) -> tuple[int, bool, int]:
    if word.startswith("^"):
        return scroll(word[1:], seats)[0], True, 255
    kind, who = scroll(word, seats)
    return kind, False, who | 1 << owner


def fill(
    piles: dict[str, list[int]], held: list[list[int]], deck: list[int], names: dict[int, str], chance: Chance
) -> None:
    """Puts what is nowhere else in the place of `*`, shuffled."""
    stars = [(key, i) for key, some in piles.items() for i, one in enumerate(some) if one == REST]
    if len(stars) > 1:
        raise BadInput("table_two_stars")
    used = Counter(one for some in (*held, *piles.values()) for one in some if one != REST)
    copies = Counter(deck)
    for one, count in used.items():
        if count > copies[one]:
            raise BadInput("table_too_many", card=names[one], count=count, copies=copies[one])
    left = list((copies - used).elements())
    if left and not stars:
        raise BadInput("table_nowhere", count=len(left))
    for key, i in stars:
        chance.mix(left)
        piles[key][i : i + 1] = left
