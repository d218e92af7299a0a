"""The record of a match of Dead Man's Draw, and the small enumerations it is written in."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Any

import numpy as np

from freebooter.engine.kernels.events import HIDDEN
from freebooter.engine.kernels.state import field_name, record_type

from .switches import SWITCHES
from .terms import MAX_PLAYERS, TRAITS

LARGEST_PILE = 100
LONGEST_ROW = 10
ROW_PLACES = LONGEST_ROW + 3
"""The row is stored in more places than it can fill, so that it can be told four cards at a time."""
DEEPEST_HOOKS = 10
MOST_EVENTS = 56
NOBODY = HIDDEN

DISCARD = MAX_PLAYERS
OFFER = MAX_PLAYERS + 1
PILE = MAX_PLAYERS + 2
ZONES = MAX_PLAYERS + 3
"""Zones of unordered cards: a bank for each seat, the discard pile, what a map offers, and the unordered draw pile."""

LANE = 16
LANES_IN_WORD = 4
EVERY_LANE = sum(1 << (LANE * i) for i in range(LANES_IN_WORD))
"""Stacks as bits: the suits of each bank in a lane of sixteen bits, four banks to a word. A mask of suits times
EVERY_LANE is that mask in all four."""

HAS_CHOSEN = 3
"""Of another seat in the draft, all that is known: that it has chosen."""


class Ask(IntEnum):
    """The question that is open: what the deciding seat has to choose.

    NOTHING and TURN_OVER stand there only while a move is being carried out.
    """

    NOTHING = 0
    DRAFT = 1
    RIVAL = 2
    TURN = 3
    HOOK = 4
    FIRE = 5
    STEAL = 6
    TAKE = 7
    PICK = 8
    PLUNDER = 9
    OVER = 10
    TURN_OVER = 11


def record_of(traits: int, switches: Iterable[str]) -> np.dtype[Any]:
    """The record of a match with so many traits, and with a field for each of these switches."""
    # Numbers that are handed from function to function are as wide as the compiler's own, so that it compiles each
    # function for one kind of number instead of several.
    return record_type(
        [
            ("cards", np.int64, (ZONES, 2)),  # Each zone as two sets: the first copy of every card, and the second.
            ("held", np.int64, (MAX_PLAYERS // LANES_IN_WORD,)),  # The stacks of the banks that are not empty.
            ("targets", np.int64, (MAX_PLAYERS // LANES_IN_WORD,)),  # The stacks that hook, cannon or sword may choose.
            ("players", np.int64),
            ("active", np.int64),
            ("asks", np.int64),
            ("pile_count", np.int64),
            ("settled", np.int64),  # From this place up the draw pile lies in order; below, it is a set.
            ("row_count", np.int64),
            ("row_cards", np.int64),  # The row as a set,
            ("row_suits", np.int64),  # and its suits.
            ("kept", np.int64),  # The places of the row whose cards stay protected wherever they are moved.
            ("owed", np.int64),  # Kraken cards still to be placed.
            ("busting", np.int64),  # The card that busted, while a bust is being settled.
            ("bonus", np.int64),  # How many cards a plunder is worth, while it is open.
            ("hook_depth", np.int64),
            ("hooks", np.int64, (DEEPEST_HOOKS,)),  # Hooks that wait for a second card: the suits it may not have.
            ("row", np.int8, (ROW_PLACES,)),  # Left to right.
            ("order", np.int8, (LARGEST_PILE,)),  # The ordered cards of the draw pile, the top one at pile_count - 1.
            ("shown", np.int8),  # From this place up everybody knows the draw pile,
            ("seen", np.int8, (MAX_PLAYERS,)),  # and from this one up the seat does.
            ("holders", np.uint8, (traits,)),  # For each trait the seats that have it, as a mask.
            ("rivals", np.int8, (MAX_PLAYERS,)),
            ("dealt_traits", np.int8, (MAX_PLAYERS, 2)),  # During the draft: the two to choose from …
            ("chosen", np.int8, (MAX_PLAYERS,)),  # … and 1 or 2 for the one kept.
            ("trait_deal", np.int8),
            ("drawn", np.int8),  # Whether the active player has drawn this turn.
            ("busted", np.int8),  # Whether the last move busted.
            ("first_of_two", np.int8),  # Whether the hook that asks now will ask once more.
            *((field_name(switch), np.int8) for switch in switches),
        ],
        events=MOST_EVENTS + 3,  # `emit_all` writes up to three beyond the last.
    )


STATE = record_of(TRAITS, SWITCHES)

COUNTS = frozenset(name for name in STATE.names or () if STATE[name] == np.int64) - {"row_cards"}
"""The wide fields that are no sets of cards."""
