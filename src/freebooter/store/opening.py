"""The way into a store: finds the database, brings it up to date, or says in a sentence why that cannot be."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import quote, unquote

from freebooter.engine.refusal import Refusal

from .lock import FileLock
from .store import Rate, Store

NODE_TIMEOUT = 5.0
"""Seconds after which a node that is silent is taken for dead."""

FILE = "freebooter.db"

_SQLITE = "sqlite:///"
_POSTGRESQL = ("postgresql://", "postgres://")


async def open_store(database: str, rate: Rate, *, node_timeout: float = NODE_TIMEOUT) -> Store:
    """Open `sqlite:///path` or `postgresql://…`."""
    if is_postgresql(database):
        return await _open_postgresql(database, rate, node_timeout)
    return await _open_sqlite(path_of(database), rate)


def is_postgresql(database: str) -> bool:
    return database.startswith(_POSTGRESQL)


def path_of(database: str) -> Path:
    """The file of `sqlite:///path`; anything else is refused."""
    if database.startswith(_SQLITE) and database != _SQLITE:
        return Path(unquote(database.removeprefix(_SQLITE))).expanduser()
    raise Refusal("error-store-scheme")


def file_in(folder: Path) -> str:
    """The address of the file that is kept in a folder where nobody names a database."""
    return f"{_SQLITE}{quote(str(folder.absolute() / FILE))}"


async def _open_sqlite(path: Path, rate: Rate) -> Store:
    from .sqlite import SqliteStore

    lock = _hold(path)
    try:
        await asyncio.to_thread(_migrate_file, path)
        return SqliteStore(path, rate, lock)
    except BaseException:
        lock.release()
        raise


def _hold(path: Path) -> FileLock:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(0o600, exist_ok=True)  # Deals and sessions are secret: nobody else on this machine may read them.
        return FileLock(path.with_name(f"{path.name}.lock"))
    except BlockingIOError:
        raise Refusal("error-store-in-use", file=str(path)) from None
    except OSError as error:
        raise Refusal("error-store-not-writable", folder=str(path.parent)) from error


def _migrate_file(path: Path) -> None:
    from sqlalchemy.exc import DBAPIError

    from .migrating import migrate_sqlite

    try:
        migrate_sqlite(path)
    except DBAPIError as error:
        if isinstance(error.orig, sqlite3.OperationalError):
            raise Refusal("error-store-not-writable", folder=str(path.parent)) from error
        raise Refusal("error-store-not-a-database", file=str(path)) from error


async def _open_postgresql(database: str, rate: Rate, node_timeout: float) -> Store:
    async with explained(database) as conninfo:
        from .migrating import migrate_postgresql
        from .postgresql import PostgresqlStore
        from .postgresql_connections import reach

        await reach(conninfo)
        await asyncio.to_thread(migrate_postgresql, conninfo)
        return PostgresqlStore(conninfo, rate, node_timeout)


@asynccontextmanager
async def explained(database: str) -> AsyncIterator[str]:
    """How to connect to a PostgreSQL; what goes wrong with that is refused in a sentence."""
    try:
        import psycopg
    except ImportError as error:
        raise Refusal("error-store-extra") from error
    from sqlalchemy.exc import DBAPIError

    from .postgresql_connections import conninfo_of, server_of

    try:
        conninfo = conninfo_of(database)
    except psycopg.ProgrammingError:
        raise Refusal("error-store-address") from None  # The driver's own words may hold the password.
    try:
        yield conninfo
    except TimeoutError:
        raise Refusal("error-store-unreachable", server=server_of(conninfo)) from None
    except (psycopg.OperationalError, DBAPIError) as error:
        server = server_of(conninfo)
        cause = error.orig if isinstance(error, DBAPIError) else error
        if not isinstance(cause, psycopg.OperationalError):
            raise Refusal("error-store-rights", server=server) from None
        # Only a server that answers says FATAL.
        raise Refusal(
            "error-store-login" if "FATAL" in str(cause) else "error-store-unreachable", server=server
        ) from None
