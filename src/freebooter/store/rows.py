"""What the store keeps, as plain rows."""

from __future__ import annotations

from dataclasses import dataclass, field


class Conflict(Exception):
    """The entry was not written: somebody else has written that number, or holds the table now."""


class Unavailable(Exception):
    """The database does not answer; whether the entry was written is not known."""


@dataclass(frozen=True)
class TableRow:
    """A table in the lobby. `summary` is JSON that the store does not read, `players` are the ids of those who sit."""

    table: str
    game: str
    status: str
    """`gathering`, `playing`, `over` or `closed`."""
    public: bool
    created: int
    updated: int
    summary: bytes
    players: tuple[str, ...] = ()
    deadline: int | None = None
    """When somebody's time runs out, whether or not the table is in anybody's memory; milliseconds since 1970."""


@dataclass(frozen=True)
class PlayerRow:
    player: str
    name: str
    created: int


@dataclass(frozen=True)
class Seat:
    """A seat's part of a result. `player` is empty for a built-in bot that is not rated."""

    player: str
    name: str
    points: int
    share: float
    standing: float | None = field(default=None, compare=False)
    """What ratings compare, where it is not the share; it is not kept."""


@dataclass(frozen=True)
class ResultRow:
    table: str
    game: str
    ended: int
    ending: str
    rated: bool
    seats: tuple[Seat, ...]
    summary: bytes
    """JSON that the store does not read."""


@dataclass(frozen=True)
class RatingRow:
    player: str
    game: str
    mean: float
    deviation: float
    matches: int
    name: str = ""


@dataclass(frozen=True)
class Append:
    """One entry to be written, and what changes with it in the same moment."""

    table: str
    number: int
    """1 for the first entry of a table; the key of the log is (table, number)."""
    data: bytes
    chain: bytes
    """The link of the chain: the hash of the link before it and the data."""
    row: TableRow | None = None
    """The table's new row in the lobby, where it changed."""
    result: ResultRow | None = None
    """The result, with the entry that ended the match. Ratings are brought up to date in the same transaction."""


@dataclass(frozen=True)
class Logged:
    number: int
    data: bytes
    chain: bytes


@dataclass(frozen=True)
class NodeRow:
    node: str
    address: str
