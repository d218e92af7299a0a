"""What a viewer was told, told again from the log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .entries import read_entry
from .messages import Update
from .projection import Projection
from .table import Table


class Retelling:
    """Takes the entries of a log one after the other, and tells those after a version, to the viewer or somebody else.

    Whoever looks through somebody else's eyes is told everything with the names of all players.
    """

    def __init__(
        self, table: Table, viewer: int, after: int = 0, language: str = "", is_addressed: bool = True
    ) -> None:
        """`table` is as it was at a version before or at `after`, such as one of which nothing is known yet."""
        self.table = table
        self._projection: Projection | None = None
        self._viewer = viewer
        self._after = after
        self._language = language
        self._is_addressed = is_addressed

    def take(self, data: bytes, link: bytes) -> Update | None:
        """The next entry; None while it is none of those that are told."""
        table = self.table
        if table.version == self._after:
            self._projection = Projection(table)
        entry = read_entry(data)
        table.fold(entry, link, size=len(data))
        if self._projection is None:
            return None
        return self._projection.told(entry).update(self._viewer, self._language, self._is_addressed)


def retell(
    name: str,
    log: Iterable[tuple[bytes, bytes]],
    viewer: int,
    after: int = 0,
    language: str = "",
    is_addressed: bool = True,
) -> Iterator[Update]:
    """The updates that a viewer was sent after a version."""
    retelling = Retelling(Table(name), viewer, after, language, is_addressed)
    for data, link in log:
        if (update := retelling.take(data, link)) is not None:
            yield update
