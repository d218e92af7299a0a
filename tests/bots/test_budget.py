"""A bot's time to think: how it is written, what is refused, and that it is kept."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from freebooter.bots import thinking
from freebooter.bots.budget import LONGEST_THOUGHT, MOST_PLAYOUTS, Budget, read_budget
from freebooter.engine.game import Game
from freebooter.engine.refusal import BadSetup
from freebooter.games.dead_mans_draw.bots.thinking import THINKER
from tests.support.play import play_to_a_choice
from tests.support.tables import Table


@pytest.mark.parametrize(
    ("think", "milliseconds"),
    [("50ms", 50), ("1.5s", 1500), (" 20 ms ", 20), ("0.5ms", 0.5), ("3600s", LONGEST_THOUGHT)],
)
def test_a_time_is_read(think: str, milliseconds: float) -> None:
    assert read_budget(think, None) == Budget(milliseconds=milliseconds)


def test_playouts_are_a_budget_too() -> None:
    assert read_budget("", 2000, 2) == Budget(playouts=2000, cores=2)
    assert read_budget("", None) == Budget()


@pytest.mark.parametrize("think", ["50", "ms", "-1ms", "0s", "1h", "3601s", "٥ms", "1e3ms", "nanms", "9" * 12 + "ms"])
def test_what_is_no_time_is_refused(think: str) -> None:
    with pytest.raises(BadSetup, match="isn't a thinking time"):
        read_budget(think, None)


@pytest.mark.parametrize("playouts", [0, -5, MOST_PLAYOUTS + 1])
def test_impossible_playouts_are_refused(playouts: int) -> None:
    with pytest.raises(BadSetup, match="number of playouts can't be"):
        read_budget("", playouts)


def test_a_time_and_playouts_together_are_refused() -> None:
    with pytest.raises(BadSetup, match="--think or --playouts"):
        read_budget("50ms", 100)
    with pytest.raises(BadSetup, match="cores"):
        read_budget("", 100, 0)


class Clock:
    """A clock that only playouts move, each as far as the machine of the moment is slow."""

    def __init__(self, seconds: float, unsteady: float, seed: int) -> None:
        self.now = 100.0
        self.playouts = 0
        self.seconds = seconds
        self.unsteady = unsteady
        self.chance = random.Random(seed)

    def perf_counter(self) -> float:
        return self.now

    def run(self, core: Any, playouts: int) -> None:
        self.playouts += playouts
        self.now += playouts * self.seconds * self.chance.uniform(1, self.unsteady)
        core.tree.root[:, :] += np.array([1, 0.5, 0.25]) * playouts
        core.playouts += playouts


PACES = [(5, microseconds) for microseconds in (1, 6, 25, 100)] + [
    (milliseconds, microseconds) for milliseconds in (50, 1000) for microseconds in (1, 6, 25, 100, 300)
]
"""Milliseconds for a thought, and microseconds that a playout takes: the first sixteen, by which a thinker learns how
fast it is, must fit into the time."""


@pytest.mark.parametrize("unsteady", [1.0, 1.4])
@pytest.mark.parametrize(("milliseconds", "microseconds"), PACES)
def test_nobody_thinks_a_fifth_longer_than_allowed(
    milliseconds: int, microseconds: int, unsteady: float, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On machines of every speed, steady and unsteady; and most of the time is used."""
    match = play_to_a_choice(game, Table({}, 2), seed=8, moves=31)
    for seed in range(20):
        clock = Clock(microseconds / 1e6, unsteady, seed)
        monkeypatch.setattr(thinking, "time", clock)
        monkeypatch.setattr(thinking.Thinker, "_run", lambda self, tree, *rest: clock.run(tree, rest[-1]))  # noqa: B023
        thought = THINKER.think(match.observation(match.deciders[0]), Budget(milliseconds=milliseconds), seed)
        spent = 1000 * (clock.now - 100)
        assert 0.9 * milliseconds < spent < 1.2 * milliseconds
        assert thought.playouts == clock.playouts
