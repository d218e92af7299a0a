"""Exact odds from what a seat may know: when dawn comes, and what each pair of gestures would do to the scores."""

from __future__ import annotations

from freebooter.engine.kernels.compiling import entry

from .duel import go_on
from .state import DEALER, NEIGHBOUR, NOBODY, NOT_YET, Ask, Step


@entry
def let_gestures_act(state, dealers, neighbours):
    """Carry on from the count as if these gestures had been shown; without a bet, and no further duel is dealt."""
    state.pile_count = 0
    state.bettor = NOBODY
    for seat in range(state.players):
        state.chosen[seat] = NOT_YET  # A gesture that somebody has chosen already is not yet a kind to drop.
    state.gesture[DEALER] = dealers
    state.gesture[NEIGHBOUR] = neighbours
    state.step = Step.OUTCOME
    state.asks = Ask.NOTHING
    go_on(state)
