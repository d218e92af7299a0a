"""The move that a policy likes best, written once over the contract of a game and bound to each policy."""

from __future__ import annotations

from typing import Any

from freebooter.engine.kernels.compiling import bind
from freebooter.engine.kernels.contract import Kernel

_GIVEN: Any = None
count_moves = nth_move = worth = _GIVEN
"""The kernels of the game, and of the policy, to which `bind` binds the function below."""


def best_move(state, seat, favourite):
    """The legal move that is worth most to a seat; of equal ones the favourite, then the first."""
    best = favourite
    most = worth(state, seat, best)
    for n in range(count_moves(state, seat)):
        action = nth_move(state, seat, n)
        if action != favourite:
            value = worth(state, seat, action)
            if value > most:
                best = action
                most = value
    return best


def bind_best_move(owner: str, count_moves: Kernel, nth_move: Kernel, worth: Kernel) -> Kernel:
    """`best_move` where `worth(state, seat, action)` tells what a move is worth. `owner` is as in `bind`."""
    return bind(best_move, owner, count_moves=count_moves, nth_move=nth_move, worth=worth)
