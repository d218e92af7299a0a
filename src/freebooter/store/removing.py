"""Removing what is no longer kept: in small portions, so that nobody who writes a move has to wait for long.

A table is condemned first: from then on nobody can open it, whatever happens to this process. Then its log goes, and at
last the table itself; the result of a match is left where somebody who played it is still known.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import AsyncIterator

from . import statements
from .reading import ReadingStore
from .rows import EMPTY, FINISHED, REMOVED, REMOVING, REVIEWED, Logged, Size, Stale

PORTION = 50
"""Entries of a table that are removed together."""

KEEP = (
    f"UPDATE tables SET keeping = '{REVIEWED}'"
    f" WHERE table_id = :table AND status = 'over' AND keeping IN ('{EMPTY}', '{FINISHED}')"
)
IS_REMOVED = f"SELECT 1 FROM tables WHERE table_id = :table AND keeping IN ('{REMOVING}', '{REMOVED}')"
STALE = (
    "SELECT table_id, updated FROM tables WHERE keeping = :keeping AND updated < :before"
    " AND (updated, table_id) > (:updated, :table) ORDER BY updated, table_id LIMIT :limit"
)
LAST_ENTRY = "SELECT number, data, chain FROM log WHERE table_id = :table ORDER BY number DESC LIMIT 1"
TOUCH = "UPDATE tables SET updated = :updated WHERE table_id = :table AND updated < :updated"
CONDEMN = (
    f"UPDATE tables SET keeping = '{REMOVING}', status = '{REMOVED}', public = (1 = 0), deadline = NULL, node = NULL"
    " WHERE table_id = :table AND keeping = :keeping AND updated = :updated"
)
CONDEMNED = f"SELECT table_id FROM tables WHERE keeping = '{REMOVING}' ORDER BY updated, table_id LIMIT :limit"
IS_REMEMBERED = (
    "SELECT 1 FROM result_seats JOIN players ON players.player = result_seats.player WHERE table_id = :table LIMIT 1"
)
REMOVE_SITTERS = "DELETE FROM sitters WHERE table_id = :table"
LEAVE_RESULT = f"UPDATE tables SET keeping = '{REMOVED}', summary = :nothing WHERE table_id = :table"
REMOVE_RESULT = (
    "DELETE FROM result_seats WHERE table_id = :table",
    "DELETE FROM results WHERE table_id = :table",
    "DELETE FROM tables WHERE table_id = :table",
)
# Somebody who is to be forgotten has not come for long, sits nowhere, and nothing that they played is known.
_IS_FORGOTTEN = (
    "(seen < :over OR (seen < :before AND seen < created + :day))"
    " AND NOT EXISTS (SELECT 1 FROM sitters WHERE sitters.player = players.player)"
    " AND NOT EXISTS (SELECT 1 FROM result_seats WHERE result_seats.player = players.player)"
    " AND NOT EXISTS (SELECT 1 FROM ratings WHERE ratings.player = players.player)"
)
FORGOTTEN = (
    "SELECT seen, player FROM players WHERE seen < :latest AND (seen, player) > (:seen, :player)"
    f" AND {_IS_FORGOTTEN} ORDER BY seen, player LIMIT :limit"
)
FORGET = f"DELETE FROM players WHERE player = :player AND {_IS_FORGOTTEN}"

DAY = 86_400_000


class RemovingStore(ReadingStore):
    """An engine adds how a table is condemned where others may hold it, and what room the database takes."""

    _condemn = CONDEMN

    async def keep(self, table: str) -> None:
        await self._do(KEEP, table=table)

    async def is_removed(self, table: str) -> bool:
        return bool(await self._ask(IS_REMOVED, table=table))

    async def stale(self, keeping: str, before: int, after: Stale | None = None, limit: int = 100) -> list[Stale]:
        start = after or Stale("", 0)
        values = {"keeping": keeping, "before": before, "updated": start.updated, "table": start.table}
        return [Stale(*found) for found in await self._ask(STALE, limit=limit, **values)]

    async def last_entry(self, table: str) -> Logged | None:
        found = await self._ask(LAST_ENTRY, table=table)
        return Logged(*found[0]) if found else None

    async def touch(self, table: str, updated: int) -> None:
        await self._do(TOUCH, table=table, updated=updated)

    async def condemn(self, table: Stale, keeping: str, node: str) -> bool:
        values = {"table": table.table, "updated": table.updated, "keeping": keeping, "node": node}
        await self._do(self._condemn, **values)
        return await self.is_removed(table.table)

    async def condemned(self, limit: int = 100) -> list[str]:
        return [table for (table,) in await self._ask(CONDEMNED, limit=limit)]

    async def remove(self, table: str) -> AsyncIterator[int]:
        last = await self.last_entry(table)
        removed = 0
        while last is not None and removed < last.number:
            until = min(removed + PORTION, last.number)
            await self._do(statements.REMOVE_ENTRIES, table=table, until=until)
            yield until - removed
            removed = until
        await self._do(REMOVE_SITTERS, table=table)
        if await self._ask(IS_REMEMBERED, table=table):
            await self._do(LEAVE_RESULT, table=table, nothing=b"")
        else:
            await self._remove_result(table)

    async def forget_results(self, before: int, limit: int = 100) -> int:
        found = await self.stale(REMOVED, before, limit=limit)
        for each in found:
            await self._remove_result(each.table)
        return len(found)

    async def _remove_result(self, table: str) -> None:
        for statement in REMOVE_RESULT:  # The table last: what was begun is then found again.
            await self._do(statement, table=table)

    async def forget_players(self, before: int, over: int, limit: int = 100) -> AsyncIterator[int]:
        values = {"before": before, "over": over, "day": DAY}
        seen, player = -1, ""
        while found := await self._ask(
            FORGOTTEN, seen=seen, player=player, latest=max(before, over), limit=limit, **values
        ):
            for _, each in found:
                await self._do(FORGET, player=each, **values)
            yield len(found)
            seen, player = found[-1]

    async def count_kept(self) -> dict[str, int]:
        kept = {"tables": f"tables WHERE keeping <> '{REMOVED}'", "results": "results", "players": "players"}
        counted = {name: (await self._ask(f"SELECT count(*) FROM {what}"))[0][0] for name, what in kept.items()}
        return counted | {"entries": await self._count_entries()}

    @abstractmethod
    async def _count_entries(self) -> int: ...

    @abstractmethod
    async def size(self) -> Size: ...

    async def shrink(self) -> bool:
        return False
