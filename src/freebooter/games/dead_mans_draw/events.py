"""Events for clients: cards as views show them, traits by name, and `other` as the comments in `events.py` say."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from freebooter.engine.kernels.events import HIDDEN, Event

from .rules.cards import NO_CARD
from .rules.events import Happening
from .rules.terms import TRAIT_NAMES
from .view import card_of

_WITH_OTHER = {
    Happening.RIVAL_NAMED,
    Happening.LOST_TO,
    Happening.PLUNDERED,
    Happening.FIRED,
    Happening.SCAVENGED,
    Happening.STOLEN,
    Happening.PEEKED,
    Happening.OWES,
    Happening.PICK_BANKED,
    Happening.LAPSED,
}


def _has_other(event: Event) -> bool:
    return event.kind in _WITH_OTHER or (event.kind == Happening.OFFERED and event.card == NO_CARD)


def _card(event: Event, mermaids_replay: bool) -> Any:
    if event.card == NO_CARD:
        return None
    is_trait = event.kind == Happening.TRAIT_REVEALED
    return TRAIT_NAMES[event.card] if is_trait else card_of(event.card, mermaids_replay)


_NAMES: dict[int, str] = {happening: happening.name.lower().replace("_", "-") for happening in Happening}


def event_name(event: Event) -> str:
    return _NAMES[event.kind]


@lru_cache(maxsize=1 << 13)
def describe_event(event: Event, mermaids_replay: bool) -> tuple[str, int | None, Any, Any]:
    seat = None if event.seat == HIDDEN else event.seat
    other = None if event.other == HIDDEN or not _has_other(event) else event.other
    return event_name(event), seat, _card(event, mermaids_replay), other
