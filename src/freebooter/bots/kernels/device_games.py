"""Games in bulk between compiled policies on a GPU, a thread for each; bound to a game by `translating.with_names`."""

from __future__ import annotations

from typing import Any

from numba import cuda
from numba.cuda.types import int64

from freebooter.engine.kernels.bits import lowest_bit, word
from freebooter.engine.kernels.random import following, stream

from .policy_games import POLICY_STREAM

_GIVEN: Any = None
split = fill = deal = deciders = apply = remember = points = outcome = policy = take_note = _GIVEN
"""The kernels of the game to which the function below is bound, and its record in pieces."""
MEMORY_ROOM = NOTE_ROOM = _GIVEN
"""How many numbers are remembered at a table and noted of a game, and one at least."""


def device_policy_games(undealt, kinds, first_seed, moves, totals, shares, notes):
    """The games of `policy_games`, one for each thread; those of a block decide at the same time.

    What is noted stands in columns: `notes[number, game]`.
    """
    i = cuda.grid(1)
    state = split()
    fill(state, undealt[0])
    memory = cuda.local.array(MEMORY_ROOM, int64)
    for n in range(MEMORY_ROOM):
        memory[n] = 0
    note = cuda.local.array(NOTE_ROOM, int64)
    for n in range(NOTE_ROOM):
        note[n] = 0
    seed = first_seed + word(i)
    deal(state, seed)
    remember(state, memory)
    take_note(state, note)
    chance = stream(seed, POLICY_STREAM)
    seats = deciders(state)
    made = 0
    # A barrier at each decision keeps all threads in the same code: fetching it is what takes the time.
    while cuda.syncthreads_or(seats):
        if seats:
            seat = lowest_bit(seats)
            apply(state, seat, policy(kinds[seat], state, seat, memory, chance))
            remember(state, memory)
            take_note(state, note)
            chance = following(chance)
            made += 1
            seats = deciders(state)
    if i < moves.shape[0]:
        moves[i] = made
        points(state, totals[i])
        outcome(state, shares[i])
        for n in range(notes.shape[0]):
            notes[n, i] = note[n]
