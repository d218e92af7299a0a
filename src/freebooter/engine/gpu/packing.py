"""Where matches lie on a GPU between two steps: each field of a record in words of its own, a column for each match.

Threads that stand side by side then read and write words that lie side by side. What the last move did is not kept,
nor what is known when the kernel is compiled.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

WORD_BYTES = 8
NOT_KEPT = ("key", "keyed", "events", "event_count", "padding")
"""The last move's events, and the key of a match among players, which those on a GPU do not have."""


@dataclass(frozen=True)
class Place:
    """Where a field lies: from a byte of a word on, or in so many whole words."""

    name: str
    word: int
    byte: int
    words: int


class Packing:
    """How a game's records are put away in words, and made whole again."""

    def __init__(self, dtype: np.dtype[Any], constants: Mapping[str, int]) -> None:
        self.dtype = dtype
        self.constants = dict(constants)
        names = [name for name in dtype.names or () if name not in constants and name not in NOT_KEPT]
        self.places: list[Place] = []
        bytes_used = 0
        for name in sorted((name for name in names if not dtype[name].shape), key=lambda name: -dtype[name].itemsize):
            self.places.append(Place(name, bytes_used // WORD_BYTES, bytes_used % WORD_BYTES, 0))
            bytes_used += dtype[name].itemsize
        self.words = -(-bytes_used // WORD_BYTES)
        for name in (name for name in names if dtype[name].shape):
            words = -(-dtype[name].itemsize // WORD_BYTES)
            self.places.append(Place(name, self.words, 0, words))
            self.words += words

    def whole(self, words: np.ndarray) -> np.ndarray:
        """The records that lie in the columns of some words."""
        records = np.zeros(words.shape[1], self.dtype)
        for name, number in self.constants.items():
            records[name] = number
        columns = np.ascontiguousarray(words.T).view(np.uint8)
        for place in self.places:
            kind, first = self.dtype[place.name], WORD_BYTES * place.word + place.byte
            part = np.ascontiguousarray(columns[:, first : first + kind.itemsize])
            records[place.name] = part.view(kind.base).reshape(len(records), *kind.shape)
        return records
