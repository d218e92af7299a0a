"""The cards: seven kinds of goods, three values each, and ten bottle messages; a card type as one small number.

Types are the ones of all kinds, the twos, the threes, and the bottles. Cards of a type cannot be told apart, so a zone
only counts them, in two words: the first copy of type `t` is bit `t`, the next one lies a stride further up. Seven
copies of each one fill the first word; everything else is in the second. A random card is a random bit, and the lowest
bits of a word tell which types there are.
"""

from __future__ import annotations

from freebooter.engine.kernels.compiling import kernel
from freebooter.engine.kernels.events import HIDDEN

from .terms import BOTTLES, KINDS, Bottle

COPIES = (7, 2, 1)
"""Of each kind there are so many ones, twos and threes."""

VALUES = len(COPIES)
GOODS = KINDS * VALUES
CARD_TYPES = GOODS + BOTTLES
CARDS = 80
NO_CARD = HIDDEN

STRIDE_OF_ONES = KINDS
STRIDE = CARD_TYPES - KINDS
"""How far apart the bits of two copies are in the first and in the second word."""

ALL_ONES = (1 << (COPIES[0] * KINDS)) - 1
TWOS_AGAIN = ((1 << KINDS) - 1) << (KINDS + STRIDE)
ALL_OTHERS = ((1 << CARD_TYPES) - 1) ^ ((1 << KINDS) - 1) | TWOS_AGAIN
"""All cards of the game: seven copies of each one, two of each two, one of everything else."""

ONES_OF_A_KIND = sum(1 << (STRIDE_OF_ONES * copy) for copy in range(COPIES[0]))
TWOS_OF_A_KIND = 1 | 1 << STRIDE
"""The bits of all copies of a type, shifted down to its first."""

GOOD_TYPES = (1 << GOODS) - 1
KIND_MASK = (1 << KINDS) - 1

DAWN = GOODS + Bottle.DAWN
THEFT = GOODS + Bottle.THEFT
BET = GOODS + Bottle.BET
VOID = GOODS + Bottle.VOID


@kernel
def word_of(card):
    """The word of a zone that counts a type."""
    return 0 if card < KINDS else 1


@kernel
def stride_of(card):
    return STRIDE_OF_ONES if card < KINDS else STRIDE


@kernel
def copies_mask(card):
    """The bits of all copies of a type, shifted down to its first."""
    return ONES_OF_A_KIND if card < KINDS else TWOS_OF_A_KIND


@kernel
def type_of_bit(second, bit):
    """The type that a bit of the first or of the second word counts."""
    if second:
        return bit if bit < CARD_TYPES else bit - STRIDE
    return bit - KINDS * ((bit * 37) >> 8)  # The rest of a division by seven, for the forty-nine ones.
