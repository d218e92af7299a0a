"""What has happened in a match so far, kept as bytes and read when somebody looks at it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, overload

import numpy as np

from .kernels.events import Event, read_events
from .kernels.state import state_of


class Events(Sequence[Event]):
    """What a move did, secrets included: a list that is read out of a position only when it is asked for."""

    __slots__ = ("_dtype", "_position", "_read")

    def __init__(self, position: bytes, dtype: np.dtype[Any]) -> None:
        self._position = position
        self._dtype = dtype
        self._read: list[Event] | None = None

    def _events(self) -> list[Event]:
        if self._read is None:
            self._read = read_events(state_of(self._position, self._dtype))
        return self._read

    @overload
    def __getitem__(self, place: int) -> Event: ...
    @overload
    def __getitem__(self, place: slice) -> list[Event]: ...
    def __getitem__(self, place: int | slice) -> Event | list[Event]:
        return self._events()[place]

    def __len__(self) -> int:
        return len(self._events())

    def __iter__(self) -> Iterator[Event]:
        return iter(self._events())

    def __eq__(self, other: object) -> bool:
        return self._events() == (other._events() if isinstance(other, Events) else other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self._events())


class Past:
    """The positions that a match has come through, each with what the table remembered then, to go back to.

    A position is its bytes, about a thousand, so a match of a hundred moves keeps a hundred kilobytes; the memory is
    kept once for as long as it stays the same.
    """

    def __init__(self, dtype: np.dtype[Any]) -> None:
        self._dtype = dtype
        self._left: list[tuple[bytes, bytes]] = []

    def position(self, number: int) -> np.ndarray:
        """The position before the move of that number, from 0."""
        return state_of(self._left[number][0], self._dtype)

    def leave(self, position: bytes, memory: np.ndarray) -> None:
        """Keep what a move is about to change."""
        remembered = memory.tobytes()
        if self._left and self._left[-1][1] == remembered:
            remembered = self._left[-1][1]
        self._left.append((position, remembered))

    def go_back(self) -> tuple[np.ndarray, np.ndarray]:
        """The position and the memory before the last move, which is forgotten."""
        position, memory = self._left.pop()
        return state_of(position, self._dtype), np.frombuffer(bytearray(memory), np.int64)

    def copy(self) -> Past:
        other = Past(self._dtype)
        other._left = list(self._left)
        return other
