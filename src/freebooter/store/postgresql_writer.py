"""The one task that writes the log to PostgreSQL. All that waits is written in one transaction (group commit)."""

from __future__ import annotations

import asyncio
import time
from asyncio import Future
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from . import postgresql_statements as sql
from . import statements
from .postgresql_connections import PATIENCE, PAUSE, TROUBLE, Connection, connect
from .results import rated_seats, rating_values, result_values, seat_values
from .rows import Append, Conflict, ResultRow, TableRow, Unavailable
from .store import Rate

_MOST_TOGETHER = 2_000

_Key = tuple[str, int]


@dataclass(eq=False, slots=True)
class _Task:
    append: Append
    future: Future[None]
    until: float
    tried: bool = False
    """Whether it may have been written by an attempt whose end nobody saw."""

    @property
    def key(self) -> _Key:
        return self.append.table, self.append.number


@dataclass
class _Batch:
    """What is written together: of each table a run of consecutive entries."""

    tasks: list[_Task] = field(default_factory=list)
    first: dict[str, int] = field(default_factory=dict)
    last: dict[str, int] = field(default_factory=dict)

    def takes(self, task: _Task) -> bool:
        table, number = task.key
        if self.last.setdefault(table, number - 1) != number - 1:
            return False
        self.last[table] = number
        self.first.setdefault(table, number)
        self.tasks.append(task)
        return True


class Writer:
    """`holding` keeps the writer from writing; `commits` counts the transactions."""

    def __init__(self, conninfo: str, rate: Rate) -> None:
        self.node: str | None = None
        self.commits = 0
        self.holding = asyncio.Lock()
        self._conninfo = conninfo
        self._rate = rate
        self._connection: Connection | None = None
        self._waiting: deque[_Task] = deque()
        self._something = asyncio.Event()
        self._closing = False
        self._running = asyncio.create_task(self._run(), name="freebooter-store")

    def write(self, append: Append) -> Future[None]:
        if self._closing:
            raise Unavailable("closed")
        future: Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Task(append, future, time.monotonic() + PATIENCE))
        self._something.set()
        return future

    async def finish(self) -> None:
        """Write what is waiting, then close the connection."""
        self._closing = True
        self._something.set()
        await self._running
        await self._disconnect()

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._something.wait()
            self._something.clear()
            while self._waiting:
                batch = self._next_batch()
                try:
                    await self._write(batch)
                except TROUBLE as error:
                    await self._disconnect()
                    self._put_back(batch, error)
                    await asyncio.sleep(PAUSE)

    def _next_batch(self) -> _Batch:
        batch, left = _Batch(), []
        while self._waiting and len(batch.tasks) < _MOST_TOGETHER:
            task = self._waiting.popleft()
            if not batch.takes(task):
                left.append(task)
        self._waiting.extendleft(reversed(left))
        return batch

    def _put_back(self, batch: _Batch, error: Exception) -> None:
        """To be tried again, before everything that came later; not those that have waited too long."""
        self._waiting.extendleft(reversed([task for task in batch.tasks if not task.future.done()]))
        now = time.monotonic()
        for task in [task for task in self._waiting if task.until <= now]:
            _settle(task, Unavailable(type(error).__name__))
        self._waiting = deque(task for task in self._waiting if task.until > now)

    async def _write(self, batch: _Batch) -> None:
        try:
            async with asyncio.timeout(PATIENCE), self.holding:
                await self._write_together(batch)
        except TROUBLE:
            raise
        except Exception as error:
            if len(batch.tasks) == 1:
                _settle(batch.tasks[0], error)
                return
            # One of them cannot be written; it shall fail alone.
            for task in batch.tasks:
                alone = _Batch()
                alone.takes(task)
                await self._write(alone)

    async def _write_together(self, batch: _Batch) -> None:
        """Statement after statement, never a pipeline (`executemany` is one).

        Of a server that is frozen in the midst of a pipeline, PostgreSQL waits for the rest as long as it takes, with
        all the locks of the transaction: nobody could take its tables over. Between statements it waits for so long
        as `connect` allows.
        """
        connection = await self._connected()
        tried = [task for task in batch.tasks if task.tried]
        for task in batch.tasks:
            task.tried = True
        appends = [task.append for task in batch.tasks]
        if any(append.row or append.result for append in appends):
            async with connection.transaction():
                await self._add_tables(connection, [a.row for a in appends if a.row and a.number == 1])
                written = await self._add_entries(connection, batch)
                accepted = [append for append in appends if (append.table, append.number) in written]
                await self._set_tables(connection, [append for append in accepted if append.row])
                await self._add_results(connection, [append.result for append in accepted if append.result])
        else:
            written = await self._add_entries(connection, batch)  # A single statement is a transaction.
        self.commits += 1
        if missing := [task.append for task in tried if task.key not in written]:
            written |= await _keys(connection, sql.ALREADY_THERE, _entry_values(missing))
        for task in batch.tasks:
            conflict = Conflict(f"entry {task.append.number} of table {task.append.table} is not ours to write")
            _settle(task, None if task.key in written else conflict)

    async def _add_entries(self, connection: Connection, batch: _Batch) -> set[_Key]:
        appends = [task.append for task in batch.tasks]
        firsts = [batch.first[append.table] for append in appends]
        values = _entry_values(appends) | {"first": firsts, "node": self.node}
        return await _keys(connection, sql.ADD_ENTRIES, values)

    async def _add_tables(self, connection: Connection, rows: Sequence[TableRow]) -> None:
        if rows:
            await connection.execute(sql.ADD_TABLES, _table_values(rows) | {"node": self.node})

    async def _set_tables(self, connection: Connection, appends: Sequence[Append]) -> None:
        if not appends:
            return
        rows = list({append.table: append.row for append in appends if append.row}.values())
        changed = list({append.table: append.row for append in appends if append.row and append.number > 1}.values())
        sitters = [(row.table, place, player) for row in rows for place, player in enumerate(row.players)]
        values: dict[str, Any] = {
            "tables": [row.table for row in rows],
            "table": [table for table, _, _ in sitters],
            "place": [place for _, place, _ in sitters],
            "player": [player for _, _, player in sitters],
        }
        if changed:
            await connection.execute(sql.SET_TABLES, _table_values(changed))
        await connection.execute(sql.REMOVE_SITTERS, values)
        await connection.execute(sql.SET_SITTERS, values)

    async def _add_results(self, connection: Connection, results: Sequence[ResultRow]) -> None:
        if any(result.rated for result in results):
            await connection.execute(sql.HOLD_RATINGS)
        cursor = connection.cursor()
        for result in results:
            await cursor.execute(sql.for_psycopg(statements.ADD_RESULT), result_values(result))
            if not cursor.rowcount:
                continue
            for values in seat_values(result):
                await cursor.execute(sql.for_psycopg(statements.ADD_RESULT_SEAT), values)
            if seats := rated_seats(result):
                before: list[tuple[float, float] | None] = []
                for seat in seats:
                    values = {"player": seat.player, "game": result.game}
                    await cursor.execute(sql.for_psycopg(statements.RATING), values)
                    rating = await cursor.fetchone()
                    before.append((rating[0], rating[1]) if rating else None)
                for values in rating_values(result, seats, before, self._rate):
                    await cursor.execute(sql.for_psycopg(statements.SET_RATING), values)

    async def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = await connect(self._conninfo)
        return self._connection

    async def _disconnect(self) -> None:
        if self._connection is not None:
            await self._connection.close()
            self._connection = None


async def _keys(connection: Connection, statement: bytes, values: dict[str, Any]) -> set[_Key]:
    return {(table, number) for table, number in await (await connection.execute(statement, values)).fetchall()}


def _entry_values(appends: Sequence[Append]) -> dict[str, Any]:
    return {
        "table": [append.table for append in appends],
        "number": [append.number for append in appends],
        "data": [append.data for append in appends],
        "chain": [append.chain for append in appends],
    }


def _table_values(rows: Sequence[TableRow]) -> dict[str, Any]:
    columns = ("table", "game", "status", "public", "created", "updated", "summary", "deadline", "keeping")
    return {column: [getattr(row, column) for row in rows] for column in columns}


def _settle(task: _Task, error: Exception | None) -> None:
    if task.future.done():
        return  # Whoever asked has gone; what was accepted is written all the same.
    if error is None:
        task.future.set_result(None)
    else:
        task.future.set_exception(error)
