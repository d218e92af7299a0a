"""The coach: what each choice is worth, by what the seat may know, at the prompt and as a service."""

from __future__ import annotations

import re
from typing import Any

import pytest

from benchmarks.harness.command import at_terminal, freebooter, interrupt
from freebooter.bots.budget import Budget
from freebooter.bots.coach import Advice, Assessment, advise, coach_of
from freebooter.bots.thinking import Thought
from freebooter.engine import registry as games
from freebooter.engine.game import Game
from freebooter.engine.match import Match
from freebooter.engine.scenario import read_scenario
from freebooter.narration.narrator import Judged, narrator_of
from freebooter.terminal.choosing import ListedMove
from freebooter.terminal.coach import show_advice
from freebooter.terminal.screen import Screen
from freebooter.text import LANGUAGES, use
from tests.support.play import play_to_a_choice, positions, reimagined
from tests.support.tables import Table, dolores_tables, every_table, spread

NAME = "dead-mans-draw"
PROMPT = "\r\n> "
STYLE = re.compile(r"\x1b\[[0-9;]*m")


FEW = 2000
"""So many playouts are enough where it matters what is said, and not how sure it is."""


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach at the prompt that does not think for long, and is not seen to."""
    monkeypatch.setattr("freebooter.terminal.coach.PLAYOUTS", FEW)
    monkeypatch.setattr("freebooter.terminal.coach.A_MOMENT", 60)


def position(**described: Any) -> Match:
    return read_scenario({"game": NAME, "players": ["Ann", "Bob"], **described}).match


@pytest.mark.parametrize("table", spread(every_table(), 307) + dolores_tables()[::3], ids=str)
def test_every_choice_is_judged(table: Table) -> None:
    game = games.load(table.game)
    for match in positions(game, table, seed=1):
        for seat in match.deciders if len(match.moves) % 7 == 3 else ():
            moves = match.legal_moves(seat)
            if len(moves) > 1:
                advice = advise(game.name, match.observation(seat), Budget(playouts=4 * len(moves)))
                assert [move.action for move in advice.moves] == moves
                is_estimate = advice.playouts > 0
                assert all(0 <= move.value <= 1 and (move.margin > 0) == is_estimate for move in advice.moves)
                assert len(advice.seats) == table.players
                assert sum(advice.seats) == pytest.approx(1)
                assert advice.cost(advice.best.action) == 0


def test_more_playouts_are_surer_and_the_same_seed_advises_the_same(game: Game) -> None:
    match = play_to_a_choice(game, Table({}, 3), seed=2, moves=20)
    observation = match.observation(match.deciders[0])
    few, many, again = (advise(NAME, observation, Budget(playouts), 7) for playouts in (100, 10_000, 10_000))
    assert many == again
    assert many.best.margin < few.best.margin / 5
    assert many != advise(NAME, observation, Budget(10_000), 8)


def test_the_margin_of_what_has_never_happened_is_not_nothing() -> None:
    thought = Thought((0, 1), (100, 100), (0.0, 1.0), (0.0, 0.0), (1.0, 0.0), None, 200)
    assert [thought.margin(place) for place in range(2)] == [0.03, 0.03]


def test_what_is_solved_has_no_margin() -> None:
    match = position(row=["key 3", "mermaid 5"], draw=["key 2"], banks={"Ann": ["map 5"], "Bob": ["map 7", "chest 2"]})
    advice = advise(NAME, match.observation(0), Budget(200))
    values = {match.write(move.action): (move.value, move.margin) for move in advice.moves}
    assert values == {"draw": (0, 0), "collect": (1, 0)}
    assert advice.playouts == 0


def test_close_moves_are_not_told_apart() -> None:
    moves = (Assessment(0, 0.50, 0.02), Assessment(1, 0.52, 0.02), Assessment(2, 0.40, 0.02))
    advice = Advice(moves, (0.5, 0.5), None)
    assert [advice.is_close(action) for action in range(3)] == [True, True, False]
    assert advice.best.action == 1


def test_what_one_more_card_is_worth_where_it_can_be_counted() -> None:
    """A key busts and costs 3, a chest brings 5; both come equally often."""
    match = position(row=["key 3"], draw=["chest 5", "key 7"])
    assert coach_of(NAME).one_more_card(match.observation(0)) == pytest.approx(((8 + 0) / 2) - 3)


def test_advice_hangs_on_nothing_hidden(game: Game) -> None:
    for match in positions(game, Table({"edition": "german", "traits": "mystic, parry, navigator"}, 3), seed=4):
        for seat in match.deciders if len(match.moves) % 5 == 0 else ():
            if len(match.legal_moves(seat)) > 1:
                worlds = [match, reimagined(match, seat, 1), reimagined(match, seat, 2)]
                assert len({advise(NAME, world.observation(seat), Budget(60)) for world in worlds}) == 1


def shown(match: Match, seat: int, capsys: pytest.CaptureFixture[str]) -> str:
    choices = [ListedMove(action, match.write(action), match.write(action)) for action in match.legal_moves(seat)]
    show_advice(match.game.name, match.view(seat), choices, Screen(plain=True))
    return capsys.readouterr().out


@pytest.mark.usefixtures("_quick")
def test_what_is_shown_hangs_on_nothing_hidden(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    table = Table({"edition": "german", "traits": "mystic, parry"}, 2)
    for moves in (5, 25):
        match = play_to_a_choice(game, table, seed=moves, moves=moves)
        seat = match.deciders[0]
        told = {shown(world, seat, capsys) for world in (match, reimagined(match, seat, 1), reimagined(match, seat, 2))}
        assert len(told) == 1
        assert "Estimated chance to win" in told.pop()


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize("name", ["dead-mans-draw", "dolores"])
def test_the_coach_gives_its_reason_in_a_sentence(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    match = play_to_a_choice(games.load(name), Table({}, 2, name), seed=2, moves=3)
    seat = match.deciders[0]
    told = shown(match, seat, capsys).splitlines()
    advice = advise(name, match.observation(seat), Budget(FEW))
    judged = [Judged(each, advice.of(each.action).value, advice.is_close(each.action)) for each in match.choices(seat)]
    assert told[-1] == narrator_of(name).why(match.view(seat), judged)
    assert told[-1].endswith(".")


def test_there_is_nothing_to_say_without_a_choice(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match(game, ["Ann", "Bob"], seed=1)
    assert len(match.legal_moves(match.deciders[0])) == 1
    assert shown(match, match.deciders[0], capsys) == ""


def test_a_question_mark_asks_the_coach() -> None:
    table = at_terminal("play", "--seed", "6", "--players", "2", "--fast")
    for typed in ("1", "?", "1", "?"):
        table.expect(PROMPT)
        table.sendline(typed)
    table.expect(PROMPT)
    told = STYLE.sub("", table.before or "")
    assert re.search(r"\d+(\.\d)?% chance to bust", told)
    assert "Estimated chance to win after each choice" in told
    rows = re.findall(r"^ +(\d) +(\d+\.\d)% +± (\d+\.\d) +(.*?)\r?$", told, re.MULTILINE)
    assert [row[0] for row in rows] == ["1", "2", "3"]
    best = max(rows, key=lambda row: float(row[1]))
    assert [row for row in rows if row[3].rstrip().endswith("best")] == [best]
    assert interrupt(table) == 130


def check_plain_lines(told: str) -> None:
    lines = [line for line in told.splitlines() if re.search(r"\d\s?% ± \d+[.,]\d", line)]
    assert [line.split()[0] for line in lines] == [str(number) for number in range(1, len(lines) + 1)]
    assert len(lines) > 1
    assert "coach-" not in told
    reason = told.split(lines[-1])[1].strip().splitlines()[0]
    assert reason.endswith((".", "。"))
    assert "why-" not in reason


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["dead-mans-draw", "dolores"])
def test_the_coach_reads_as_plain_lines_in_every_language(
    name: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    use(language)
    match = play_to_a_choice(games.load(name), Table({}, 2, name), seed=6, moves=3)
    check_plain_lines(shown(match, match.deciders[0], capsys))


@pytest.mark.parametrize(("name", "language", "typed"), [("dead-mans-draw", "ja", "1\n?\n"), ("dolores", "cs", "?\n")])
def test_a_question_mark_in_plain_text_is_answered_in_plain_lines(name: str, language: str, typed: str) -> None:
    told = freebooter("--lang", language, "play", name, "--seed", "6", "--players", "2", "--plain", typed=typed)
    assert told.returncode == 0, told.stderr
    check_plain_lines(told.stdout)


def test_the_coach_says_so_if_it_takes_long(
    game: Game, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = play_to_a_choice(game, Table({}, 2), seed=1, moves=3)
    monkeypatch.setattr("freebooter.terminal.coach.A_MOMENT", 0)
    assert shown(match, match.deciders[0], capsys).startswith("The coach is thinking…\n")


def test_one_more_card_is_told_where_it_is_a_question() -> None:
    told = freebooter("play", "--seed", "6", "--players", "2", typed="1\n?\n").stdout
    assert re.search(r"One more card is worth about \d+\.\d points (more|less) than collecting now\.", told)
