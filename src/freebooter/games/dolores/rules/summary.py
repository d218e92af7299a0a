"""What has to be reckoned out for a view, in one call: everyone's score, whose turn it is, and who has won."""

from __future__ import annotations

from typing import Any

from freebooter.engine.kernels.compiling import entry

from .actions import deciders
from .scoring import points, score_parts, winners
from .terms import MAX_PLAYERS

PARTS = MAX_PLAYERS  # After everyone's points: of how many parts they are made.
DECIDERS = 2 * MAX_PLAYERS
WINNERS = DECIDERS + 1
NUMBERS = DECIDERS + 2


@entry
def reckon(states: Any, out: Any, parts: Any) -> None:
    """Write all of it to `out`, and the parts of everyone's score to `parts`."""
    state = states[0]
    points(state, out)
    for seat in range(state.players):
        out[PARTS + seat] = score_parts(state, seat, parts[seat])
    out[DECIDERS] = deciders(state)
    out[WINNERS] = winners(state)
