"""Signed words that say who somebody is: sessions of people, tokens of outside bots, tickets to another node.

All nodes that share a store share its key. What was tampered with, is too old or is no such word at all reads as None.
"""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple

from itsdangerous import BadData, TimestampSigner, URLSafeTimedSerializer

from .steady_clock import now_ms

COOKIE = "freebooter"
LONGEST = 400
"""Nothing that we sign is longer."""

SKEW = 30
"""Seconds by which the clocks of two nodes may differ."""

DAY = 86_400
SET_BACK = DAY
"""Seconds by which the system's clock may have been set back since a session was signed."""


class _Signer(TimestampSigner):
    """Signs with the time that the tables go by."""

    def get_timestamp(self) -> int:
        return now_ms() // 1000


class Session(NamedTuple):
    """Who somebody says they are; good while they have not signed out everywhere since."""

    player: str
    signed_out: int


class SeatToken(NamedTuple):
    """Which of the outside bots that were ever given a seat this is."""

    table: str
    seat: int
    placing: int


class Sessions:
    def __init__(self, key: str, days: int, secure: bool) -> None:
        self._days = days
        self._secure = secure
        self._sessions = _serializer(key, "session")
        self._seats = _serializer(key, "seat")
        self._tickets = _serializer(key, "ticket")

    def issue(self, player: str, signed_out: int = 0) -> str:
        """The value of a player's cookie; it names when they last signed out everywhere."""
        return str(self._sessions.dumps([player, signed_out] if signed_out else player))

    def read(self, cookie: str) -> Session | None:
        """Whose cookie this is."""
        match _read(self._sessions, cookie, self._days * DAY, SET_BACK):
            case str() as player:
                return Session(player, 0)
            case [str() as player, int() as signed_out]:
                return Session(player, signed_out)
        return None

    def read_header(self, header: str) -> Session | None:
        """Who is named by a request's `Cookie` header."""
        for cookie in header.split(";"):  # Python's own parser takes seconds over some headers (CVE-2024-7592).
            name, _, value = cookie.strip().partition("=")
            if name == COOKIE:
                return self.read(value)
        return None

    def cookie_header(self, value: str) -> str:
        """The `Set-Cookie` header; no script can read it, and no other site's form sends it."""
        return self._header(value, self._days * DAY)

    def farewell_header(self) -> str:
        """The `Set-Cookie` header that lets a browser forget its session."""
        return self._header("", 0)

    def _header(self, value: str, seconds: int) -> str:
        secure = "; Secure" if self._secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}"

    def seat_token(self, table: str, seat: int, placing: int) -> str:
        """What an outside bot shows to play for a seat; it is good until the seat is given to another."""
        return str(self._seats.dumps([table, seat, placing]))

    def read_seat_token(self, token: str) -> SeatToken | None:
        match _read(self._seats, token, None):
            case [str() as table, int() as seat]:  # As they were once; no seat had been given twice.
                return SeatToken(table, seat, 1)
            case [str() as table, int() as seat, int() as placing]:
                return SeatToken(table, seat, placing)
        return None

    def ticket(self, player: str, table: str, signed_out: int = 0) -> str:
        """What takes a player from this node to the one where the table is."""
        return str(self._tickets.dumps([player, table, signed_out]))

    def read_ticket(self, ticket: str, table: str, max_age: int = 60) -> Session | None:
        match _read(self._tickets, ticket, max_age):
            case [str() as player, str() as named, int() as signed_out] if named == table:
                return Session(player, signed_out)
        return None


def _serializer(key: str, purpose: str) -> URLSafeTimedSerializer:
    """A word for one purpose is worth nothing for another."""
    return URLSafeTimedSerializer(
        key,
        salt=f"freebooter-{purpose}",
        signer=_Signer,
        signer_kwargs={"digest_method": hashlib.sha256, "key_derivation": "hmac"},
    )


def _read(serializer: URLSafeTimedSerializer, word: str, max_age: int | None, ahead: int = SKEW) -> Any:
    """What was signed, not longer ago than `max_age`, and not later than `ahead` by our clock."""
    if not word or len(word) > LONGEST or not word.isascii():
        return None
    try:
        said, signed = serializer.loads(word, return_timestamp=True)
    except (BadData, ValueError):
        return None
    age = now_ms() / 1000 - signed.timestamp()
    if max_age is not None and not -ahead <= age <= max_age:
        return None
    return said
