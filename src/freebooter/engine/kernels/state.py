"""The record of a match: one aligned NumPy record, and how Python hands it to a kernel."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable
from typing import Any

import numpy as np

from .compiling import INTERPRETED

State = np.ndarray
"""One match: an array of one record. `state[0]` is the record; `state.tobytes()` is the position."""


NO_KEY, NEW_KEY, USED_KEY, TOLD = range(4)
"""Whether chance comes from a key: not at all, from one of which nothing was drawn yet, or from one in use; or whether
it is told from outside, choice by choice."""

KEY_BYTES = 32
_SECRETS = ("key", "keyed")


def record_type(fields: list[tuple[Any, ...]], events: int) -> np.dtype[Any]:
    """A game's record: what the engine needs of every game, then the game's own fields.

    `seed` names the stream of what was dealt, `chance` is the running stream of everything random that happens later.
    Where the match is `keyed`, both streams are those of the `key`, and `chance` counts what was drawn. `events` holds
    what the last move did.
    """
    common: list[tuple[Any, ...]] = [
        ("seed", np.uint64),
        ("chance", np.uint64),
        ("key", np.uint64, (KEY_BYTES // 8,)),
        ("events", np.uint32, (events,)),
    ]
    return _laid_out([*common, *fields, ("event_count", np.int8), ("keyed", np.int8)])


def _laid_out(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    # From the widest to the narrowest, so that nothing has to be filled up but the end; and the end by a field, because
    # NumPy does not copy what lies between fields, and a position is its bytes.
    described = sorted(fields, key=lambda field: -np.dtype(field[1]).itemsize)
    dtype = np.dtype(described, align=True)
    gap = dtype.itemsize - sum(dtype[name].itemsize for name in dtype.names or ())
    return np.dtype([*described, ("padding", np.uint8, (gap,))], align=True) if gap else dtype


def without_key(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """A record without the key from which its chance comes: the position alone."""
    kept = [name for name in dtype.names or () if name not in (*_SECRETS, "padding")]
    return _laid_out([(name, dtype[name].base, dtype[name].shape) for name in kept])


def put_key(state: State, key: bytes) -> None:
    """Let all chance of a match come from a key, once it is dealt, or dealt anew."""
    state["key"][0] = np.frombuffer(key, "<u8")
    state["keyed"] = NEW_KEY


def new_state(dtype: np.dtype[Any], count: int = 1) -> State:
    return state_of(bytes(count * dtype.itemsize), dtype)


def state_of(position: bytes, dtype: np.dtype[Any]) -> State:
    """A record with these bytes; NumPy's own ways to make or copy one go through it field by field."""
    return np.frombuffer(bytearray(position), dtype)


def fields_reader(dtype: np.dtype[Any]) -> Callable[[State], Any]:
    """A function that reads a whole record at once: plain numbers, and small arrays, by the names of the fields."""
    fields: Any = namedtuple("Fields", dtype.names or ())  # type: ignore[misc]
    return lambda state: fields._make(state.item())


class _Interpreted:
    """A record whose fields read as plain integers, so that interpreted rules compute exactly as compiled ones do.

    Every store is checked against the field's width, which compiled code leaves out.
    """

    __slots__ = ("_arrays", "_scalars")

    def __init__(self, record: np.void) -> None:
        names = record.dtype.names or ()
        shapes = {name: record.dtype.fields[name][0].shape for name in names}  # type: ignore[index]
        whole: Any = np.asarray(record).reshape(1)
        if not np.shares_memory(whole, record):
            raise TypeError("an interpreted record must be a view of its array")
        object.__setattr__(self, "_scalars", {n: memoryview(whole[n]) for n in names if not shapes[n]})
        object.__setattr__(self, "_arrays", {n: memoryview(whole[n][0]) for n in names if shapes[n]})

    def __getattr__(self, name: str) -> Any:
        scalars = object.__getattribute__(self, "_scalars")
        if name in scalars:
            return scalars[name][0]
        return object.__getattribute__(self, "_arrays")[name]

    def __setattr__(self, name: str, value: Any) -> None:
        self._scalars[name][0] = value


def argument(state: State, index: int = 0) -> Any:
    """The record as kernels take it."""
    return _Interpreted(state[index]) if INTERPRETED else state[index]


def array_argument(state: State) -> Any:
    """The array that holds the record, as kernels over arrays take it: ten times as fast to hand over as the record."""
    return [argument(state, n) for n in range(len(state))] if INTERPRETED else state


class _InterpretedRecords:
    """Several records, of which interpreted rules can copy one over another as compiled ones do."""

    def __init__(self, states: np.ndarray) -> None:
        self._states = states
        self.shape = states.shape

    def __getitem__(self, place: int) -> Any:
        return argument(self._states, place)

    def __setitem__(self, place: int, record: _Interpreted) -> None:
        for name, value in record._scalars.items():
            self._states[name][place] = value[0]
        for name, values in record._arrays.items():
            self._states[name][place] = values


def records_argument(states: np.ndarray) -> Any:
    """Several records as kernels take them that copy one over another."""
    return _InterpretedRecords(states) if INTERPRETED else states


def words_argument(array: Any) -> Any:
    """Whole numbers as kernels take them; interpreted, they reckon with Python's own, which a memoryview has."""
    return memoryview(array) if INTERPRETED else array


def seed_argument(seed: int) -> Any:
    """A seed as kernels take it."""
    return seed if INTERPRETED else np.uint64(seed)


def field_name(switch: str) -> str:
    """The record's field for a switch."""
    return switch.replace("-", "_")
