"""The store in a SQLite file, for one server."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from .lock import FileLock
from .removing import RemovingStore
from .rows import REMOVED, Append, NodeRow, Size, Unavailable
from .sqlite_writer import Job, Writer, connect
from .store import Rate, check_append

_READERS = 2

DUE = (
    "SELECT table_id FROM tables WHERE status = 'playing' AND deadline IS NOT NULL AND deadline <= :now"
    " ORDER BY deadline LIMIT :limit"
)


_CLAIM = f"SELECT 1 FROM tables WHERE table_id = :table AND status <> '{REMOVED}'"

_PAGES_AT_ONCE = 128
"""Pages that are given back to the disk together."""
_SPARE_PAGES = 256
"""Pages that are left in the file for what comes next."""


class SqliteStore(RemovingStore):
    """Reads have connections of their own, so that they never wait for the writer."""

    several_nodes = False

    def __init__(self, path: Path, rate: Rate, lock: FileLock) -> None:
        self._path = path
        self._lock = lock
        self._loop = asyncio.get_running_loop()
        self._writer = Writer(path, rate, self._loop)
        self._readers = ThreadPoolExecutor(_READERS, "freebooter-reader")
        self._own = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._node: NodeRow | None = None
        self._probes = 0

    @property
    def commits(self) -> int:
        return self._writer.commits

    async def close(self) -> None:
        self._writer.end()
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.finish()
        self._readers.shutdown()
        for connection in self._connections:
            connection.close()
        self._connections.clear()
        self._lock.release()

    async def append(self, append: Append) -> None:
        check_append(append)
        await self._writer.write(append)

    async def _do(self, statement: str, **values: Any) -> None:
        await self._writer.write(Job(statement, values))

    async def _ask(self, statement: str, **values: Any) -> list[tuple[Any, ...]]:
        return await self._loop.run_in_executor(self._readers, self._read, statement, values)

    def _read(self, statement: str, values: dict[str, Any]) -> list[tuple[Any, ...]]:
        try:
            if not hasattr(self._own, "connection"):
                connection = connect(self._path)
                connection.execute("PRAGMA query_only = ON")
                self._own.connection = connection
                self._connections.append(connection)
            return list(self._own.connection.execute(statement, values))
        except sqlite3.OperationalError as error:
            raise Unavailable(str(error)) from error

    async def due(self, now: int, limit: int = 100) -> list[str]:
        return [table for (table,) in await self._ask(DUE, now=now, limit=limit)]

    # Room.

    async def _count_entries(self) -> int:
        return int((await self._ask("SELECT count(*) FROM log"))[0][0])

    async def size(self) -> Size:
        page = await self._number("page_size")
        taken, free = await self._loop.run_in_executor(self._readers, self._measure)
        return Size(taken, page * await self._number("freelist_count"), free)

    def _measure(self) -> tuple[int, int]:
        files = (self._path, self._path.with_name(f"{self._path.name}-wal"))
        taken = sum(file.stat().st_size for file in files if file.exists())
        return taken, shutil.disk_usage(self._path.parent).free

    async def _number(self, pragma: str) -> int:
        return int((await self._ask(f"PRAGMA {pragma}"))[0][0])

    async def shrink(self) -> bool:
        """Page by page: Python's module carries out no more of `incremental_vacuum` than its first step."""
        if not await self._number("auto_vacuum") or await self._number("freelist_count") <= _SPARE_PAGES:
            return False
        await self._writer.write(Job("PRAGMA incremental_vacuum(1)", {}, _PAGES_AT_ONCE))
        return True

    async def probe(self) -> None:
        self._probes += 1  # What is written has to be another number, or nothing is written at all.
        await self._do(f"PRAGMA user_version = {self._probes % 2**31}")

    # The one server is the one node: it lives, and holds every table.

    async def enlist(self, node: NodeRow) -> None:
        self._node = node

    async def beat(self, node: str) -> bool:
        return True

    async def leave(self, node: str) -> None:
        self._node = None

    async def nodes(self) -> list[NodeRow]:
        return [self._node] if self._node else []

    async def claim(self, table: str, node: str) -> NodeRow | None:
        here = self._node if self._node and self._node.node == node else NodeRow(node, "")
        return here if await self._ask(_CLAIM, table=table) else None

    async def release(self, table: str, node: str) -> None:
        pass

    async def orphans(self, limit: int = 100) -> list[str]:
        return []
