"""Thinking about a decision: runs the search within a budget, on one core or several, and says what it found."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace

import numpy as np

from freebooter.engine.game import Game
from freebooter.engine.kernels.compiling import INTERPRETED
from freebooter.engine.kernels.state import argument, new_state, seed_argument
from freebooter.engine.observation import Observation
from freebooter.engine.refusal import BadSetup

from .budget import Budget
from .kernels.search import Search, Tuning
from .kernels.tree import COUNTS, LONGEST_PATH, MOST_ACTIONS, SEATS, STEP, Scratch, Tree

DEFAULT_PLAYOUTS = 4000
"""How long a bot thinks that was given no budget."""

FIRST_PLAYOUTS = 16
"""Playouts by which a thinker that works against the clock learns how fast it is."""

ALONE, TOGETHER = 0.98, 0.9
"""The part of the time that is spent on playouts; several cores have to be started and waited for."""

ROUND = 256
"""Playouts with one guess at the policies of the table."""

SMALLEST_TABLE, LARGEST_TABLE = 1 << 12, 1 << 20
PLACES_FOR_A_PLAYOUT = 8

POSITIONS_FOR_A_PLAYOUT, POSITIONS_FOR_A_MILLISECOND = 20, 4000
"""So many positions an ending may have to be solved instead of searched; trying them all takes half of the time."""

Solve = Callable[[Observation, int], "Thought | None"]
"""Solves the position that a seat observes, if no more than so many positions have to be tried for that."""


CONFIDENCE = 1.96
"""An interval of so many standard errors holds the truth 95 times in 100."""

SURE_AFTER = 3.0
"""What has never happened in n tries happens in less than 3/n of them, 95 times in 100."""


@dataclass(frozen=True)
class Thought:
    """What thinking about a decision came to, move by move in the order of the legal moves."""

    actions: tuple[int, ...]
    visits: tuple[int, ...]
    values: tuple[float, ...]
    """The part of the victory that the seat may expect after each move."""
    errors: tuple[float, ...]
    """The standard error of each value; 1 where a move was hardly tried."""
    seats: tuple[float, ...]
    """The part of the victory that everyone may expect, with the seat playing as it found best."""
    mix: tuple[float, ...] | None
    """Where choices are simultaneous: how often to make each."""
    playouts: int
    is_exact: bool = False
    """Whether nothing is estimated: the position was solved."""

    @property
    def best(self) -> int:
        """The place of the move that was found best: the one the search kept coming back to."""
        return max(range(len(self.actions)), key=lambda n: (self.visits[n], self.values[n]))

    def margin(self, place: int) -> float:
        """Half the width of the 95 % interval of a move's value; a few tries that come out alike prove little."""
        if self.is_exact:
            return 0.0
        return max(CONFIDENCE * self.errors[place], SURE_AFTER / max(1, self.visits[place]))


@dataclass
class _Core:
    """What one core thinks in."""

    tree: Tree
    scratch: Scratch
    playouts: int = 0


@dataclass(frozen=True)
class Thinker:
    """A game's search, the policy it supposes at the table, and how it is tuned."""

    game: Game
    search: Search
    policy: int = 0
    tuning: Tuning = field(default_factory=Tuning)
    solve: Solve | None = None
    """For endings; None where the game's are not solved."""

    def think(
        self, observation: Observation, budget: Budget, seed: int, tables: Sequence[Sequence[int]] = ()
    ) -> Thought:
        """Think about the decision of the seat whose observation this is. The same seed and playouts find the same.

        `tables` are guesses at the policies of all seats; the playouts are shared out among them in turns.
        """
        if INTERPRETED:
            raise BadSetup("error-think-interpreted", key="bots")
        started = time.perf_counter()
        state = argument(observation.observed)
        count = int(self.game.rules.kernels.count_moves(state, observation.seat))
        actions = np.array(
            [self.game.rules.kernels.nth_move(state, observation.seat, n) for n in range(count)], np.int64
        )
        supposed = np.array(tables or [[self.policy] * SEATS], np.int64)
        if count == 1:
            return Thought((int(actions[0]),), (0,), (0.0,), (1.0,), (), None, 0)
        share = budget if budget.playouts or budget.milliseconds else replace(budget, playouts=DEFAULT_PLAYOUTS)
        solved = self.solve(observation, _positions(share)) if self.solve else None
        if solved is not None:
            return solved
        cores = [self._core(share, count, len(observation.memory)) for _ in range(budget.cores)]

        def work(core: int) -> None:
            seed_here = seed_argument(_seed_of(seed, core))
            self._grow(cores[core], observation, supposed, seed_here, _part(share, core), started)

        if budget.cores == 1:
            work(0)
        else:
            with ThreadPoolExecutor(budget.cores) as pool:  # The kernels run without Python's lock.
                list(pool.map(work, range(budget.cores)))
        return self._sum_up(cores, observation, actions)

    def _core(self, budget: Budget, moves: int, memory: int) -> _Core:
        playouts = budget.playouts or int(200 * (budget.milliseconds or 0))
        places = SMALLEST_TABLE
        while places < min(LARGEST_TABLE, playouts * PLACES_FOR_A_PLAYOUT // budget.cores):
            places *= 2
        tree = Tree(
            keys=np.zeros(places, np.uint64),
            counts=np.zeros((places, COUNTS)),
            used=np.zeros(1, np.int64),
            root=np.zeros((moves, 3)),
            won=np.zeros(SEATS),
        )
        scratch = Scratch(
            work=new_state(self.game.rules.dtype),
            memory=np.zeros(memory, np.int64),
            values=np.zeros(SEATS),
            steps=np.zeros((LONGEST_PATH, STEP), np.int64),
            actions=np.empty((LONGEST_PATH, MOST_ACTIONS), np.int64),
            mixes=np.empty((LONGEST_PATH, MOST_ACTIONS)),
        )
        return _Core(tree, scratch)

    def _grow(
        self, core: _Core, observation: Observation, policies: np.ndarray, seed: int, budget: Budget, started: float
    ) -> None:
        """Think with each table of policies in turn, until the playouts are made or the time is over."""
        if budget.playouts is not None:
            while core.playouts < budget.playouts:
                self._run(core, observation, policies, seed, min(ROUND, budget.playouts - core.playouts))
            return
        start = time.perf_counter()
        end = started + (budget.milliseconds or 0) / 1000 * (ALONE if budget.cores == 1 else TOGETHER)
        playouts = FIRST_PLAYOUTS
        while playouts > 0:
            self._run(core, observation, policies, seed, playouts)
            now = time.perf_counter()
            speed = core.playouts / (now - start)
            # Half of what is left at a time, so that a slow stretch does not run far past the end.
            playouts = min(ROUND, int(speed * (end - now) / 2)) if now < end else 0

    def _run(self, core: _Core, observation: Observation, policies: np.ndarray, seed: int, playouts: int) -> None:
        """Some playouts with the next table of policies."""
        table = policies[core.playouts // ROUND % len(policies)]
        self.search.run(*observation, table, self.tuning.array, seed, core.playouts, playouts, core.tree, core.scratch)
        core.playouts += playouts

    def _sum_up(self, cores: Sequence[_Core], observation: Observation, actions: np.ndarray) -> Thought:
        visits, totals, squares = np.sum([core.tree.root for core in cores], axis=0).T
        playouts = sum(core.playouts for core in cores)
        values = totals / np.maximum(visits, 1)
        spread = np.maximum(squares / np.maximum(visits, 1) - values**2, 0)
        errors = [math.sqrt(s / n) if n > 1 else 1.0 for s, n in zip(spread, visits, strict=True)]
        together = int(self.game.rules.kernels.deciders(argument(observation.observed))).bit_count() > 1
        mix = np.zeros(len(actions))
        if together:
            for core in cores:
                part = np.zeros(len(actions))
                self.search.strategy(core.tree.keys, core.tree.counts, actions, observation.seat, part)
                mix += part / len(cores)
        players = int(observation.observed["players"][0])
        return Thought(
            tuple(int(action) for action in actions),
            tuple(int(n) for n in visits),
            tuple(float(value) for value in values),
            tuple(float(error) for error in errors),
            tuple(float(won) for won in np.sum([core.tree.won for core in cores], axis=0)[:players] / max(1, playouts)),
            tuple(float(share) for share in mix) if together else None,
            playouts,
        )


def _positions(budget: Budget) -> int:
    """How large an ending may be that is solved."""
    if budget.playouts is not None:
        return POSITIONS_FOR_A_PLAYOUT * budget.playouts
    return int(POSITIONS_FOR_A_MILLISECOND * (budget.milliseconds or 0))


def _seed_of(seed: int, core: int) -> int:
    return (seed + 0x9E3779B97F4A7C15 * core) & (2**64 - 1)


def _part(budget: Budget, core: int) -> Budget:
    """What one of several cores has to do."""
    if budget.playouts is None:
        return budget
    return replace(budget, playouts=budget.playouts // budget.cores + (core < budget.playouts % budget.cores))
