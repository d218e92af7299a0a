"""Random play, written once over the contract of a game and bound to each by `kernel.bind`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .bits import count_bits, lowest_bit, nth_bit
from .random import nth_below

if TYPE_CHECKING:  # The game's kernels, given by `bind`.
    deciders: Any
    count_moves: Any
    nth_move: Any
    apply: Any


def random_game(state, seed):  # type: ignore[no-untyped-def]
    """Play a dealt match to its end by uniformly random legal moves; returns how many were made."""
    moves = 0
    seats = deciders(state)
    while seats:
        seat = lowest_bit(seats)
        if seats & (seats - 1):
            seat = nth_bit(seats, nth_below(seed, 2 * moves + 1, count_bits(seats)))
        choice = nth_below(seed, 2 * moves, count_moves(state, seat))
        apply(state, seat, nth_move(state, seat, choice))
        moves += 1
        seats = deciders(state)
    return moves
