"""The captain: by the odds as far as it isn't sure of something better, and by nothing that its seat doesn't see."""

from __future__ import annotations

from freebooter.bots.budget import Budget
from freebooter.bots.thinking import Thought
from freebooter.engine.game import Game
from freebooter.games.dead_mans_draw.bots.bots import Captain, settle
from tests.support.play import positions, reimagined
from tests.support.tables import Table

DRAW, COLLECT = 0, 1
EARLY, LATE = 40, 12


def thought(
    values: tuple[float, float],
    errors: tuple[float, float],
    visits: tuple[int, int] = (900, 100),
    is_exact: bool = False,
) -> Thought:
    return Thought((DRAW, COLLECT), visits, values, errors, (0.5, 0.5), None, sum(visits), is_exact)


def test_what_the_search_is_sure_of_outweighs_the_odds_of_the_turn() -> None:
    assert settle(thought((0.60, 0.50), (0.005, 0.01)), (0.50, 0.53), EARLY) == DRAW
    assert settle(thought((0.51, 0.50), (0.005, 0.01)), (0.50, 0.57), EARLY) == COLLECT
    assert settle(thought((0.50, 0.60), (0.01, 0.005), (100, 900)), (0.50, 0.50), EARLY) == COLLECT


def test_a_few_tries_that_came_out_alike_prove_nothing() -> None:
    assert settle(thought((1.0, 0.0), (0.0, 0.0), (2, 1)), (0.50, 0.53), EARLY) == COLLECT


def test_the_fewer_cards_are_left_the_less_it_believes_what_was_learnt() -> None:
    found = thought((0.52, 0.50), (0.005, 0.005), (500, 500))
    assert settle(found, (0.50, 0.60), EARLY) == COLLECT
    assert settle(found, (0.50, 0.60), LATE) == DRAW


def test_what_is_solved_needs_no_second_opinion_but_between_equals() -> None:
    assert settle(thought((0.51, 0.5), (0.0, 0.0), (0, 0), is_exact=True), (0.1, 0.9), LATE) == DRAW
    assert settle(thought((0.5, 0.5), (0.0, 0.0), (0, 0), is_exact=True), (0.1, 0.9), LATE) == COLLECT


def test_it_plays_alike_whatever_is_hidden(game: Game) -> None:
    asked = 0
    for number, table in enumerate((Table({"edition": "german", "traits": "mystic, miser"}, 2), Table({}, 4))):
        for match in positions(game, table, seed=number):
            for seat in match.deciders:
                worlds = (match, *(reimagined(match, seat, n) for n in range(2)))
                chosen = {Captain(7, Budget(playouts=40)).decide(world.observation(seat)) for world in worlds}
                assert len(chosen) == 1
                assert chosen <= set(match.legal_moves(seat))
                asked += 1
    assert asked > 100
