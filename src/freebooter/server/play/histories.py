"""The histories of tables, page by page: told while they are sent, and only so many at once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, asynccontextmanager

from freebooter.store.rows import Unavailable

from ..operations.limits import networks
from .live_table import LiveTable, Lost
from .scribe import Stopped

MOST_UPDATES = 500
"""So many updates are on a page."""

MOST_BYTES = 4 * 2**20
"""A page ends early when it has so many bytes …"""

LONGEST = 60.0
"""… or when it has been read for so many seconds."""

AT_ONCE = 8
AT_ONCE_BY_ADDRESS = 2
"""So many pages are told at once; whoever asks for more waits."""


class Histories:
    def __init__(self) -> None:
        self._all = asyncio.Semaphore(AT_ONCE)
        self._addresses: dict[str, asyncio.Semaphore] = {}
        self._asking: dict[str, int] = {}

    @asynccontextmanager
    async def _turn(self, address: str) -> AsyncIterator[None]:
        place = networks(address)[0]
        own = self._addresses.setdefault(place, asyncio.Semaphore(AT_ONCE_BY_ADDRESS))
        self._asking[place] = self._asking.get(place, 0) + 1
        try:
            async with own, self._all:
                yield
        finally:
            self._asking[place] -= 1
            if not self._asking[place]:
                del self._asking[place], self._addresses[place]

    async def page(
        self, live: LiveTable, address: str, seat: int, after: int, most: int, language: str, is_own: bool
    ) -> AsyncGenerator[bytes, None]:
        """A page as JSON, in parts; raises only before the first of them. What ends early says how to go on."""
        last, size, ends, is_cut = after, 0, time.monotonic() + LONGEST, False
        told = live.registry.scribe.tell(live.table.name, seat, after, most, language, is_own)
        async with self._turn(address), aclosing(told):
            try:
                async for updates in told:
                    yield (b"," if size else b'{"updates":[') + b",".join(updates)
                    last, size = last + len(updates), size + sum(map(len, updates))
                    is_cut = last - after == most or size > MOST_BYTES or time.monotonic() > ends
                    if is_cut:
                        break
            except (Stopped, Unavailable):
                if not size:
                    raise Lost from None
                is_cut = True
            following = str(last) if is_cut and last < live.table.version else "null"
            yield (b"" if size else b'{"updates":[') + f'],"next":{following}}}'.encode()
