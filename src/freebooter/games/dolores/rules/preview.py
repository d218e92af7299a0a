"""What a seat can tell of its moves before it makes one: the card that it takes, and its points with it.

Asked of what the seat observed, or of a whole position; it uses no more of the one than of the other.
"""

from __future__ import annotations

from freebooter.engine.kernels.bits import integer
from freebooter.engine.kernels.compiling import entry, kernel
from freebooter.engine.kernels.events import HIDDEN

from .actions import ARRANGE, DROP, ROB, TAKE
from .cards import GOODS, NO_CARD
from .hoards import goods_word, hoard_of, without_kind
from .knowledge import is_hidden
from .scoring import hoard_points

CARD = 0  # the card that is taken or robbed,
POINTS = 1  # and the chooser's points with it, or without a kind that is dropped.


@kernel
def gained_card(state, seat, action):
    """The card that a move adds to the display; NO_CARD where there is none or the seat does not see it."""
    if action >= ROB and action < ARRANGE:
        return (action - ROB) % GOODS
    if action < TAKE or action >= DROP:
        return NO_CARD
    card = integer(state.table[action - TAKE])
    return NO_CARD if card == HIDDEN or is_hidden(state, seat, card) else card


@entry
def preview(state, seat, action, out):
    """Write what the seat can tell of a legal move of its own."""
    hoard = hoard_of(state, seat)
    if action >= DROP and action < ROB:
        out[POINTS] = hoard_points(without_kind(hoard, action - DROP), state.smallest_set)
    card = gained_card(state, seat, action)
    if card != NO_CARD:
        out[CARD] = card
        out[POINTS] = hoard_points(hoard + goods_word(card), state.smallest_set)
