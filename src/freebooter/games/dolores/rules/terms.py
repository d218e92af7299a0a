"""The terms of the rulebook as numbers, for kernels and for everybody who does not load them."""

from __future__ import annotations

from enum import IntEnum


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
BOTTLES = len(Bottle)
KIND_NAMES: tuple[str, ...] = tuple(kind.name.lower() for kind in Kind)
BOTTLE_NAMES: tuple[str, ...] = tuple(bottle.name.lower().replace("_", "-") for bottle in Bottle)
MAX_PLAYERS = 4


class Gesture(IntEnum):
    PEACE = 0
    FIGHT = 1
    CHOICE = 2


GESTURES = len(Gesture)
GESTURE_NAMES: tuple[str, ...] = tuple(gesture.name.lower() for gesture in Gesture)
