"""What was learnt of positions: honest, sensible, and no worse than its card says."""

from __future__ import annotations

import numpy as np
import pytest

from freebooter.engine.game import Game
from freebooter.engine.kernels.state import State, argument
from freebooter.games.dead_mans_draw.bots.kernels.judging import judge, score
from freebooter.games.dead_mans_draw.training.__main__ import GROUPS
from freebooter.games.dead_mans_draw.training.lots import play_lot
from tests.support.play import positions, reimagined
from tests.support.tables import Table, every_table, spread


def judged(state: State) -> list[float]:
    shares = np.zeros(8)
    judge(argument(state), shares)
    return list(shares[: int(state["players"][0])])


def test_everyone_judges_a_position_as_whoever_sees_all_of_it(game: Game) -> None:
    asked = 0
    for number, table in enumerate(spread(every_table(), 211)):
        for match in positions(game, table, seed=number):
            if not match.state["drawn"][0] and match.deciders:
                worlds = [match.state, *(match.observe(seat) for seat in range(table.players))]
                worlds += [reimagined(match, seat, asked).state for seat in range(table.players)]
                first, *others = [judged(world) for world in worlds]
                assert all(other == first for other in others)
                assert sum(first) == pytest.approx(1)
                asked += 1
    assert asked > 100


def test_at_the_end_it_is_the_outcome(game: Game) -> None:
    for match in positions(game, Table({}, 4), seed=2):
        if not match.deciders:
            assert judged(match.state) == match.outcome()


@pytest.mark.parametrize("group", GROUPS)
def test_fresh_matches_surprise_it_less_than_whoever_knows_nothing(group: str) -> None:
    lot = play_lot(120, GROUPS[group].players, np.random.default_rng(5), first_seed=5)
    assert len(lot.signs) > 600
    blind = float(np.log(lot.present.sum(-1)).mean())
    model = list(GROUPS).index(group)
    scores = np.array([[score(signs, model) for signs in seats] for seats in lot.signs])
    scores = np.where(lot.present, scores, -np.inf)
    parts = np.exp(scores - scores.max(-1, keepdims=True))
    parts /= parts.sum(-1, keepdims=True)
    surprise = float(-(lot.shares * np.log(np.maximum(parts, 1e-9))).sum() / len(parts))
    assert surprise < 0.93 * blind
