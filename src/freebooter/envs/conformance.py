"""Checks that no framework makes: whether an environment keeps its secrets, its rules, its cards and its word.

They work on anybody's environment that looks like an AEC environment of PettingZoo, and need PettingZoo for nothing:

    from freebooter.envs.conformance import check
    def test_my_environment() -> None:
        check(my_environment)

What the environment must offer beyond playing is in `Probe`. What is missing there cannot be checked and has to be
named in `without`, so that nobody believes in a check that was never made.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from copy import deepcopy
from random import Random
from typing import Any, NamedTuple, Protocol

import numpy as np

from freebooter.engine.refusal import BadSetup, Refusal, given

from .comparing import first_difference, in_order, same, unlike

CHECKS = ("secrets", "refusals", "conservation", "replay", "masks")
"""The checks that there are; each can be left out by its name."""

SHOWN_MOVES = 12
"""So many of the last moves a fault tells, beside how many there were."""

BEYOND = 3
"""So many numbers below and above the action space are tried as illegal actions, too."""


class Fault(Refusal, AssertionError):
    """Something that an environment must not do, and the moves that led there."""


class Environment(Protocol):
    """What is asked of an environment: the part of PettingZoo's AEC interface that playing needs."""

    agents: list[Any]
    agent_selection: Any
    rewards: dict[Any, Any]
    terminations: dict[Any, bool]
    truncations: dict[Any, bool]
    infos: dict[Any, dict[str, Any]]

    def reset(self, seed: int | None = None) -> Any: ...
    def observe(self, agent: Any) -> Any: ...
    def step(self, action: Any) -> Any: ...
    def action_space(self, agent: Any) -> Any: ...


class Probe(NamedTuple):
    """How the kit looks behind an environment; each function takes the environment first."""

    reimagine: Callable[[Any, Any, int], Any] | None = None
    """`(env, agent, seed)`: deal anew, in place, what the agent cannot know. Otherwise `env.reimagine(agent, seed)`.

    What the environment has stored to tell it later, such as infos, is told anew, too."""
    position: Callable[[Any], Any] | None = None
    """`(env)` → everything there is, secrets included, as something to compare. Otherwise `env.position()`."""
    cards: Callable[[Any], Collection[Any]] | None = None
    """`(env)` → all cards, wherever they lie, in any order: what is conserved. Otherwise `env.cards()`."""
    copy: Callable[[Any], Any] = deepcopy
    """`(env)` → an environment that goes on independently."""
    mask: Callable[[Any, Any], Any] | None = None
    """`(env, agent)` → which actions are legal. Otherwise `action_mask` of the observation, or of the agent's infos."""


class Findings(NamedTuple):
    """What was looked at, for those who want to know how much a check is worth."""

    games: int
    decisions: int
    reimagined: int
    refused: int
    cards: int
    """How many cards were counted after every move; 0 where the environment says that it has none."""


def check(
    make: Callable[[], Any],
    *,
    games: int = 5,
    seed: int = 0,
    every: int = 1,
    without: Collection[str] = (),
    probe: Probe | None = None,
) -> Findings:
    """Play some games at random and check all there is to check; raises a `Fault` that says what went wrong and where.

    Only one decision of `every` so many is looked at closely, where a game is long. `without` names the checks that
    cannot be made.
    """
    unknown = [name for name in without if name not in CHECKS]
    if unknown:
        raise BadSetup("error-check-unknown", key="without", name=given(unknown[0]), names=", ".join(CHECKS))
    tried = _Trial(make, probe or Probe(), frozenset(CHECKS) - frozenset(without), every)
    for number in range(games):
        tried.play(seed + number)
    tried.check_imagination()
    return Findings(games, tried.decisions, tried.reimagined, tried.refused, tried.most_cards)


class _Trial:
    """The games of one check, and what was found on the way."""

    def __init__(self, make: Callable[[], Any], probe: Probe, checks: frozenset[str], every: int) -> None:
        self.make, self.checks, self.every = make, checks, every
        self.env = make()
        self.copy = probe.copy
        self.mask_of = probe.mask or _mask
        self.reimagine = probe.reimagine or _method(self.env, "reimagine", "secrets" in checks)
        self.position = probe.position or _method(self.env, "position", "refusals" in checks or "replay" in checks)
        self.cards = probe.cards or _method(self.env, "cards", "conservation" in checks)
        self.moves: list[Any] = []
        self.decisions = self.reimagined = self.refused = self.imagined_otherwise = self.most_cards = 0

    def fault(self, message: str, **values: Any) -> Fault:
        shown = ", ".join(given(move) for move in self.moves[-SHOWN_MOVES:]) or "–"
        return Fault(message, seed=self.seed, count=len(self.moves), moves=shown, **values)

    def play(self, seed: int) -> None:
        """One random game, looked at after every decision."""
        self.seed, self.moves = seed, []
        chance = Random(seed)
        env = self.env
        env.reset(seed=seed)
        cards = in_order(self.cards(env)) if "conservation" in self.checks else None
        self.most_cards = max(self.most_cards, len(cards or ()))
        trace = [self._seen(env)]
        while env.agents and not _is_over(env, env.agent_selection):
            if self.decisions % self.every == 0:
                self._look(env, chance)
            legal = np.flatnonzero(self.mask_of(env, env.agent_selection))
            if not len(legal):
                raise self.fault("fault-no-move", agent=given(env.agent_selection))
            self._step(env, int(legal[chance.randrange(len(legal))]))
            if cards is not None and in_order(self.cards(env)) != cards:
                raise self.fault("fault-cards", difference=unlike(cards, in_order(self.cards(env))))
            trace.append(self._seen(env))
        if "replay" in self.checks:
            self._replay(self.make(), trace)
            self._replay(env, trace)

    def _step(self, env: Any, action: int) -> None:
        self.decisions += 1
        self.moves.append(action)
        try:
            env.step(action)
        except Exception as error:
            raise self.fault(
                "fault-legal-refused", action=action, problem=f"{type(error).__name__}: {error}"
            ) from error

    def _look(self, env: Any, chance: Random) -> None:
        if "masks" in self.checks:
            self._check_masks(env, chance)
        if "secrets" in self.checks:
            self._check_secrets(env, chance)
        if "refusals" in self.checks:
            self._check_refusals(env, chance)

    def _check_masks(self, env: Any, chance: Random) -> None:
        """A mask has a place for every action, tells the same wherever it stands, and every action it allows works."""
        agent = env.agent_selection
        size = int(env.action_space(agent).n)
        for each in env.agents:
            masks = [np.asarray(mask) for mask in _masks(env, each)] or [np.asarray(self.mask_of(env, each))]
            for mask in masks:
                if mask.shape != (size,) or not np.isin(mask, (0, 1)).all():
                    raise self.fault("fault-mask-shape", agent=given(each), shape=given(mask.shape), size=size)
                if not np.array_equal(mask, masks[0]):
                    raise self.fault("fault-masks-differ", agent=given(each))
        legal = np.flatnonzero(self.mask_of(env, agent))
        if len(legal):
            twin, moves = self.copy(env), list(self.moves)
            self._step(twin, int(legal[chance.randrange(len(legal))]))
            self.moves, self.decisions = moves, self.decisions - 1

    def _check_secrets(self, env: Any, chance: Random) -> None:
        """Nothing that an agent sees changes when all that it cannot know is dealt anew."""
        for agent in env.agents:
            twin = self.copy(env)
            self.reimagine(twin, agent, chance.getrandbits(32))
            self.reimagined += 1
            if "replay" in self.checks or "refusals" in self.checks:
                self.imagined_otherwise += not same(self.position(twin), self.position(env))
            difference = first_difference(self._seen_by(env, agent), self._seen_by(twin, agent))
            if difference is not None:
                raise self.fault("fault-leak", agent=given(agent), place=difference)

    def check_imagination(self) -> None:
        """Reimagining that never changes anything would let every leak pass."""
        knows = "replay" in self.checks or "refusals" in self.checks
        if "secrets" in self.checks and knows and self.reimagined and not self.imagined_otherwise:
            raise Fault("fault-imagination", count=self.reimagined)

    def _check_refusals(self, env: Any, chance: Random) -> None:
        """An action that is not legal is refused by an exception, and everything is as it was before."""
        agent = env.agent_selection
        mask = np.asarray(self.mask_of(env, agent))
        illegal = [*np.flatnonzero(mask == 0).tolist(), *range(-BEYOND, 0), *range(len(mask), len(mask) + BEYOND)]
        for action in [chance.choice(illegal), chance.choice(illegal), None, "?", 0.5]:
            before, position = self._seen(env), self.position(env)
            twin = self.copy(env)
            try:
                twin.step(action)
            except Exception:
                self.refused += 1
            else:
                raise self.fault("fault-accepted", agent=given(agent), action=given(action))
            if not same(self.position(twin), position):
                raise self.fault("fault-refusal-changes", action=given(action), place="position")
            difference = first_difference(before, self._seen(twin))
            if difference is not None:
                raise self.fault("fault-refusal-changes", action=given(action), place=difference)

    def _replay(self, env: Any, trace: Sequence[Any]) -> None:
        """The same seed and the same actions lead to the same game, in a new environment as in a used one."""
        moves, self.moves = self.moves, []
        env.reset(seed=self.seed)
        for number, seen in enumerate(trace):
            difference = first_difference(seen, self._seen(env))
            if difference is not None:
                raise self.fault("fault-replay", place=difference)
            if number < len(moves):
                self._step(env, moves[number])
                self.decisions -= 1
        self.moves = moves

    def _seen_by(self, env: Any, agent: Any) -> dict[str, Any]:
        """Everything that one agent is told."""
        return {
            "observation": env.observe(agent),
            "infos": env.infos.get(agent),
            "rewards": env.rewards.get(agent),
            "mask": np.asarray(self.mask_of(env, agent)),
            "terminations": env.terminations.get(agent),
            "truncations": env.truncations.get(agent),
            "agent_selection": env.agent_selection,
        }

    def _seen(self, env: Any) -> dict[str, Any]:
        """Everything that anybody is told, and the position where it can be known."""
        seen: dict[str, Any] = {f"{agent}": self._seen_by(env, agent) for agent in env.agents}
        if "replay" in self.checks:
            seen["position"] = self.position(env)
        return deepcopy(seen)


def _method(env: Any, name: str, needed: bool) -> Any:
    """A method of the environment that a check needs."""
    found = getattr(env, name, None)
    if found is None and needed:
        raise BadSetup("error-check-needs", key="probe", name=name)
    return lambda environment, *arguments: getattr(environment, name)(*arguments)


def _is_over(env: Any, agent: Any) -> bool:
    return bool(env.terminations.get(agent) or env.truncations.get(agent))


def _masks(env: Any, agent: Any) -> Iterator[Any]:
    """Every place where PettingZoo's environments put a mask."""
    observation = env.observe(agent)
    if isinstance(observation, dict) and "action_mask" in observation:
        yield observation["action_mask"]
    if "action_mask" in (env.infos.get(agent) or {}):
        yield env.infos[agent]["action_mask"]


def _mask(env: Any, agent: Any) -> Any:
    for mask in _masks(env, agent):
        return mask
    raise BadSetup("error-check-needs", key="probe", name="mask")
