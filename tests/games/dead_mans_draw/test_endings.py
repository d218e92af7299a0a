"""Endings solved by the compiled solver: the same as the plain one finds, by every rule, and told by the coach."""

from __future__ import annotations

import numpy as np
import pytest

from freebooter.bots.budget import Budget
from freebooter.bots.coach import advise
from freebooter.engine.game import Game
from freebooter.engine.kernels.state import argument
from freebooter.engine.match import Match
from freebooter.engine.registry import load
from freebooter.engine.scenario import read_scenario
from freebooter.games.dead_mans_draw.benchmarks.endgame import questions
from freebooter.games.dead_mans_draw.bots.bots import Captain
from freebooter.games.dead_mans_draw.bots.kernels.endings import solve_ending
from freebooter.games.dead_mans_draw.bots.thinking import LAST_CARDS, solve
from tests.support.play import positions, reimagined
from tests.support.tables import every_table, spread

PLENTY = 100_000


def solved(match: Match, seat: int, most: int = PLENTY) -> dict[int, float] | None:
    thought = solve(match.observation(seat), most)
    return dict(zip(thought.actions, thought.values, strict=True)) if thought else None


def test_it_finds_what_the_plain_solver_finds() -> None:
    asked = questions(range(4))
    assert len(asked) > 20
    for question in asked:
        assert solved(question.match, question.match.deciders[0], 10 * PLENTY) == pytest.approx(question.values)


def test_by_any_rules_everyone_has_a_part_and_nothing_hidden_matters(game: Game) -> None:
    found = 0
    for number, table in enumerate(spread(every_table(), 47)):
        for match in positions(game, table, seed=number):
            for seat in match.deciders if int(match.state["pile_count"][0]) <= 1 else ():
                worths = np.zeros((len(match.legal_moves(seat)), 8))
                if solve_ending(argument(match.observe(seat)), PLENTY // 10, worths):
                    assert worths.sum(1) == pytest.approx(1)
                    assert solved(match, seat) == solved(reimagined(match, seat, number), seat)
                    found += 1
    assert found > 50


def oracle_ending() -> Match:
    """Ann has 5 and may add 3; Bob has 7. An oracle, a key and a chest are left."""
    return read_scenario(
        {
            "game": "dead-mans-draw",
            "players": ["Ann", "Bob"],
            "row": ["key 3"],
            "draw": ["oracle 2", "key 2", "chest 7"],
            "banks": {"Ann": ["kraken 5"], "Bob": ["kraken 7"]},
        },
        load,
    ).match


def test_what_an_oracle_shows_is_gone_through() -> None:
    """If Ann collects, Bob draws until he is ahead, so she draws.

    The key busts, and she loses. With the chest she collects fifteen, and wins. With the oracle she sees what comes:
    the chest, which she draws, too, and wins; or the key, and then Bob takes both that are left, and wins.
    """
    match = oracle_ending()
    worth = solved(match, 0)
    assert worth is not None
    values = {match.write(action): value for action, value in worth.items()}
    assert values["collect"] == pytest.approx(0)
    assert values["draw"] == pytest.approx((0 + 1 + 1 / 2) / 3)


def test_it_gives_up_where_it_would_take_too_long() -> None:
    assert solved(oracle_ending(), 0, 10) is None


def test_the_captain_plays_what_is_solved() -> None:
    for question in questions(range(4)):
        observation = question.match.observation(question.match.deciders[0])
        chosen = Captain(1, Budget(playouts=PLENTY)).decide(observation)
        assert question.regret(chosen) == pytest.approx(0)


def test_the_coach_is_sure_of_what_is_solved() -> None:
    match = oracle_ending()
    advice = advise("dead-mans-draw", match.observation(0), Budget(playouts=10_000))
    assert [move.margin for move in advice.moves] == [0, 0]
    assert advice.playouts == 0
    assert advice.seats == pytest.approx((1 / 2, 1 / 2))


def test_with_many_cards_left_it_is_not_tried(game: Game) -> None:
    match = Match(game, ["Ann", "Bob"], seed=1)
    match.push("draw")
    assert int(match.state["pile_count"][0]) > LAST_CARDS
    assert solved(match, match.deciders[0]) is None
