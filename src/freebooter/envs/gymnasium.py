"""Gymnasium: a seat at the table of any installed game, and thousands of tables at once.

Importing this module registers every installed game as `Freebooter/<Name>-v0`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np

from freebooter.bots.player import Bot, make_bot, usual_bots
from freebooter.bots.seated import play
from freebooter.engine.game import Game
from freebooter.engine.kernels.random import SEEDS
from freebooter.engine.match import Match, Move
from freebooter.engine.numbers import whole
from freebooter.engine.refusal import BadSetup, IllegalMove, InvalidMove, given, require
from freebooter.engine.registry import names

from .learning import learning_of
from .rendering import MODES, check_mode, render_picture
from .setup import Setup, open_game
from .vector import DRIFTER, RANDOM, Matches, check_seat

require("gymnasium", "Gymnasium", "rl")

import gymnasium  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

VERSION = 0
"""Changes when observations, actions or rewards do."""

LONGEST_SEED = 2**31
"""Bots get seeds below this."""

Observation = np.ndarray
Opponents = str | Bot | Sequence[str | Bot] | None


def _spaces(setup: Setup) -> tuple[spaces.Box, spaces.Discrete[np.int64]]:
    features = setup.features
    return spaces.Box(features.low, features.high, dtype=features.dtype.type), spaces.Discrete(len(setup.actions))


class MatchEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a match; bots play the others.

    An observation is what the seat knows, as a vector; `setup.features` says what each number means. What may be done
    is `info["action_mask"]`. The reward is the seat's part of the victory, once the match is over, and 0 before.

    An action that is not legal is refused: nothing changes, the reward is 0, and `info["refused"]` says why. With
    `strict` it raises an `IllegalMove` instead. What is no action at all always raises an `InvalidMove`.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        seat: int | str = 0,
        opponents: Opponents = None,
        memory: bool = True,
        strict: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.setup = open_game(game, players, memory, **options)
        self.render_mode = check_mode(render_mode)
        self.strict = strict
        self._chosen_seat = check_seat(self.setup, seat, (RANDOM,))
        self._opponents = _listed(self.setup, opponents)
        self.observation_space, self.action_space = _spaces(self.setup)
        self.match: Match | None = None
        self.seat = 0
        self._bots: dict[int, Bot] = {}
        self._seated(0)  # Bots that there are not are refused now.

    def _seated(self, seed: int) -> dict[int, Bot]:
        """The bots of all seats, each with its chance from a seed."""
        return {
            seat: make_bot(self.setup.game.name, bot, seed + seat) if isinstance(bot, str) else bot
            for seat, bot in enumerate(self._opponents)
        }

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        while True:
            dealt = _dealt(self.np_random)
            drawn = int(self.np_random.integers(self.setup.players))
            self.seat = drawn if isinstance(self._chosen_seat, str) else self._chosen_seat
            self._bots = self._seated(int(self.np_random.integers(LONGEST_SEED)))
            del self._bots[self.seat]
            self.match = self.setup.match(dealt)
            play(self.match, self._bots)
            if not self.match.is_over:  # One that others end before the first turn is nobody's lesson.
                break
        self._show()
        return self._observed(self.match)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        match = self.match
        if match is None:
            raise IllegalMove("error-env-not-begun")
        if match.is_over:
            raise IllegalMove("error-env-over")
        number, actions = whole(action), self.setup.actions
        if number is None or not 0 <= number < len(actions):
            raise InvalidMove("error-env-action", action=given(action), largest=len(actions) - 1)
        if not self.setup.mask(match, self.seat)[number]:
            return self._refused(match, number)
        match.push(Move(self.seat, int(actions.numbers[self.seat, number])))
        play(match, self._bots)
        self._show()
        over = match.is_over
        observation, info = self._observed(match)
        return observation, match.outcome()[self.seat] if over else 0.0, over, False, info

    def _refused(self, match: Match, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        legal = np.flatnonzero(self.setup.mask(match, self.seat)).tolist()
        named = ", ".join(f"{each} ({self.setup.actions.text(match.state, self.seat, each)})" for each in legal)
        refusal = IllegalMove("error-env-not-now", action=action, legal=named)
        if self.strict:
            raise refusal
        observation, info = self._observed(match)
        return observation, 0.0, False, False, {**info, "refused": str(refusal)}

    def _observed(self, match: Match) -> tuple[Observation, dict[str, Any]]:
        return self.setup.observe(match, self.seat), {
            "action_mask": self.setup.mask(match, self.seat),
            "seat": self.seat,
        }

    def action_masks(self) -> np.ndarray:
        """Which actions are legal now, as truth values; some libraries ask for it by this name."""
        if self.match is None:
            raise IllegalMove("error-env-not-begun")
        return self.setup.mask(self.match, self.seat).astype(np.bool_)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The match as the seat sees it: a text for `ansi`, pixels for `rgb_array`; `human` prints the text."""
        if self.match is None:
            raise IllegalMove("error-env-not-begun")
        return render_picture(self.match.picture(self.seat), self.render_mode)


class MatchVectorEnv(VectorEnv[Observation, np.ndarray, np.ndarray]):
    """Matches by the thousand, stepped by one compiled call.

    A match that ends is laid out anew in the same step (`AutoresetMode.SAME_STEP`): its reward and termination are
    those of the match that ended, the observation is the first of the next; what was known at the end is in
    `infos["final_obs"]`. With `seat="all"` every seat is the caller's: the observation is that of `infos["seat"]`, the
    reward is that of the seat that moved, and `infos["rewards"]` has everyone's.

    Nothing is copied: the arrays that `reset` and `step` return are the same each time, written anew. An action that is
    not legal raises an `IllegalMove`, and no match changes.
    """

    metadata = {"render_modes": list(MODES), "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        players: int | None = None,
        seat: int | str = 0,
        opponents: str | Sequence[str] | None = None,
        memory: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.setup = open_game(game, players, memory, **options)
        self.render_mode = check_mode(render_mode)
        bots = opponents if opponents is not None else _compiled(self.setup)
        self.matches = Matches(self.setup, num_envs, 0, seat, bots)
        self.num_envs = len(self.matches)
        self.single_observation_space, self.single_action_space = _spaces(self.setup)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._never = np.zeros(self.num_envs, np.bool_)
        self._infos: dict[str, Any] = {
            "action_mask": self.matches.masks,
            "seat": self.matches.seats,
            "rewards": self.matches.rewards,
            "final_obs": self.matches.finals,
            "_final_obs": self.matches.terminations,
        }

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Lay out all matches anew, or those of `options["reset_mask"]`."""
        super().reset(seed=seed)
        which = (options or {}).get("reset_mask")
        self.matches.reset(_dealt(self.np_random) if which is None else None, which)
        return self.matches.observations, dict(self._infos)

    def step(self, actions: Any) -> tuple[Observation, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        matches = self.matches
        matches.step(actions)
        return matches.observations, matches.earned, matches.terminations, self._never, dict(self._infos)

    def render(self) -> Any:
        """Every match as the seat sees it that decides."""
        pictures = [self.matches.match(n).picture(seat) for n, seat in enumerate(self.matches.seats.tolist())]
        return tuple(render_picture(picture, self.render_mode) for picture in pictures)


class DeviceVectorEnv(VectorEnv[Any, Any, Any]):
    """Matches by the thousand on a GPU. What `reset` and `step` return stays there, for PyTorch, JAX or CuPy.

    It is `MatchVectorEnv` with `seat="all"`, but for what is said here. Arrays are of numba-cuda, with DLPack;
    observations and `infos["action_mask"]` have a row for each match, but in memory the matches lie side by side:
    `self.matches.observations` is the same array as it lies, and so is `self.matches.finals` of `final_obs`. An action
    that is not legal raises an `IllegalMove` in `step` where the environment is `checked`, which waits for the device;
    otherwise `self.matches.check()` raises it later, and until then nothing moves.
    """

    metadata = {"render_modes": list(MODES), "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        players: int | None = None,
        memory: bool = True,
        render_mode: str | None = None,
        checked: bool = True,
        **options: Any,
    ) -> None:
        from .device import DeviceMatches

        self.setup = open_game(game, players, memory, **options)
        self.render_mode = check_mode(render_mode)
        self.checked = checked
        self.matches = DeviceMatches(self.setup, num_envs, 0, finals=True)

        from freebooter.engine.gpu.sharing import turned

        self.num_envs = len(self.matches)
        self.single_observation_space, self.single_action_space = _spaces(self.setup)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._observations = turned(self.matches.observations)
        self._never = self.matches.never()
        self._infos: dict[str, Any] = {
            "action_mask": turned(self.matches.masks),
            "seat": self.matches.seats,
            "rewards": turned(self.matches.rewards),
            "final_obs": turned(self.matches.finals),
            "_final_obs": self.matches.terminations,
        }

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Lay out all matches anew, or those of `options["reset_mask"]`."""
        super().reset(seed=seed)
        which = (options or {}).get("reset_mask")
        self.matches.reset(_dealt(self.np_random) if which is None else None, which)
        return self._observations, dict(self._infos)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        matches = self.matches
        matches.step(actions, self.checked)
        return self._observations, matches.earned, matches.terminations, self._never, dict(self._infos)

    def render(self) -> Any:
        """Every match as the seat sees it that decides; each is copied from the device."""
        seats = self.matches.seats.copy_to_host().tolist()
        pictures = [self.matches.match(n).picture(seat) for n, seat in enumerate(seats)]
        return tuple(render_picture(picture, self.render_mode) for picture in pictures)


def _dealt(chance: np.random.Generator) -> int:
    """A random seed of a match."""
    return int(chance.integers(SEEDS - 1, dtype=np.uint64, endpoint=True))


def _listed(setup: Setup, opponents: Opponents) -> list[str | Bot]:
    """Who plays each seat where the learner does not."""
    if opponents is None:
        usual = usual_bots(setup.game.name)
        return [usual[seat % len(usual)] for seat in range(setup.players)]
    if isinstance(opponents, str) or not isinstance(opponents, (list, tuple)):
        return [opponents] * setup.players  # type: ignore[list-item]
    if len(opponents) != setup.players:
        raise BadSetup("error-env-opponents", key="opponents", opponents=len(opponents), seats=setup.players)
    return list(opponents)


def _compiled(setup: Setup) -> list[str]:
    """The usual bots of those that can play in bulk; whoever plays anything where there are none."""
    known = learning_of(setup.game).policies
    usual = [name for name in setup.game.usual_bots if name in known] or [DRIFTER]
    return [usual[seat % len(usual)] for seat in range(setup.players)]


def env_id(game: str) -> str:
    """The name under which a game is registered."""
    return f"Freebooter/{''.join(word.capitalize() for word in game.split('-'))}-v{VERSION}"


def register() -> None:
    """Register every installed game that is not registered yet."""
    for game in names():
        if env_id(game) not in gymnasium.registry:
            gymnasium.register(
                env_id(game),
                entry_point=partial(MatchEnv, game),
                vector_entry_point=partial(MatchVectorEnv, game),
            )


register()
