"""The public record of each player, as plain Python values: gestures shown, promises kept and broken."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from .rules import memory as remembered
from .rules.terms import GESTURE_NAMES, GESTURES, MAX_PLAYERS


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
    return _read_all(memory.tobytes(), players)


@lru_cache(maxsize=1 << 10)  # Few moves change them, and they look the same from every seat.
def _read_all(memory: bytes, players: int) -> tuple[Record, ...]:
    numbers = np.frombuffer(memory, np.int64).tolist()
    return tuple(_record(numbers, seat, players) for seat in range(players))


def _record(memory: list[int], seat: int, players: int) -> Record:
    first_shown = remembered.SHOWN + seat * MAX_PLAYERS * GESTURES
    first_last = remembered.LAST + seat * MAX_PLAYERS
    counts = [memory[first_shown + other * GESTURES :][:GESTURES] for other in range(players)]
    last = memory[first_last : first_last + players]
    promise = memory[remembered.OPEN + seat]
    return Record(
        shown=tuple(dict(zip(GESTURE_NAMES, each, strict=True)) for each in counts),
        last={other: GESTURE_NAMES[gesture - 1] for other, gesture in enumerate(last) if gesture},
        kept=memory[remembered.KEPT + seat],
        broken=memory[remembered.BROKEN + seat],
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
