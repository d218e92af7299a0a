"""The public record of each player, as plain Python values: gestures shown, promises kept and broken."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from . import memory as remembered
from .state import GESTURE_NAMES, GESTURES, MAX_PLAYERS


@dataclass(frozen=True)
class Record:
    """What everybody has seen a player do in finished duels, and what it promises for the present one."""

    shown: tuple[dict[str, int], ...]
    """How often it showed each gesture, by the seat of its opponent."""
    last: dict[int, str]
    """The gesture it showed last to each opponent it has met, by seat."""
    kept: int
    broken: int
    promise: str | None
    """Its latest promise for the present duel, in the notation."""


def read_records(memory: np.ndarray, players: int) -> tuple[Record, ...]:
    """Everybody's record, by seat."""
    return tuple(_record(memory, seat, players) for seat in range(players))


def _record(memory: np.ndarray, seat: int, players: int) -> Record:
    shape = (MAX_PLAYERS, MAX_PLAYERS, GESTURES)
    shown = memory[remembered.SHOWN : remembered.ANSWERED].reshape(shape)[seat].tolist()
    last = {other: int(remembered.last_shown(memory, seat, other)) for other in range(players)}
    promise = int(remembered.open_promise(memory, seat))
    return Record(
        shown=tuple(dict(zip(GESTURE_NAMES, counts, strict=True)) for counts in shown[:players]),
        last={other: GESTURE_NAMES[gesture - 1] for other, gesture in last.items() if gesture},
        kept=int(memory[remembered.KEPT + seat]),
        broken=int(memory[remembered.BROKEN + seat]),
        promise=write_promise(promise - 1) if promise else None,
    )


def write_promise(promise: int) -> str:
    """A promise in the notation: `peace`, or `peace if fight`."""
    gesture, condition = divmod(promise, remembered.CONDITIONS)
    told = GESTURE_NAMES[gesture]
    return f"{told} if {GESTURE_NAMES[condition - 1]}" if condition else told


def number_promise(text: str) -> int:
    """The number of a promise that `promises.read_promise` has written."""
    gesture, _, condition = text.partition(" if ")
    on = GESTURE_NAMES.index(condition) + 1 if condition else 0
    return GESTURE_NAMES.index(gesture) * remembered.CONDITIONS + on
