"""Events for clients: cards and gestures by name, and `other` as the comments in `events.py` say."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from freebooter.engine.kernels.events import HIDDEN, Event

from .notation import CARD_NAMES
from .rules.events import Happening
from .rules.terms import GESTURE_NAMES

_CARDS = {
    Happening.START_CARD: CARD_NAMES,
    Happening.DEALT: CARD_NAMES,
    Happening.PLAYED: CARD_NAMES,
    Happening.BOTH: GESTURE_NAMES,
    Happening.GUESSED: GESTURE_NAMES,
    Happening.TOOK: CARD_NAMES,
    Happening.LOST: CARD_NAMES,
    Happening.DROPPED: CARD_NAMES,
    Happening.ROBBED: CARD_NAMES,
}
"""What `card` names, where it names anything."""

_NUMBERS = range(HIDDEN)
_OTHERS = {
    Happening.DUEL: _NUMBERS,
    Happening.DEALT: _NUMBERS,
    Happening.ARRANGED: range(256),
    Happening.SHOWED: GESTURE_NAMES,
    Happening.BOTH: GESTURE_NAMES,
    Happening.GUESSED: GESTURE_NAMES,
    Happening.ROBBED: _NUMBERS,
}
"""The same for `other`."""


_NAMES: dict[int, str] = {happening: happening.name.lower().replace("_", "-") for happening in Happening}


def event_name(event: Event) -> str:
    return _NAMES[event.kind]


@lru_cache(maxsize=1 << 13)
def describe_event(event: Event) -> tuple[str, int | None, Any, Any]:
    kind = Happening(event.kind)
    seat, card, other = (None if value == HIDDEN else value for value in event[1:])
    named = None if card is None or kind not in _CARDS else _CARDS[kind][card]
    return event_name(event), seat, named, None if other is None or kind not in _OTHERS else _OTHERS[kind][other]
