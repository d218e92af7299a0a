"""What has to be reckoned out for a view, in one call: scores, whose turn it is, what is protected, what would bust."""

from __future__ import annotations

from typing import Any

from freebooter.engine.kernels.compiling import entry

from .actions import deciders
from .odds import busting_count
from .scoring import points, points_with, score_parts, seat_points, winners
from .suits import busting_cards, protected
from .terms import MAX_PLAYERS
from .zones import cards_at

PARTS = MAX_PLAYERS  # After everyone's points: of how many parts they are made.
DECIDERS = 2 * MAX_PLAYERS
WINNERS = DECIDERS + 1
PROTECTED = DECIDERS + 2
BUSTING = DECIDERS + 3
BUSTING_CARDS = DECIDERS + 4
GAIN = DECIDERS + 5
LOSS = DECIDERS + 6
NUMBERS = DECIDERS + 7


@entry
def reckon(states: Any, out: Any, parts: Any) -> None:
    """Write all of it to `out`, and the parts of everyone's score to `parts`."""
    state = states[0]
    points(state, out)
    for seat in range(state.players):
        out[PARTS + seat] = score_parts(state, seat, parts[seat])
    out[DECIDERS] = deciders(state)
    out[WINNERS] = winners(state)
    out[PROTECTED] = protected(state)
    out[BUSTING] = busting_count(state)
    out[BUSTING_CARDS] = busting_cards(state, True)
    collected = points_with(state, state.active, state.row_cards)
    out[GAIN] = collected - seat_points(state, state.active)
    out[LOSS] = collected - points_with(state, state.active, cards_at(state, protected(state)))
