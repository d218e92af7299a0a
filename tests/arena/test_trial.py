"""`freebooter arena --bot`: somebody's own bot against others, one at a time, and why it lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks.harness.command import freebooter

OWN = """
class Timid:
    def choose(self, view, moves):
        return "collect" if "collect" in moves else moves[0]

class Fickle:
    games = 0

    def __init__(self):
        Fickle.games += 1

    def choose(self, view, moves):
        return moves[(Fickle.games + view.draw_count) % len(moves)]

class Clumsy:
    def choose(self, view, moves):
        return {}["rum"]
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "own.py"
    file.write_text(OWN)
    return file


def test_a_bot_that_collects_single_cards_is_shown_that_as_its_costliest_decision(own: Path) -> None:
    told = freebooter("arena", "--bot", f"{own}:Timid", "--games", "4", "--review", "1", "--cores", "1", "--json")
    assert told.returncode == 0, told.stderr
    found = json.loads(told.stdout)
    (met,) = found["rounds"]
    assert [bot["name"] for bot in met["bots"]] == [f"{own}:Timid", "drifter"], "the climb ends at the first step"
    review = found["review"]
    assert (review["games"], review["different"]) == (1, 0)
    assert review["judged"] == review["decisions"] > 10
    assert review["costliest"] == sorted(review["costliest"], key=lambda each: -each["cost"])
    single = [each for each in review["costliest"] if (each["played"], each["better"]) == ("collect", "draw")]
    assert single
    for each in single:
        assert each["cost"] > each["margin"]
        assert each["player"] == "Timid"
        assert set(each["players"]) == {"Timid", "drifter"}
    areas = [line for each in single for line in each["seen"] if line.startswith("Play Area: ")]
    assert len(areas) == len(single)
    assert any("," not in area for area in areas), "a single card lies there"


def test_named_opponents_are_met_one_at_a_time_and_all_of_them(own: Path) -> None:
    told = freebooter(
        "arena", "--bot", f"{own}:Timid", "--bots", "drifter,deckhand", "--games", "2", "--review", "0",
        "--cores", "1",
    )  # fmt: skip
    assert told.returncode == 0, told.stderr
    lines = told.stdout.splitlines()
    assert lines[0] == "Dead Man's Draw: Timid, one opponent at a time"
    assert lines[1].startswith("Against drifter: games 2, win share ")
    assert lines[2].startswith("Against deckhand: games 2, win share ")
    assert "Costliest" not in told.stdout


def test_a_bot_that_does_not_play_the_same_way_again_is_told_so(own: Path) -> None:
    told = freebooter("arena", "--bot", f"{own}:Fickle", "--games", "4", "--review", "1", "--cores", "1")
    assert told.returncode == 0, told.stderr
    assert "Lost games that went differently when played again: 1 of 1." in told.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "No bots were named."),
        (["--bot", "drifter", "--bot", "deckhand"], "one bot at a time"),
        (["--bot", "drifter", "--to", "folder"], "--to and --ray can't be combined with --bot"),
        (["--bot", "drifter", "--review", "-1"], "Choose 0 or more"),
        (["--bot", "OWN:Clumsy", "--bots", "drifter", "--games", "2"], "KeyError: 'rum'; own.py:17"),
        (["--bot", "OWN:Reckless"], "There's no class Reckless"),
    ],
)
def test_what_cannot_be_tried_out_is_refused_in_a_sentence(arguments: list[str], sentence: str, own: Path) -> None:
    told = freebooter("arena", *(each.replace("OWN", str(own)) for each in arguments))
    assert (told.returncode, told.stdout) == (2, "")
    assert len(told.stderr.splitlines()) == 1
    assert sentence in told.stderr
