"""The quartermaster plays each turn by the odds, for the points that it brings; it doesn't ask who wins."""

from __future__ import annotations

from freebooter.engine.kernels.compiling import entry

from .turns import POINTS, best_in_turn


@entry
def quartermaster(state, seat, seed):
    """The quartermaster's move."""
    return best_in_turn(state, seat, seed, POINTS)
