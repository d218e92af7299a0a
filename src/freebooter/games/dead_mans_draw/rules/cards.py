"""The cards: ten suits of six, and a card as one small number.

A card is `rank * 10 + suit`; rank 0 is the lowest of its suit. A set of cards is a 60-bit number with the bit of each
card set, so that moving many cards is an `or`, and the top card of a stack is the highest bit of its column.
The same numbers name the cards in the record, in actions and in events.
"""

from __future__ import annotations

from freebooter.engine.kernels.compiling import kernel
from freebooter.engine.kernels.events import HIDDEN

from .terms import SUITS, Suit

RANKS = 6
LOWEST = 2
"""The value of the lowest card of a suit."""

CARDS = SUITS * RANKS
NO_CARD = HIDDEN
NO_SUIT = HIDDEN


EVERY_SUIT = (1 << SUITS) - 1
"""Every suit, as a mask; also the set of all lowest cards, which start in the discard pile."""

EVERY_CARD = (1 << CARDS) - 1

STACK = sum(1 << (SUITS * rank) for rank in range(RANKS))
"""The six cards of the first suit, as a set. A mask of suits times STACK is the set of all cards of those suits."""

KEY_AND_CHEST = (1 << Suit.KEY) | (1 << Suit.CHEST)

MERMAID_STEP = 2
"""Printed mermaids run from 4 to 9, two higher than everything else; in the mermaid variant they do not."""


@kernel
def rank_of(card):
    return (card * 205) >> 11  # A tenth, for the sixty cards.


@kernel
def suit_of(card):
    return card - SUITS * ((card * 205) >> 11)


@kernel
def suits_in(cards):
    """The suits that occur in a set of cards, as a mask."""
    cards |= cards >> 30
    return (cards | (cards >> 10) | (cards >> 20)) & EVERY_SUIT
