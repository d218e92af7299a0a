"""Brings a database up to the schema of this program, by the migrations in `migrations/`."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.pool import NullPool

from freebooter.engine.refusal import Refusal

MIGRATIONS = Path(__file__).parent / "migrations"

_ONE_AT_A_TIME = 7_305_927_418
"""The key of the lock by which servers that start together migrate one after the other."""


def migrate_sqlite(path: Path) -> None:
    # The module would commit before every change of a table; in one transaction, half a migration cannot stay behind.
    _migrate("sqlite://", lambda: _connect(path), "BEGIN IMMEDIATE")


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    # So that a file gets smaller again when something is removed; it is heard only by one that is still empty.
    connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
    return connection


def migrate_postgresql(conninfo: str) -> None:
    import psycopg

    _migrate(
        "postgresql+psycopg://", lambda: psycopg.connect(conninfo), f"SELECT pg_advisory_xact_lock({_ONE_AT_A_TIME})"
    )


def _migrate(dialect: str, connect: Callable[[], Any], first: str) -> None:
    """Migrate within one transaction that begins with the statement `first`."""
    engine = create_engine(dialect, creator=connect, poolclass=NullPool)
    event.listen(engine, "begin", lambda connection: connection.execute(text(first)) and None)
    with engine.begin() as connection:
        _upgrade(connection)
    engine.dispose()


def _upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    now = set(MigrationContext.configure(connection).get_current_heads())
    if now - known():
        raise Refusal("error-store-newer")
    if now != heads():
        command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def known() -> set[str]:
    """Every version of the schema of which this program knows."""
    return {revision.revision for revision in ScriptDirectory.from_config(_config()).walk_revisions()}


def heads() -> set[str]:
    """The version that this program needs."""
    return set(ScriptDirectory.from_config(_config()).get_heads())
