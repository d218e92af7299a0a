"""Matches that live on a GPU are those of the vector environment, bit for bit; without a GPU one sentence says so."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from freebooter.engine.gpu.packing import NOT_KEPT
from freebooter.engine.refusal import BadSetup, IllegalMove, InvalidMove
from freebooter.envs.device import DeviceMatches
from freebooter.envs.setup import open_game
from freebooter.envs.vector import Matches
from tests.engine.test_gpu import has_gpu

from .tables import TABLES, opened, table_name

COUNT = 1_000
STEPS = 250
"""In which many matches come to their end, and others begin in their place."""

needs_gpu = pytest.mark.skipif(not has_gpu(), reason="needs an NVIDIA GPU and the extra gpu")


def difference(here: Matches, there: DeviceMatches) -> str:
    """In what they differ; empty where they do not."""
    pairs = {part: getattr(there, part).copy_to_host() for part in ("seeds", "seats", "terminations", "earned")}
    pairs |= {part: getattr(there, part).copy_to_host().T for part in ("observations", "masks", "rewards")}
    pairs["memories"] = there.memories()
    records = there.records()
    differing = [part for part, lying in pairs.items() if (getattr(here, part) != lying).any()]
    names = [name for name in here.states.dtype.names or () if name not in NOT_KEPT]
    return ", ".join(differing + [name for name in names if (here.states[name] != records[name]).any()])


@needs_gpu
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_step_is_the_same(table: tuple[str, dict[str, Any]]) -> None:
    setup = opened(table)
    here, there = Matches(setup, COUNT, seed=5), DeviceMatches(setup, COUNT, seed=5, finals=True)
    for _ in range(STEPS):
        actions = here.random_actions()
        here.step(actions)
        there.step(actions)
        over = here.terminations
        assert difference(here, there) == ""
        assert (here.finals[over] == there.finals.copy_to_host().T[over]).all()


@needs_gpu
def test_some_matches_are_laid_out_anew() -> None:
    setup = open_game("dolores", players=3)
    here, there = Matches(setup, COUNT, seed=5), DeviceMatches(setup, COUNT, seed=5)
    for matches in (here, there):
        matches.reset(which=np.arange(COUNT) % 3 == 0)
    assert difference(here, there) == ""


@needs_gpu
def test_what_cannot_be_changes_nothing() -> None:
    there = DeviceMatches(open_game("dead-mans-draw", players=2), COUNT, seed=5)
    before = there.records().tobytes()
    actions = there.random_actions().copy_to_host()
    actions[7] = len(there.setup.actions)
    with pytest.raises(IllegalMove, match="Game 7 "):
        there.step(actions)
    for wrong in (actions[:5], actions.astype(np.float32)):
        with pytest.raises(InvalidMove):
            there.step(wrong)
    assert there.records().tobytes() == before


@pytest.mark.skipif(has_gpu(), reason="there is a GPU")
def test_without_a_gpu_one_sentence_says_so() -> None:
    setup = open_game("dead-mans-draw", players=2)
    with pytest.raises(BadSetup, match="GPU"):
        DeviceMatches(setup, 10)
    with pytest.raises(BadSetup, match="“0” games"):
        DeviceMatches(setup, 0)
