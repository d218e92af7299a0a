"""What is kept, and for how long: looks now and then for what nobody needs any more, and removes it little by little.

Of several nodes the first does it for all. A table that is open anywhere stays, and so does what is rated or reviewed.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path

import msgspec

from freebooter.store.removing import PORTION
from freebooter.store.rows import EMPTY, FINISHED, REMOVED, UNFINISHED, Logged, Stale, Unavailable
from freebooter.table.entries import read_entry

from ..operations import logs
from ..operations.config import Config
from .archive import Archive
from .readiness import NotReady
from .scribe import Stopped
from .steady_clock import now_ms
from .table_registry import TableRegistry

EVERY = 3_600.0
"""Seconds between two rounds."""

TOGETHER = 10
"""Tables that are removed side by side: what they write is committed together."""

PAUSE = 0.1
"""Seconds after a whole portion: whoever writes moves goes before."""

DAY = 86_400_000


@dataclass(frozen=True)
class Removed:
    """What a round has removed."""

    tables: int = 0
    results: int = 0
    players: int = 0


class Retention:
    """The rounds of one server."""

    def __init__(self, config: Config, registry: TableRegistry) -> None:
        self._registry = registry
        self._store = registry.store
        self._removed = registry.metrics.removed
        self._days = {EMPTY: config.keep_empty, UNFINISHED: config.keep_unfinished, FINISHED: config.keep_finished}
        self._days[REMOVED] = config.keep_results
        self._guest_days = config.keep_guests
        self._session_days = config.session_days
        self._archive = Archive(Path(config.archive).expanduser()) if config.archive else None

    async def keep_tidy(self) -> None:
        while True:
            try:
                if await self._is_ours():
                    await self.round(now_ms())
                await self.count()
            except Unavailable as problem:
                logs.warning("not tidied", reason=str(problem))
            except Exception as error:  # It has to be looked after for ever.
                logs.error("failed", error=error)
            await asyncio.sleep(EVERY)

    async def _is_ours(self) -> bool:
        """Whether this is the first of the nodes that live."""
        nodes = await self._store.nodes()
        return bool(nodes) and nodes[0].node == self._registry.node.name

    async def count(self) -> None:
        """Bring the figures up to date."""
        for what, number in (await self._store.count_kept()).items():
            self._registry.metrics.kept.labels(what).set(number)

    async def round(self, now: int) -> Removed:
        """Remove everything whose time has come."""
        await self._clear()  # What was begun and not finished.
        tables = 0
        for keeping in (EMPTY, UNFINISHED, FINISHED):
            if before := self._before(keeping, now):
                tables += await self._remove_tables(keeping, before)
        results = await self._forget_results(now)
        players = await self._forget_players(now)
        while await self._store.shrink():
            await asyncio.sleep(PAUSE)
        if tables or results or players:
            logs.event("tidied", tables=tables, results=results, players=players)
        return Removed(tables, results, players)

    def _before(self, keeping: str, now: int) -> int:
        """What is older than this goes; 0 where it is kept for ever."""
        return now - round(self._days[keeping] * DAY) if self._days[keeping] else 0

    async def _remove_tables(self, keeping: str, before: int) -> int:
        removed, last = 0, None
        while found := await self._store.stale(keeping, before, last, TOGETHER):
            old = [each for each in found if await self._may_go(each, keeping, before)]
            removed += sum(await asyncio.gather(*(self._registry.condemn(each, keeping) for each in old)))
            await self._clear()
            last = found[-1]
        return removed

    async def _may_go(self, stale: Stale, keeping: str, before: int) -> bool:
        """Whether nothing happened that the row does not tell, and the record is safe where it has to be."""
        if keeping == UNFINISHED:
            at = _time_of(await self._store.last_entry(stale.table))
            if at >= before:
                await self._store.touch(stale.table, at)
                return False
        return keeping != FINISHED or await self._is_archived(stale.table)

    async def _is_archived(self, table: str) -> bool:
        if self._archive is None:
            return True
        try:
            await asyncio.to_thread(self._archive.add, await self._registry.scribe.fold(table))
        except (Stopped, NotReady):
            return False
        except Exception as problem:  # A full disk, a damaged log: whatever it is, the next one may go.
            logs.error("not archived", table=table, error=problem)
            return False
        return True

    async def _clear(self) -> None:
        """Remove what is condemned."""
        while condemned := await self._store.condemned(TOGETHER):
            await asyncio.gather(*map(self._remove, condemned))

    async def _remove(self, table: str) -> None:
        async for entries in self._store.remove(table):
            self._removed.labels("entries").inc(entries)
            await asyncio.sleep(PAUSE * entries / PORTION)
        self._removed.labels("tables").inc()

    async def _forget_results(self, now: int) -> int:
        forgotten = 0
        if before := self._before(REMOVED, now):
            while some := await self._store.forget_results(before):
                forgotten += some
                self._removed.labels("results").inc(some)
                await asyncio.sleep(PAUSE)
        return forgotten

    async def _forget_players(self, now: int) -> int:
        if not self._guest_days:
            return 0
        forgotten = 0
        before, over = now - round(self._guest_days * DAY), now - self._session_days * DAY
        async for some in self._store.forget_players(before, over):
            forgotten += some
            self._removed.labels("players").inc(some)
            await asyncio.sleep(PAUSE)
        return forgotten


def _time_of(entry: Logged | None) -> int:
    """When something was written; long ago where that cannot be read."""
    try:
        return read_entry(entry.data).at if entry is not None else 0
    except msgspec.MsgspecError:
        return 0
