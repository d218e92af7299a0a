"""The deckhand is a cautious beginner: collects early, likes high cards, and now and then is not paying attention."""

from __future__ import annotations

from freebooter.engine.kernels.compiling import entry, kernel
from freebooter.engine.kernels.random import fair, random_word, stream

from ...rules.actions import COLLECT, DRAW, count_moves, may_collect, nth_move
from ...rules.state import Ask
from .contender import most_liked
from .inference import bust_chance, knows_next

ONE_IN = 6
"""How seldom it makes any move at all."""
ENOUGH_CARDS = 3
CAREFUL = 0.15


@kernel
def draws_on(state, seat):
    """Two cards at least, and a third where a bust is unlikely; what an oracle showed it believes."""
    chance = bust_chance(state, seat)
    if knows_next(state, seat):
        return chance == 0.0
    return state.row_count < 2 or (state.row_count < ENOUGH_CARDS and chance < CAREFUL)


@entry
def deckhand(state, seat, seed):
    """The deckhand's move."""
    if state.asks == Ask.TURN:
        slips = fair(random_word(seed), ONE_IN) == 0
        draws = state.row_count < 2 if slips else draws_on(state, seat)
        return DRAW if state.pile_count and (draws or not may_collect(state)) else COLLECT
    some = nth_move(state, seat, fair(random_word(stream(seed, 1)), count_moves(state, seat)))
    return some if fair(random_word(seed), ONE_IN) == 0 else most_liked(state, seat, some)
