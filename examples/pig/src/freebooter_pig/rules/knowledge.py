"""What a seat knows, what its moves lead to, and who is ahead. Only the coming rolls are secret."""

from __future__ import annotations

from freebooter.engine.kernels import entry, kernel
from freebooter.engine.kernels.random import begin_chance

from .turn import HOLD, SEATS

POINTS = 0
"""In a preview: the chooser's points after the move."""


@entry
def observe(state, seat, out):
    """Everything but the two words that know the coming rolls."""
    for other in range(SEATS):
        out.held[other] = state.held[other]
    out.heap = state.heap
    out.rolled = state.rolled
    out.goal = state.goal
    out.players = state.players
    out.active = state.active
    out.over = state.over
    for i in range(state.event_count):
        out.events[i] = state.events[i]
    out.event_count = state.event_count


@entry
def reimagine(state, seat, seed):
    """Only the future is dealt anew."""
    begin_chance(state, seed)


@entry
def preview(state, seat, action, out):
    """What is certain of a move: holding makes the heap the player's own."""
    if action == HOLD:
        out[POINTS] = state.held[seat] + state.heap


@entry
def points(state, out):
    for seat in range(state.players):
        out[seat] = state.held[seat]


@kernel
def winners(state):
    """Whoever has most, as a mask."""
    best = 0
    leaders = 0
    for seat in range(state.players):
        best = max(best, state.held[seat])
    for seat in range(state.players):
        leaders |= (1 if state.held[seat] == best else 0) << seat
    return leaders
