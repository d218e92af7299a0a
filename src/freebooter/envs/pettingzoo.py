"""PettingZoo's two interfaces for any installed game: `env(...)` takes turns, `parallel_env(...)` acts all at once.

Where several seats choose in secret at the same time, `env` asks them one after the other, the lowest seat first. None
of them is shown what the others have chosen: observations are what the seat knows, and that is only that they have.
`parallel_env` asks them together. Every other decision is one seat's alone: the others wait, by the last action.

An action that is not legal is refused by an exception, and nothing has changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from random import Random
from typing import Any

import numpy as np

from freebooter.engine.game import Game
from freebooter.engine.numbers import check_seed, whole
from freebooter.engine.refusal import BadSetup, IllegalMove, given, require
from freebooter.engine.registry import names

require("pettingzoo", "freebooter.envs.pettingzoo", "rl")

import pettingzoo  # noqa: E402
from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402

from .rendering import MODES, check_mode, render_picture  # noqa: E402
from .setup import Setup, open_game  # noqa: E402
from .table import Table  # noqa: E402

VERSION = 0
"""Counts up whenever observations, actions or rewards of an environment change."""

SEED_BITS = 64


def env(
    game: Game | str, players: int | None = None, *, render_mode: str | None = None, memory: bool = True, **options: Any
) -> TurnEnvironment:
    """A match as an AEC environment; options are named as `Match` takes them.

    Examples:
        >>> table = env("dead-mans-draw", players=3, edition="german", traits="random")
        >>> table.reset(seed=1)
        >>> table.agents
        ['player_0', 'player_1', 'player_2']
    """
    return TurnEnvironment(open_game(game, players, memory, **options), render_mode)


def parallel_env(
    game: Game | str, players: int | None = None, *, render_mode: str | None = None, memory: bool = True, **options: Any
) -> TogetherEnvironment:
    """A match as a parallel environment; options are named as `Match` takes them.

    Examples:
        >>> table = parallel_env("dolores", players=3)
        >>> told, infos = table.reset(seed=1)
        >>> sorted(told)
        ['player_0', 'player_1', 'player_2']
    """
    return TogetherEnvironment(open_game(game, players, memory, **options), render_mode)


def environment_id(game: Game | str) -> str:
    """What a game is called in registries of environments."""
    name = game if isinstance(game, str) else game.name
    return f"Freebooter/{''.join(part.capitalize() for part in name.split('-'))}-v{VERSION}"


def register_environments() -> list[str]:
    """Make every installed game known to `pettingzoo.make`, both ways; returns what they are called there.

    PettingZoo has a registry from version 1.27 on.
    """
    ids = [environment_id(name) for name in names()]
    for name, each in zip(names(), ids, strict=True):
        if each not in pettingzoo.aec_registry:
            pettingzoo.register("aec", each, f"{__name__}:env", kwargs={"game": name})
            pettingzoo.register("parallel", each, f"{__name__}:parallel_env", kwargs={"game": name})
    return ids


class _Seated:
    """What both kinds of environment have in common."""

    def __init__(self, setup: Setup, render_mode: str | None, actions: int) -> None:
        self.setup = setup
        self.render_mode = check_mode(render_mode)
        self.metadata: dict[str, Any] = {
            "name": environment_id(setup.game),
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": True,
        }
        self.possible_agents = list(setup.names)
        self.agents: list[str] = []
        self.infos: dict[str, dict[str, Any]] = {}
        self.table = Table(setup)
        self._seats = {agent: seat for seat, agent in enumerate(setup.names)}
        self._chance = Random()
        features = spaces.Box(setup.features.low, setup.features.high, dtype=setup.features.dtype.type)
        mask = spaces.Box(0, 1, (actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": features, "action_mask": mask}) for agent in setup.names
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in setup.names}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def _deal(self, seed: int | None) -> None:
        """A new match by the seed, or by one that follows from the last seed that was given."""
        dealt = self._chance.getrandbits(SEED_BITS) if seed is None else check_seed(seed)
        if seed is not None:
            self._chance = Random(dealt)
        self.table.deal(dealt)
        self.agents = list(self.possible_agents)

    def _seat(self, agent: Any) -> int:
        seat = self._seats.get(agent)
        if seat is None:
            raise IllegalMove("error-move-seat", seat=given(agent))
        return seat

    def render(self) -> Any:
        """The table as an onlooker sees it."""
        return render_picture(self.table.picture(), self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def position(self) -> bytes:
        """Everything there is, secrets included; for `freebooter.envs.conformance`."""
        return self.table.position()

    def cards(self) -> list[str]:
        """Every card, wherever it lies; for the same."""
        return self.table.cards()

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        other = copy(self)
        other.table = self.table.copy()
        other.agents = list(self.agents)
        other._chance = Random()
        other._chance.setstate(self._chance.getstate())
        for name in ("rewards", "terminations", "truncations", "_cumulative_rewards"):
            if hasattr(self, name):
                setattr(other, name, dict(getattr(self, name)))
        other.infos = {agent: dict(told) for agent, told in self.infos.items()}
        return other


class TurnEnvironment(_Seated, AECEnv):  # type: ignore[misc]  # PettingZoo's spaces are dictionaries or methods.
    """One seat acts at a time."""

    def __init__(self, setup: Setup, render_mode: str | None = None) -> None:
        _Seated.__init__(self, setup, render_mode, len(setup.actions))
        self._nothing = np.zeros(len(setup.actions), np.int8)
        self._nothing.flags.writeable = False
        self.agent_selection = self.possible_agents[0]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._nothing} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """Ask the lowest of the seats that must decide, and show it what it may do."""
        seats = self.table.deciders
        seat = (seats & -seats).bit_length() - 1
        agent = self.possible_agents[seat]
        self.agent_selection = agent
        self.infos[agent]["action_mask"] = self.table.mask(seat)

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        if self.table.deciders < 0:
            raise BadSetup("error-env-reset")
        told = self.infos.get(agent)  # Nothing, once the agent has seen the end.
        mask = told["action_mask"] if told else self._nothing
        return {"observation": self.table.features(self._seat(agent)), "action_mask": mask}

    def step(self, action: Any) -> None:
        if self.table.deciders < 0:
            raise BadSetup("error-env-reset")
        if not self.agents:
            raise IllegalMove("error-env-over")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        table.move(self._seats[agent], action)
        self.infos[agent]["action_mask"] = self._nothing
        if table.deciders:
            self._ask()
            return
        for name, part in zip(self.possible_agents, table.outcome(), strict=True):
            self.rewards[name] = self._cumulative_rewards[name] = part
            self.terminations[name] = True
        self.agent_selection = self.agents[0]

    def reimagine(self, agent: str, seed: int) -> None:
        """Deal anew what an agent cannot know, and show whoever is asked what it may do then."""
        self.table.reimagine(self._seat(agent), seed)
        if self.table.deciders > 0:
            self._ask()


class TogetherEnvironment(_Seated, ParallelEnv):  # type: ignore[misc]  # As above.
    """All seats act at a time; whoever has nothing to decide waits, by the last action."""

    def __init__(self, setup: Setup, render_mode: str | None = None) -> None:
        _Seated.__init__(self, setup, render_mode, len(setup.actions) + 1)
        self.wait = len(setup.actions)
        """The action of a seat that has nothing to decide."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._deal(seed)
        return self._told()

    def _told(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """What every seat knows and may do: observations and infos."""
        told: dict[str, Any] = {}
        infos: dict[str, Any] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.wait + 1, np.int8)
            if (self.table.deciders >> seat) & 1:
                self.setup.write_mask(self.table.state, seat, mask[: self.wait])
            else:
                mask[self.wait] = 1
            told[agent] = {"observation": self.table.features(seat), "action_mask": mask}
            infos[agent] = {"action_mask": mask}
        return told, infos

    def step(self, actions: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
        if self.table.deciders < 0:
            raise BadSetup("error-env-reset")
        if not isinstance(actions, Mapping):
            raise BadSetup("error-env-actions", key="actions", actions=given(actions))
        if not self.agents:
            raise IllegalMove("error-env-over")
        tried = self.table.copy()
        self._move(tried, {self._seat(agent): action for agent, action in actions.items()})
        self.table = tried
        agents, over = self.agents, not tried.deciders
        told, infos = self._told()
        rewards = tried.outcome() if over else [0.0] * len(agents)
        self.agents = [] if over else agents
        ends = dict.fromkeys(agents, over)
        return told, dict(zip(agents, rewards, strict=True)), ends, dict.fromkeys(agents, False), infos

    def _move(self, table: Table, actions: Mapping[int, Any]) -> None:
        """Let every seat act that has to; all others must wait, or say nothing."""
        asked = table.deciders
        for seat, action in actions.items():
            if not (asked >> seat) & 1 and whole(action) != self.wait:
                raise table.refusal(seat, action)
        for seat in range(self.setup.players):
            if (asked >> seat) & 1:
                table.move(seat, actions.get(seat))
