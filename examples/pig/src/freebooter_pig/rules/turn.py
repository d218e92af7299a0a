"""The record of a match, and everything that happens in a turn."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from freebooter.engine.kernels import entry, kernel
from freebooter.engine.kernels.events import emit
from freebooter.engine.kernels.random import begin_chance, below
from freebooter.engine.kernels.state import record_type

SEATS = 8
POINTS_OF_GOAL = (50, 20, 100)
ROLL, HOLD = 0, 1
NO_PIPS = 0


class Happening(IntEnum):
    """What can happen; `seat` is whom it happens to."""

    TURN = 1  # a new turn begins
    ROLLED = 2  # card: the pips
    LOST = 3  # other: the points that a 1 cost
    HELD = 4  # other: the points that were held
    WON = 5


STATE = record_type(
    [
        ("held", np.int16, (SEATS,)),
        ("heap", np.int16),  # what was rolled in this turn
        ("rolled", np.int8),  # the last roll of this turn
        ("goal", np.int8),
        ("players", np.int8),
        ("active", np.int8),
        ("over", np.int8),
    ],
    events=4,
)


@entry
def deal(state, seed):
    begin_chance(state, seed)
    state.active = below(state, state.players)
    emit(state, Happening.TURN, state.active, 0, 0)


@kernel
def deciders(state):
    """The seats that must decide now, as a mask."""
    return 0 if state.over else 1 << state.active


@kernel
def count_moves(state, seat):
    if state.over or seat != state.active:
        return 0
    return 2 if state.heap else 1


@kernel
def nth_move(state, seat, n):
    """Rolling comes first; there is nothing to hold before the first roll."""
    return ROLL if n == 0 else HOLD


@entry
def apply(state, seat, action):
    state.event_count = 0
    if action == ROLL:
        roll(state)
    else:
        hold(state)


@kernel
def roll(state):
    pips = 1 + below(state, 6)
    state.rolled = pips
    emit(state, Happening.ROLLED, state.active, pips, 0)
    if pips > 1:
        state.heap += pips
    else:
        emit(state, Happening.LOST, state.active, 0, state.heap)
        pass_on(state)


@kernel
def hold(state):
    state.held[state.active] += state.heap
    emit(state, Happening.HELD, state.active, 0, state.heap)
    if state.held[state.active] >= POINTS_OF_GOAL[state.goal]:
        state.over = 1
        emit(state, Happening.WON, state.active, 0, 0)
    else:
        pass_on(state)


@kernel
def pass_on(state):
    state.heap = 0
    state.rolled = NO_PIPS
    state.active = (state.active + 1) % state.players
    emit(state, Happening.TURN, state.active, 0, 0)
