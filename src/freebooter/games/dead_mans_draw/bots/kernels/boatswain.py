"""The boatswain plays by feel: it knows what is at stake, but doesn't count which cards are gone.

It weighs and answers as the swift policy does, and takes every suit in the row for one chance in eight to bust.
"""

from __future__ import annotations

from freebooter.engine.kernels.bits import count_bits
from freebooter.engine.kernels.compiling import entry, kernel

from ...rules.actions import COLLECT, DRAW, may_collect
from ...rules.state import Ask
from .inference import bust_chance, knows_next
from .swift import is_worth_a_bust, swift

SUITS_FELT = 8
"""It is a little afraid: with ten suits, it's one chance in ten before any card is gone."""


@kernel
def felt_chance(state, seat):
    """How likely a bust feels; what an oracle showed it believes."""
    if knows_next(state, seat):
        return bust_chance(state, seat)
    return min(1.0, count_bits(state.row_suits) / SUITS_FELT)


@entry
def boatswain(state, seat):
    """The boatswain's move."""
    if state.asks == Ask.TURN:
        draws = not may_collect(state) or is_worth_a_bust(state, seat, felt_chance(state, seat))
        return DRAW if state.pile_count and draws else COLLECT
    return swift(state, seat)
