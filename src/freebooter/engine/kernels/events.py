"""What a move did: a short list of small packed words in the record, read by logs, animation and statistics."""

from __future__ import annotations

from typing import NamedTuple

from .bits import word
from .compiling import kernel
from .state import State

HIDDEN = 127
"""Stands for a card that the viewer may not know, or for no card or seat at all."""


class Event(NamedTuple):
    """`kind` is the game's own enumeration; what `card` and `other` mean is said there."""

    kind: int
    seat: int
    card: int
    other: int


@kernel
def emit(state, kind, seat, card, other):
    count = state.event_count
    state.events[word(count)] = kind | (seat << 8) | (card << 16) | (other << 24)
    state.event_count = count + 1


@kernel
def emit_all(state, kind, seat, cards, count, other):
    """The same of the first `count` of a list of cards.

    They are written four at a time, because a loop that mostly runs once needs no guess when it stops; what is written
    beyond the last one does not count. The list and the record's events must have room for three more.
    """
    first = state.event_count
    happening = kind | (seat << 8) | (other << 24)
    for four in range(0, count, 4):
        for i in range(four, four + 4):
            state.events[word(first + i)] = happening | (cards[word(i)] << 16)
    state.event_count = first + count


def read_events(state: State) -> list[Event]:
    """The events of the last move."""
    words = state["events"][0, : int(state["event_count"][0])].tolist()
    return [Event(w & 255, (w >> 8) & 255, (w >> 16) & 255, w >> 24) for w in words]
