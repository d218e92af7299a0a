"""What the check of a deal has to know of the cards. `python web/make.py tables` writes it beside this file."""

from freebooter.games.dolores.rules.cards import ALL_ONES, ALL_OTHERS, STRIDE, STRIDE_OF_ONES, VALUES
from freebooter.games.dolores.rules.setup import REMOVED_BOTTLES
from freebooter.games.dolores.rules.state import LAST_CARDS
from freebooter.games.dolores.rules.terms import BOTTLE_NAMES, KIND_NAMES, KINDS


def copies(value: int) -> int:
    """How many equal cards there are of each of a kind's values."""
    cards, stride = (ALL_ONES, STRIDE_OF_ONES) if value == 0 else (ALL_OTHERS, STRIDE)
    return sum((cards >> bit) & 1 for bit in range(value * KINDS, cards.bit_length(), stride))


TABLES = {
    "kinds": KIND_NAMES,
    "copies": [copies(value) for value in range(VALUES)],
    "bottles": BOTTLE_NAMES,
    "removed": REMOVED_BOTTLES,
    "last_cards": LAST_CARDS,
}
