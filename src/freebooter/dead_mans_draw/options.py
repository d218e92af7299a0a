"""Editions and house rules: every switch, its values, and what each printed edition says.

A switch is stored in the record as the place of its value in the tuples below.
"""

from __future__ import annotations

from enum import IntEnum


class Discard(IntEnum):
    OPEN = 0
    HIDDEN = 1


class Shown(IntEnum):
    ALL = 0
    PLAYER = 1


class InstantBanking(IntEnum):
    DRAW_PILE = 0
    ANYWHERE = 1


class CaptainsHook(IntEnum):
    ANY = 0
    DIFFERENT = 1


class Parry(IntEnum):
    DISCARD_SWORD = 0
    HOLDER = 1
    ANY_KRAKEN = 2


class Miser(IntEnum):
    PAIR = 0
    ANCHOR = 1


class CasanovaReplay(IntEnum):
    COMPULSORY = 0
    OPTIONAL = 1


class Mermaids(IntEnum):
    PLAIN = 0
    REPLAY = 1


class Variant(IntEnum):
    NONE = 0
    THIEVES_ISLAND = 1
    PILE_O_TREASURE = 2
    SUDDEN_DEATH = 3
    ALL_HANDS_ON_DECK = 4
    STRANGE_LANDS = 5
    BENEATH_THE_WAVES = 6
    BOTTOM_FEEDER = 7


def _values(enumeration: type[IntEnum]) -> tuple[str, ...]:
    return tuple(member.name.lower().replace("_", "-") for member in enumeration)


_NO_YES = ("false", "true")

EDITION_SWITCHES: dict[str, tuple[str, ...]] = {
    "discard": _values(Discard),
    "oracle": _values(Shown),
    "mystic": _values(Shown),
    "treasure-hunter": ("2", "3"),
    "instant-banking": _values(InstantBanking),
    "captains-hook": _values(CaptainsHook),
    "parry": _values(Parry),
    "miser": _values(Miser),
    "casanova-replay": _values(CasanovaReplay),
    "forced-busts": _NO_YES,
}
"""The switches on which the printed editions disagree, with their values."""

SWITCHES: dict[str, tuple[str, ...]] = EDITION_SWITCHES | {
    "variant": _values(Variant),
    "mermaids": _values(Mermaids),
    "decks": ("1", "2"),
    "anchored-bonus": _NO_YES,
}
"""Every switch of the game, with its values."""

_ENGLISH = {
    "discard": "open",
    "oracle": "all",
    "mystic": "all",
    "treasure-hunter": "2",
    "instant-banking": "draw-pile",
    "captains-hook": "any",
    "parry": "discard-sword",
    "miser": "pair",
    "casanova-replay": "compulsory",
    "forced-busts": "true",
}

EDITIONS: dict[str, dict[str, str]] = {
    "english": _ENGLISH,
    "german": _ENGLISH
    | {
        "discard": "hidden",
        "oracle": "player",
        "mystic": "player",
        "instant-banking": "anywhere",
        "captains-hook": "different",
        "parry": "holder",
        "casanova-replay": "optional",
    },
    "czech": _ENGLISH
    | {
        "mystic": "player",
        "instant-banking": "anywhere",
        "parry": "any-kraken",
        "casanova-replay": "optional",
    },
    "japanese": _ENGLISH
    | {
        "discard": "hidden",
        "treasure-hunter": "3",
        "parry": "any-kraken",
        "miser": "anchor",
    },
    "digital": _ENGLISH
    | {
        "treasure-hunter": "3",
        "instant-banking": "anywhere",
        "parry": "any-kraken",
        "forced-busts": "false",
    },
}
"""What each edition says about each of its switches."""

BESIDE_THE_EDITION = {"variant": "none", "mermaids": "plain", "anchored-bonus": "false"}
"""What holds unless a table decides otherwise; the number of decks follows from the number of players."""


def field_name(switch: str) -> str:
    """The record's field for a switch."""
    return switch.replace("-", "_")
