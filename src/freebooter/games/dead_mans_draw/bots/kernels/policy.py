"""The policies of Dead Man's Draw."""

from __future__ import annotations

from enum import IntEnum


class Policy(IntEnum):
    DRIFTER = 0
    DECKHAND = 1
    CONTENDER = 2
    SWIFT = 3
    QUARTERMASTER = 4
    BOATSWAIN = 5
