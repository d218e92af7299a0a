"""The doctor, with everything that can be wrong made wrong for real: what it finds, and how it says to mend it."""

from __future__ import annotations

import asyncio
import io
import json
import os
import socket
import sqlite3
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from benchmarks.harness import postgresql
from benchmarks.harness.command import freebooter, shown_at_terminal
from benchmarks.harness.serving import serving
from freebooter.compiling.ledger import current_folders
from freebooter.compiling.pieces import RULES, pieces_of
from freebooter.engine.kernels.tidying import MOST_BYTES
from freebooter.engine.registry import names
from freebooter.store import file_in, open_store
from freebooter.terminal.doctor import database, fonts, installation, keeping, kernels, port, terminal
from freebooter.terminal.doctor.finding import Finding
from freebooter.text import LANGUAGES
from tests.support.packages import install_by_hand

Check = Callable[[], Iterator[Finding]]


@pytest.fixture(autouse=True)
def _nothing_is_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A user who has just arrived: no settings, and nothing that is kept."""
    for name in list(os.environ):
        if name.startswith("FREEBOOTER_") and name != "FREEBOOTER_CACHE":
            monkeypatch.delenv(name)
    monkeypatch.setenv("FREEBOOTER_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


def found(check: Check, state: str) -> str:
    """What a check finds in that state, and how to mend it."""
    return "\n".join(f"{each.text} {each.mend}" for each in check() if each.state == state)


def is_well(check: Check) -> bool:
    return all(each.state == "fine" for each in check())


# The command.


def test_a_line_for_each_thing_and_the_status_of_a_healthy_house(tmp_path: Path) -> None:
    data = tmp_path / "data"
    shown = freebooter("doctor", more={"FREEBOOTER_DATA": str(data), "FREEBOOTER_PORT": "0"})
    assert shown.returncode == 0, shown.stdout
    assert not shown.stderr
    lines = shown.stdout.splitlines()
    assert lines[0].startswith("✓ Freebooter ")
    assert all(line.startswith(("✓ ", "! ", "  ")) for line in lines)
    assert "✓ Dolores is compiled, including all its bots." in lines
    assert not data.exists(), "it changes nothing"


def test_what_has_to_be_mended_shows_in_the_status_and_in_json(tmp_path: Path) -> None:
    (tmp_path / "freebooter.db").write_text("no database at all, however long it may be")
    shown = freebooter("doctor", "--json", more={"FREEBOOTER_DATA": str(tmp_path), "FREEBOOTER_PORT": "0"})
    assert shown.returncode == 1
    told = json.loads(shown.stdout)
    assert not told["is_well"]
    (sick,) = [each for each in told["findings"] if each["state"] == "broken"]
    assert sick["area"] == "database"
    assert sick["text"]
    assert sick["mend"]
    assert {each["area"] for each in told["findings"]} == {
        "installation", "kernels", "cache", "database", "terminal", "fonts", "port",
    }  # fmt: skip


def test_without_the_letters_for_it_marks_are_plain() -> None:
    shown = freebooter("doctor", more={"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"})
    assert shown.stdout.startswith("+ Freebooter ")
    assert "! The output encoding is ascii" in shown.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str) -> None:
    shown = freebooter("doctor", "--lang", language)
    assert "doctor-" not in shown.stdout
    assert shown.stdout


# Installation.


def test_missing_packages_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = ["numba>=0.61", "nosuch-thing>=1", "ray>=2; extra == 'arena'", "neither>=1; extra == 'server'"]
    monkeypatch.setattr(installation, "requires", lambda _: wanted)
    assert "nosuch-thing" in found(installation.check, "broken")
    noted = found(installation.check, "note")
    assert "neither" in noted
    assert "pip install 'freebooter[server]'" in noted
    assert "ray" not in noted


def test_a_compiler_that_does_not_load_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    assert "Can't load the compiler (ModuleNotFoundError" in found(installation.check, "broken")


def test_pages_that_are_not_built_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("freebooter.server.pages.client.FOLDER", tmp_path)
    assert "haven't been built" in found(installation.check, "broken")


def test_a_game_that_cannot_be_loaded_is_told(tmp_path: Path) -> None:
    more = install_by_hand(tmp_path, "leaking-boat", "GAME = 1 / 0")
    shown = freebooter("doctor", more=more | {"FREEBOOTER_PORT": "0"})
    assert shown.returncode == 1
    assert "✗ Can't load the game “leaking-boat” (" in shown.stdout
    assert "leaking-boat" in shown.stdout


# Kernels, and where they are kept.


def test_what_is_not_compiled_is_told_with_the_time_it_takes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FREEBOOTER_CACHE", str(tmp_path))
    noted = found(kernels.check, "note")
    for game in names():
        assert f"freebooter compile {game}" in noted
    assert " s before the first game" in noted
    assert not list(tmp_path.iterdir())


def test_rules_that_run_uncompiled_are_told() -> None:
    shown = freebooter("doctor", more={"NUMBA_DISABLE_JIT": "1"})
    assert "! The rules run uncompiled" in shown.stdout


def test_a_cache_that_cannot_be_written_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("FREEBOOTER_CACHE", str(tmp_path / "file"))
    assert "FREEBOOTER_CACHE" in found(keeping.check, "note")


def test_a_cache_into_which_others_can_write_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "kernels").mkdir()
    monkeypatch.setenv("FREEBOOTER_CACHE", str(tmp_path))
    assert is_well(keeping.check)
    (tmp_path / "kernels").chmod(0o777)
    assert "Others on this machine can write" in found(keeping.check, "broken")
    assert stat.S_IMODE((tmp_path / "kernels").stat().st_mode) == 0o777, "it changes nothing"


def test_a_full_disk_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FREEBOOTER_CACHE", str(tmp_path))
    monkeypatch.setattr("freebooter.engine.kernels.cache.ROOM", 10**18)
    assert "too little space" in found(keeping.check, "note")


def test_kernels_of_other_versions_are_counted_and_removed_on_request(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    piece = next(piece for game in names() for piece in pieces_of(game) if piece.part == RULES)
    freebooter("compile", piece.game)
    (ours, *_) = sorted(current_folders([piece]))
    old = tmp_path / "kernels" / "of.an.older.version-0123"
    old.mkdir(parents=True)
    with (old / "x.nbc").open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    monkeypatch.setenv("FREEBOOTER_CACHE", str(tmp_path))
    noted = found(keeping.check, "note")
    assert "500 MB are from other versions" in noted
    assert "freebooter compile --clean" in noted
    assert ours != old.name
    cleaned = freebooter("compile", "--clean", more={"FREEBOOTER_CACHE": str(tmp_path)})
    assert cleaned.stdout.startswith("Removed 500 MB of other versions")
    assert not list((tmp_path / "kernels").iterdir())


# The database.


def make_database(folder: Path) -> Path:
    folder.mkdir(exist_ok=True)

    async def make() -> None:
        await (await open_store(file_in(folder), lambda *_: [])).close()

    asyncio.run(make())
    return folder / "freebooter.db"


def revise(file: Path, revision: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))
        connection.commit()


def test_a_database_of_this_version_is_well_and_stays_as_it_is(tmp_path: Path) -> None:
    file = make_database(tmp_path / "data")
    before = {each.name: each.read_bytes() for each in file.parent.iterdir()}
    assert is_well(database.check)
    assert {each.name: each.read_bytes() for each in file.parent.iterdir()} == before


def test_older_and_newer_databases_are_told_apart(tmp_path: Path) -> None:
    file = make_database(tmp_path / "data")
    revise(file, "0001")
    assert "older version" in found(database.check, "note")
    revise(file, "9999")
    assert "newer version of Freebooter" in found(database.check, "broken")


def test_a_database_in_use_is_well_and_so_is_the_port_of_its_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "data").mkdir()
    with serving(tmp_path / "data") as served:
        assert "in use by a running server" in found(database.check, "fine")
        monkeypatch.setenv("FREEBOOTER_PORT", served.url.rpartition(":")[2])
        assert f"is already running at {served.url}" in found(port.check, "fine")


def test_no_place_for_a_database_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("FREEBOOTER_DATA", str(tmp_path / "file" / "data"))
    assert "--data" in found(database.check, "broken")


def test_settings_that_are_refused_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FREEBOOTER_PORT", "many")
    assert "FREEBOOTER_PORT" in found(database.check, "broken")
    assert not list(port.check())


def test_a_postgresql_is_looked_at_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FREEBOOTER_DATABASE", postgresql.server().address("nowhere"))
    assert "denied access" in found(database.check, "broken")
    monkeypatch.setenv("FREEBOOTER_DATABASE", postgresql.server().address("postgres"))
    assert "There's no database" in found(database.check, "fine")


# Terminal, fonts, port.


def test_a_small_terminal_is_told() -> None:
    assert "! The terminal is small (40×10)" in shown_at_terminal("doctor", columns=40, lines=10)
    assert "✓ The terminal is large enough (80×24)" in shown_at_terminal("doctor", columns=80, lines=24)


def test_letters_that_cannot_be_shown_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding="latin-1"))
    assert "PYTHONUTF8=1" in found(terminal.check, "note")


@pytest.mark.parametrize(
    ("listed", "state", "said"),
    [("echo 'Kochi,Kochi Gothic'", "fine", "Kochi."), ("true", "note", "fonts-noto-cjk")],
    ids=["a font", "no font"],
)
def test_fonts_for_japanese_are_looked_for(
    listed: str, state: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lister = tmp_path / "fc-list"
    lister.write_text(f"#!/bin/sh\n{listed}\n")
    lister.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    assert said in found(fonts.check, state)


def test_a_port_that_somebody_else_has_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = str(other.getsockname()[1])
        assert str(os.getpid()) in port.holder(int(taken))
        monkeypatch.setattr(port, "SECONDS", 0.2)
        monkeypatch.setenv("FREEBOOTER_PORT", taken)
        said = found(port.check, "broken")
    assert f"Port {taken} is taken by another program" in said
    assert str(os.getpid()) in said
    assert "--port" in said
    assert is_well(port.check), "now it is free"
