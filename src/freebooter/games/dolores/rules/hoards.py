"""Hoards: the goods of a display in one number, a byte for each kind: the sum of its values, and sixteen for each card.

So adding a card is an addition, and a display that might be can be valued without touching a record.
"""

from __future__ import annotations

from freebooter.engine.kernels.compiling import kernel

from .cards import COPIES, GOODS, KIND_MASK, STRIDE, STRIDE_OF_ONES
from .terms import KINDS

BITS_OF_A_KIND = 8
ONE_CARD = 16

SIDE_BY_SIDE = sum(1 << (KINDS * kind) for kind in range(KINDS))
LOWEST_BITS = sum(1 << (BITS_OF_A_KIND * kind) for kind in range(KINDS))


@kernel
def by_kind(kinds):
    """A bit for each kind, laid out as a one in the byte of the kind; what lies above them is left out.

    The product has the bits once for each kind, and there each kind's own is where its byte begins.
    """
    return ((kinds & KIND_MASK) * SIDE_BY_SIDE) & LOWEST_BITS


@kernel
def hoard_of(state, seat):
    """The goods of a display."""
    first = state.cards[seat, 0]
    second = state.cards[seat, 1] >> KINDS
    ones = 0
    for copy in range(COPIES[0]):
        ones += by_kind(first >> (STRIDE_OF_ONES * copy))
    twos = by_kind(second) + by_kind(second >> STRIDE)
    threes = by_kind(second >> KINDS)
    return (ONE_CARD + 1) * ones + (ONE_CARD + 2) * twos + (ONE_CARD + 3) * threes


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
