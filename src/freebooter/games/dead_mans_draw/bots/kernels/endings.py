"""The last cards solved: every way in which chance may go until the end, and everybody at their best.

Chance is told what to bring (see `engine.kernels.random`), one way after the other: the next card, what an oracle
shows, what a map offers, what Key & Chest bring. If that takes too long, nothing is said.
"""

from __future__ import annotations

import numpy as np

from freebooter.engine.kernels.bits import integer, word
from freebooter.engine.kernels.compiling import entry, kernel
from freebooter.engine.kernels.state import TOLD

from ...rules.actions import count_moves, nth_move
from ...rules.knowledge import first_known
from ...rules.moves import make_move
from ...rules.state import STATE, Ask
from ...rules.terms import MAX_PLAYERS
from .judging import judge

DEEPEST = 40
"""Decisions until the end, at most."""
MOST_TOLD = 24
"""Choices of chance in one move, at most."""

TOLD_NOW, AMONG = 0, 1
"""What is kept of a choice of chance: which way it goes, among how many."""


@kernel
def tell(state, choices, count):
    """Tell chance what to bring next."""
    state.keyed = TOLD
    for n in range(4):
        state.key[n] = word(0)
    state.key[0] = word(count)
    for n in range(count):
        state.key[1 + (n >> 3)] |= word(integer(choices[n, TOLD_NOW]) << ((n & 7) << 3))


@kernel
def next_way(choices, count):
    """Let chance go the next way; returns how many choices are told for that, 0 when every way was tried."""
    while count > 0 and choices[count - 1, TOLD_NOW] + 1 == choices[count - 1, AMONG]:
        count -= 1
    if count > 0:
        choices[count - 1, TOLD_NOW] += 1
    return count


@kernel
def is_secret_to(state, seat):
    """Whether somebody else has seen cards of the draw pile that a seat has not."""
    return min(state.settled, state.pile_count) < first_known(state, seat)


@entry
def solve(level, work, choices, values, totals, left, worths):
    """What `work[level]` is worth to everyone, written to `values[level]`; False if it takes too long to find out.

    `left` counts the positions that may still be tried. `worths` gets what each move of the first position is worth.
    The other arrays are scratch, with a row for a level.
    """
    state = work[level]
    players = state.players
    if state.asks == Ask.OVER:
        judge(state, values[level])
        return True
    seat = state.active
    if level + 1 == work.shape[0] or is_secret_to(state, seat):
        return False
    most = -1.0
    for n in range(count_moves(state, seat)):
        action = nth_move(state, seat, n)
        totals[level, :] = 0.0
        told = 0
        going = True
        while going:
            left[0] -= 1
            if left[0] < 0 or told == MOST_TOLD:
                return False
            work[level + 1] = state
            world = work[level + 1]
            tell(world, choices[level], told)
            make_move(world, seat, action)
            wanted = integer(world.key[0] >> word(16))
            if wanted:
                choices[level, told, TOLD_NOW] = 0
                choices[level, told, AMONG] = wanted
                told += 1
                continue
            if not solve(level + 1, work, choices, values, totals, left, worths):
                return False
            part = 1.0
            for k in range(told):
                part /= choices[level, k, AMONG]
            for other in range(players):
                totals[level, other] += part * values[level + 1, other]
            told = next_way(choices[level], told)
            going = told > 0
        if level == 0:
            worths[n] = totals[0]
        if totals[level, seat] > most:
            most = totals[level, seat]
            values[level] = totals[level]
    return True


@entry
def solve_ending(observed, positions, worths):
    """What each move of a seat that decides is worth to everyone, by what it observed, written to `worths`.

    Returns False if more than so many positions would have to be tried.
    """
    work = np.empty(DEEPEST, STATE)
    choices = np.zeros((DEEPEST, MOST_TOLD, AMONG + 1), np.int64)
    values = np.zeros((DEEPEST, MAX_PLAYERS))
    totals = np.zeros((DEEPEST, MAX_PLAYERS))
    left = np.array([positions])
    work[0] = observed
    return solve(0, work, choices, values, totals, left, worths)
