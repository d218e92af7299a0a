"""What has to be reckoned out for a view, in one call: points, whose turn it is, what is protected, what would bust."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from freebooter.engine.kernel import entry
from freebooter.engine.state import State, array_argument

from .actions import deciders
from .odds import busting_count
from .scoring import points, winners
from .state import MAX_PLAYERS
from .suits import protected

DECIDERS = MAX_PLAYERS  # After everyone's points.
WINNERS = MAX_PLAYERS + 1
PROTECTED = MAX_PLAYERS + 2
BUSTING = MAX_PLAYERS + 3
NUMBERS = MAX_PLAYERS + 4


class Tally(NamedTuple):
    points: list[int]
    """By seat, of all that a table can have."""
    deciders: int
    winners: int
    protected: int
    """Places of the row, as the others are seats: a mask."""
    busting: int
    """How many of the cards that may be drawn next would bust."""


@entry
def reckon(states: Any, out: Any) -> None:
    """Write all of it to `out`."""
    state = states[0]
    points(state, out)
    out[DECIDERS] = deciders(state)
    out[WINNERS] = winners(state)
    out[PROTECTED] = protected(state)
    out[BUSTING] = busting_count(state)


def take_tally(observed: State) -> Tally:
    out = np.zeros(NUMBERS, np.int64)
    reckon(array_argument(observed), out)
    numbers = out.tolist()
    return Tally(numbers[:DECIDERS], *numbers[DECIDERS:])
