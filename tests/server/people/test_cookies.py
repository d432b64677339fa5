"""The signed cookie: ours is read, everything else is nobody."""

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tefuda.server.people import cookies
from tefuda.server.people.cookies import DAY, Ticket

KEY, OTHER_KEY = b"k" * 32, b"o" * 32
USER = "0123456789abcdef" * 2
NOW = 1_790_000_000.0
OURS = cookies.sign(KEY, USER, 3, NOW)


def signed(said: str) -> str:
    """With our key, but not by `sign`."""
    return f"{said}.{hmac.new(KEY, b'tefuda cookie 1' + bytes([10]) + said.encode(), hashlib.sha256).hexdigest()}"


def test_what_is_signed_is_read() -> None:
    assert cookies.read(KEY, OURS, NOW) == Ticket(USER, 3, int(NOW))
    assert signed(f"{USER}.3.{int(NOW)}") == OURS
    assert len(OURS) <= cookies.LONGEST


def test_a_cookie_holds_no_secret_and_only_signs_that_cookies_may_have() -> None:
    assert set(OURS) <= set("0123456789abcdef.")
    assert KEY.hex() not in OURS


def test_another_key_reads_nothing() -> None:
    assert cookies.read(OTHER_KEY, OURS, NOW) is None


def test_a_cookie_is_good_for_400_days_and_no_longer() -> None:
    assert cookies.read(KEY, OURS, NOW + 400 * DAY)
    assert cookies.read(KEY, OURS, NOW + 400 * DAY + 1) is None


def test_a_clock_that_was_put_back_locks_nobody_out() -> None:
    ticket = cookies.read(KEY, OURS, NOW - 30 * DAY)
    assert ticket
    assert cookies.is_stale(ticket, NOW - 30 * DAY)


def test_a_cookie_is_renewed_when_it_is_older_than_a_day() -> None:
    ticket = Ticket(USER, 1, int(NOW))
    assert not cookies.is_stale(ticket, NOW + DAY)
    assert cookies.is_stale(ticket, NOW + DAY + 1)


@given(st.integers(0, len(OURS) - 1), st.characters())
def test_one_changed_sign_is_enough(place: int, sign: str) -> None:
    changed = OURS[:place] + sign + OURS[place + 1 :]
    assert (cookies.read(KEY, changed, NOW) is None) == (changed != OURS)


@given(st.text() | st.text(alphabet="0123456789abcdef.", max_size=140))
def test_any_text_is_nobody_and_no_error(value: str) -> None:
    assert cookies.read(KEY, value, NOW) is None


@given(st.integers(0, len(OURS)), st.integers(0, len(OURS)), st.text(max_size=3))
def test_parts_taken_out_or_put_in_are_noticed(start: int, end: int, between: str) -> None:
    changed = OURS[:start] + between + OURS[end:]
    assert (cookies.read(KEY, changed, NOW) is None) == (changed != OURS)


@pytest.mark.parametrize(
    "value",
    ["", ".", "...", OURS + "0", OURS + " ", OURS.upper(), OURS * 100, "9" * 10_000_000, OURS[:-1] + "é", "\ud800" * 9],
)
def test_strange_cookies_are_nobody(value: str) -> None:
    assert cookies.read(KEY, value, NOW) is None


def test_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = []
    compare = hmac.compare_digest

    def compare_and_count(one: str, other: str) -> bool:
        compared.append(one)
        return compare(one, other)

    monkeypatch.setattr(hmac, "compare_digest", compare_and_count)
    cookies.read(KEY, OURS, NOW)
    cookies.read(KEY, OURS[:-1] + "x", NOW)
    assert len(compared) == 2


def test_scripts_and_other_sites_do_not_get_it() -> None:
    header = cookies.header(OURS, secure=True)
    assert header == f"tefuda={OURS}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure"
    assert cookies.header(OURS, secure=False) == header.removesuffix("; Secure")
    assert "Max-Age=0; HttpOnly; SameSite=Lax" in cookies.clearing(secure=False)


@pytest.mark.parametrize(
    ("scheme", "forwarded", "trusts", "secure"),
    [
        ("https", None, False, True),
        ("wss", None, False, True),
        ("http", None, True, False),
        ("http", "https", False, False),
        ("http", "https", True, True),
        ("http", "HTTPS", True, True),
        ("https", "http", True, False),
        ("http", "https, http", True, False),
        ("http", "http, https", True, True),
        ("http", "", True, False),
    ],
)
def test_only_a_trusted_proxy_says_whether_it_was_tls(
    scheme: str, forwarded: str | None, trusts: bool, secure: bool
) -> None:
    assert cookies.is_secure(scheme, forwarded, trusts) is secure
