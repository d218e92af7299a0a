"""The log of a table: one entry for everything that was accepted. What can be derived from entries is in none of them.

Entries are kept as JSON and never sent to anybody: they hold the secret of the deal and choices made in secret.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from .pace import Pace

Seconds = Annotated[int, Meta(ge=0, le=7_200)]
Days = Annotated[int, Meta(ge=0, le=30)]
ClockKind = Literal["casual", "live", "correspondence"]
SeatKind = Literal["open", "person", "bot", "outside"]
Absence = Literal["gone", "clock", "resigned"]
Motion = Literal["abandon", "pause"]
Chance = Literal["seed", "chacha20"]
"""From where a match takes its chance: a seed of the fast generator, as older tables did, or a key."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How time is kept: not at all, as a bank for the whole match, or as days for each decision."""

    kind: ClockKind = "casual"
    bank: Seconds = 0
    """Live: the seconds each seat has for the whole match."""
    increment: Seconds = 0
    """Live: the seconds a seat gets back for each decision."""
    days: Days = 0
    """Correspondence: the days for each decision."""


class Holder(Struct, frozen=True, omit_defaults=True):
    """Who holds a seat."""

    kind: SeatKind
    name: str = ""
    player: str = ""
    """The id of the person; of an outside bot, the name of its token."""
    bot: str = ""
    """The level of a built-in bot."""
    nonce: str = ""
    """What the person added to the deal."""


class Origin(Struct, frozen=True, omit_defaults=True):
    """A position of a match that is over, from which a table plays on."""

    table: str
    version: int
    """The last entry of that table's log that counts."""
    seat: int
    """Whoever sits here tries it again; what this seat could not know is dealt anew."""
    players: tuple[str, ...]
    """Who played the match, as its moves name them."""
    moves: tuple[str, ...]
    seed: str = ""
    """Of its deal, in decimal; of what was dealt anew, where that match began with a position itself."""
    secret: str = ""
    nonces: tuple[str, ...] = ()
    """Where its chance came from a key: what the key followed from."""
    promises: tuple[tuple[int, int, str], ...] = ()
    """After how many moves, by whom, and what."""
    before: Origin | None = None
    """The position with which that match began, where it did."""


class Entry(Struct, frozen=True, omit_defaults=True, tag_field="entry", tag=str.lower, kw_only=True):
    """`at` is the time in milliseconds, `by` who asked for it, `command` the id they gave it."""

    at: int
    by: str = ""
    command: str = ""


class Created(Entry, frozen=True, kw_only=True):
    game: str
    options: dict[str, str]
    seats: tuple[Holder, ...]
    host: str
    secret: str
    """The server's part of the deal, in hexadecimal; its hash is published before the first card."""
    key: str
    """The word of the invitation to a private table."""
    public: bool = False
    rated: bool = False
    coach: bool = True
    clock: Clock = Clock()
    stand_in: str = ""
    """The level of the bot that plays on for somebody who is away."""
    previous: str = ""
    """The table of which this is the rematch."""
    origin: Origin | None = None
    """Where the match begins, if it is not with a deal."""
    pace: Pace = "normal"
    chance: Chance = "seed"


class Sat(Entry, frozen=True, kw_only=True):
    seat: int
    name: str
    nonce: str = ""


class Stood(Entry, frozen=True, kw_only=True):
    """A seat is free again: its person left, or the host asked them to, before the match."""

    seat: int


class Seated(Entry, frozen=True, kw_only=True):
    """The host gives a seat to a bot or an outside bot, or opens it."""

    seat: int
    seating: Holder


class Started(Entry, frozen=True, kw_only=True):
    """The cards are dealt."""

    bots: tuple[str, ...] = ()
    """What the bots are called that are given the open seats, in order; where none is named, as pirates usually are."""


class Moved(Entry, frozen=True, kw_only=True):
    seat: int
    move: str
    bot: str = ""
    """The level of the bot that chose it: the seat's own, or one that stands in."""


class Said(Entry, frozen=True, kw_only=True):
    seat: int
    text: str


class Promised(Entry, frozen=True, kw_only=True):
    seat: int
    promise: str


class Left(Entry, frozen=True, kw_only=True):
    """From now on a bot plays for this seat."""

    seat: int
    why: Absence
    counts: bool = False
    """At a rated table: for the rating this seat has resigned, even if it comes back. Otherwise nobody is rated."""


class Returned(Entry, frozen=True, kw_only=True):
    seat: int


class Voted(Entry, frozen=True, kw_only=True):
    seat: int
    motion: Motion
    yes: bool


class Resumed(Entry, frozen=True, kw_only=True):
    """The pause is over."""

    seat: int


class Paced(Entry, frozen=True, kw_only=True):
    """The table goes faster or slower from now on."""

    pace: Pace


class Rested(Entry, frozen=True, kw_only=True):
    """The server goes down; clocks stand still."""


class Woken(Entry, frozen=True, kw_only=True):
    """A server has opened the table again; nobody is charged for the time it was closed."""


class Closed(Entry, frozen=True, kw_only=True):
    """The host gave the table up before the match."""


class Rematched(Entry, frozen=True, kw_only=True):
    """The same seats play again at another table."""

    table: str


AnyEntry = (
    Created
    | Sat
    | Stood
    | Seated
    | Started
    | Moved
    | Said
    | Promised
    | Left
    | Returned
    | Voted
    | Resumed
    | Paced
    | Rested
    | Woken
    | Closed
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def read_entry(data: bytes) -> AnyEntry:
    return _decoder.decode(data)
