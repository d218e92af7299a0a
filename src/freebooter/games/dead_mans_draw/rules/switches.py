"""Every switch of the rules and its values. A switch is stored in the record as the place of its value."""

from __future__ import annotations

from enum import IntEnum

Discard = IntEnum("Discard", "OPEN HIDDEN", start=0, module=__name__)
Shown = IntEnum("Shown", "ALL PLAYER", start=0, module=__name__)
InstantBanking = IntEnum("InstantBanking", "DRAW_PILE ANYWHERE", start=0, module=__name__)
CaptainsHook = IntEnum("CaptainsHook", "ANY DIFFERENT", start=0, module=__name__)
Parry = IntEnum("Parry", "DISCARD_SWORD HOLDER ANY_KRAKEN", start=0, module=__name__)
Miser = IntEnum("Miser", "PAIR ANCHOR", start=0, module=__name__)
CasanovaReplay = IntEnum("CasanovaReplay", "COMPULSORY OPTIONAL", start=0, module=__name__)
Mermaids = IntEnum("Mermaids", "PLAIN REPLAY", start=0, module=__name__)


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

FIRST_SWITCHES: dict[str, tuple[str, ...]] = EDITION_SWITCHES | {
    "variant": _values(Variant),
    "mermaids": _values(Mermaids),
    "decks": ("1", "2"),
    "anchored-bonus": _NO_YES,
}
"""The switches that every record of the game has ever had."""
LATER_SWITCHES: dict[str, tuple[str, ...]] = {}
"""Those that came later. The first value is how it was played before; older records know nothing of them."""
SWITCHES = FIRST_SWITCHES | LATER_SWITCHES
"""Every switch of the game, with its values."""
