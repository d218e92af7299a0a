"""`freebooter review`: a recorded match, decision by decision, with nothing used that its players could not know."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from benchmarks.harness.command import at_terminal, freebooter, interrupt
from freebooter.bots.budget import Budget
from freebooter.bots.review import Decision, Judgement, Review, decisions, judge, judgements
from freebooter.engine import registry as games
from freebooter.engine.match import Match, Move
from freebooter.engine.record import read_record, write_record
from freebooter.text import LANGUAGES
from tests.arena.test_report import check_stands_alone
from tests.support.play import play_out
from tests.support.tables import Table

FEW = ["--playouts", "200"]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game between three of very different strength."""
    file = tmp_path_factory.mktemp("review") / "game.record"
    table = ["play", "--watch", "--players", "3", "--bots", "drifter,contender,quartermaster", "--seed", "3"]
    assert freebooter(*table, "--save", file).returncode == 0
    return file


def reviewed(*arguments: str | Path) -> dict[str, Any]:
    run = freebooter("review", *arguments, "--json")
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    figures: dict[str, Any] = json.loads(run.stdout)
    return figures


def test_every_choice_is_a_decision_as_its_seat_saw_it() -> None:
    match = play_out(games.load("dead-mans-draw"), Table({"edition": "german", "traits": "draft"}, 3), seed=5)
    replay = Match(match.game, match.players, match.options, match.seed)
    expected = []
    for number, move in enumerate(match.moves, 1):
        legal = replay.legal_moves(move.seat)
        if len(legal) > 1:
            expected.append((number, move, legal, replay.observe(move.seat).tobytes()))
        replay.push(move)
    found = [
        (d.number, Move(d.seat, d.action), list(d.moves), d.observation.observed.tobytes()) for d in decisions(match)
    ]
    assert found == expected
    assert len(found) > 20


def test_only_the_last_of_several_changed_choices_is_a_decision() -> None:
    match = Match(games.load("dolores"), ["Ann", "Bob"], {"bottles": "none"}, seed=3)
    for _ in range(50):
        match.push("Ann: peace")
        match.push("Ann: fight")
    match.promise(1, "peace")
    match.push("Ann: choice")
    match.push("Bob: peace")
    found = decisions(match)
    assert [(each.number, each.seat, each.moves[each.action]) for each in found] == [
        (101, 0, "choice"),
        (102, 1, "peace"),
    ]
    before_the_last = Match(games.load("dolores"), ["Ann", "Bob"], {"bottles": "none"}, seed=3)
    before_the_last.promise(1, "peace")
    assert found[0].observation.memory.tolist() == before_the_last.memory.tolist(), "what was promised before it counts"
    judged = judge("dolores", found[0], Budget(playouts=300), seed=1)
    assert judged.decision.action in judged.decision.moves


def test_promises_are_remembered_as_they_were_made() -> None:
    match = Match(games.load("dolores"), ["Ann", "Bob"], {"bottles": "none"}, seed=3)
    match.say(0, "Ahoy!")
    match.promise(0, "peace")
    memories = []
    for text in ("Bob: fight", "Ann: peace"):
        memories.append(match.memory.tolist())
        match.push(text)
    found = list(decisions(match))
    assert [decision.observation.memory.tolist() for decision in found[:2]] == memories


def test_a_review_is_the_same_on_any_number_of_cores_and_again(record: Path) -> None:
    first = reviewed(record, *FEW, "--cores", "1")
    assert first == reviewed(record, *FEW, "--cores", "3")
    assert first != reviewed(record, *FEW, "--seed", "9")
    match = read_record(record)
    assert [decision["move"] for decision in first["decisions"]] == [each.number for each in decisions(match)]
    assert [player["name"] for player in first["players"]] == list(match.players)
    assert [player["outcome"] for player in first["players"]] == match.outcome()
    for decision in first["decisions"]:
        assert sum(decision["chances"]) == pytest.approx(1)
        assert decision["mistake"] == (decision["cost"] > decision["margin"])


def test_who_plays_anything_gives_away_more_than_who_counts_cards(record: Path) -> None:
    figures = reviewed(record, "--playouts", "1500")
    lost = [player["mean_cost"] for player in figures["players"]]
    wrong = [player["mistakes"] for player in figures["players"]]
    assert lost[0] > 2 * lost[2]
    assert wrong[0] > wrong[2]


def judgement(cost: float, margin: float, seat: int = 0) -> Judgement:
    decision = Decision(1, seat, None, 0, {0: "draw", 1: "collect"})  # type: ignore[arg-type]
    return Judgement(decision, (0.5, 0.5), 1, 0.5 - cost, 0.5, margin)


def test_a_difference_within_the_margin_is_no_mistake() -> None:
    made = [judgement(0.02, 0.03), judgement(0.04, 0.03), judgement(0.10, 0.03), judgement(-0.01, 0.03, seat=1)]
    review = Review(Match(games.load("dead-mans-draw"), ["Ann", "Bob"], seed=1), made)
    assert [round(each.cost, 2) for each in review.mistakes([0, 1])] == [0.10, 0.04]
    assert review.mistakes([1]) == []
    conduct = review.conduct(0)
    assert (conduct.decisions, conduct.mistakes) == (3, 2)
    assert conduct.mean_cost == pytest.approx(0.16 / 3)
    assert conduct.margin == pytest.approx(0.03 / 3**0.5)
    assert review.conduct(1).mistakes == 0


def test_playing_the_best_costs_nothing_and_luck_is_not_counted_as_skill() -> None:
    """What the first run liked is weighed in a second one; over many equal moves it comes out as often worse."""
    match = play_out(games.load("dead-mans-draw"), Table({}, 2), seed=5)
    budget = Budget(playouts=40)
    judged = list(judgements("dead-mans-draw", list(decisions(match)), budget, 1, 2))
    for each in judged:
        assert judge("dead-mans-draw", each.decision, budget, 1) == each
        if each.better == each.decision.action:
            assert (each.cost, each.margin) == (0, 0)
    assert min(each.cost for each in judged) < 0


def test_a_review_in_words(record: Path) -> None:
    told = freebooter("review", record, "--playouts", "3000").stdout
    assert "A finished game of" in told
    assert re.search(r"^  Anne: \d+\.\d%, .*, 0\.0%$|^  Anne: \d+\.\d%, .*, 100\.0%$", told, re.MULTILINE)
    assert re.search(r"^1\. Move \d+: \w+ gives away \d+\.\d ± \d+\.\d percentage points\.$", told, re.MULTILINE)
    assert re.search(r"^   Played: .+ \(\d+\.\d%\)\.\n   Better: .+ \(\d+\.\d%\)\.$", told, re.MULTILINE)
    costs = [float(cost) for cost in re.findall(r"gives away (\d+\.\d)", told)]
    assert costs == sorted(costs, reverse=True)
    assert 1 <= len(costs) <= 5
    assert re.search(r"^Anne: \d+ decisions, ", told, re.MULTILINE)


def test_only_one_players_decisions_are_named(record: Path) -> None:
    told = freebooter("review", record, "--seat", "Anne", "--playouts", "1000").stdout
    assert set(re.findall(r"Move \d+: (\w+) gives", told)) == {"Anne"}
    assert "Bart: " in told, "everybody's chances are shown"
    assert not re.search(r"^Bart: ", told, re.MULTILINE)


def test_a_review_at_a_terminal_is_drawn(record: Path) -> None:
    table = at_terminal("review", record, *FEW)
    table.expect("▁|▂|▃")
    table.expect("clear mistakes")
    table.close()


def test_an_unfinished_match_can_be_reviewed(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    freebooter("play", "--seed", "5", "--players", "2", "--save", file, typed="1\n1\n1\n")
    figures = reviewed(file, *FEW)
    assert not figures["over"]
    assert figures["decisions"]
    assert "unfinished game" in freebooter("review", file, *FEW).stdout


def test_dolores_can_be_reviewed(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    freebooter("play", "dolores", "--watch", "--seed", "5", "--players", "2", "--save", file)
    figures = reviewed(file, "--playouts", "40")
    assert figures["decisions"]
    assert freebooter("review", file, "--playouts", "40").returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone_in_every_language(language: str, record: Path, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    told = freebooter("--lang", language, "review", record, *FEW, "--html", page)
    assert told.returncode == 0, told.stderr
    html = page.read_text(encoding="utf-8")
    check_stands_alone(html)
    assert f'<html lang="{language}">' in html
    assert html.count("<svg ") == 1
    assert html.count("<table>") == 2
    assert "review-" not in html
    assert "review-" not in told.stdout.replace(str(page), "")
    assert list(tmp_path.iterdir()) == [page]


def test_names_are_not_taken_for_marks(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    freebooter("play", "--people", "<b>&$x$,_Bo", "--players", "2", "--seed", "5", "--save", file, typed="1\n1\n1\n")
    told = freebooter("review", file, *FEW, "--html", tmp_path / "review.html")
    assert told.returncode == 0, told.stderr
    html = (tmp_path / "review.html").read_text(encoding="utf-8")
    check_stands_alone(html)
    assert "<b>&$x$" not in html
    assert "&lt;b&gt;&amp;$x$" in html


def test_without_a_page_nothing_is_written(record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert freebooter("review", record, *FEW).returncode == 0
    assert not list(tmp_path.iterdir())


REFUSED = {
    "no file": (["missing.record"], "missing.record"),
    "no record": (["noise"], "noise: line 1"),
    "an altered record": (["altered"], "altered: line"),
    "nothing decided": (["empty"], "Nobody has decided anything"),
    "a stranger": (["good", "--seat", "Nobody"], "Nobody"),
    "no time": (["good", "--think", "now"], "now"),
    "two budgets": (["good", "--think", "5ms", "--playouts", "5"], "--think or --playouts"),
    "no playouts": (["good", "--playouts", "0"], "playouts can't be 0"),
    "no cores": (["good", "--cores", "0"], "cores can't be 0"),
    "a bad seed": (["good", "--seed", "-1"], "-1"),
    "a page that is there": (["good", "--html", "old.html"], "old.html already exists"),
    "a page that is a folder": (["good", "--html", "."], "is a folder"),
    "a page nowhere": (["good", "--html", "nowhere/page.html"], "There's no folder nowhere"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_reviewed_is_refused(
    case: str, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = record.read_text(encoding="utf-8")
    (tmp_path / "good").write_text(text)
    (tmp_path / "noise").write_bytes(bytes(range(256)))
    (tmp_path / "altered").write_text(text.replace(": draw", ": wait", 1))
    (tmp_path / "empty").write_text(write_record(Match(games.load("dead-mans-draw"), ["Ann", "Bob"], seed=1)))
    (tmp_path / "old.html").write_text("old")
    before = sorted(tmp_path.iterdir())
    monkeypatch.chdir(tmp_path)
    arguments, named = REFUSED[case]
    run = freebooter("review", *arguments, *([] if "--playouts" in arguments or "--think" in arguments else FEW))
    assert (run.returncode, run.stdout) == (2, "")
    assert len(run.stderr.splitlines()) == 1
    assert named in run.stderr
    assert sorted(tmp_path.iterdir()) == before
    assert (tmp_path / "old.html").read_text() == "old"


def test_force_replaces_a_page(record: Path, tmp_path: Path) -> None:
    page = tmp_path / "old.html"
    page.write_text("old")
    assert freebooter("review", record, *FEW, "--html", page, "--force").returncode == 0
    assert page.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_an_interrupted_review_writes_nothing(record: Path, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    table = at_terminal("review", record, "--playouts", "2000000", "--html", page)
    table.expect("0/")
    assert interrupt(table) == 130
    assert "Traceback" not in (table.before or "")
    assert not list(tmp_path.iterdir())
