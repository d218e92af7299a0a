"""Random play, written once over the contract of a game and bound to each by `kernel.bind`."""

from __future__ import annotations

from typing import Any

from .bits import count_bits, lowest_bit, nth_bit, word
from .random import fair, following, random_word, stream

PLAYERS_STREAM = 2
"""The stream of a seed from which random players choose; a game deals from the two before it."""

_GIVEN: Any = None
deal = deciders = count_moves = nth_move = apply = points = outcome = _GIVEN
"""The kernels of the game to which `bind` binds the functions below."""


def random_game(state, seed):
    """Play a dealt match to its end by uniformly random legal moves; returns how many were made."""
    moves = 0
    seats = deciders(state)
    chance = random_word(seed)
    while seats:
        seat = lowest_bit(seats)
        if seats & (seats - 1):
            seat = nth_bit(seats, fair(chance, count_bits(seats)))
            seed = following(seed)
            chance = random_word(seed)
        choice = fair(chance, count_moves(state, seat))
        # The next random word is made before this move is carried out, so that it is there when it is needed.
        seed = following(seed)
        chance = random_word(seed)
        apply(state, seat, nth_move(state, seat, choice))
        moves += 1
        seats = deciders(state)
    return moves


def random_games(undealt, states, first_seed, moves, totals, shares):
    """Random matches in bulk with consecutive seeds: for each its length, everyone's points and part of the victory.

    `undealt` holds one record with the options in it, `states` one to play in.
    """
    for i in range(moves.shape[0]):
        seed = first_seed + word(i)
        states[0] = undealt[0]
        deal(states[0], seed)
        moves[i] = random_game(states[0], stream(seed, PLAYERS_STREAM))
        points(states[0], totals[i])
        outcome(states[0], shares[i])
