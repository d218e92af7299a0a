"""The record of a match of Dolores, and the small enumerations it is written in."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from freebooter.engine.kernels.events import HIDDEN
from freebooter.engine.kernels.state import record_type

from .terms import MAX_PLAYERS

LARGEST_PILE = 80
LONGEST_SIDE = 4
PLACES = 2 * LONGEST_SIDE
LAST_CARDS = 16
"""Dawn is always among this many last cards of the draw pile."""

CARDS_IN_A_DUEL = 4
CARDS_IN_A_CONVOY = 2
NOBODY = HIDDEN

NEIGHBOUR = 0
DEALER = 1
"""The two sides of a duel. Places count the cards before the neighbour, then those before the dealer."""

DISCARD = MAX_PLAYERS
PILE = MAX_PLAYERS + 1
REMOVED = MAX_PLAYERS + 2
ZONES = MAX_PLAYERS + 3
"""Zones: a display for each seat, the discard pile, the unordered draw pile, and the bottles out of the game."""


NOT_YET = HIDDEN
"""Stands where a gesture or another secret choice has not been made."""


class Step(IntEnum):
    """How far a duel has come."""

    START = 0
    BEFORE_DEAL = 1
    DEAL = 2
    DAWN = 3
    BEFORE_COUNT = 4
    COUNT = 5
    AFTER_COUNT = 6
    BET = 7
    OUTCOME = 8
    HAND_OUT = 9
    DROP = 10
    THEFT = 11
    FIRST_THEFT = 12  # before the first duel


class Ask(IntEnum):
    """The question that is open; NOTHING stands there only while a move is being carried out."""

    NOTHING = 0
    WINDOW = 1
    ARRANGE = 2
    GESTURES = 3
    SHOW = 4
    WINNINGS = 5
    FIRST_CHOICE = 6
    DROP = 7
    ROB = 8
    OVER = 9


STATE = record_type(
    [
        ("cards", np.int64, (ZONES, 2)),  # Each zone as groups of bits that count its cards, see `cards.py`.
        ("order", np.int8, (LARGEST_PILE,)),  # The ordered cards of the draw pile, the top one at pile_count - 1.
        ("pile_count", np.int8),
        ("settled", np.int8),  # From this place up the draw pile lies in order; below, it is a count by type.
        ("removed_count", np.int8),
        ("table", np.int8, (PLACES,)),  # The duel's cards: those before the neighbour, then those before the dealer …
        ("side_count", np.int8, (2,)),  # … and how many lie before each.
        ("players", np.int8),
        ("dealer", np.int8),
        ("step", np.int8),
        ("asks", np.int8),
        ("asker", np.int8),  # Who is asked, where only one seat is.
        ("passed", np.int8),  # Who has passed in the open window, as a mask.
        ("deal_left", np.int8),  # Cards still to be dealt …
        ("deal_size", np.int8),  # … of so many, half of them to each side …
        ("deal_then", np.int8),  # … and the step that follows.
        ("lantern", np.int8),  # Who sees the duel's face-down cards; NOBODY while they lie face up.
        ("two_hand", np.int8),
        ("bettor", np.int8),
        ("thief", np.int8),  # Who has received the theft and must carry it out.
        ("chosen", np.int8, (MAX_PLAYERS,)),  # Secret choices that are in, until the last one is.
        ("gesture", np.int8, (2,)),  # What each side shows, once it is revealed.
        ("hands", np.int8),  # The gesture that a two-hand player leaves out.
        ("guess", np.int8, (2,)),  # What the bettor named for each side.
        ("bottles", np.int8),
        ("smallest_set", np.int8),
    ],
    events=48,
)
