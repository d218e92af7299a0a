"""What is the same for both engines: everything but the log's writing and the nodes."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from . import statements
from .rows import REMOVED, REMOVING, Logged, PlayerRow, RatingRow, ResultRow, Seat, TableRow
from .store import ALL, Store

_EVER = 2**62
"""Later than any time."""


class ReadingStore(Store):
    """An engine adds how a statement of `statements` is asked and how one is carried out."""

    @abstractmethod
    async def _ask(self, statement: str, **values: Any) -> list[tuple[Any, ...]]: ...

    @abstractmethod
    async def _do(self, statement: str, **values: Any) -> None: ...

    async def read_log(self, table: str, after: int = 0, limit: int = ALL) -> list[Logged]:
        found = await self._ask(statements.READ_LOG, table=table, after=after, limit=limit)
        return [Logged(*entry) for entry in found]

    async def table(self, table: str) -> TableRow | None:
        return next(_tables(await self._ask(statements.TABLE, table=table)), None)

    async def tables(self, status: Sequence[str], game: str = "", limit: int = 100) -> list[TableRow]:
        if not status:
            return []
        values = statements.status_values(status) | ({"game": game} if game else {})
        return list(_tables(await self._ask(statements.lobby(len(status), bool(game)), limit=limit, **values)))

    async def tables_of(self, player: str, status: Sequence[str], limit: int = 100) -> list[TableRow]:
        if not status:
            return []
        values = statements.status_values(status)
        return list(_tables(await self._ask(statements.tables_of(len(status)), player=player, limit=limit, **values)))

    async def count_tables(self, status: Sequence[str]) -> int:
        if not status:
            return 0
        found = await self._ask(statements.count_tables(len(status)), **statements.status_values(status))
        return int(found[0][0])

    async def add_player(self, player: PlayerRow) -> None:
        values = {"player": player.player, "name": player.name, "created": player.created}
        await self._do(statements.ADD_PLAYER, seen=max(player.seen, player.created), **values)

    async def note_player(self, player: str, seen: int) -> None:
        await self._do(statements.SEEN, player=player, seen=seen)

    async def sign_out(self, player: str, at: int) -> None:
        await self._do(statements.SIGN_OUT, player=player, at=at)

    async def signed_out_since(self, since: int) -> list[tuple[str, int]]:
        return [(player, at) for player, at in await self._ask(statements.SIGNED_OUT, since=since)]

    async def player(self, player: str) -> PlayerRow | None:
        found = await self._ask(statements.PLAYER, player=player)
        return PlayerRow(*found[0]) if found else None

    async def rename(self, player: str, name: str) -> None:
        await self._do(statements.RENAME, player=player, name=name)

    async def result(self, table: str) -> ResultRow | None:
        return next(_results(await self._ask(statements.RESULT, table=table)), None)

    async def results_of(self, player: str, limit: int = 50, before: int | None = None) -> list[ResultRow]:
        until = _EVER if before is None else before
        return list(_results(await self._ask(statements.RESULTS_OF, player=player, limit=limit, before=until)))

    async def ratings(self, game: str, limit: int = 100) -> list[RatingRow]:
        return list(_ratings(await self._ask(statements.RATINGS, game=game, limit=limit)))

    async def ratings_of(self, player: str) -> list[RatingRow]:
        return list(_ratings(await self._ask(statements.RATINGS_OF, player=player)))

    async def secret(self, name: str, made: str) -> str:
        await self._do(statements.MAKE_SECRET, name=name, made=made)
        return str((await self._ask(statements.SECRET, name=name))[0][0])


def _tables(lines: Iterable[tuple[Any, ...]]) -> Iterator[TableRow]:
    for row, group in groupby(lines, lambda line: line[:9]):
        table, game, status, public, created, updated, summary, deadline, keeping = row
        players = tuple(line[9] for line in group if line[9] is not None)
        yield TableRow(table, game, status, bool(public), created, updated, summary, players, deadline, keeping)


def _results(lines: Iterable[tuple[Any, ...]]) -> Iterator[ResultRow]:
    for (table, game, ended, ending, rated, summary, keeping), group in groupby(lines, lambda line: line[:7]):
        seats = tuple(Seat(*line[7:]) for line in group)
        has_log = keeping not in (REMOVING, REMOVED)
        yield ResultRow(table, game, ended, ending, bool(rated), seats, summary, has_log)


def _ratings(lines: Iterable[tuple[Any, ...]]) -> Iterator[RatingRow]:
    for player, game, mean, deviation, matches, name in lines:
        yield RatingRow(player, game, mean, deviation, matches, name or "")
