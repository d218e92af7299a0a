"""`freebooter replay`: all at once, step by step, and as one seat saw it."""

from __future__ import annotations

import re
from pathlib import Path

import pexpect
import pytest

from benchmarks.harness.command import at_terminal, freebooter, interrupt


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.txt"
    options = ["--watch", "--seed", "2", "--edition", "german", "--traits", "draft", "--players", "3"]
    assert freebooter("play", *options, "--save", file).returncode == 0
    return file


def test_a_whole_record_at_once(record: Path) -> None:
    told = freebooter("replay", record)
    assert told.returncode == 0
    assert told.stdout == freebooter("replay", record, "--all").stdout
    numbers = [line.split(".")[0] for line in told.stdout.splitlines() if line[:1].isdigit()]
    assert numbers == [str(number) for number in range(1, len(numbers) + 1)]
    assert "Final scores" in told.stdout


def test_a_seat_sees_its_own_choice_and_an_onlooker_none(record: Path) -> None:
    onlooker = freebooter("replay", record).stdout.splitlines()
    bart = freebooter("replay", record, "--seat", "Bart").stdout.splitlines()
    assert "1. Anne: trait …" in onlooker
    assert "2. Bart: trait …" in onlooker
    assert "1. Anne: trait …" in bart
    assert any(line.startswith("2. Bart: trait ") and "…" not in line for line in bart)


def test_only_who_looked_is_told_what_a_private_oracle_showed(record: Path) -> None:
    onlooker = freebooter("replay", record).stdout
    assert "looks at the top card" in onlooker
    assert "The oracle shows" not in onlooker
    shown = [freebooter("replay", record, "--seat", name).stdout for name in ("Anne", "Bart", "Grace")]
    assert sum("The oracle shows" in told for told in shown) >= 1
    assert sum(told.count("The oracle shows") for told in shown) == onlooker.count("looks at the top")


def test_stepping_through(record: Path) -> None:
    replay = at_terminal("replay", record)
    replay.expect(r"\[0 of (\d+)\]")
    assert isinstance(replay.match, re.Match)
    moves = replay.match.group(1)
    for typed, place in {"": "1", "20": "20", "b": "19", "n": "20", "e": moves, "b ": str(int(moves) - 1)}.items():
        replay.sendline(typed)
        replay.expect(rf"\[{place} of {moves}\]")
    replay.sendline("what")
    replay.expect("Enter: next move")
    replay.sendline("999999")
    replay.expect("Final scores")
    replay.expect(rf"\[{moves} of {moves}\]")
    replay.sendline("q")
    replay.expect(pexpect.EOF)
    replay.close()
    assert replay.exitstatus == 0


def test_interrupt_while_stepping(record: Path) -> None:
    replay = at_terminal("replay", record)
    replay.expect(r"\[0 of")
    status = interrupt(replay)
    assert "Traceback" not in (replay.before or "")
    assert status == 130


def test_an_unfinished_record_says_so(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    freebooter("play", "--seed", "5", "--players", "2", "--save", file, typed="1\n")
    assert "The game is unfinished" in freebooter("replay", file).stdout
