"""Connections to PostgreSQL that come back by themselves after the server was away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from .rows import Unavailable

Connection = psycopg.AsyncConnection[tuple[Any, ...]]
T = TypeVar("T")

PATIENCE = 10.0
"""Seconds for which something is tried again before it is given up."""
PAUSE = 0.1

TROUBLE = (
    psycopg.OperationalError,
    psycopg.InterfaceError,
    psycopg.InternalError,  # The transaction was ended because it stood still, or the server may only read now.
    OSError,
    TimeoutError,
)
"""The server is away, or cannot write now; what was asked for may well be right."""

_REACH_WITHIN = 5
_STALLED_AFTER = 3_000
"""Milliseconds after which PostgreSQL ends a transaction whose server is frozen in its midst, with all its locks."""


def conninfo_of(database: str) -> str:
    """Raises `psycopg.ProgrammingError` if it cannot be understood."""
    given = conninfo_to_dict(database)
    ours: dict[str, str | int | None] = {
        "connect_timeout": _REACH_WITHIN,
        "application_name": "freebooter",
        "tcp_user_timeout": 10_000,
    }
    return make_conninfo(database, **{name: value for name, value in ours.items() if name not in given})


def server_of(conninfo: str) -> str:
    """The server and the database, without user and password."""
    parts = conninfo_to_dict(conninfo)
    host, port, name = (str(parts.get(part) or "") for part in ("host", "port", "dbname"))
    return f"{host or 'localhost'}{':' + port if port else ''}{'/' + name if name else ''}"


async def connect(conninfo: str) -> Connection:
    async with asyncio.timeout(_REACH_WITHIN):
        connection = await psycopg.AsyncConnection.connect(conninfo, autocommit=True)
    await connection.execute(f"SET idle_in_transaction_session_timeout = {_STALLED_AFTER}".encode())
    # An acknowledged move is on the disk, even where the server was set up for others who care less.
    await connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
    )
    return connection


async def reach(conninfo: str) -> None:
    """Raises an error if the server does not answer, or not us. One that is just starting is waited for."""
    until = time.monotonic() + _REACH_WITHIN
    while True:
        try:
            await (await connect(conninfo)).close()
            return
        except psycopg.OperationalError as error:
            if "starting up" not in str(error) or time.monotonic() > until:
                raise
        await asyncio.sleep(PAUSE)


class Connections:
    """A few connections for everything but the log, lent to one at a time. Broken ones are replaced."""

    def __init__(self, conninfo: str, most: int) -> None:
        self._conninfo = conninfo
        self._free: list[Connection] = []
        self._places = asyncio.Semaphore(most)

    async def attempt(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Do something that may be done twice, again and again until the server answers."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                async with asyncio.timeout(max(0.1, until - time.monotonic())), self._lent() as connection:
                    return await work(connection)
            except TROUBLE as error:
                if time.monotonic() >= until:
                    raise Unavailable(type(error).__name__) from error
            await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        while self._free:
            await self._free.pop().close()

    @asynccontextmanager
    async def _lent(self) -> AsyncIterator[Connection]:
        async with self._places:
            connection = self._free.pop() if self._free else await connect(self._conninfo)
            try:
                yield connection
            except BaseException:
                await connection.close()  # In what state it is, nobody knows.
                raise
            self._free.append(connection)
