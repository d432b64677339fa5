"""Where a line is broken: between words, and between Japanese signs but never before a closing one.

It knows no terminal and needs nothing that takes long to load.
"""

import unicodedata
from collections.abc import Iterator

NEVER_FIRST = set("、。，．・：；？！）」』】〉》〕］｝ー…‥々ぁぃぅぇぉっゃゅょァィゥェォッャュョ)]},.;:!?’”%")
NEVER_LAST = set("（「『【〈《〔［｛([{‘“")


def cells(sign: str) -> int:
    """How many places of the screen a sign takes."""
    if unicodedata.combining(sign):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def starts(text: str, width: int) -> list[int]:
    """Where lines after the first begin, so that none is longer; spaces at a line's end do not count."""
    found: list[int] = []
    start, used, last = 0, 0, 0
    for i, sign in enumerate(text):
        if i > start and may_begin(text, i):
            last = i
        used += cells(sign)
        if used > width and sign != " " and i > start:
            start = last if last > start else i
            found.append(start)
            used = sum(map(cells, text[start : i + 1]))
    return found


def may_begin(text: str, i: int) -> bool:
    """Whether a line may begin with this sign. A number and what it counts stay together."""
    before, sign = text[i - 1], text[i]
    if sign == " ":
        return False
    if before == " ":
        return bool(text[:i].strip())
    if before.isdigit():
        return False
    is_wide = cells(before) == 2 or cells(sign) == 2
    return is_wide and sign not in NEVER_FIRST and before not in NEVER_LAST


def lines(text: str, width: int) -> Iterator[str]:
    start = 0
    for end in [*starts(text, width), len(text)]:
        yield text[start:end].rstrip()
        start = end
