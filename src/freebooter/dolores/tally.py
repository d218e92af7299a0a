"""What has to be reckoned out for a view, in one call: everyone's points, whose turn it is, and who has won."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from freebooter.engine.kernel import entry
from freebooter.engine.state import State, array_argument

from .actions import deciders
from .scoring import points, winners
from .state import MAX_PLAYERS

DECIDERS = MAX_PLAYERS  # After everyone's points.
WINNERS = MAX_PLAYERS + 1
NUMBERS = MAX_PLAYERS + 2


class Tally(NamedTuple):
    points: list[int]
    """By seat, of all that a table can have."""
    deciders: int
    winners: int
    """Seats, as masks."""


@entry
def reckon(states: Any, out: Any) -> None:
    """Write all of it to `out`."""
    state = states[0]
    points(state, out)
    out[DECIDERS] = deciders(state)
    out[WINNERS] = winners(state)


def take_tally(observed: State) -> Tally:
    out = np.zeros(NUMBERS, np.int64)
    reckon(array_argument(observed), out)
    numbers = out.tolist()
    return Tally(numbers[:DECIDERS], *numbers[DECIDERS:])
