"""The interface of a store; every method may be called by any number of tasks of one event loop at once."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from .rows import Append, Logged, NodeRow, PlayerRow, RatingRow, ResultRow, TableRow

Rate = Callable[[Sequence[tuple[float, float] | None], Sequence[float]], Sequence[tuple[float, float]]]
"""Everyone's mean and deviation before a match (None for the first), and their shares → those after it."""


ALL = 2**62
"""More entries than any log has."""


def check_append(append: Append) -> None:
    """What no caller may ask for: an entry without a table, or the row or result of another one."""
    parts = [part for part in (append.row, append.result) if part]
    if append.number == 1 and append.row is None:
        raise ValueError("the first entry of a table comes with its row")
    if append.number < 1 or any(part.table != append.table for part in parts):
        raise ValueError(f"entry {append.number} does not belong to table {append.table}")


class Store(ABC):
    """Made and opened by `open_store`."""

    several_nodes: bool
    """Whether several servers may share it."""

    @property
    @abstractmethod
    def commits(self) -> int:
        """How many transactions the log took so far; with many tables it is far less than the number of entries."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, then let go."""

    # The log.

    @abstractmethod
    async def append(self, append: Append) -> None:
        """Returns when the entry is safe from any crash. Raises `Conflict` or `Unavailable`.

        Many appends that wait at the same time are committed together; one that conflicts fails alone. The first entry
        of a table brings its row. After `Unavailable` it is not known whether the entry was written: read the log.
        """

    @abstractmethod
    async def read_log(self, table: str, after: int = 0, limit: int = ALL) -> list[Logged]:
        """The first entries of a table whose numbers are greater than `after`, in order."""

    # The lobby.

    @abstractmethod
    async def table(self, table: str) -> TableRow | None: ...

    @abstractmethod
    async def tables(self, status: Sequence[str], game: str = "", limit: int = 100) -> list[TableRow]:
        """Public tables, those changed last first."""

    @abstractmethod
    async def tables_of(self, player: str, status: Sequence[str], limit: int = 100) -> list[TableRow]:
        """Tables at which a player sits, public or not."""

    @abstractmethod
    async def due(self, now: int, limit: int = 100) -> list[str]:
        """Tables that are playing, whose deadline has passed, and that no other living node holds."""

    @abstractmethod
    async def count_tables(self, status: Sequence[str]) -> int: ...

    # Players, results, ratings.

    @abstractmethod
    async def add_player(self, player: PlayerRow) -> None: ...

    @abstractmethod
    async def player(self, player: str) -> PlayerRow | None: ...

    @abstractmethod
    async def rename(self, player: str, name: str) -> None: ...

    @abstractmethod
    async def result(self, table: str) -> ResultRow | None: ...

    @abstractmethod
    async def results_of(self, player: str, limit: int = 50, before: int | None = None) -> list[ResultRow]:
        """A player's finished matches, the last first."""

    @abstractmethod
    async def ratings(self, game: str, limit: int = 100) -> list[RatingRow]:
        """The best first: by mean less three deviations."""

    @abstractmethod
    async def ratings_of(self, player: str) -> list[RatingRow]: ...

    # What all nodes share.

    @abstractmethod
    async def secret(self, name: str, made: str) -> str:
        """The secret of that name; `made` becomes it if there is none yet. The same for every node ever after."""

    # Nodes. A store for one server holds every table by being there.

    @abstractmethod
    async def enlist(self, node: NodeRow) -> None:
        """Take part as a node."""

    @abstractmethod
    async def beat(self, node: str) -> bool:
        """Say that the node lives; False if it was silent so long that others may have taken its tables.

        After False nothing can be written under this name any more: enlist under a new one. The time for which the
        database itself was away does not count as silence.
        """

    @abstractmethod
    async def leave(self, node: str) -> None:
        """Give up every table and take no more part."""

    @abstractmethod
    async def nodes(self) -> list[NodeRow]:
        """The nodes that live."""

    @abstractmethod
    async def claim(self, table: str, node: str) -> NodeRow | None:
        """Hold a table that no other living node holds. Returns the node that holds it now; None if there is no table.

        A table's first entry is appended by the node that then holds it. An append to a table that another node has
        claimed since is a `Conflict`; so is a claim by a node that is itself taken for dead.
        """

    @abstractmethod
    async def release(self, table: str, node: str) -> None:
        """Let any node claim the table."""

    @abstractmethod
    async def orphans(self, limit: int = 100) -> list[str]:
        """Tables that are playing and were held by a node that no longer lives."""
