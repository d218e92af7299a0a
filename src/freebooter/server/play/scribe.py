"""Long logs are folded and told again beside the event loop: piece by piece, in turns, and no table waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

import msgspec

from freebooter.store.store import Store
from freebooter.table.entries import Created, Started, read_entry
from freebooter.table.projection import encode
from freebooter.table.retelling import Retelling
from freebooter.table.table import Table

from .left_off import LeftOff
from .readiness import Readiness

PIECE = 250
"""So many entries are read and folded at once."""

SLICE = 20
"""So many updates are told at once."""

SHORT = 32
"""So few entries are folded sooner than another thread is woken."""

Pairs = list[tuple[bytes, bytes]]
Found = TypeVar("Found")


class Stopped(Exception):
    """The server is being stopped, and nobody reads any more."""


class Scribe:
    """One thread for all logs. Whoever has a long one takes turns with the others after every piece.

    So a short story never waits for a long one, and whoever goes away or stops the server waits for one piece at most.
    """

    def __init__(self, store: Store, readiness: Readiness) -> None:
        self._store = store
        self._readiness = readiness
        self._thread = ThreadPoolExecutor(1, "freebooter-scribe")
        self._left_off = LeftOff()
        self.stopping = False

    async def _beside(self, work: Callable[..., Found], *given: object) -> Found:
        if self.stopping:
            raise Stopped
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)

    async def _pieces(self, name: str, after: int = 0) -> AsyncIterator[Pairs]:
        count = PIECE
        while count == PIECE:
            rows = await self._store.read_log(name, after, PIECE)
            after, count = after + len(rows), len(rows)
            yield [(row.data, row.chain) for row in rows]

    async def fold(self, name: str) -> Table:
        """The table that a log tells; raises `Damaged` and `Stopped`, and `NotReady` for a match of such a game."""
        table = Table(name)
        async for pairs in self._pieces(name):
            if table.match is None:
                self._check_ready(table, pairs)
            if len(pairs) > SHORT:
                await self._beside(table.take, pairs)
            else:
                table.take(pairs)
        return table

    def _check_ready(self, table: Table, pairs: Pairs) -> None:
        """A table at which nobody plays yet can be opened whether or not its game is ready."""
        with suppress(msgspec.MsgspecError):  # Whoever folds it finds that, too.
            read = [read_entry(data) for data, _ in pairs] if self._readiness.not_ready else []
            created = read[0] if read and isinstance(read[0], Created) else getattr(table, "created", None)
            if created is not None and any(isinstance(entry, Started) for entry in read):
                self._readiness.check(created.game)

    async def tell(
        self, name: str, viewer: int, after: int, most: int, language: str = "", is_addressed: bool = True
    ) -> AsyncGenerator[list[bytes], None]:
        """What a viewer was told after a version, at most so many updates, a few at a time; raises `Stopped`."""
        table = self._left_off.take(name, after)
        retelling = Retelling(table, viewer, after, language, is_addressed)
        async for pairs in self._pieces(name, table.version):
            rest = iter(pairs)
            while told := await self._beside(_tell, retelling, rest, min(most, SLICE)):
                most -= len(told)
                try:
                    yield told
                except GeneratorExit:  # That is enough for a page.
                    self._left_off.keep(table)
                    raise
                if most <= 0:
                    self._left_off.keep(table)
                    return

    def close(self) -> None:
        self.stopping = True
        self._thread.shutdown(wait=False, cancel_futures=True)


def _tell(retelling: Retelling, log: Iterator[tuple[bytes, bytes]], most: int) -> list[bytes]:
    """The next few updates; none when the piece is at its end."""
    told: list[bytes] = []
    for data, link in log:
        if (update := retelling.take(data, link)) is not None:
            told.append(encode(update))
            if len(told) == most:
                break
    return told
