"""Exact odds from what a seat may know: all open cards, and what an oracle showed it."""

from __future__ import annotations

from freebooter.engine.kernels.bits import count_bits
from freebooter.engine.kernels.compiling import entry

from .state import PILE
from .suits import busting_cards


@entry
def busting_count(observed):
    """How many of the cards that may be drawn next would bust; the pile itself stands for a card not seen."""
    busting = busting_cards(observed, True)
    if observed.settled < observed.pile_count:
        return (busting >> observed.order[observed.pile_count - 1]) & 1
    return count_bits(observed.cards[PILE, 0] & busting) + count_bits(observed.cards[PILE, 1] & busting)
