"""The characters that play Dolores."""

from __future__ import annotations

from enum import IntEnum


class Policy(IntEnum):
    DRIFTER = 0  # any legal move
    DOVE = 1  # peace or the first choice
    HAWK = 2  # mostly fights
    RECIPROCATOR = 3  # as it was treated, mostly
    GRUDGER = 4  # peace until it is wronged
    GAMBLER = 5  # an equilibrium of the duel
    MODEL = 6  # as its record lets one expect: how a search imagines a player
    NAVIGATOR = 7  # an equilibrium of the duel, by what positions were learnt to be worth
