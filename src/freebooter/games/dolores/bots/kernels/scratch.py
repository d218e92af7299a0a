"""The scratch paper on which a duel is calculated."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from freebooter.engine.kernels.compiling import kernel

from ...rules.state import PLACES
from ...rules.terms import GESTURES, MAX_PLAYERS
from .learnt import ROWS, UNITS
from .worth import WEIGHTS

FIRST = PLACES  # how many of the cards lie before the neighbour
COUNT = FIRST + 1  # how many there are
HOARD = COUNT + 1  # + side
SMALLEST_SET = HOARD + 2
PLAYERS = SMALLEST_SET + 1
DUEL_LENGTH = PLAYERS + 1
"""The duel: the cards by their places, hidden ones as hidden, then these."""


class Scratch(NamedTuple):
    duel: np.ndarray
    """The duel as one seat sees it."""
    weights: np.ndarray
    """How much each feature of a display counts at this time of the game, see `worth.py`."""
    wealth: np.ndarray
    """What every seat's display is worth as it lies, see `wealth.py`."""
    held: np.ndarray
    """What every seat's bottles and its place at the table add to that, where what was learnt counts."""
    worths: np.ndarray
    """What a side's display would be worth after each pair of gestures: `[side, neighbour's, dealer's]`."""
    pays: np.ndarray
    """What that is to the side, beside the displays of the others."""
    mixes: np.ndarray
    """How each side mixes its gestures: `[side, gesture]`."""
    places: np.ndarray
    """The rows of numbers that a network adds up,"""
    hidden: np.ndarray
    """and its first layer."""


@kernel
def new_scratch():
    return Scratch(
        np.empty(DUEL_LENGTH, np.int64),
        np.empty(WEIGHTS),
        np.empty(MAX_PLAYERS),
        np.empty(MAX_PLAYERS),
        np.empty((2, GESTURES, GESTURES)),
        np.empty((2, GESTURES, GESTURES)),
        np.empty((2, GESTURES)),
        np.empty(ROWS, np.int64),
        np.empty(UNITS),
    )
