"""What somebody may be called, and what an account may be called: checked once, at the edge."""

import re
import secrets
import unicodedata

from tefuda import texts
from tefuda.core.reasons import BadInput, shown

LONGEST = 24
LONGEST_READ = 200
"""More than this is not even looked at."""
MOST_MARKS = 3
"""Accents on one letter: no living language needs more, towers of them cover the lines around."""
JOINERS = "\u200c\u200d"
"""Persian and Indic words and composed emoji need them between signs."""
BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Signs that count as letters, marks or symbols and show nothing."""
LOGIN = re.compile(r"[a-z0-9._-]{3,32}", re.ASCII)


def player_name(name: str) -> str:
    """The name as it is kept: NFC, single spaces, none at the ends."""
    if len(name) > LONGEST_READ:
        raise BadInput("name_length", most=LONGEST)
    name = unicodedata.normalize("NFC", name).strip()
    name = re.sub(r"[ \u00a0\u2000-\u200a\u202f\u205f\u3000]+", " ", name)
    for place, sign in enumerate(name):
        if not _is_allowed(name, place):
            raise BadInput("name_sign", sign=f"U+{ord(sign):04X}", number=place + 1)
    if not 1 <= len(name) <= LONGEST:
        raise BadInput("name_length", most=LONGEST)
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in name):
        raise BadInput("name_invisible")
    return name


def guest_name(language: str) -> str:
    """A friendly name for somebody who has not said any."""
    return texts.say(known_language(language), None, "person-guest", number=1000 + secrets.randbelow(9000))


def gone_name(language: str) -> str:
    """What remains of a name when its account is deleted."""
    return texts.say(language, None, "person-gone")


def known_language(language: str) -> str:
    if language not in texts.LANGUAGES:
        raise BadInput("unknown_language", language=shown(language), known=texts.LANGUAGES)
    return language


def login_name(login: str) -> str:
    """The login as it is kept: in small letters, as it is the same in capitals."""
    login = read_login(login)
    if not login:
        raise BadInput("login_form", low=3, high=32)
    return login


def read_login(login: str) -> str:
    """The login as it is kept, or nothing where no account can have it."""
    login = login.strip() if len(login) <= LONGEST_READ else ""
    login = login.lower() if login.isascii() else ""
    return login if LOGIN.fullmatch(login) else ""


def _is_allowed(name: str, place: int) -> bool:
    sign = name[place]
    if sign in JOINERS:
        return 0 < place < len(name) - 1 and name[place - 1] not in JOINERS + " " and name[place + 1] != " "
    if sign in BLANKS or not sign.isprintable():
        return False
    marks = name[max(0, place - MOST_MARKS) : place + 1]
    return len(marks) <= MOST_MARKS or not all(unicodedata.category(mark) in ("Mn", "Me") for mark in marks)
