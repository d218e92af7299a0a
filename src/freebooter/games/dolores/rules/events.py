"""Everything that can happen, as events. `seat` is whom it happens to; comments say what `card` and `other` hold."""

from __future__ import annotations

from enum import IntEnum


class Happening(IntEnum):
    START_CARD = 1  # card: dealt to the display at the start
    DUEL = 2  # a duel begins; seat deals, other: the neighbour
    DEALT = 3  # card before the seat; other: who alone sees it, under the lantern
    DAWN = 4  # the sun rises
    PLAYED = 5  # card: the bottle
    PASSED = 6  # in a window
    ARRANGED = 7  # other: the places that now lie before the neighbour, as a mask
    HAS_CHOSEN = 8  # secretly
    SHOWED = 9  # other: the gesture
    BOTH = 10  # card, other: the two gestures
    GUESSED = 11  # card: the dealer's gesture, other: the neighbour's
    BET_WON = 12
    BET_LOST = 13
    TOOK = 14  # card: from the duel into the display
    LOST = 15  # card: from the duel to the discard pile
    DROPPED = 16  # card: from the display to the discard pile
    ROBBED = 17  # card; other: whose display it came from
    NOTHING_TO_ROB = 18
    OVER = 19
    WON = 20
