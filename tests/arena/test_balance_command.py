"""`freebooter balance` as a user runs it: tables, JSON, a page, a folder to go on in, refusals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks.harness.command import at_terminal, freebooter, interrupt
from freebooter.arena.balance.bulk import play_deals
from freebooter.arena.balance.laboratory import laboratory_of, planned
from freebooter.arena.balance.plan import Setup
from freebooter.engine.registry import names
from freebooter.text import LANGUAGES
from tests.arena.test_report import check_stands_alone

SMALL = {"dead-mans-draw": "900", "dolores": "130"}


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """Compile first, so that no command waits for it."""
    for game in names():
        laboratory = laboratory_of(game)
        cell = planned(laboratory.questions[0], Setup(game, 1, None, (), "", 0))[0]
        play_deals(laboratory.program(""), cell, 0, 1)


def run(game: str, *arguments: str | Path) -> str:
    done = freebooter("balance", game, "--games", SMALL[game], *arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", names())
def test_the_json_has_an_answer_to_every_question(game: str) -> None:
    figures = json.loads(run(game, "--json", "--seed", "3", "--cores", "1"))
    assert figures["game"] == game
    assert figures["seed"] == 3
    assert list(figures["answers"]) == [question.name for question in laboratory_of(game).questions]
    assert figures["games_played"] > 0
    assert check_estimates(figures["answers"]) > 20
    again = json.loads(run(game, "--json", "--seed", "3", "--cores", "2"))
    assert again["answers"] == figures["answers"]


def check_estimates(figures: Any) -> int:
    """Count the estimates; every one has its interval."""
    if isinstance(figures, dict):
        if "value" in figures:
            assert set(figures) == {"value", "low", "high"}
            return 1
        return sum(map(check_estimates, figures.values()))
    return sum(map(check_estimates, figures)) if isinstance(figures, list) else 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_tables_and_page_speak_every_language(game: str, language: str, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    told = run(game, "--lang", language, "--html", page)
    html = page.read_text(encoding="utf-8")
    check_stands_alone(html)
    assert f'<html lang="{language}">' in html
    assert html.count("<svg ") == html.count("</svg>") >= 7
    for text in (told, html):
        assert "balance-" not in text
        assert "nan" not in text.split()
    assert str(page) in told


def test_one_edition_and_one_number_of_players() -> None:
    call = ["--edition", "czech", "--players", "3", "--question", "everybody,alone", "--mermaids", "plain", "--json"]
    answers = json.loads(run("dead-mans-draw", *call))["answers"]
    assert list(answers) == ["everybody", "alone"]
    for answer in answers.values():
        (table,) = answer["tables"]
        assert (table["edition"], table["players"], table["mermaids"]) == ("czech", 3, "plain")


@pytest.mark.parametrize("policy", ["contender", "deckhand", "drifter"])
def test_other_policies_play_otherwise(policy: str) -> None:
    call = ["--question", "seat", "--players", "4", "--json"]
    figures = json.loads(run("dead-mans-draw", *call, "--policy", policy))
    assert figures["policy"] == policy
    assert figures["answers"] != json.loads(run("dead-mans-draw", *call))["answers"]


def test_a_run_in_a_folder_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    whole = json.loads(run("dead-mans-draw", "--question", "seat,variants", "--json"))["answers"]
    run("dead-mans-draw", "--question", "seat", "--to", folder)
    kept = (folder / "seat.json").read_bytes()
    answers = json.loads(run("dead-mans-draw", "--question", "seat,variants", "--to", folder, "--json"))
    assert answers["answers"] == whole
    assert (folder / "seat.json").read_bytes() == kept
    finished = json.loads(run("dead-mans-draw", "--question", "seat,variants", "--to", folder, "--json"))
    assert finished["answers"] == whole
    assert finished["games_played"] == 0


def test_another_run_is_not_mixed_in(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    run("dead-mans-draw", "--question", "seat", "--to", folder)
    other = freebooter("balance", "--games", SMALL["dead-mans-draw"], "--seed", "1", "--to", folder)
    assert other.returncode == 2
    assert "seed 0" in other.stderr
    assert "seed 1" in other.stderr
    (tmp_path / "photos").mkdir()
    (tmp_path / "photos" / "cat.jpg").touch()
    foreign = freebooter("balance", "--to", tmp_path / "photos")
    assert foreign.returncode == 2
    assert [file.name for file in (tmp_path / "photos").iterdir()] == ["cat.jpg"]
    (folder / "seat.json").write_text("{")
    damaged = freebooter("balance", "--question", "seat", "--games", SMALL["dead-mans-draw"], "--to", folder)
    assert damaged.returncode == 2
    assert "seat.json" in damaged.stderr


def test_an_interrupt_says_what_was_done(tmp_path: Path) -> None:
    process = at_terminal("balance", "--games", "90000000", "--to", tmp_path / "run")
    process.expect("if only one player has one")
    assert interrupt(process) == 130
    assert process.before is not None
    assert "Interrupted after 0 of 5 questions" in process.before


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["chess"], "chess"),
        (["--question", "fortune"], "alone, everybody"),
        (["--question", "seat,"], "alone, everybody"),
        (["--policy", "captain"], "swift"),
        (["dolores", "--policy", "swift"], "gambler"),
        (["dolores", "--edition", "german"], "no editions"),
        (["dolores", "--players", "5"], "2 to 4"),
        (["--players", "9"], "2 to 8"),
        (["--players", "1"], "2 to 8"),
        (["--edition", "klingon"], "klingon"),
        (["--edition", "german,klingon"], "klingon"),
        (["--mermaids", "sing"], "sing"),
        (["--games", "0"], "games can't be 0"),
        (["--games", "many"], "--games"),
        (["--seed", "-1"], "-1"),
        (["--seed", "18446744073709551615"], "18446744073709551615"),
        (["--cores", "0"], "cores can't be 0"),
        (["--html", "."], "folder"),
        (["--html", "nowhere/page.html"], "nowhere"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_one_sentence(
    arguments: list[str], named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    refused = freebooter("balance", *arguments, "--to", "kept")
    assert refused.returncode == 2
    assert refused.stdout == ""
    assert len(refused.stderr.splitlines()) == 1
    assert named in refused.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_page_is_replaced_only_by_force(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text("mine")
    refused = freebooter("balance", "--html", page)
    assert refused.returncode == 2
    assert page.read_text() == "mine"
    run("dead-mans-draw", "--question", "seat", "--html", page, "--force")
    assert page.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["dolores"], "Policies of Dolores can only play on the processor. Leave out --device."),
        (
            ["dead-mans-draw", "--policy", "quartermaster"],
            "Choose one of these with --policy: swift, boatswain, contender, deckhand, drifter. Or leave out --device.",
        ),
    ],
)
def test_what_no_gpu_can_play_is_refused_before_one_is_looked_for(arguments: list[str], sentence: str) -> None:
    done = freebooter("balance", *arguments, "--device", "cuda")
    assert done.returncode == 2
    assert sentence in " ".join(done.stderr.replace("│", " ").split())
