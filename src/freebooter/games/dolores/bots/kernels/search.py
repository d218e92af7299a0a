"""The search of Dolores: everybody plays by a character, and after some duels the displays tell what to expect."""

from __future__ import annotations

from math import exp

import numpy as np

from freebooter.bots.kernels.search import bind_search
from freebooter.engine.kernels.compiling import entry

from ...rules.hoards import hoard_of
from ...rules.kernels import KERNELS
from ...rules.state import NOT_YET, Ask
from .dispatch import policy
from .worth import WEIGHTS, duels_to_come, set_weights, worth

LUCK = 2.6
LUCK_OF_A_DUEL = 0.45
"""How many points of worth make a difference of one in the logarithm of the odds: now, and more for each duel to come.
Fitted to games between gamblers."""


@entry
def pauses(state):
    """Whether a duel lies on the table and nobody has made a gesture yet."""
    if state.asks != Ask.GESTURES:
        return False
    for seat in range(state.players):
        if state.chosen[seat] != NOT_YET:
            return False
    return True


@entry
def foresee(state, out):
    """Everyone's part of the victory, as far as the displays tell: the more they are worth, the likelier they win."""
    weights = np.empty(WEIGHTS)
    duels = duels_to_come(state)
    set_weights(duels, weights)
    most = -1e9
    for seat in range(state.players):
        out[seat] = worth(hoard_of(state, seat), state.smallest_set, weights)
        most = max(most, out[seat])
    total = 0.0
    for seat in range(state.players):
        out[seat] = exp((out[seat] - most) / (LUCK + LUCK_OF_A_DUEL * duels))
        total += out[seat]
    for seat in range(state.players):
        out[seat] /= total


SEARCH = bind_search(__name__, KERNELS, policy, pauses, foresee)
