"""All live tables of this node: opened from their logs when somebody comes, put away when nobody does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from freebooter.engine.refusal import Refusal
from freebooter.store.rows import Append, Conflict, NodeRow, Stale, Unavailable
from freebooter.store.store import Store
from freebooter.table import setup
from freebooter.table.entries import Created, write_entry
from freebooter.table.table import Damaged, Table, first_link, next_link

from ..operations import logs
from ..operations.config import Config
from ..operations.metrics import Metrics
from ..operations.nodes import Node
from ..operations.room import Room
from .bot_pool import BotPool
from .coach import CoachProcess
from .live_table import LiveTable, Lost
from .readiness import Readiness
from .rows import table_row
from .scribe import Scribe, Stopped
from .sign_outs import SignOuts
from .steady_clock import now_ms
from .unwatched import Unwatched

SWEEP = 2.0
"""Seconds between looks at what has to be put away or taken up."""


LAST_WORDS = 2.0
"""Seconds for which a server that stops waits for those who have not yet read its goodbye."""


MERCY = 3_600_000
"""Milliseconds after the start in which no correspondence runs out: whoever could not move meanwhile still can."""


class UnknownTable(Refusal):
    """There is no such table, or it is none of theirs."""


class HeldElsewhere(Exception):
    """The table is at another node."""

    def __init__(self, node: NodeRow) -> None:
        super().__init__(node.node)
        self.node = node


class TableRegistry:
    def __init__(self, config: Config, store: Store, metrics: Metrics, readiness: Readiness | None = None) -> None:
        self.readiness = readiness or Readiness()
        self.config = config
        self.store = store
        self.metrics = metrics
        self.room = Room(config, store, metrics)
        self.bot_pool = BotPool(config.bot_workers, metrics, self.readiness)
        self.coach = CoachProcess()
        self.unwatched = Unwatched(config)
        self.node = Node(config, store, self._node_was_dead)
        self.live: dict[str, LiveTable] = {}
        self.draining = False
        self.merciful_until = now_ms() + MERCY
        self.scribe = Scribe(store, self.readiness)
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._changing: dict[str, asyncio.Task[Any]] = {}
        """What is under way in the store to tables that are being released, or condemned."""
        self._damaged: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.sign_outs = SignOuts(self)

    async def start(self) -> None:
        await self.node.start()
        self.spawn(self._sweep())
        self.spawn(self._tell_readiness())
        with suppress(Unavailable, OSError):
            await self.room.look()
        self.spawn(self.room.keep_looking())

    def addresses(self) -> list[str]:
        """Other nodes to which a client can turn."""
        return self.node.others

    # Tables.

    async def table(self, name: str) -> LiveTable:
        """The live table of that name; raises `UnknownTable`, `HeldElsewhere`, `Unavailable`, `Damaged`, `NotReady`."""
        while True:
            live = self.live.get(name)
            if live is not None:
                live.used = time.monotonic()
                await live.settled()
                if not live.lost:
                    return live
                continue
            opening = self._opening.get(name)
            if opening is None:
                opening = self._opening[name] = self.spawn(self._open(name))
                opening.add_done_callback(lambda _: self._opening.pop(name, None))
            try:
                await asyncio.shield(opening)
            finally:
                del opening  # A refusal knows where it came by, and would be kept there by itself.

    async def _open(self, name: str) -> LiveTable:
        if (changing := self._changing.get(name)) is not None:
            await asyncio.wait([changing])  # Or it would take from us what we are about to claim.
        if self.draining:
            raise Lost
        holder = await self.store.claim(name, self.node.name)
        if holder is None:
            raise UnknownTable("table-removed" if await self.store.is_removed(name) else "table-unknown")
        if holder.node != self.node.name:
            raise HeldElsewhere(holder)
        try:
            table = await self.scribe.fold(name)
            if not table.version:
                raise Damaged("table-damaged", table=name, number=1)
        except Stopped:
            raise Lost from None
        except Damaged as damage:
            self._note_damage(name, damage)
            raise
        if holder.node != self.node.name or self.draining:
            raise Lost  # Meanwhile we were taken for dead and have another name, or are about to stop.
        self._damaged.discard(name)
        live = LiveTable(table, self, was_closed=True)
        self.live[name] = live
        await live.wake()
        return live

    def _note_damage(self, name: str, damage: Damaged) -> None:
        self._damaged.add(name)
        self.metrics.damaged_tables.inc()
        logs.error("table damaged", table=name, number=damage.values["number"])

    async def create(self, created: Created, start: bool = False, address: str = "") -> LiveTable:
        """A new table, written down; `address` is where its host asks from. Raises `NoRoom`."""
        self.room.check()
        self.readiness.want(created.game)
        name = setup.new_name()
        data = write_entry(created)
        link = next_link(first_link(name), data)
        table = Table(name)
        table.fold(created, link, size=len(data))
        await self.store.append(Append(name, 1, data, link, table_row(table)))
        if address:
            self.unwatched.note(created.host, address)
        live = self.live[name] = LiveTable(table, self, address=address)
        logs.debug("table opened", table=name, game=created.game)
        if start:
            await live.start()
        return live

    async def create_rematch(self, table: Table, host: str, address: str) -> str:
        live = await self.create(setup.again(table, host, now_ms()), address=address)
        return live.table.name

    async def rename(self, player: str, name: str) -> None:
        """Let everybody know who gathers somewhere with somebody that has another name now.

        At tables of other nodes they are known by it as soon as they sit down or add to the deal.
        """
        for row in await self.store.tables_of(player, ("gathering",)):
            with suppress(Refusal, HeldElsewhere, Lost):
                await (await self.table(row.table)).rename(player, name)

    async def _tell_readiness(self) -> None:
        """Whoever is at a table of a game that is not ready is told how far it is."""
        for game in self.readiness.not_ready:
            self.spawn(self._tell_readiness_of(game))

    async def _tell_readiness_of(self, game: str) -> None:
        async for _ in self.readiness.changes(game):
            for live in list(self.live.values()):
                if live.table.created.game == game:
                    live.tell_readiness()

    def forget(self, live: LiveTable) -> None:
        self.unwatched.leave(live)
        if self.live.get(live.table.name) is live:
            del self.live[live.table.name]

    # What goes on by itself.

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something beside; what goes wrong in it is logged, and does no harm to others."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is None or isinstance(error, Lost | UnknownTable | HeldElsewhere):
            return
        if isinstance(error, Conflict | Unavailable):
            logs.warning("not written", reason=f"{type(error).__name__}: {error}")
        else:
            logs.error("failed", error=error)

    async def _sweep(self) -> None:
        """Put idle tables away; take up those whose time runs out with nobody there, and those of nodes that died."""
        while True:
            await asyncio.sleep(SWEEP)
            self._put_away()
            try:
                if self.store.several_nodes:
                    await self.sign_outs.look()
                await self._take_up()
            except (Unavailable, Conflict, Lost):
                logs.warning("not taken up", node=self.node.name)
            except Exception as error:  # It has to be looked after for ever, whatever one table is like.
                logs.error("failed", error=error)

    async def _take_up(self) -> None:
        for name in [*await self.store.due(now_ms()), *await self.store.orphans()]:
            if name not in self.live and name not in self._damaged:
                with suppress(Refusal, HeldElsewhere):  # Damaged, or of a game that is no longer there.
                    await self.table(name)

    def _put_away(self) -> None:
        oldest = time.monotonic() - self.config.idle_minutes * 60
        for live in list(self.live.values()):
            if live.is_idle and live.used < oldest:
                live.put_away()
                self._release(live.table.name)

    def _release(self, name: str) -> None:
        self._change(name, self.store.release(name, self.node.name))

    def _change(self, name: str, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        changing = self._changing[name] = self.spawn(work)
        changing.add_done_callback(lambda _: self._changing.pop(name, None))
        return changing

    async def condemn(self, stale: Stale, keeping: str) -> bool:
        """Let nobody open a table any more; False where it is open, or has changed."""
        name = stale.table
        if name in self.live or name in self._opening or name in self._changing:
            return False
        return bool(await self._change(name, self.store.condemn(stale, keeping, self.node.name)))

    def _node_was_dead(self) -> None:
        """Others may have taken our tables while this process stood still."""
        logs.warning("node was silent", node=self.node.name, tables=len(self.live))
        for live in list(self.live.values()):
            live.lose()

    # The end.

    async def drain(self) -> None:
        """Before the server goes down: no new tables, clocks stopped, everything written, everybody told.

        They are told when the tables are no longer ours, so that whoever goes to another node finds them there.
        """
        self.draining = self.scribe.stopping = True
        tables = list(self.live.values())
        try:
            await asyncio.gather(*(live.rest() for live in tables), return_exceptions=True)
            with suppress(Unavailable):
                await self.node.stop()
        finally:
            viewers = [viewer for live in tables for viewer in live.dismiss("server-stops")]
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                await asyncio.gather(*(viewer.flush() for viewer in viewers), return_exceptions=True)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*list(self._tasks), return_exceptions=True)
        self.scribe.close()
        self.bot_pool.close()
        self.coach.close()
        with suppress(Unavailable):
            await self.node.stop()
