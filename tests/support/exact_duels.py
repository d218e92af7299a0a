"""A cut-down Dolores small enough to be solved exactly: two players, no bottles, one or two duels to go.

The value is the difference of the two scores. Positions are followed through the rules by all choices and all deals;
where both choose at once, a linear program finds the value. Nothing of the bots is used for that.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import permutations

import numpy as np
from scipy.optimize import linprog

from freebooter.engine.kernels.state import State, argument, seed_argument
from freebooter.games.dolores.bots.kernels.dispatch import equilibrium_mix, policy
from freebooter.games.dolores.bots.kernels.policy import Policy
from freebooter.games.dolores.game import GAME
from freebooter.games.dolores.rules.memory import MEMORY_LENGTH
from freebooter.games.dolores.rules.state import Ask
from freebooter.games.dolores.rules.terms import GESTURES

Worlds = Sequence[State]
"""What a position may be, for all that the players know of the draw pile: each as likely."""

BOTH = 0b11


def zero_sum_value(pays: np.ndarray) -> float:
    """The value of a matrix game for the one who chooses the row."""
    secure, open_to = pays.min(axis=1).max(), pays.max(axis=0).min()
    if secure == open_to:
        return float(secure)
    rows, columns = pays.shape
    found = linprog(
        c=[*[0.0] * rows, -1.0],
        A_ub=np.hstack([-pays.T, np.ones((columns, 1))]),
        b_ub=np.zeros(columns),
        A_eq=[[*[1.0] * rows, 0.0]],
        b_eq=[1.0],
        bounds=[*[(0, None)] * rows, (None, None)],
    )
    assert found.success
    return float(-found.fun)


def deals(state: State) -> list[State]:
    """The position with every order of the draw pile, but not twice where the same cards come to lie on each side."""
    count = int(state["pile_count"][0])
    pile = state["order"][0, :count].tolist()
    kinds_of_deal: dict[tuple[tuple[int, ...], ...], list[tuple[int, ...]]] = defaultdict(list)
    for order in permutations(pile):
        top_first = order[::-1]
        sides = tuple(tuple(sorted(part)) for part in (top_first[:2], top_first[2:4], top_first[4:]))
        kinds_of_deal[sides].append(order)
    fewest = min(len(orders) for orders in kinds_of_deal.values())
    worlds = []
    for orders in kinds_of_deal.values():
        for order in orders[: len(orders) // fewest]:
            world = state.copy()
            world["order"][0, :count] = order
            worlds.append(world)
    return worlds


def moves_of(state: State, seat: int) -> list[int]:
    record = argument(state)
    return [
        int(GAME.rules.kernels.nth_move(record, seat, n))
        for n in range(int(GAME.rules.kernels.count_moves(record, seat)))
    ]


def after(worlds: Worlds, *moves: tuple[int, int]) -> list[State]:
    """All worlds after the same moves of seat and action."""
    results = []
    for world in worlds:
        state = world.copy()
        for seat, action in moves:
            GAME.rules.kernels.apply(argument(state), seat, action)
        results.append(state)
    return results


class Exact:
    """Values of positions for the first seat. One seat may be held by a gambler; without, both play perfectly."""

    def __init__(self, gambler: int | None = None) -> None:
        self.gambler = gambler
        self.known: dict[tuple[bytes, ...], float] = {}

    def value(self, worlds: Worlds) -> float:
        key = tuple(world.tobytes() for world in worlds)
        if key not in self.known:
            self.known[key] = self._value(worlds)
        return self.known[key]

    def _value(self, worlds: Worlds) -> float:
        if len({world["table"].tobytes() for world in worlds}) > 1:
            return float(np.mean([self.value([world]) for world in worlds]))  # The next duel is dealt: all see it.
        asked = int(GAME.rules.kernels.deciders(argument(worlds[0])))
        if not asked:
            points = np.zeros(2, np.int64)
            GAME.rules.kernels.points(argument(worlds[0]), points)
            return float(points[0] - points[1])
        if asked == BOTH:
            return self._both(worlds)
        seat = asked.bit_length() - 1
        sign = 1 if seat == 0 else -1
        if seat == self.gambler:
            return self.value(after(worlds, (seat, self._decision(worlds[0], seat))))
        return sign * max(sign * self.value(after(worlds, (seat, move))) for move in moves_of(worlds[0], seat))

    def _both(self, worlds: Worlds) -> float:
        mine, theirs = (moves_of(worlds[0], seat) for seat in range(2))
        pays = np.array([[self.value(after(worlds, (0, a), (1, b))) for b in theirs] for a in mine])
        if self.gambler is None:
            return zero_sum_value(pays)
        mix = self._mix(worlds[0], (mine, theirs)[self.gambler])
        return float((pays.T @ mix).min() if self.gambler == 0 else (pays @ mix).max())

    def _mix(self, state: State, moves: list[int]) -> np.ndarray:
        assert self.gambler is not None
        if int(state["asks"][0]) == Ask.GESTURES:
            mix = np.zeros(GESTURES)
            equilibrium_mix(argument(state), self.gambler, mix)
            return mix
        return np.array([move == self._decision(state, self.gambler) for move in moves], float)

    def _decision(self, state: State, seat: int) -> int:
        memory = np.zeros(MEMORY_LENGTH, np.int64)
        return int(policy(int(Policy.GAMBLER), argument(state), seat, memory, seed_argument(0)))


def exploited(state: State) -> tuple[float, float]:
    """How many points of difference perfect opponents of a gambler gain over the value, by the gambler's seat."""
    worlds = deals(state)
    value = Exact().value(worlds)
    return value - Exact(0).value(worlds), Exact(1).value(worlds) - value
