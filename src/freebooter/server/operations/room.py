"""Room for what is to be kept: measured now and then, so that new tables are refused before the disk is full."""

from __future__ import annotations

import asyncio
import math
import time

from freebooter.engine.refusal import Refusal
from freebooter.store.rows import Size, Unavailable
from freebooter.store.store import Store

from . import logs
from .config import Config
from .metrics import Metrics
from .settings import size_of

LOOK = 5.0
"""Seconds between measurements."""

AGAIN = 300
"""Seconds after which whoever was refused for want of room may try again."""

PATIENCE = 3.0
"""Seconds in which something has to be written."""

SURE = 2.0
"""Seconds for which it is believed that something can be written when something was."""

FULL, UNAVAILABLE = "server-full", "server-unavailable"


class NoRoom(Refusal):
    """Nothing new is taken in, so that what is there can go on."""


class Room:
    """Tells once in the log when there is no more room, or nothing can be written, and once when that is over."""

    def __init__(self, config: Config, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._most = size_of(config.most_disk)
        self._least_free = size_of(config.least_free)
        self._is_full = False
        self._failed = False
        """Whether the last thing that was to be written could not be."""
        self._written = -math.inf

    def check(self) -> None:
        """Raises `NoRoom` where no new table and no new guest is taken in."""
        if self._is_full:
            raise NoRoom(FULL)

    async def keep_looking(self) -> None:
        while True:
            try:
                await self.look()
            except (Unavailable, OSError):
                pass  # Whoever writes finds out, too.
            except Exception as error:  # It has to be looked after for ever.
                logs.error("failed", error=error)
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Measure, and try to write where that was not possible the last time."""
        size = await self._store.size()
        self._metrics.database_bytes.set(size.taken)
        self._metrics.disk_free_bytes.set(math.nan if size.free is None else size.free)
        self._decide(size)
        if self._failed:
            await self.probe()

    def _decide(self, size: Size) -> None:
        in_use = size.taken - size.reusable
        too_large = bool(self._most) and in_use >= self._most
        too_little = size.free is not None and size.free + size.reusable < self._least_free
        is_full = too_large or too_little
        if is_full != self._is_full:
            self._is_full = is_full
            self._metrics.full.set(is_full)
            if is_full:
                reason = "most-disk" if too_large else "least-free"
                logs.error("no room for new tables", reason=reason, bytes=in_use, free=size.free)
            else:
                logs.event("room for new tables again", bytes=in_use, free=size.free)

    def failed(self, problem: Exception) -> None:
        """Something could not be written."""
        self._metrics.failed_writes.inc()
        if not self._failed:
            self._failed = True
            logs.error("nothing can be written", reason=str(problem) or type(problem).__name__)

    async def probe(self) -> None:
        """Write something; who did so a moment ago is believed."""
        if not self._failed and time.monotonic() - self._written < SURE:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.probe()
        except (Unavailable, TimeoutError) as problem:
            self.failed(problem)
            return
        self._written = time.monotonic()
        if self._failed:
            self._failed = False
            logs.event("written again")

    async def trouble(self) -> str:
        """Why this server should not be sent anybody new; empty where nothing is in the way."""
        await self.probe()
        if self._failed:
            return UNAVAILABLE
        return FULL if self._is_full else ""
