"""Hoards: the goods of a display in one number, a byte for each kind: the sum of its values, and sixteen for each card.

So adding a card is an addition, and a display that might be can be valued without touching a record.
"""

from __future__ import annotations

from freebooter.engine.kernels.bits import count_bits
from freebooter.engine.kernels.compiling import kernel

from .cards import GOODS, ONES_OF_A_KIND, TWOS_OF_A_KIND
from .terms import KINDS

BITS_OF_A_KIND = 8
ONE_CARD = 16


@kernel
def hoard_of(state, seat):
    """The goods of a display."""
    hoard = 0
    for kind in range(KINDS):
        ones = count_bits((state.cards[seat, 0] >> kind) & ONES_OF_A_KIND)
        twos = count_bits((state.cards[seat, 1] >> (kind + KINDS)) & TWOS_OF_A_KIND)
        threes = (state.cards[seat, 1] >> (kind + 2 * KINDS)) & 1
        value = ones + 2 * twos + 3 * threes + ONE_CARD * (ones + twos + threes)
        hoard |= value << (BITS_OF_A_KIND * kind)
    return hoard


@kernel
def goods_word(card):
    """A card as a hoard of its own; nothing for a bottle or a hidden card."""
    if card >= GOODS:
        return 0
    return (card // KINDS + 1 + ONE_CARD) << (BITS_OF_A_KIND * (card % KINDS))


@kernel
def kind_held(hoard, kind):
    """The byte of a kind: 0 where there is none of it."""
    return (hoard >> (BITS_OF_A_KIND * kind)) & 255


@kernel
def without_kind(hoard, kind):
    return hoard & ~(255 << (BITS_OF_A_KIND * kind))
