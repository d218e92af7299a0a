"""Looks at a database without changing it: whether it is there, of this version, and in use."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from freebooter.engine.refusal import Refusal

from .lock import FileLock
from .opening import explained, is_postgresql, path_of


@dataclass(frozen=True)
class Examined:
    folder: Path | None = None
    """Where a file is, or would be made."""
    is_missing: bool = False
    is_current: bool = True
    is_newer: bool = False
    is_in_use: bool = False
    """Whether a server holds it; several may hold one of PostgreSQL."""


async def examine(database: str) -> Examined:
    """How a database stands; refused in the sentence with which a server would refuse it."""
    if is_postgresql(database):
        return await _examine_postgresql(database)
    path = path_of(database)
    if not path.exists() or not path.stat().st_size:
        return Examined(path.parent, is_missing=True)
    is_in_use = _is_held(path.with_name(f"{path.name}.lock"))
    # Whoever opens it to read only would still lay files beside it; nobody writes it now, or they lie there already.
    how = "mode=ro" if is_in_use else "mode=ro&immutable=1"
    try:
        with closing(sqlite3.connect(f"file:{quote(str(path))}?{how}", uri=True)) as connection:
            revisions = [str(revision) for (revision,) in connection.execute("SELECT version_num FROM alembic_version")]
    except sqlite3.OperationalError as error:
        if "no such table" not in str(error):
            raise Refusal("error-store-not-writable", folder=str(path.parent)) from error
        revisions = []
    except sqlite3.DatabaseError as error:
        raise Refusal("error-store-not-a-database", file=str(path)) from error
    return _compared(revisions, path.parent, is_in_use)


async def _examine_postgresql(database: str) -> Examined:
    async with explained(database) as conninfo:
        from .postgresql_connections import connect

        connection = await connect(conninfo)
        async with connection:
            found = await connection.execute("SELECT to_regclass('alembic_version')")
            if (await found.fetchone() or (None,))[0] is None:
                return Examined(is_missing=True)
            rows = await (await connection.execute("SELECT version_num FROM alembic_version")).fetchall()
    return _compared([str(revision) for (revision,) in rows], None, False)


def _compared(revisions: list[str], folder: Path | None, is_in_use: bool) -> Examined:
    from .migrating import heads, known

    is_newer = bool(set(revisions) - known())
    return Examined(folder, False, set(revisions) == heads(), is_newer, is_in_use)


def _is_held(lock: Path) -> bool:
    if not lock.exists():
        return False
    try:
        FileLock(lock).release()
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False
