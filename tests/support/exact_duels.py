"""Cut-down games of Dolores solved by linear programs, and what perfect opponents take from a gambler."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from scipy.optimize import linprog

from freebooter.engine.kernels.state import State, argument, seed_argument
from freebooter.games.dolores.benchmarks.exact import Exact, deals
from freebooter.games.dolores.bots.kernels.dispatch import equilibrium_mix, policy
from freebooter.games.dolores.bots.kernels.policy import Policy
from freebooter.games.dolores.rules.memory import MEMORY_LENGTH
from freebooter.games.dolores.rules.state import Ask
from freebooter.games.dolores.rules.terms import GESTURES


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


class HeldByGambler:
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def mix(self, state: State, moves: Sequence[int]) -> np.ndarray:
        if int(state["asks"][0]) == Ask.GESTURES:
            mix = np.zeros(GESTURES)
            equilibrium_mix(argument(state), self.seat, mix)
            return mix
        memory = np.zeros(MEMORY_LENGTH, np.int64)
        chosen = policy(int(Policy.GAMBLER), argument(state), self.seat, memory, seed_argument(0))
        return np.array([move == chosen for move in moves], float)


def exploited(state: State) -> tuple[float, float]:
    """How many points of difference perfect opponents of a gambler gain over the value, by the gambler's seat."""
    worlds = deals(state)
    value = Exact(solve=zero_sum_value).value(worlds)
    first, second = (Exact(HeldByGambler(seat), solve=zero_sum_value).value(worlds) for seat in range(2))
    return value - first, second - value
