"""A tournament in a folder: killed at any moment, it goes on to the same end; and it is nobody else's."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from benchmarks.harness.command import SLOW, environment, freebooter, loaded
from benchmarks.harness.loaded import Forked
from tests.support.tables import times

GAMES = 120
CALL = ["arena", "dead-mans-draw", "--bots", "deckhand,drifter,drifter", "--games", str(GAMES), "--seed", "3"]
CALL += ["--cores", "1"]  # Some tests ask for more.


def games(folder: Path) -> list[dict[str, Any]]:
    """The games of a run in order, without what they took."""
    lines = [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]
    for line in lines:
        del line["seconds"]
    return sorted(lines, key=lambda line: (line["deal"], line["seating"]))


def table(folder: Path) -> dict[str, Any]:
    figures: dict[str, Any] = json.loads((folder / "results.json").read_text())
    for bot in figures["bots"]:
        del bot["ms_per_decision"]
    return figures


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """By processes that all begin from nothing; those of other runs are forked from one that has everything loaded."""
    folder = tmp_path_factory.mktemp("arena") / "run"
    run = freebooter(*CALL, "--to", folder, "--cores", "2", more={})
    assert run.returncode == 0, run.stderr
    assert len(games(folder)) == GAMES
    return folder


@pytest.fixture
def finished(undisturbed: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(undisturbed, tmp_path / "run"))


def start(*arguments: str | Path, errors: Path | None = None) -> Forked:
    with open(os.devnull, "r+") as nothing, open(errors or os.devnull, "w") as complained:
        files = [nothing.fileno(), nothing.fileno(), complained.fileno()]
        return loaded().start([str(argument) for argument in arguments], environment(), files)


def lines(folder: Path) -> int:
    file = folder / "games.jsonl"
    return file.read_bytes().count(b"\n") if file.exists() else 0


@pytest.mark.parametrize("seed", range(1, 1 + times(1, 4)))
def test_killed_at_random_moments_it_goes_on_to_the_same_end(seed: int, undisturbed: Path, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    chance = random.Random(seed)
    before = 0
    for _ in range(3):
        run = start(*CALL, "--to", folder, "--cores", str(chance.choice([1, 2])))
        enough = before + chance.randrange(1, GAMES // 4)
        while run.poll() is None and lines(folder) < enough:
            time.sleep(0.005)
        time.sleep(chance.random() * 0.05)
        run.kill()
        run.wait(SLOW)
        assert lines(folder) >= before
        before = lines(folder)
    assert freebooter(*CALL, "--to", folder).returncode == 0
    assert games(folder) == games(undisturbed)
    assert table(folder) == table(undisturbed)


def test_on_a_ray_cluster_it_comes_to_the_same(undisturbed: Path, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    run = freebooter(*CALL, "--to", folder, "--ray", "local", "--cores", "2")
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    assert games(folder) == games(undisturbed)
    assert table(folder) == table(undisturbed)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere"])
def test_no_cluster_is_said_at_once(address: str) -> None:
    run = freebooter(*CALL, "--ray", address)
    assert run.returncode == 2
    assert "no Ray cluster" in run.stderr
    assert len(run.stderr.splitlines()) == 1


def test_a_torn_last_line_is_played_again(finished: Path, undisturbed: Path) -> None:
    file = finished / "games.jsonl"
    whole = file.read_bytes()
    file.write_bytes(whole[: whole.rstrip().rindex(b"\n") + 30])
    assert freebooter(*CALL, "--to", finished).returncode == 0
    assert games(finished) == games(undisturbed)
    assert table(finished) == table(undisturbed)


def test_a_game_that_stands_there_twice_counts_once(finished: Path, undisturbed: Path) -> None:
    file = finished / "games.jsonl"
    file.write_bytes(file.read_bytes() + file.read_bytes().splitlines(keepends=True)[0])
    assert freebooter(*CALL, "--to", finished).returncode == 0
    assert table(finished) == table(undisturbed)


def test_a_finished_run_is_only_reported(finished: Path, undisturbed: Path) -> None:
    before = (finished / "games.jsonl").read_bytes()
    (finished / "results.json").unlink()
    told = freebooter(*CALL, "--to", finished)
    assert told.returncode == 0
    assert "deckhand" in told.stdout
    assert (finished / "games.jsonl").read_bytes() == before
    assert table(finished) == table(undisturbed)


@pytest.mark.parametrize(
    ("more", "named"),
    [
        (["--seed", "4"], "seed 4"),
        (["--games", "300"], "games 300"),
        (["--bots", "drifter,deckhand,drifter"], "bots drifter,deckhand,drifter"),
        (["--playouts", "9"], "playouts 9"),
        (["--edition", "german"], "options.edition german"),
    ],
)
def test_other_settings_in_the_same_folder_are_refused(more: list[str], named: str, finished: Path) -> None:
    before = {file.name: file.read_bytes() for file in finished.iterdir()}
    run = freebooter(*CALL, *more, "--to", finished)
    assert run.returncode == 2
    assert named in run.stderr
    assert len(run.stderr.splitlines()) == 1
    assert {file.name: file.read_bytes() for file in finished.iterdir()} == before


def test_a_bot_that_was_changed_is_another_bot(tmp_path: Path) -> None:
    bot, folder = tmp_path / "own.py", tmp_path / "run"
    bot.write_text("class Own:\n    def choose(self, view, moves):\n        return moves[0]\n")
    call: list[str | Path] = ["arena", "--bots", f"{bot}:Own,drifter", "--games", "2", "--to", folder, "--cores", "1"]
    assert freebooter(*call).returncode == 0
    bot.write_text(bot.read_text().replace("moves[0]", "moves[-1]"))
    run = freebooter(*call)
    assert run.returncode == 2
    assert "own.py:Own" in run.stderr


def test_games_of_another_program_are_not_mixed_with_ours(finished: Path) -> None:
    noted = json.loads((finished / "run.json").read_text())
    noted["program"]["sources"] = "others"
    (finished / "run.json").write_text(json.dumps(noted))
    assert freebooter(*CALL, "--to", finished).returncode == 0, "a finished run can still be read"
    file = finished / "games.jsonl"
    file.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:-1]))
    run = freebooter(*CALL, "--to", finished)
    assert run.returncode == 2
    assert "program has changed" in run.stderr


@pytest.mark.parametrize("content", ["nonsense\n", '{"deal": 0}\n', '{"deal": 99999, "seating": 0}\n'])
def test_a_line_that_is_no_game_is_named(content: str, finished: Path) -> None:
    file = finished / "games.jsonl"
    file.write_text(content + file.read_text())
    run = freebooter(*CALL, "--to", finished)
    assert run.returncode == 2
    assert "Line 1 of" in run.stderr


def test_somebody_elses_files_are_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "report.html").write_text("mine")
    run = freebooter(*CALL, "--to", tmp_path)
    assert run.returncode == 2
    assert "report.html" in run.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["report.html"]


def test_two_runs_in_one_folder_are_refused(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    call: list[str | Path] = [
        "arena",
        "--bots",
        "deckhand,drifter",
        "--games",
        "100000",
        "--to",
        folder,
        "--cores",
        "1",
    ]
    first = start(*call, errors=tmp_path / "errors")
    try:
        while first.poll() is None and lines(folder) == 0:
            time.sleep(0.01)
        second = freebooter(*call)
        assert second.returncode == 2
        assert "Another process" in second.stderr
    finally:
        first.send_signal(signal.SIGINT)
        status = first.wait(SLOW)
    assert status == 130
    assert "Run the same command to continue" in (tmp_path / "errors").read_text()
