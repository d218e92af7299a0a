"""`freebooter arena` as its users call it: tables, JSON, bots of their own, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks.harness.command import at_terminal, freebooter, interrupt

OWN_BOT = """
import random

class Cautious:
    def __init__(self, seed):
        print("a bot that talks to itself")
        self.random = random.Random(seed)

    def choose(self, view, moves):
        if "collect" in moves and view.bust_probability is not None:
            return "collect" if view.bust_probability > 0.2 or "draw" not in moves else "draw"
        return self.random.choice(moves)

class Broken:
    def choose(self, view, moves):
        return "swim"

class Sudden:
    def choose(self, view, moves):
        import os
        os._exit(3)
"""


@pytest.fixture
def own_bots(tmp_path: Path) -> Path:
    file = tmp_path / "own.py"
    file.write_text(OWN_BOT)
    return file


ALONE = ("--cores", "1")
"""Few games are played soonest by one process: another one would begin by loading everything."""


def results(*arguments: str | Path) -> dict[str, Any]:
    run = freebooter("arena", *ALONE, *arguments, "--json")
    assert run.returncode == 0, run.stderr
    figures: dict[str, Any] = json.loads(run.stdout)
    return figures


def without_times(figures: dict[str, Any]) -> dict[str, Any]:
    for bot in figures["bots"]:
        del bot["ms_per_decision"]
    return figures


def test_the_json_has_what_others_rely_on() -> None:
    figures = results(
        "dead-mans-draw", "--bots", "deckhand,drifter", "--games", "39", "--seed", "5", "--traits", "random"
    )
    assert figures["game"] == "dead-mans-draw"
    assert figures["options"]["traits"] == "random"
    assert (figures["players"], figures["deals"], figures["games"], figures["seed"]) == (2, 20, 40, 5)
    assert figures["budget"] == {"playouts": None, "milliseconds": None}
    assert figures["seatings"] == [["deckhand", "drifter"], ["drifter", "deckhand"]]
    assert [bot["name"] for bot in figures["bots"]] == ["deckhand", "drifter"]
    for bot in figures["bots"]:
        assert bot["games"] == bot["seats"] == 40
        assert 0 <= bot["low"] <= bot["win_share"] <= bot["high"] <= 1
        assert bot["ms_per_decision"] > 0
        assert {"rating", "rating_sigma", "mean_points", "points_quantiles", "decisions"} <= set(bot)
    deckhand, drifter = figures["bots"]
    assert deckhand["win_share"] + drifter["win_share"] == pytest.approx(1)
    assert deckhand["rating"] > drifter["rating"]
    (pair,) = figures["pairs"]
    assert (pair["first"], pair["second"], pair["meetings"]) == ("deckhand", "drifter", 40)
    assert pair["ahead"] == pytest.approx(deckhand["win_share"], abs=pair["level"])


def test_the_number_of_cores_makes_no_difference() -> None:
    call = ["dolores", "--bots", "hawk,drifter", "--players", "3", "--games", "20", "--playouts", "50"]
    assert without_times(results(*call, "--cores", "1")) == without_times(results(*call, "--cores", "2"))


def test_another_seed_is_another_tournament() -> None:
    call = ["--bots", "deckhand,drifter", "--games", "10"]
    assert without_times(results(*call)) != without_times(results(*call, "--seed", "100"))


def test_a_bot_of_ones_own_takes_part(own_bots: Path) -> None:
    figures = results("--bots", f"{own_bots}:Cautious,drifter", "--games", "20")
    assert figures["bots"][0]["name"] == f"{own_bots}:Cautious"
    assert figures["bots"][0]["win_share"] > 0.5


def test_the_table_names_a_bot_of_ones_own_by_its_class(own_bots: Path) -> None:
    run = freebooter("arena", *ALONE, "--bots", f"{own_bots}:Cautious,drifter", "--games", "2")
    assert run.returncode == 0
    assert "│ Cautious " in run.stdout
    assert "2 games, 1 deal" in run.stdout


def refused(*arguments: str | Path) -> str:
    run = freebooter("arena", *arguments)
    assert run.returncode == 2
    assert run.stdout == ""
    assert len(run.stderr.splitlines()) == 1, run.stderr
    return run.stderr


def test_a_bot_that_makes_no_move_ends_the_tournament(own_bots: Path) -> None:
    sentence = refused("--bots", f"{own_bots}:Broken,drifter", "--games", "4", *ALONE)
    assert "Broken" in sentence
    assert "swim" in sentence


def test_a_bot_that_ends_its_process_ends_the_tournament(own_bots: Path) -> None:
    assert "ended unexpectedly" in refused("--bots", f"{own_bots}:Sudden,drifter", "--games", "4")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--games", "4"], "--bots"),
        (["--bots", "deckhand,,drifter"], "missing"),
        (["--bots", "deckhand,nobody"], "nobody"),
        (["--bots", "deckhand,nowhere.py:Bot"], "nowhere.py"),
        (["chess", "--bots", "deckhand,drifter"], "chess"),
        (["--bots", "deckhand,drifter", "--edition", "klingon"], "klingon"),
        (["--bots", "deckhand,drifter", "--games", "0"], "games can't be 0"),
        (["--bots", "deckhand,drifter", "--players", "9"], "9 players"),
        (["dolores", "--bots", ",".join(["drifter"] * 5)], "5 players"),
        (["--bots", "deckhand,drifter", "--seed", "-1"], "-1"),
        (["--bots", "deckhand,drifter", "--seed", str(2**64 - 1), "--games", "4"], "this many deals (2)"),
        (["--bots", "deckhand,drifter", "--cores", "0"], "cores can't be 0"),
        (["--bots", "deckhand,drifter", "--think", "soon"], "soon"),
        (["--bots", "deckhand,drifter", "--think", "5ms", "--playouts", "7"], "--playouts"),
        (["--bots", "deckhand,drifter", "-o", "traits"], "traits"),
    ],
)
def test_bad_input_is_refused_in_a_sentence_and_nothing_is_written(
    arguments: list[str], named: str, tmp_path: Path
) -> None:
    folder = tmp_path / "run"
    assert named in refused(*arguments, "--to", folder)
    assert not folder.exists()


def test_a_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "Can't write to the folder" in refused(
        "--bots", "drifter", "--games", "1", "--to", tmp_path / "file" / "run"
    )


def test_an_interrupt_says_how_to_go_on(tmp_path: Path) -> None:
    run = at_terminal("arena", "--bots", "deckhand,drifter", "--games", "100000", "--to", tmp_path / "run", columns=200)
    run.expect("Playing")
    run.expect("[1-9][0-9]*/100000")
    assert interrupt(run) == 130
    told = run.before or ""
    assert "Run the same command to continue" in told
    assert "Traceback" not in told
