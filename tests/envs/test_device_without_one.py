"""What can be seen without a GPU of matches that live on one: they take the same steps as the vector environment."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

from freebooter.engine.refusal import BadSetup, IllegalMove, InvalidMove
from freebooter.envs.device import DeviceMatches
from freebooter.envs.gymnasium import DeviceVectorEnv, MatchVectorEnv
from freebooter.envs.setup import open_game
from freebooter.envs.vector import Matches
from tests.support.pages import ROOT, blocks

from . import processor
from .tables import TABLES, opened, table_name
from .test_device import difference

COUNT = 5
ENDED = 3
"""So many matches are played to their end."""


@pytest.fixture(autouse=True)
def device(monkeypatch: pytest.MonkeyPatch) -> None:
    processor.install(monkeypatch)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_step_is_the_same(table: tuple[str, dict[str, Any]]) -> None:
    setup = opened(table)
    here, there = Matches(setup, COUNT, seed=5), DeviceMatches(setup, COUNT, seed=5, finals=True)
    assert difference(here, there) == ""
    ended = 0
    while ended < ENDED:
        actions = here.random_actions()
        here.step(actions)
        there.step(actions)
        ended += int(here.terminations.sum())
        over = here.terminations
        assert difference(here, there) == ""
        assert (here.finals[over] == there.finals.copy_to_host().T[over]).all()
    assert there.match(1).legal_moves() == here.match(1).legal_moves()


def test_nothing_is_kept_of_an_end_that_nobody_asks_for() -> None:
    there = DeviceMatches(open_game("dead-mans-draw", players=2), COUNT, seed=5)
    while not there.terminations.any():
        there.step(there.random_actions())
    assert not there.finals.any()


def test_some_matches_are_laid_out_anew() -> None:
    setup = open_game("dolores", players=3)
    here, there = Matches(setup, COUNT, seed=5), DeviceMatches(setup, COUNT, seed=5)
    while not here.terminations.any():
        actions = here.random_actions()
        here.step(actions)
        there.step(actions)
    for which in (here.terminations.copy(), [0, 3]):
        here.reset(which=which)
        there.reset(which=which)
        assert difference(here, there) == ""
    here.reset(9, which=[1])
    there.reset(9, which=[1])
    assert difference(here, there) == ""
    with pytest.raises(BadSetup, match="doesn't choose any games"):
        there.reset(which=[COUNT])
    assert difference(here, there) == ""


def test_what_cannot_be_changes_nothing() -> None:
    there = DeviceMatches(open_game("dead-mans-draw", players=2), COUNT, seed=5)
    before = there.records().tobytes()
    actions = np.array(there.random_actions())
    actions[3] = len(there.setup.actions)
    with pytest.raises(IllegalMove, match="Game 3 "):
        there.step(actions)
    for wrong in (actions[:2], actions.astype(np.float32)):
        with pytest.raises(InvalidMove):
            there.step(wrong)
    there.step(actions, checked=False)
    there.step(there.random_actions(), checked=False)  # Nothing moves until the refusal has been told.
    assert there.records().tobytes() == before
    with pytest.raises(IllegalMove, match="Game 3 "):
        there.check()
    there.step(there.random_actions())
    assert there.records().tobytes() != before


def test_the_conventions_of_gymnasium_hold() -> None:
    here = MatchVectorEnv("dead-mans-draw", COUNT, seat="all", traits="draft", variant="random")
    there = DeviceVectorEnv("dead-mans-draw", COUNT, traits="draft", variant="random", render_mode="ansi")
    assert there.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    told: tuple[Any, ...] = here.reset(seed=3)
    told_there: tuple[Any, ...] = there.reset(seed=3)
    ended = 0
    while True:
        assert (told[0] == told_there[0]).all()
        assert told_there[0] in there.observation_space
        infos = told_there[-1]
        assert infos.keys() == told[-1].keys()
        for name in ("action_mask", "seat", "rewards", "_final_obs"):
            assert (infos[name] == told[-1][name]).all(), name
        over = infos["_final_obs"]
        assert (infos["final_obs"][over] == told[-1]["final_obs"][over]).all()
        if ended >= ENDED:
            break
        actions = here.matches.random_actions()
        told, told_there = here.step(actions), there.step(actions)
        for mine, other in zip(told[1:4], told_there[1:4], strict=True):
            assert (mine == other).all()
        ended += int(told[2].sum())
    mask = np.arange(COUNT) < 2
    told, told_there = here.reset(options={"reset_mask": mask}), there.reset(options={"reset_mask": mask})
    assert (told[0] == told_there[0]).all()
    assert len(there.render()) == COUNT


def test_the_page_shows_what_works() -> None:
    page = ROOT / "docs" / "envs" / "gpu.md"
    (shown,) = (block.text for block in blocks(page) if block.language == "py" and "DeviceMatches" in block.text)
    known: dict[str, Any] = {}
    exec(shown.replace("65_536", str(COUNT)), known)
    assert known["matches"].observations.shape == (len(known["matches"].setup.features), COUNT)
