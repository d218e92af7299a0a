"""`freebooter referee`: what it prints and how it ends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks.harness.command import freebooter

HOLDS = """
game: dead-mans-draw
players: [Ann, Bob]
row: [key 3]
draw: [map 4]
expect: {turn: Ann, legal: [draw, collect]}
"""
DIFFERS = HOLDS.replace("turn: Ann", "turn: Bob, owed: 2")
INVALID = {
    "draw": HOLDS.replace("map 4", "map 9"),
    "expect.legal": HOLDS.replace("[draw, collect]", "draw"),
    "rwo": HOLDS.replace("row:", "rwo:"),
    "game": HOLDS.replace("dead-mans-draw", "chess"),
    "players": HOLDS.replace("[Ann, Bob]", "[Ann]"),
    "edition": HOLDS + "edition: klingon\n",
    "traits": HOLDS + "traits: {Ann: siren}\n",
}


@pytest.fixture
def files(tmp_path: Path) -> dict[str, Path]:
    texts = {"holds": HOLDS, "differs": DIFFERS, "invalid": INVALID["draw"]}
    for name, text in texts.items():
        (tmp_path / f"{name}.yaml").write_text(text)
    return {name: tmp_path / f"{name}.yaml" for name in texts}


def test_a_scenario_that_holds_is_ok(files: dict[str, Path]) -> None:
    run = freebooter("referee", files["holds"])
    assert (run.returncode, run.stdout, run.stderr) == (0, f"ok {files['holds']}\n", "")


def test_differences_are_named(files: dict[str, Path]) -> None:
    run = freebooter("referee", files["differs"], files["holds"])
    assert run.returncode == 1
    first, turn, owed, last = run.stdout.splitlines()
    assert first == f"differs {files['differs']}"
    assert turn == f'  {files["differs"]}: turn: expected Bob, got ["Ann"]'
    assert owed == f"  {files['differs']}: owed: expected 2, got 0"
    assert last == f"ok {files['holds']}"


@pytest.mark.parametrize("key", INVALID)
def test_what_is_no_scenario_names_file_and_key(key: str, tmp_path: Path) -> None:
    file = tmp_path / "case.yaml"
    file.write_text(INVALID[key])
    run = freebooter("referee", file)
    assert (run.returncode, run.stdout) == (2, "")
    assert len(run.stderr.splitlines()) == 1
    assert run.stderr.startswith(f"{file}: {key}: ")


def test_the_worst_file_decides_and_the_others_are_judged(files: dict[str, Path]) -> None:
    run = freebooter("referee", files["invalid"], files["differs"], files["holds"])
    assert run.returncode == 2
    assert f"ok {files['holds']}" in run.stdout
    assert f"differs {files['differs']}" in run.stdout


def test_a_folder_stands_for_its_scenarios(files: dict[str, Path], tmp_path: Path) -> None:
    (tmp_path / "deeper").mkdir()
    files["holds"].rename(tmp_path / "deeper" / "holds.yaml")
    run = freebooter("referee", tmp_path)
    assert run.returncode == 2
    assert f"ok {tmp_path / 'deeper' / 'holds.yaml'}" in run.stdout


@pytest.mark.parametrize("file", ["missing.yaml", "empty"])
def test_nothing_to_judge_is_refused(file: str, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    run = freebooter("referee", tmp_path / file)
    assert (run.returncode, run.stdout, len(run.stderr.splitlines())) == (2, "", 1)


def test_json_is_one_object_a_line(files: dict[str, Path]) -> None:
    run = freebooter("referee", "--json", *files.values())
    assert (run.returncode, run.stderr) == (2, "")
    holds, differs, invalid = map(json.loads, run.stdout.splitlines())
    assert set(holds) == {"file", "ok", "differences", "position"}
    assert holds["ok"]
    assert holds["position"]["legal"] == ["draw", "collect"]
    assert differs["differences"] == [
        {"key": "turn", "expected": "Bob", "got": ["Ann"]},
        {"key": "owed", "expected": 2, "got": 0},
    ]
    assert (invalid["ok"], invalid["differences"], invalid["position"]) == (False, [], {})
    assert "draw" in invalid["error"]
