"""The cards: seven kinds of goods, three values each, and ten bottle messages; a card type as one small number.

Goods are `kind * 3 + value - 1`, bottles follow. Cards of a type cannot be told apart, so a zone only counts them: each
type has a group of bits, as many as there are copies, and the lowest of them are set, one for each card. The ones of
all kinds fill the first word of a zone, everything else the second; a random card is a random bit.
"""

from __future__ import annotations

from enum import IntEnum

from freebooter.engine.events import HIDDEN
from freebooter.engine.kernel import kernel


class Kind(IntEnum):
    ARMS = 0
    WINE = 1
    JEWELS = 2
    CLOTH = 3
    PORCELAIN = 4
    INSTRUMENTS = 5
    GOLD = 6


class Bottle(IntEnum):
    DAWN = 0
    LANTERN = 1
    LOOKOUT = 2
    THEFT = 3
    SWELL = 4
    WHIRLPOOL = 5
    CONVOY = 6
    TWO_HAND = 7
    BET = 8
    VOID = 9


KINDS = len(Kind)
VALUES = 3
GOODS = KINDS * VALUES
BOTTLES = len(Bottle)
CARD_TYPES = GOODS + BOTTLES
CARDS = 80
NO_CARD = HIDDEN

ONES, TWOS, THREES = 7, 2, 1
"""How many cards of each value a kind has."""

FIRST_THREE = KINDS * TWOS
FIRST_BOTTLE = FIRST_THREE + KINDS * THREES
"""Where in the second word the threes and the bottles begin; the twos come first."""

GOODS_MASK = (1 << FIRST_BOTTLE) - 1
"""The goods of the second word."""

DAWN = GOODS + Bottle.DAWN
THEFT = GOODS + Bottle.THEFT
BET = GOODS + Bottle.BET

KIND_NAMES: tuple[str, ...] = tuple(kind.name.lower() for kind in Kind)
BOTTLE_NAMES: tuple[str, ...] = tuple(bottle.name.lower().replace("_", "-") for bottle in Bottle)
CARD_NAMES: tuple[str, ...] = (
    *(f"{kind} {value}" for kind in KIND_NAMES for value in range(1, VALUES + 1)),
    *BOTTLE_NAMES,
)


@kernel
def kind_of(good):
    return (good * 11) >> 5  # A third, for the twenty-one goods.


@kernel
def word_of(card):
    """The word of a zone that holds a type's group of bits."""
    return 0 if card < GOODS and card == VALUES * kind_of(card) else 1


@kernel
def group_of(card):
    """The first bit of a type's group in its word."""
    if card >= GOODS:
        return FIRST_BOTTLE + card - GOODS
    kind = kind_of(card)
    value = card - VALUES * kind
    if value == 0:
        return kind * ONES
    return kind * TWOS if value == 1 else FIRST_THREE + kind


@kernel
def copies_of(card):
    """The size of a type's group: how many cards of it there are."""
    if card >= GOODS:
        return 1
    value = card - VALUES * kind_of(card)
    return ONES if value == 0 else TWOS if value == 1 else THREES


@kernel
def card_of_bit(word, bit):
    """The type in whose group a bit lies."""
    if word == 0:
        return VALUES * ((bit * 37) >> 8)  # A seventh, for the forty-nine ones.
    if bit < FIRST_THREE:
        return VALUES * (bit >> 1) + 1
    if bit < FIRST_BOTTLE:
        return VALUES * (bit - FIRST_THREE) + 2
    return GOODS + bit - FIRST_BOTTLE


def most_copies(card: int) -> int:
    """How many cards of a type there are."""
    return (ONES, TWOS, THREES)[card % VALUES] if card < GOODS else 1
