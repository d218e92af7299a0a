"""What has to be reckoned out for a view, in one call: everyone's points, whose turn it is, and who has won."""

from __future__ import annotations

from typing import Any

from freebooter.engine.kernels.compiling import entry

from .actions import deciders
from .scoring import points, winners
from .terms import MAX_PLAYERS

DECIDERS = MAX_PLAYERS  # After everyone's points.
WINNERS = MAX_PLAYERS + 1
NUMBERS = MAX_PLAYERS + 2


@entry
def reckon(states: Any, out: Any) -> None:
    """Write all of it to `out`."""
    state = states[0]
    points(state, out)
    out[DECIDERS] = deciders(state)
    out[WINNERS] = winners(state)
