"""What version 0.1.0 wrote still opens: records, scenarios, settings, folders of long runs, and a server's database.

That version's own commands and its server wrote the files; `expected.json` beside them says what it made of them. What
messages tell beyond that today is no matter, but all that they told then is still there, and is the same.
"""

from __future__ import annotations

import json
import math
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from itsdangerous import URLSafeTimedSerializer

from benchmarks.harness.clients import Guest, Message
from benchmarks.harness.command import freebooter
from benchmarks.harness.serving import start

# What these tests need of the library; everything else goes through its command and its server.
from freebooter.engine.record import final_digest, read_record, write_record

FILES = Path(__file__).parent / "fixtures" / "version-0.1.0"
EXPECTED: dict[str, dict[str, Any]] = json.loads((FILES / "expected.json").read_text(encoding="utf-8"))
RECORDS, TABLES = EXPECTED["records"], EXPECTED["tables"]
DATABASE = "freebooter.db"


def differences(old: Any, new: Any, place: str = "") -> list[str]:
    """Where something that was told is no longer told, or is told otherwise. Fields that were added are none."""
    if isinstance(old, dict) and isinstance(new, dict):
        lost = [f"{place}.{name}: no longer there" for name in old if name not in new]
        kept = [name for name in old if name in new]
        return lost + [line for name in kept for line in differences(old[name], new[name], f"{place}.{name}")]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        return [line for number, (was, now) in pairs for line in differences(was, now, f"{place}[{number}]")]
    if isinstance(old, float) and isinstance(new, float):
        return [] if math.isclose(old, new, rel_tol=1e-9) else [f"{place}: {old} is {new} now"]
    return [] if old == new else [f"{place}: {old!r} is {new!r} now"]


def run(*arguments: str | Path) -> str:
    """What a command says that does its work."""
    done = freebooter(*arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout


# Records.


def test_nothing_is_missing() -> None:
    assert {file.name for file in (FILES / "records").iterdir()} == set(RECORDS)
    assert sum(file.stat().st_size for file in FILES.rglob("*") if file.is_file()) < 1_000_000


def test_every_record_holds() -> None:
    told = run("verify", "--json", *(FILES / "records" / name for name in RECORDS))
    for name, line in zip(RECORDS, told.splitlines(), strict=True):
        figures = json.loads(line)
        assert figures["holds"]
        assert {key: figures[key] for key in figures if key in RECORDS[name]} == {
            key: RECORDS[name][key] for key in RECORDS[name] if key in figures
        }
        assert {"position", "points", "winners", "moves", "over", "commitment"} <= set(figures) & set(RECORDS[name])


@pytest.mark.parametrize("name", [name for name in RECORDS if RECORDS[name]["commitment"]])
def test_a_commitment_that_somebody_noted_then_is_found(name: str) -> None:
    run("verify", "--commitment", RECORDS[name]["commitment"], FILES / "records" / name)


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_told_from_the_first_move_to_the_last(name: str) -> None:
    told = run("replay", "--all", FILES / "records" / name)
    numbers = [int(number) for number in re.findall(r"^(\d+)\. ", told, re.MULTILINE)]
    assert numbers == list(range(1, RECORDS[name]["moves"] + 1))


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_written_again_as_it_was(name: str) -> None:
    file = FILES / "records" / name
    match = read_record(file)
    assert write_record(match).encode() == file.read_bytes()
    assert final_digest(match) == RECORDS[name]["position"]
    assert sum(not remark.is_promise for remark in match.remarks) == RECORDS[name]["said"]
    assert [promise.fate.value for promise in match.promises()] == RECORDS[name]["promises"]


# Scenarios and settings.


@pytest.mark.parametrize("name", EXPECTED["scenarios"])
def test_a_scenario_holds_and_leads_to_the_same_position(name: str) -> None:
    verdict = json.loads(run("referee", "--json", FILES / "scenarios" / name))
    assert verdict["ok"]
    assert differences(EXPECTED["scenarios"][name], verdict["position"]) == []


def test_a_servers_settings_mean_the_same() -> None:
    told = run("serve", "--config", FILES / "freebooter.toml", "--show-config")
    shown = dict(line.partition("  # ")[0].split(" = ", 1) for line in told.splitlines())
    assert differences(EXPECTED["settings"], shown) == []


# Folders of long runs. One that is not finished belongs to the program that began it, and any change of a rule or a bot
# makes it another program. That is tested elsewhere; here the folder says that today's program had begun it.


def games(folder: Path) -> list[dict[str, Any]]:
    """The games of a tournament in order, without what they took."""
    lines = [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]
    for line in lines:
        del line["seconds"]
    return sorted(lines, key=lambda line: (line["deal"], line["seating"]))


def results(folder: Path) -> dict[str, Any]:
    figures: dict[str, Any] = json.loads((folder / "results.json").read_text())
    for bot in figures["bots"]:
        del bot["ms_per_decision"]
    return figures


def claim(folder: Path, file: str, todays: Path) -> None:
    """Let a run be one of the program that has written another folder today."""
    noted = json.loads((folder / file).read_text())
    noted["program"] = json.loads((todays / file).read_text())["program"]
    (folder / file).write_text(json.dumps(noted))


@pytest.mark.parametrize("game", EXPECTED["arena"])
def test_a_finished_tournament_is_reported(game: str, tmp_path: Path) -> None:
    old, folder = FILES / "arena" / f"{game}-finished", tmp_path / "run"
    shutil.copytree(old, folder)
    run("arena", *EXPECTED["arena"][game]["call"], "--to", folder)
    assert (folder / "games.jsonl").read_bytes() == (old / "games.jsonl").read_bytes()
    assert differences(results(old), results(folder)) == []


@pytest.mark.parametrize("game", EXPECTED["arena"])
def test_an_interrupted_tournament_keeps_its_games_and_plays_those_that_are_left(game: str, tmp_path: Path) -> None:
    """Those that are left are played as today's bots play, for some of Dolores have changed since."""
    old, folder, call = FILES / "arena" / f"{game}-interrupted", tmp_path / "run", EXPECTED["arena"][game]["call"]
    shutil.copytree(old, folder)
    run("arena", *call, "--cores", "1", "--to", tmp_path / "todays")
    claim(folder, "run.json", tmp_path / "todays")
    run("arena", *call, "--cores", "1", "--to", folder)
    kept = [line for line in (old / "games.jsonl").read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
    assert 0 < len(kept) < len(games(tmp_path / "todays"))
    assert (folder / "games.jsonl").read_bytes().startswith(b"".join(kept))
    before = {(game["deal"], game["seating"]) for game in map(json.loads, kept)}
    left, todays = (
        [game for game in games(where) if (game["deal"], game["seating"]) not in before]
        for where in (folder, tmp_path / "todays")
    )
    assert len(before) + len(left) == len(games(folder))
    assert left == todays


@pytest.mark.parametrize("game", EXPECTED["balance"])
def test_an_interrupted_balance_goes_on_to_the_same_answers(game: str, tmp_path: Path) -> None:
    old, folder, expected = FILES / "balance" / game, tmp_path / "run", EXPECTED["balance"][game]
    shutil.copytree(old, folder)
    call = ["balance", *expected["call"], "--json"]
    run(*call, "--question", expected["left"][0], "--to", tmp_path / "todays")
    claim(folder, "balance.json", tmp_path / "todays")
    kept = json.loads(run(*call, "--question", ",".join(expected["done"]), "--to", folder))
    assert kept["games_played"] == 0
    told = json.loads(run(*call, "--question", ",".join([*expected["done"], *expected["left"]]), "--to", folder))
    assert told["games_played"] > 0
    assert differences(expected["answers"], told["answers"]) == []
    for question in expected["done"]:
        assert (folder / f"{question}.json").read_bytes() == (old / f"{question}.json").read_bytes()


# A server's database.

KINDS = ("empty", "unfinished", "finished", "results", "guests")
KEEP_ALL = [part for kind in KINDS for part in (f"--keep-{kind}", "0")]
"""As version 0.1.0 did: the database grows older from day to day."""


class Opened(NamedTuple):
    """A server of today with a copy of the old database; `pages` is what it says before anybody comes to a table."""

    url: str
    database: Path
    pages: dict[str, Message]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opened]:
    shutil.copy(FILES / DATABASE, tmp_path / DATABASE)
    server = start(tmp_path, "--no-limits", "--bot-pace", "0", "--bot-workers", "1", *KEEP_ALL)
    try:
        nobody = Guest(server.url)
        pages = {path: nobody.http.get(path).json() for path in EXPECTED["pages"]}
        nobody.close()
        yield Opened(server.url, tmp_path / DATABASE, pages)
    finally:
        server.stop()


def logs(database: Path) -> dict[str, list[tuple[int, bytes, bytes]]]:
    """Every entry of every table, as the database keeps it."""
    found: dict[str, list[tuple[int, bytes, bytes]]] = {}
    with closing(sqlite3.connect(database)) as connection:
        for table, *entry in connection.execute("SELECT table_id, number, data, chain FROM log ORDER BY number"):
            found.setdefault(table, []).append((*entry,))
    return found


def session_of(player: str, database: Path) -> str:
    """A cookie as version 0.1.0 signed it, but of now: a real one would be too old one day."""
    with closing(sqlite3.connect(database)) as connection:
        (key,) = connection.execute("SELECT secret FROM secrets WHERE name = 'sessions'").fetchone()
    how = {"digest_method": sha256, "key_derivation": "hmac"}
    return str(URLSafeTimedSerializer(key, salt="freebooter-session", signer_kwargs=how).dumps(player))


def test_a_server_shows_all_that_is_in_its_database(opened: Opened) -> None:
    assert differences(EXPECTED["pages"], opened.pages) == []
    onlooker = Guest(opened.url)
    for role, expected in TABLES.items():
        with closing(onlooker.wire(expected["table"])) as wire:
            seen = wire.hello(key=expected["key"])
        assert seen["type"] == "table", (role, seen)
        assert seen["table"]["status"] == expected["status"]
        assert differences(expected["snapshot"], seen, role) == []
        record = onlooker.http.get(f"/api/tables/{expected['table']}/record", headers={"X-Table-Key": expected["key"]})
        assert record.is_success == (expected["status"] == "over"), role
        if expected["record"]:
            assert record.content == (FILES / "records" / expected["record"]).read_bytes()
    onlooker.close()


def test_no_entry_of_a_log_is_changed_by_opening_it(opened: Opened, tmp_path: Path) -> None:
    onlooker = Guest(opened.url)
    for expected in TABLES.values():
        with onlooker.at(expected["table"], key=expected["key"]):
            pass
    onlooker.close()
    (tmp_path / "old").mkdir()
    before, after = logs(Path(shutil.copy(FILES / DATABASE, tmp_path / "old"))), logs(opened.database)
    assert {table: len(log) for table, log in before.items()} == {
        expected["table"]: expected["entries"] for expected in TABLES.values()
    }
    assert {table: log[: len(before[table])] for table, log in after.items()} == before


def test_those_who_sat_at_a_table_play_on(opened: Opened) -> None:
    underway, promises = TABLES["underway"], TABLES["promises"]
    with closing(Guest(opened.url)) as bot, closing(bot.wire(underway["table"], Cookie="")) as wire:
        seen = wire.hello(token=underway["token"])
        assert (seen["seat"], seen["version"]) == (4, underway["snapshot"]["version"])
        assert wire.command(type="move", id="on", move=seen["moves"][0])["type"] == "done"
    (seat,) = promises["snapshot"]["view"]["deciders"]
    sitter = promises["snapshot"]["table"]["seats"][seat]
    with closing(Guest(opened.url, session=session_of(sitter["player"], opened.database))) as guest:
        assert (guest.player, guest.name) == (sitter["player"], sitter["name"])
        with closing(guest.wire(promises["table"])) as wire:
            seen = wire.hello()
            assert (seen["seat"], seen["version"]) == (seat, promises["snapshot"]["version"])
            assert wire.command(type="move", id="on", move=seen["moves"][0])["type"] == "done"
            open_then = [each for each in seen["promises"] if each["fate"] == "open"]
            assert open_then, "somebody's word is still to be kept"
