"""Signed words: whoever holds one is whom it names, for one purpose and for a time."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from freebooter.server.play import sessions
from freebooter.server.play.sessions import COOKIE, Sessions
from freebooter.server.play.steady_clock import now_ms

SESSIONS = Sessions("a" * 64, 90, secure=True)
DAY = 86_400


def test_a_session_names_its_player() -> None:
    value = SESSIONS.issue("anne")
    assert SESSIONS.read(value) == ("anne", 0)
    assert Sessions("a" * 64, 90, secure=False).read(value) == ("anne", 0)
    assert SESSIONS.read_header(f"theme=dark; {COOKIE}={value}") == ("anne", 0)
    assert SESSIONS.read(SESSIONS.issue("anne", 7)) == ("anne", 7)


def test_no_script_and_no_other_site_gets_the_cookie() -> None:
    header = SESSIONS.cookie_header(SESSIONS.issue("anne"))
    parts = set(header.split("; ")[1:])
    assert parts == {"HttpOnly", "SameSite=Lax", "Path=/", "Secure", f"Max-Age={90 * DAY}"}
    forgotten = SESSIONS.farewell_header()
    assert forgotten.startswith(f"{COOKIE}=; ")
    assert "Max-Age=0" in forgotten.split("; ")
    assert "Secure" not in Sessions("a" * 64, 90, secure=False).cookie_header("x")


def test_another_servers_session_is_worth_nothing() -> None:
    assert Sessions("b" * 64, 90, secure=True).read(SESSIONS.issue("anne")) is None


def test_changing_any_letter_is_noticed() -> None:
    for read, word in (
        (SESSIONS.read, SESSIONS.issue("anne")),
        (SESSIONS.read_seat_token, SESSIONS.seat_token("abcdefgh", 2, 1)),
        (lambda ticket: SESSIONS.read_ticket(ticket, "abcdefgh"), SESSIONS.ticket("anne", "abcdefgh")),
    ):
        assert read(word) is not None
        for place, letter in enumerate(word):
            # The last letter of the signature has two bits that mean nothing.
            other = "A" if letter not in "ABCD" else "Z"
            assert read(word[:place] + other + word[place + 1 :]) is None, place
        assert read(word[:-1]) is None
        assert read(word + "A") is None


def test_a_word_is_good_for_one_purpose_only() -> None:
    session, token, ticket = SESSIONS.issue("anne"), SESSIONS.seat_token("abcdefgh", 2, 1), SESSIONS.ticket("anne", "t")
    assert SESSIONS.read(token) is None
    assert SESSIONS.read(ticket) is None
    assert SESSIONS.read_seat_token(session) is None
    assert SESSIONS.read_seat_token(ticket) is None
    assert SESSIONS.read_ticket(session, "t") is None
    assert SESSIONS.read_ticket(token, "t") is None


def test_a_token_names_its_seat_and_a_ticket_its_table() -> None:
    assert SESSIONS.read_seat_token(SESSIONS.seat_token("abcdefgh", 2, 3)) == ("abcdefgh", 2, 3)
    older = str(SESSIONS._seats.dumps(["abcdefgh", 2]))
    assert SESSIONS.read_seat_token(older) == ("abcdefgh", 2, 1)
    assert SESSIONS.read_ticket(SESSIONS.ticket("anne", "abcdefgh"), "abcdefgh") == ("anne", 0)
    assert SESSIONS.read_ticket(SESSIONS.ticket("anne", "abcdefgh"), "another1") is None


def test_what_is_too_old_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    session, token, ticket = SESSIONS.issue("anne"), SESSIONS.seat_token("abcdefgh", 2, 1), SESSIONS.ticket("anne", "t")
    for later, (has_session, has_ticket) in {
        -2 * DAY: (False, False),
        -DAY / 2: (True, False),  # The system's clock may have been set back.
        -120: (True, False),
        -20: (True, True),  # Another node's clock may be behind.
        50: (True, True),
        70: (True, False),
        89 * DAY: (True, False),
        91 * DAY: (False, False),
    }.items():
        monkeypatch.setattr(sessions, "now_ms", lambda later=later: now_ms() + round(later * 1000))
        assert (SESSIONS.read(session) is not None) == has_session, later
        assert (SESSIONS.read_ticket(ticket, "t") is not None) == has_ticket, later
        assert SESSIONS.read_seat_token(token) == ("abcdefgh", 2, 1)


@given(st.text(max_size=500))
def test_no_text_is_an_error(text: str) -> None:
    assert SESSIONS.read(text) is None
    assert SESSIONS.read_header(text) is None
    assert SESSIONS.read_header(f"{COOKIE}={text}") is None
    assert SESSIONS.read_seat_token(text) is None
    assert SESSIONS.read_ticket(text, "abcdefgh") is None


@pytest.mark.parametrize("said", [7, None, ["abcdefgh"], ["abcdefgh", "2"], {"table": "abcdefgh"}, [[], 1]])
def test_even_our_own_signature_under_something_else_reads_as_nothing(said: object) -> None:
    assert SESSIONS.read(str(SESSIONS._sessions.dumps(said))) is None
    assert SESSIONS.read_seat_token(str(SESSIONS._seats.dumps(said))) is None
    assert SESSIONS.read_ticket(str(SESSIONS._tickets.dumps(said)), "abcdefgh") is None
