"""The interface of a store; every method may be called by any number of tasks of one event loop at once."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence

from .rows import Append, Logged, NodeRow, PlayerRow, RatingRow, ResultRow, Size, Stale, TableRow

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
    async def note_player(self, player: str, seen: int) -> None:
        """Somebody has come again."""

    @abstractmethod
    async def sign_out(self, player: str, at: int) -> None:
        """Somebody signs out everywhere; the moment that is kept is later than any before."""

    @abstractmethod
    async def signed_out_since(self, since: int) -> list[tuple[str, int]]:
        """Who has signed out everywhere after a moment, and when."""

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

    # What is kept, and what is removed. Times are in milliseconds since 1970.

    @abstractmethod
    async def keep(self, table: str) -> None:
        """Keep a finished match for ever: it was reviewed."""

    @abstractmethod
    async def is_removed(self, table: str) -> bool:
        """Whether there was such a table, of which the log is no longer kept."""

    @abstractmethod
    async def stale(self, keeping: str, before: int, after: Stale | None = None, limit: int = 100) -> list[Stale]:
        """Tables kept as that, and changed for the last time before then, the oldest first; those behind `after`."""

    @abstractmethod
    async def last_entry(self, table: str) -> Logged | None: ...

    @abstractmethod
    async def touch(self, table: str, updated: int) -> None:
        """Something happened at a table at that time which its row does not tell."""

    @abstractmethod
    async def condemn(self, table: Stale, keeping: str, node: str) -> bool:
        """Let nobody open a table any more; False if it has changed meanwhile, or another node holds it.

        Whoever asks makes sure that it is not open at their own node.
        """

    @abstractmethod
    async def condemned(self, limit: int = 100) -> list[str]:
        """The tables of which something is still to be removed."""

    @abstractmethod
    def remove(self, table: str) -> AsyncIterator[int]:
        """Remove a condemned table portion by portion, each told by its entries.

        Its result stays as long as somebody who played is known.
        """

    @abstractmethod
    async def forget_results(self, before: int, limit: int = 100) -> int:
        """Remove some results, older than that, of matches whose logs are gone; returns how many."""

    @abstractmethod
    def forget_players(self, before: int, over: int, limit: int = 100) -> AsyncIterator[int]:
        """Forget players of whom nothing is kept, some at a time: who has not come since `over`, when sessions that are
        over began; and who has not come since `before`, and never on another day than the first."""

    @abstractmethod
    async def count_kept(self) -> dict[str, int]:
        """About how much is kept of what: tables, entries, results, players."""

    @abstractmethod
    async def size(self) -> Size: ...

    @abstractmethod
    async def shrink(self) -> bool:
        """Give a little of what is no longer needed back to the disk; False when there is nothing more to give."""

    @abstractmethod
    async def probe(self) -> None:
        """Write something that nobody reads; raises `Unavailable` where nothing can be written."""

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
