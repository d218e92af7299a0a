"""A small tournament on fixed deals: what was learnt and how bots think must not become weaker.

Playouts are counted, and no time is measured, so the same sources always get the same results.
"""

from __future__ import annotations

from statistics import mean

from freebooter.bots.budget import Budget
from freebooter.engine.kernels.state import argument
from freebooter.engine.observation import Observation
from freebooter.games.dead_mans_draw.bots.bots import Captain
from freebooter.games.dead_mans_draw.bots.kernels.contender import contender
from freebooter.games.dead_mans_draw.bots.kernels.turns import POINTS, VICTORY
from freebooter.games.dead_mans_draw.training.strength import aiming_at, won


def contenders(seen: Observation, seed: int) -> int:
    return int(contender(argument(seen.observed), seen.seat))


def captain(seen: Observation, seed: int) -> int:
    return Captain(seed, Budget(playouts=60)).decide(seen)


def test_turns_for_points_are_stronger_than_the_contender() -> None:
    assert mean(won(aiming_at(POINTS), contenders, range(100))) > 0.65


def test_what_was_learnt_is_better_than_points() -> None:
    assert mean(won(aiming_at(VICTORY), aiming_at(POINTS), range(150))) > 0.53


def test_a_captain_in_a_hurry_is_far_stronger_than_the_contender() -> None:
    assert mean(won(captain, contenders, range(60))) > 0.75
