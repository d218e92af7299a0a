"""The public record of each player, as plain Python values: gestures shown, promises kept and broken."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from .rules.memory import ANSWERED, BROKEN, CONDITIONS, KEPT, LAST, NOW, OPEN, PROMISED, PROMISES
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


class Parts(NamedTuple):
    """A table's memory as arrays that share its numbers; what they count is said in `rules/memory.py`."""

    shown: np.ndarray
    """By seat, opponent and gesture."""
    answered: np.ndarray
    """By seat, how it was treated, and gesture."""
    last: np.ndarray
    """By seat and opponent."""
    kept: np.ndarray
    broken: np.ndarray
    promised: np.ndarray
    """By seat and promise."""
    open: np.ndarray
    now: np.ndarray


_SHAPES = (
    (MAX_PLAYERS, MAX_PLAYERS, GESTURES),
    (MAX_PLAYERS, CONDITIONS, GESTURES),
    (MAX_PLAYERS, MAX_PLAYERS),
    (MAX_PLAYERS,),
    (MAX_PLAYERS,),
    (MAX_PLAYERS, PROMISES),
    (MAX_PLAYERS,),
    (MAX_PLAYERS,),
)


def parts(memory: np.ndarray) -> Parts:
    """The memory, part by part; writing to a part writes to the memory."""
    cut = np.split(memory, [ANSWERED, LAST, KEPT, BROKEN, PROMISED, OPEN, NOW])
    return Parts(*(part.reshape(shape) for part, shape in zip(cut, _SHAPES, strict=True)))


def read_records(memory: np.ndarray, players: int) -> tuple[Record, ...]:
    """Everybody's record, by seat."""
    return _read_all(memory.tobytes(), players)


@lru_cache(maxsize=1 << 10)  # Few moves change them, and they look the same from every seat.
def _read_all(memory: bytes, players: int) -> tuple[Record, ...]:
    numbers = Parts(*(part.tolist() for part in parts(np.frombuffer(memory, np.int64))))
    return tuple(_record(numbers, seat, players) for seat in range(players))


def _record(memory: Any, seat: int, players: int) -> Record:
    """A seat's record, out of the parts of the memory as lists."""
    promise = memory.open[seat]
    return Record(
        shown=tuple(dict(zip(GESTURE_NAMES, each, strict=True)) for each in memory.shown[seat][:players]),
        last={other: GESTURE_NAMES[last - 1] for other, last in enumerate(memory.last[seat][:players]) if last},
        kept=memory.kept[seat],
        broken=memory.broken[seat],
        promise=write_promise(promise - 1) if promise else None,
    )


def write_promise(promise: int) -> str:
    """A promise in the notation: `peace`, or `peace if fight`."""
    gesture, condition = divmod(promise, CONDITIONS)
    told = GESTURE_NAMES[gesture]
    return f"{told} if {GESTURE_NAMES[condition - 1]}" if condition else told


def number_promise(text: str) -> int:
    """The number of a promise that `promises.read_promise` has written."""
    gesture, _, condition = text.partition(" if ")
    on = GESTURE_NAMES.index(condition) + 1 if condition else 0
    return GESTURE_NAMES.index(gesture) * CONDITIONS + on
