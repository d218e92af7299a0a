"""Exact odds from what a seat may know: when dawn comes, and what each pair of gestures would do to the scores."""

from __future__ import annotations

from freebooter.engine.kernels.bits import lowest_bit
from freebooter.engine.kernels.compiling import entry, kernel

from .actions import count_moves, deciders, nth_move
from .duel import go_on
from .moves import apply
from .scoring import points
from .state import DEALER, NEIGHBOUR, NOBODY, NOT_YET, Ask, Step
from .terms import GESTURES

DEEPEST = 12
"""So many choices may follow a pair of gestures, one after the other; there are never so many cards to choose from."""


@kernel
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


@kernel
def settle(trials, tried, most, finals):
    """Write to the first row of `finals` the points when everyone asked has chosen what is best for their own score.

    The position is the first of `trials`. Those after it are of a move each, one after the other; `tried` is how many
    moves were tried in each position, and `most` what the best of them brought its chooser.
    """
    level = 0
    tried[0] = 0
    most[0] = -1
    points(trials[0], finals[0])
    while True:
        asked = deciders(trials[level])
        if asked and level + 1 < DEEPEST and tried[level] < count_moves(trials[level], lowest_bit(asked)):
            seat = lowest_bit(asked)
            trials[level + 1] = trials[level]
            apply(trials[level + 1], seat, nth_move(trials[level + 1], seat, tried[level]))
            tried[level] += 1
            level += 1
            tried[level] = 0
            most[level] = -1
            points(trials[level], finals[level])
        elif level == 0:
            return
        else:
            level -= 1
            seat = lowest_bit(deciders(trials[level]))
            if finals[level + 1, seat] > most[level]:
                most[level] = finals[level + 1, seat]
                for each in range(finals.shape[1]):
                    finals[level, each] = finals[level + 1, each]


@entry
def duel_scores(observed, trials, tried, most, finals, out):
    """Write what each pair of gestures, dealer's and neighbour's, would make of their two scores.

    Whoever has a choice then makes it for the best own score. `trials` has room for `DEEPEST` records.
    """
    dealer = observed[0].dealer
    neighbour = (dealer + 1) % observed[0].players
    for dealers in range(GESTURES):
        for neighbours in range(GESTURES):
            trials[0] = observed[0]
            let_gestures_act(trials[0], dealers, neighbours)
            settle(trials, tried, most, finals)
            out[dealers, neighbours, 0] = finals[0, dealer]
            out[dealers, neighbours, 1] = finals[0, neighbour]
