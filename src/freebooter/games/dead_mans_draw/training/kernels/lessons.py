"""Positions to learn from: games in bulk, a few beginnings of turns out of each, and how they ended.

Everybody plays by the swift policy, which needs nothing that was learnt.
"""

from __future__ import annotations

from freebooter.engine.kernels.bits import lowest_bit, word
from freebooter.engine.kernels.compiling import entry
from freebooter.engine.kernels.random import fair, following, random_word, stream

from ...bots.kernels.signs import put_signs
from ...bots.kernels.swift import swift
from ...rules.actions import deciders
from ...rules.kernels import KERNELS
from ...rules.moves import make_move
from ...rules.setup import deal
from ...rules.state import Ask

outcome = KERNELS.outcome


@entry
def gather(undealt, work, first_seed, signs, shares, counts):
    """Play a match from each of `undealt`, and write a few of its beginnings of turns to `signs`.

    Which of them is left to chance. `counts` says how many there are of each match, `shares` how it ended.
    """
    each = signs.shape[1]
    for i in range(undealt.shape[0]):
        seed = first_seed + word(i)
        work[0] = undealt[i]
        state = work[0]
        deal(state, seed)
        chance = stream(seed, 3)
        turns = 0
        seats = deciders(state)
        while seats:
            if state.asks == Ask.TURN and not state.drawn:
                slot = turns if turns < each else fair(random_word(stream(chance, 1)), turns + 1)
                turns += 1
                if slot < each:
                    for seat in range(state.players):
                        row = signs[i, slot, seat]
                        row[:] = 0.0
                        put_signs(state, seat, row)
            seat = lowest_bit(seats)
            make_move(state, seat, swift(state, seat))
            chance = following(chance)
            seats = deciders(state)
        counts[i] = min(turns, each)
        outcome(state, shares[i])
