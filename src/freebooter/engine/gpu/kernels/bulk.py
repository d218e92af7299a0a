"""Random matches in bulk, and what they come to; bound to a game by `translating.with_names`."""

from __future__ import annotations

from typing import Any

from numba import cuda

from ...kernels.bits import count_bits, lowest_bit, nth_bit, word
from ...kernels.playout import PLAYERS_STREAM
from ...kernels.random import fair, following, random_word, stream

WHOLE = 840
"""A victory in parts: it can be shared by up to eight, and sums of whole numbers depend on no order."""

FIGURES = 6
TOTAL, SQUARES, LOWEST, HIGHEST, VICTORY, SHARED = range(FIGURES)
"""What is summed for each seat; under `SHARED`, in the first column, how many victories were shared."""

_GIVEN: Any = None
split = fill = deal = deciders = count_moves = nth_move = apply = points = outcome = _GIVEN


def games(undealt, first_seed, moves, totals, shares):
    """A match for each thread. Those of a block begin and end together, and decide at the same time."""
    i = cuda.grid(1)
    state = split()
    fill(state, undealt[0])
    seed = first_seed + word(i)
    deal(state, seed)
    seed = stream(seed, PLAYERS_STREAM)
    chance = random_word(seed)
    seats = deciders(state)
    made = 0
    # A barrier at each decision keeps all threads in the same code: fetching it is what takes the time.
    while cuda.syncthreads_or(seats):
        if seats:
            seat = lowest_bit(seats)
            if seats & (seats - 1):
                seat = nth_bit(seats, fair(chance, count_bits(seats)))
                seed = following(seed)
                chance = random_word(seed)
            choice = fair(chance, count_moves(state, seat))
            seed = following(seed)
            chance = random_word(seed)
            apply(state, seat, nth_move(state, seat, choice))
            made += 1
            seats = deciders(state)
    if i < moves.shape[0]:
        moves[i] = made
        points(state, totals[i])
        outcome(state, shares[i])


def sums(moves, totals, shares, all_moves, figures):
    """Add up what many matches came to."""
    made = shared = 0
    for i in range(cuda.grid(1), moves.shape[0], cuda.gridsize(1)):
        made += moves[i]
    cuda.atomic.add(all_moves, 0, made)
    for seat in range(totals.shape[1]):
        total = squares = victory = 0
        lowest, highest = figures[LOWEST, seat], figures[HIGHEST, seat]
        for i in range(cuda.grid(1), moves.shape[0], cuda.gridsize(1)):
            got = totals[i, seat]
            total += got
            squares += got * got
            lowest = min(lowest, got)
            highest = max(highest, got)
            victory += int(shares[i, seat] * WHOLE + 0.5)
            if seat == 0:
                winners = 0
                for other in range(totals.shape[1]):
                    winners += 1 if shares[i, other] > 0 else 0
                shared += 1 if winners > 1 else 0
        cuda.atomic.add(figures, (TOTAL, seat), total)
        cuda.atomic.add(figures, (SQUARES, seat), squares)
        cuda.atomic.min(figures, (LOWEST, seat), lowest)
        cuda.atomic.max(figures, (HIGHEST, seat), highest)
        cuda.atomic.add(figures, (VICTORY, seat), victory)
    cuda.atomic.add(figures, (SHARED, 0), shared)
