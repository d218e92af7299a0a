"""The one thread that writes to a SQLite file. Everything that waits is written in one transaction (group commit)."""

from __future__ import annotations

import sqlite3
from asyncio import AbstractEventLoop, Future
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any

from . import statements
from .results import rated_seats, rating_values, result_values, seat_values
from .rows import Append, Conflict, ResultRow, TableRow, Unavailable
from .store import Rate

_BETWEEN_COMMITS = 0.002
"""Seconds from one commit to the next, in which entries gather. A commit costs far more than an entry."""
_MOST_TOGETHER = 4_096
_MOST_ROWS = 256
"""Entries written by one statement at most. During a statement other threads may run; between two they have to wait."""
_MOST_REMEMBERED = 200_000

_LAST = "SELECT coalesce(max(number), 0) FROM log WHERE table_id = ?"
_SET_TABLE = (
    "INSERT INTO tables (table_id, game, status, public, created, updated, summary, deadline, keeping)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET game = excluded.game,"
    " status = excluded.status, public = excluded.public, created = excluded.created, updated = excluded.updated,"
    f" summary = excluded.summary, deadline = excluded.deadline, keeping = {statements.kept_as('excluded')}"
)


_LONGEST_LOG = 100_000
"""Pages in the write-ahead log; `Checkpoints` keeps it much shorter, and beside the commits."""
_LARGEST_LOG = 64 * 2**20
"""Bytes that the write-ahead log's file keeps of the disk when all of it is in the database."""
_CHECKPOINT_SECONDS = 1.0
"""A checkpoint keeps the disk busy, and commits wait for it; often enough, it is a small one."""


class Checkpoints:
    """Moves what is in the write-ahead log into the database now and then, in a thread that no commit waits for."""

    def __init__(self, path: Path) -> None:
        self._connection = connect(path)
        self._ending = Event()
        self._thread = Thread(target=self._run, name="freebooter-checkpoints", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._ending.wait(_CHECKPOINT_SECONDS):
            with suppress(sqlite3.Error):  # The next one will do, or closing.
                self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def finish(self) -> None:
        self._ending.set()
        self._thread.join()
        self._connection.close()


@dataclass(frozen=True)
class Job:
    """A statement to be carried out among the appends, once or several times."""

    statement: str
    values: Mapping[str, Any]
    times: int = 1


@dataclass(frozen=True, slots=True)
class _Task:
    work: Append | Job
    future: Future[None]


_Outcome = tuple["Future[None]", Exception | None]


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits survive a loss of power."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=256)
    # `fullfsync` matters to macOS only, where a plain sync leaves data in the cache of the disk.
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "fullfsync = ON",
        "foreign_keys = ON",
        "busy_timeout = 5000",
        f"wal_autocheckpoint = {_LONGEST_LOG}",
        f"journal_size_limit = {_LARGEST_LOG}",
    ):
        connection.execute(f"PRAGMA {pragma}")
    return connection


class Writer:
    """Started by its making. `commits` counts the transactions."""

    def __init__(self, path: Path, rate: Rate, loop: AbstractEventLoop) -> None:
        self.commits = 0
        self._connection = connect(path)
        self._closing = False
        self._rate = rate
        self._loop = loop
        self._last: dict[str, int] = {}  # The number of the last entry of tables; nobody else writes to this file.
        self._gathered: list[_Task] = []
        """What is handed over to the thread in a moment, all at once: to wake it costs more than to write an entry."""
        self._handed_over = 0.0
        self._waiting: SimpleQueue[list[_Task]] = SimpleQueue()
        self._thread = Thread(target=self._run, name="freebooter-store", daemon=True)
        self._thread.start()
        self._checkpoints = Checkpoints(path)

    def write(self, work: Append | Job) -> Future[None]:
        """To be called in the event loop."""
        if self._closing:
            raise Unavailable("closed")
        future = self._loop.create_future()
        self._gathered.append(_Task(work, future))
        if len(self._gathered) == 1:
            due = self._handed_over + _BETWEEN_COMMITS
            if due > self._loop.time():
                self._loop.call_at(due, self._hand_over)
            else:
                self._loop.call_soon(self._hand_over)  # After all that goes on in this turn of the loop.
        return future

    def _hand_over(self) -> None:
        if self._gathered:
            self._handed_over = self._loop.time()
            gathered, self._gathered = self._gathered, []
            self._waiting.put(gathered)

    def end(self) -> None:
        """Take nothing more. To be called in the event loop, before `finish`."""
        self._closing = True
        self._hand_over()
        self._waiting.put([])

    def finish(self) -> None:
        """Write what is waiting, then close the file. Not to be called in the event loop."""
        self._thread.join()
        self._checkpoints.finish()

    def _run(self) -> None:
        while tasks := self._next_tasks():
            outcomes = self._write(tasks)
            if not self._loop.is_closed():
                # One call for all of them: waking the event loop costs more than writing an entry.
                self._loop.call_soon_threadsafe(_settle, outcomes)
        self._connection.close()

    def _next_tasks(self) -> list[_Task]:
        """Everything that waits, as soon as anything does; nothing when all is done."""
        tasks = self._waiting.get()
        while tasks and len(tasks) < _MOST_TOGETHER and not self._waiting.empty():
            more = self._waiting.get()  # Nobody else takes from the queue, so there is one.
            if not more:
                self._waiting.put(more)  # The end, to be found again when these are written.
                break
            tasks += more
        return tasks

    def _write(self, tasks: Sequence[_Task]) -> list[_Outcome]:
        try:
            return self._write_together(tasks)
        except Exception as error:
            self._last.clear()
            with suppress(sqlite3.Error):  # A disk in trouble may have ended the transaction already.
                self._connection.rollback()
            if _is_trouble_of_the_disk(error):
                return [(task.future, Unavailable(str(error))) for task in tasks]
            if len(tasks) == 1:
                return [(tasks[0].future, Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error)]
        # One of them cannot be written; it shall fail alone.
        return [outcome for task in tasks for outcome in self._write([task])]

    def _write_together(self, tasks: Sequence[_Task]) -> list[_Outcome]:
        connection = self._connection
        outcomes: list[_Outcome] = []
        accepted: list[Append] = []
        reached: dict[str, int] = {}
        connection.execute("BEGIN IMMEDIATE")
        for task in tasks:
            work = task.work
            refusal: Exception | None = None
            if isinstance(work, Job):
                for _ in range(work.times):
                    connection.execute(work.statement, work.values)
                if work.statement == statements.REMOVE_ENTRIES:
                    self._last.pop(work.values["table"], None)
            elif work.number == self._number_after(work.table, reached):
                reached[work.table] = work.number
                accepted.append(work)
            else:
                refusal = Conflict(f"entry {work.number} of table {work.table} is not the next one")
            outcomes.append((task.future, refusal))
        self._add_entries(accepted)
        self._set_tables({append.table: append.row for append in accepted if append.row}.values())
        for append in accepted:
            if append.result:
                self._add_result(append.result)
        connection.execute("COMMIT")
        self.commits += 1
        if len(self._last) > _MOST_REMEMBERED:
            self._last.clear()
        self._last.update(reached)
        return outcomes

    def _number_after(self, table: str, reached: Mapping[str, int]) -> int:
        last = reached.get(table) or self._last.get(table)
        if last is None:
            last = int(self._connection.execute(_LAST, (table,)).fetchone()[0])
        return last + 1

    def _add_entries(self, appends: Sequence[Append]) -> None:
        at = 0
        while at < len(appends):
            rows = min(_MOST_ROWS, 1 << ((len(appends) - at).bit_length() - 1))
            values = [v for a in appends[at : at + rows] for v in (a.table, a.number, a.data, a.chain)]
            self._connection.execute(_add_rows(rows), values)
            at += rows

    def _set_tables(self, rows: Iterable[TableRow]) -> None:
        for row in rows:
            key = (row.table,)
            about = (row.game, row.status, row.public, row.created, row.updated, row.summary, row.deadline, row.keeping)
            self._connection.execute(_SET_TABLE, key + about)
            before = self._connection.execute("SELECT player FROM sitters WHERE table_id = ? ORDER BY place", key)
            if tuple(player for (player,) in before) != row.players:
                self._connection.execute("DELETE FROM sitters WHERE table_id = ?", key)
                self._connection.executemany(
                    "INSERT INTO sitters (table_id, place, player) VALUES (?, ?, ?)",
                    [(row.table, place, player) for place, player in enumerate(row.players)],
                )

    def _add_result(self, result: ResultRow) -> None:
        connection = self._connection
        if not connection.execute(statements.ADD_RESULT, result_values(result)).rowcount:
            return
        connection.executemany(statements.ADD_RESULT_SEAT, seat_values(result))
        if seats := rated_seats(result):
            before = [
                connection.execute(statements.RATING, {"player": seat.player, "game": result.game}).fetchone()
                for seat in seats
            ]
            connection.executemany(statements.SET_RATING, rating_values(result, seats, before, self._rate))


@cache
def _add_rows(rows: int) -> str:
    return "INSERT INTO log (table_id, number, data, chain) VALUES " + ", ".join(["(?, ?, ?, ?)"] * rows)


def _is_trouble_of_the_disk(error: Exception) -> bool:
    """Full, read-only, broken or locked; not a value that cannot be written."""
    at_fault = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError)
    return isinstance(error, sqlite3.DatabaseError) and not isinstance(error, at_fault)


def _settle(outcomes: Iterable[_Outcome]) -> None:
    for future, error in outcomes:
        if future.done():
            continue  # Whoever asked has gone; what was accepted is written all the same.
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
