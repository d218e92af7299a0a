"""What has to be reckoned out for a view, in one call: everyone's score, whose turn it is, and who has won."""

from __future__ import annotations

from typing import Any

from freebooter.engine.kernels.compiling import entry

from .actions import deciders, secret_action
from .scoring import points, score_parts, winners
from .state import NOT_YET
from .terms import MAX_PLAYERS

PARTS = MAX_PLAYERS  # After everyone's points: of how many parts they are made.
DECIDERS = 2 * MAX_PLAYERS
WINNERS = DECIDERS + 1
OWN_MOVE = DECIDERS + 2  # What the seat has chosen in secret so far, or NO_MOVE.
NUMBERS = DECIDERS + 3

NO_MOVE = -1


@entry
def reckon(states: Any, seat: int, out: Any, parts: Any) -> None:
    """Write all of it to `out`, and the parts of everyone's score to `parts`; `seat` is the one that looks."""
    state = states[0]
    points(state, out)
    for each in range(state.players):
        out[PARTS + each] = score_parts(state, each, parts[each])
    out[DECIDERS] = deciders(state)
    out[WINNERS] = winners(state)
    has_chosen = seat < state.players and state.chosen[seat] != NOT_YET
    out[OWN_MOVE] = secret_action(state, seat, state.chosen[seat]) if has_chosen else NO_MOVE
