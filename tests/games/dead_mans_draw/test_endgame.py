"""A cut-down Dead Man's Draw is solved exactly, and the captain comes the closer to it the longer it thinks."""

from __future__ import annotations

import pytest

from freebooter.engine.registry import load
from freebooter.engine.scenario import read_scenario
from freebooter.games.dead_mans_draw.benchmarks.endgame import Question, Solver, captain, questions, regret, wary


@pytest.fixture(scope="module")
def asked() -> list[Question]:
    return questions(range(8))


def test_the_solution_of_an_ending_that_can_be_done_by_hand() -> None:
    """Ann has 5 and may add 3; Bob has 7. Two cards are left: an anchor, which is worth 4, and a key, which busts.

    If she collects, she leads by one, and Bob wins with either card. So she draws: the key busts and leaves Bob the
    anchor, but with the anchor she collects twelve, and the key makes it only nine for Bob.
    """
    match = read_scenario(
        {
            "game": "dead-mans-draw",
            "players": ["Ann", "Bob"],
            "row": ["key 3"],
            "draw": ["anchor 4", "key 2"],
            "banks": {"Ann": ["kraken 5"], "Bob": ["kraken 7"]},
        },
        load,
    ).match
    values = {match.write(action): value for action, value in Solver(match).values(match.observe(0)).items()}
    assert values == {"draw": 0.5, "collect": 0.0}


def test_the_captain_gives_away_less_the_longer_it_thinks(asked: list[Question]) -> None:
    """It expects ordinary opponents, so even with all the time there is it does not play as against perfect ones."""
    assert len(asked) >= 40
    lost = {playouts: regret(asked, captain(playouts), range(4)) for playouts in (10, 30, 3000)}
    print({playouts: f"{100 * part:.2f} %" for playouts, part in lost.items()})
    assert lost[3000] < 0.6 * lost[30]
    assert lost[3000] < 0.4 * lost[10]


def test_a_search_that_expects_the_best_of_the_opponent_finds_the_solution(asked: list[Question]) -> None:
    lost = {playouts: regret(asked, wary(playouts), range(4)) for playouts in (30, 300, 3000)}
    print({playouts: f"{100 * part:.2f} %" for playouts, part in lost.items()})
    assert lost[30] > 3 * lost[300]
    assert lost[3000] < 0.001 < lost[30]


def test_the_captain_is_far_ahead_of_chance(asked: list[Question]) -> None:
    def any_move(question: Question, seed: int) -> int:
        return list(question.values)[seed % len(question.values)]

    assert regret(asked, captain(300), range(2)) < 0.2 * regret(asked, any_move, range(4))


def test_more_playouts_find_the_better_move_where_the_first_thought_is_wrong(asked: list[Question]) -> None:
    wrong = [question for question in asked if question.regret(wary(2)(question, 0)) > 0]
    assert len(wrong) > 3
    assert regret(wrong, wary(3000), range(3)) < 0.1 * regret(wrong, wary(2), range(1))
