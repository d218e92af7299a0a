"""Gymnasium's own checks hold for every game, and an illegal action changes nothing."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from freebooter.bots.drifter import Drifter
from freebooter.engine.refusal import BadSetup, IllegalMove, InvalidMove
from freebooter.envs.gymnasium import MatchEnv, MatchVectorEnv, env_id
from tests.support import pig

from .tables import TABLES, table_name

DRAW = "dead-mans-draw"


def made(table: tuple[str, dict[str, Any]], **more: Any) -> MatchEnv:
    name, options = table
    if name == "pig":
        return MatchEnv(pig.GAME, opponents=Drifter(1), **options, **more)
    env = gymnasium.make(env_id(name), **options, **more).unwrapped
    assert isinstance(env, MatchEnv)
    return env


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_gymnasium_finds_nothing_wrong(table: tuple[str, dict[str, Any]], capsys: pytest.CaptureFixture[str]) -> None:
    env = made(table, render_mode="ansi")
    check_env(env, skip_render_check=table[0] == "pig")


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_match_is_played_to_its_end(table: tuple[str, dict[str, Any]]) -> None:
    env = made(table, seat="random")
    for seed in range(3):
        observation, info = env.reset(seed=seed)
        ended, reward = False, 0.0
        while not ended:
            assert reward == 0
            assert observation in env.observation_space
            assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
            action = env.action_space.sample(info["action_mask"])
            observation, reward, ended, truncated, info = env.step(action)
            assert not truncated
        assert env.match is not None
        assert reward == env.match.outcome()[env.seat]
        assert not info["action_mask"].any()
        with pytest.raises(IllegalMove, match=r"The game is over\. Reset before the next step"):
            env.step(action)


def test_the_same_seed_is_the_same_match() -> None:
    played = []
    for _ in range(2):
        env = MatchEnv("dolores", players=3, opponents=["dove", "gambler", "hawk"])
        observation, info = env.reset(seed=5)
        seen, ended = [observation.tolist()], False
        while not ended:
            observation, _, ended, _, info = env.step(
                int(np.flatnonzero(info["action_mask"] if not ended else [1])[-1])
            )
            seen.append(observation.tolist())
        played.append(seen)
    assert played[0] == played[1]


def test_an_illegal_action_is_refused_and_nothing_changes() -> None:
    env = MatchEnv(DRAW)
    first, info = env.reset(seed=2)
    assert env.match is not None
    state, illegal = env.match.state.tobytes(), int(np.flatnonzero(info["action_mask"] == 0)[0])
    observation, reward, ended, truncated, after = env.step(illegal)
    assert (observation.tolist(), reward, ended, truncated) == (first.tolist(), 0.0, False, False)
    assert after["refused"] == "Action 1 isn't possible now. Possible: 0 (draw)."
    assert env.match.state.tobytes() == state
    strict = MatchEnv(DRAW, strict=True)
    strict.reset(seed=2)
    with pytest.raises(IllegalMove, match="isn't possible now"):
        strict.step(illegal)


@pytest.mark.parametrize("action", [-1, 92, 0.0, True, "draw", None, np.zeros(2, np.int64)], ids=str)
def test_what_is_no_action_is_refused(action: Any) -> None:
    env = MatchEnv(DRAW)
    env.reset(seed=2)
    with pytest.raises(InvalidMove, match=r"isn't an action of this game\. Choose a whole number from 0 to 91"):
        env.step(action)


BAD: list[tuple[dict[str, Any], str]] = [
    ({"seat": "all"}, "There's no seat “all”. Give a whole number from 0 to 1, or “random”."),
    ({"opponents": "nobody"}, "nobody"),
    ({"opponents": ["deckhand"]}, "Opponents: 1, seats: 2"),
    ({"render_mode": "film"}, "There's no render mode “film”. Choose one of: human, ansi, rgb_array."),
    ({"players": 12}, "This game can't be played with 12 players"),
]


@pytest.mark.parametrize(("given", "sentence"), BAD, ids=[sentence for _, sentence in BAD])
def test_environments_that_cannot_be(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup) as refused:
        MatchEnv(DRAW, **given)
    assert sentence in str(refused.value)


def test_nothing_can_be_done_before_a_reset() -> None:
    env = MatchEnv(DRAW, render_mode="ansi")
    for ask in (lambda: env.step(0), env.render, env.action_masks):
        with pytest.raises(IllegalMove, match=r"No game has begun\. Reset before the first step"):
            ask()


@pytest.mark.parametrize("game", [DRAW, "dolores"])
def test_a_match_is_shown_as_text_and_as_an_image(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    texts = MatchEnv(game, render_mode="ansi")
    texts.reset(seed=1)
    assert "player_1" in texts.render()
    images = MatchEnv(game, render_mode="rgb_array")
    images.reset(seed=1)
    pixels = images.render()
    assert pixels.dtype == np.uint8
    assert pixels.shape[2] == 3
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 20
    MatchEnv(game, render_mode="human").reset(seed=1)
    assert texts.render().strip() in capsys.readouterr().out


@pytest.mark.parametrize("game", [DRAW, "dolores"])
@pytest.mark.parametrize("seat", [0, "random", "all"])
def test_many_matches_follow_the_conventions(game: str, seat: int | str) -> None:
    envs = gymnasium.make_vec(env_id(game), num_envs=6, seat=seat)
    assert isinstance(envs, MatchVectorEnv)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observations, infos = envs.reset(seed=4)
    ended = 0
    while ended < 20:
        assert observations in envs.observation_space
        masks, movers = infos["action_mask"], infos["seat"].copy()
        actions = np.array([np.flatnonzero(mask)[ended % mask.sum()] for mask in masks])
        assert actions in envs.action_space
        observations, rewards, terminations, truncations, infos = envs.step(actions)
        assert rewards.shape == terminations.shape == truncations.shape == (6,)
        assert not truncations.any()
        for n in np.flatnonzero(terminations):
            ended += 1
            assert rewards[n] == infos["rewards"][n, movers[n]]
            assert infos["_final_obs"][n]
            assert infos["final_obs"][n] in envs.single_observation_space
            assert infos["action_mask"][n].any()
        assert not rewards[~terminations].any()


def test_some_matches_are_reset_by_a_mask() -> None:
    envs = MatchVectorEnv(DRAW, 4, seat="all")
    envs.reset(seed=1)
    for _ in range(20):
        envs.step(envs.matches.random_actions())
    kept = envs.matches.states[:2].tobytes()
    envs.reset(options={"reset_mask": np.array([False, False, True, True])})
    assert envs.matches.states[:2].tobytes() == kept


def test_many_matches_are_shown() -> None:
    envs = MatchVectorEnv(DRAW, 2, render_mode="ansi")
    envs.reset(seed=1)
    assert all("player_1" in shown for shown in envs.render())


def test_without_gymnasium_one_sentence_says_what_to_install() -> None:
    hidden = "import sys; sys.modules['gymnasium'] = None\nimport freebooter.envs.gymnasium"
    asked = subprocess.run([sys.executable, "-c", hidden], capture_output=True, text=True, check=False)
    assert (
        asked.stderr.strip()
        .splitlines()[-1]
        .endswith("Gymnasium is missing. Install it with “pip install 'freebooter[rl]'”.")
    )
