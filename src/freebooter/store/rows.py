"""What the store keeps, as plain rows."""

from __future__ import annotations

from dataclasses import dataclass, field


class Conflict(Exception):
    """The entry was not written: somebody else has written that number, or holds the table now."""


class Unavailable(Exception):
    """The database does not answer; whether the entry was written is not known. What it says is told in logs."""


# As what a table is kept. Whoever writes a row says so; a reviewed one stays that.
EMPTY = "empty"
UNFINISHED = "unfinished"
FINISHED = "finished"
CORRESPONDENCE = "correspondence"
RATED = "rated"
REVIEWED = "reviewed"
REMOVING = "removing"
"""Nobody can open it any more, and its log is being removed."""
REMOVED = "removed"
"""Its log is gone, and the result is left."""


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
    keeping: str = UNFINISHED
    """As what it is kept, and so for how long; see above."""


@dataclass(frozen=True)
class PlayerRow:
    player: str
    name: str
    created: int
    seen: int = 0
    """When they came last, to the day; as long as their session lasts from then, they may come again."""
    signed_out: int = 0
    """When they signed out everywhere; only sessions that name that very moment are good."""


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
    has_log: bool = True
    """Whether the log of the match is still there."""


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


@dataclass(frozen=True)
class Stale:
    """A table of which nothing was heard for long, as far as its row knows."""

    table: str
    updated: int


@dataclass(frozen=True)
class Size:
    """How much room a database takes, and how much is left for it."""

    taken: int
    """Bytes on the disk."""
    reusable: int
    """Those of them that are written again before more are taken."""
    free: int | None
    """Bytes left on the disk; None where the store cannot know."""
