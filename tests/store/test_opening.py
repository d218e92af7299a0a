"""Opening a store: where the database is, what it is brought up to, and why it cannot be opened."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import create_engine

from benchmarks.harness import postgresql
from freebooter.engine.refusal import Refusal
from freebooter.store import file_in, open_store
from freebooter.store.schema import metadata
from tests.support.stores import entry, fresh_database, in_a_loop, on_both_engines, opened, rate


async def _refusal(database: str) -> str:
    with pytest.raises(Refusal) as refused:
        await open_store(database, rate)
    assert "\n" not in str(refused.value)
    return str(refused.value)


@in_a_loop
async def test_without_a_name_the_database_is_in_the_data_folder(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "new" / "100 % of a folder"
    async with opened(file_in(folder)) as store:
        await store.append(entry("black", 1))
    file = folder / "freebooter.db"
    assert file.is_file()
    assert os.name != "posix" or file.stat().st_mode & 0o077 == 0, "deals are secret"


@in_a_loop
async def test_a_file_may_have_a_name_with_odd_characters(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/50%25 of R%C3%A9al ?.db") as store:
        await store.append(entry("black", 1))
        assert await store.read_log("black")
    assert (tmp_path / "50% of Réal ?.db").is_file()


def test_naming_the_store_loads_no_driver() -> None:
    code = "import sys, freebooter.store; print([m for m in ('sqlalchemy', 'alembic', 'psycopg') if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


@pytest.mark.parametrize("database", ["mysql://host/name", "freebooter.db", "sqlite:///", "sqlite://x"])
@in_a_loop
async def test_an_unknown_kind_of_database_is_refused(database: str) -> None:
    assert "sqlite:///" in await _refusal(database)


@in_a_loop
async def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert str(tmp_path / "file") in await _refusal(f"sqlite:///{tmp_path}/file/freebooter.db")
    (tmp_path / "folder.db").mkdir()
    assert str(tmp_path) in await _refusal(f"sqlite:///{tmp_path}/folder.db")


@in_a_loop
async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "diary.db"
    file.write_text("Dear diary, " * 1000)
    assert "diary.db isn't a database" in await _refusal(f"sqlite:///{file}")
    assert file.read_text().startswith("Dear diary")


@in_a_loop
async def test_a_second_server_does_not_take_the_same_file(tmp_path: Path) -> None:
    database = fresh_database("sqlite", tmp_path)
    async with opened(database):
        assert "Another server" in await _refusal(database)
    async with opened(database):
        pass


@on_both_engines
@in_a_loop
async def test_a_database_of_a_newer_freebooter_is_refused(engine: str, tmp_path: Path) -> None:
    database = fresh_database(engine, tmp_path)
    async with opened(database):
        pass
    newer = "UPDATE alembic_version SET version_num = '9999'"
    if engine == "sqlite":
        with sqlite3.connect(tmp_path / "freebooter.db") as file:
            file.execute(newer)
        file.close()
    else:
        with psycopg.connect(database) as connection:
            connection.execute(newer)
    assert "newer version of Freebooter" in await _refusal(database)


@in_a_loop
async def test_a_postgresql_that_does_not_answer_is_named_without_its_password() -> None:
    with socket.socket() as taken:  # Bound but not listening: nothing can answer there.
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        said = await _refusal(f"postgresql://anne:pieces-of-eight@127.0.0.1:{port}/island")
    assert f"127.0.0.1:{port}/island" in said
    assert "pieces-of-eight" not in said
    assert "pieces" not in await _refusal("postgresql://anne:pieces@of:eight@/x?y")


@in_a_loop
async def test_a_postgresql_that_is_silent_is_not_waited_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("freebooter.store.postgresql_connections._REACH_WITHIN", 2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        said = await _refusal(f"postgresql://anne:secret@127.0.0.1:{silent.getsockname()[1]}/island")
    assert "doesn't answer" in said


@in_a_loop
async def test_a_postgresql_that_does_not_let_us_in_is_named() -> None:
    assert "denied access" in await _refusal(postgresql.server().address("nowhere"))


@in_a_loop
async def test_a_user_who_may_make_no_tables_is_told() -> None:
    database = fresh_database("postgresql", Path())
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("REVOKE CREATE ON SCHEMA public FROM PUBLIC")
        connection.execute("DROP ROLE IF EXISTS powerless")
        connection.execute("CREATE ROLE powerless LOGIN")
    assert "won't let us create tables" in await _refusal(database.replace("freebooter@", "powerless@"))


def test_a_missing_extra_is_named(tmp_path: Path) -> None:
    code = """
import asyncio, sys
sys.modules["psycopg"] = None
from freebooter.engine.refusal import Refusal
from freebooter.store import file_in, open_store
try:
    asyncio.run(open_store("postgresql://x", None))
except Refusal as refusal:
    print(refusal)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert "pip install 'freebooter[server]'" in done.stdout


def _structure_of_sqlite(path: Path) -> set[tuple[Any, ...]]:
    """Columns, keys and indexes; a column that was added later stands behind the others, and is the same."""
    with closing(sqlite3.connect(path)) as connection:
        made = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql > ''").fetchall()
        for table in metadata.tables:
            for part in ("table_info", "foreign_key_list"):
                found = connection.execute(f"SELECT * FROM pragma_{part}(?)", (table,)).fetchall()
                made += [(part, table, *each[1:]) for each in found]
    return {(name, *(re.sub(r"\s+", " ", str(each)) for each in more)) for name, *more in made}


def test_migrations_lead_to_the_schema_in_sqlite(tmp_path: Path) -> None:
    asyncio.run(_open_and_close(f"sqlite:///{tmp_path}/migrated.db"))
    engine = create_engine(f"sqlite:///{tmp_path}/made.db")
    metadata.create_all(engine)
    engine.dispose()
    assert _structure_of_sqlite(tmp_path / "migrated.db") == _structure_of_sqlite(tmp_path / "made.db")


def _structure_of_postgresql(database: str) -> set[tuple[Any, ...]]:
    questions = (
        "SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns",
        "SELECT tablename, indexname, indexdef FROM pg_indexes",
        "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint",
    )
    with psycopg.connect(database) as connection:
        found = [line for question in questions for line in connection.execute(question.encode())]
    ours = {*metadata.tables}
    return {line for line in found if line[0] in ours}


def test_migrations_lead_to_the_schema_in_postgresql() -> None:
    migrated, made = postgresql.server().database(), postgresql.server().database()
    asyncio.run(_open_and_close(migrated))
    engine = create_engine(made.replace("postgresql://", "postgresql+psycopg://"))
    metadata.create_all(engine)
    engine.dispose()
    assert _structure_of_postgresql(migrated) == _structure_of_postgresql(made)
    assert len(_structure_of_postgresql(made)) > 50


async def _open_and_close(database: str) -> None:
    async with opened(database):
        pass


@in_a_loop
async def test_several_servers_start_at_once_on_an_empty_postgresql() -> None:
    database = fresh_database("postgresql", Path())
    stores = await asyncio.gather(*(open_store(database, rate) for _ in range(5)))
    assert len(set(await asyncio.gather(*(store.secret("one", f"{store}") for store in stores)))) == 1
    await asyncio.gather(*(store.close() for store in stores))
