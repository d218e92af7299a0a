"""Everything that can happen, as events. `seat` is whom it happens to; comments say what `card` and `other` hold."""

from __future__ import annotations

from enum import IntEnum


class Happening(IntEnum):
    TRAIT_CHOSEN = 1  # secretly: no card
    TRAIT_REVEALED = 2  # card: the trait
    RIVAL_NAMED = 3  # other: the rival
    TURN = 4  # a new turn begins
    DRAWN = 5  # card
    PLACED = 6  # card joins the row
    BANKED_AT_ONCE = 7  # card: goes to the bank instead of the row
    BUSTED = 8  # card: the one that busted
    SAVED = 9  # card: protected, from the row to the bank
    LOST = 10  # card: to the discard pile
    LOST_TO = 11  # card; other: who gets it
    COLLECTED = 12  # card: from the row to the bank
    BONUS = 13  # card: from the discard pile to the bank
    PLUNDERED = 14  # card; other: whose bank it came from
    HOOKED = 15  # card: leaves the own bank for the row
    FIRED = 16  # card; other: whose bank it left for the discard pile
    SCAVENGED = 17  # card; other: whose bank it left for the gunner's
    STOLEN = 18  # card; other: whose bank it left for the row
    OFFERED = 19  # card: offered by the map; to a navigator no card, and other: how many
    TAKEN = 20  # card: taken from the offer to be placed
    PEEKED = 21  # card (hidden from those who may not see it); other: how deep it lies, 0 on top
    OWES = 22  # other: Kraken cards now owed
    REPLAYED = 23  # card: moved to the right end of the row
    PICK_BANKED = 24  # card: picked for a mermaid; other: whose bank it goes to
    SWORD_DISCARDED = 25  # card: parried, to the discard pile
    NO_EFFECT = 26  # card: placed, but there is nothing for it to do
    LAPSED = 27  # other: Kraken cards that can no longer be drawn
    OVER = 28  # the game ends
    WON = 29  # the seat has won, or shares the victory
