"""What has to be reckoned out for a view, in one call: points, whose turn it is, what is protected, what would bust."""

from __future__ import annotations

from typing import Any

from freebooter.engine.kernels.compiling import entry

from .actions import deciders
from .odds import busting_count
from .scoring import points, winners
from .suits import protected
from .terms import MAX_PLAYERS

DECIDERS = MAX_PLAYERS  # After everyone's points.
WINNERS = MAX_PLAYERS + 1
PROTECTED = MAX_PLAYERS + 2
BUSTING = MAX_PLAYERS + 3
NUMBERS = MAX_PLAYERS + 4


@entry
def reckon(states: Any, out: Any) -> None:
    """Write all of it to `out`."""
    state = states[0]
    points(state, out)
    out[DECIDERS] = deciders(state)
    out[WINNERS] = winners(state)
    out[PROTECTED] = protected(state)
    out[BUSTING] = busting_count(state)
