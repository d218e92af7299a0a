"""The terms of the rulebook as numbers, for kernels and for everybody who does not load them: suits and traits."""

from __future__ import annotations

from enum import IntEnum


class Suit(IntEnum):
    ANCHOR = 0
    HOOK = 1
    CANNON = 2
    KEY = 3
    CHEST = 4
    MAP = 5
    ORACLE = 6
    SWORD = 7
    KRAKEN = 8
    MERMAID = 9


SUITS = len(Suit)
SUIT_NAMES: tuple[str, ...] = tuple(suit.name.lower() for suit in Suit)
MAX_PLAYERS = 8


class Trait(IntEnum):
    """The traits of the box, the Siren last, and after her any that are only held by whom they are given to."""

    GOLDEN_SCALES = 0
    CASANOVA = 1
    PLUNDERER = 2
    TREASURE_HUNTER = 3
    NAVIGATOR = 4
    MASTER_GUNNER = 5
    SCAVENGER = 6
    MYSTIC = 7
    SWORDSMAN = 8
    MISER = 9
    CAPTAINS_HOOK = 10
    SAFE_HARBOR = 11
    FISHERMAN = 12
    BEASTMASTER = 13
    MISFIRE = 14
    PARRY = 15
    DAVY_JONES_LOCKER = 16
    SIREN = 17


TRAITS = len(Trait)
DEALT_TRAITS = Trait.SIREN + 1
"""How many are dealt, the Siren only where mermaids replay. More of them would deal other traits for the same seed, and
older records would not replay; so one that is added stays out of the draft."""
TRAIT_NAMES: tuple[str, ...] = tuple(trait.name.lower().replace("_", "-") for trait in Trait)


class TraitDeal(IntEnum):
    """How the players come by their traits. FIXED: they were given out before the deal."""

    NONE = 0
    DRAFT = 1
    RANDOM = 2
    FIXED = 3
