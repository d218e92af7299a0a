"""What can be seen without a GPU of how matches lie on one, and how its arrays are handed out."""

from __future__ import annotations

import gc
from typing import Any

import numpy as np
import pytest

from freebooter.engine.gpu import dlpack
from freebooter.engine.gpu.packing import NOT_KEPT, WORD_BYTES, Packing
from freebooter.engine.registry import load

GAMES = ("dead-mans-draw", "dolores")


class Shown:
    """An array in memory that is handed out as those on a GPU are."""

    def __init__(self, array: np.ndarray) -> None:
        self.array = array

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CPU, 0

    def __dlpack__(self, **_wishes: Any) -> Any:
        array = self.array
        return dlpack.capsule(array.ctypes.data, array.shape, array.strides, array.dtype, (dlpack.CPU, 0), array)


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.int64, np.uint64, np.float32, np.bool_])
def test_an_array_is_taken_as_it_lies(kind: type) -> None:
    array: np.ndarray = np.arange(12).reshape(3, 4).astype(kind)
    for each in (array, array.T):
        taken = np.from_dlpack(Shown(each))
        assert taken.dtype == kind
        assert (taken == each).all()
        assert np.shares_memory(taken, array)


def test_an_array_lives_as_long_as_it_is_needed() -> None:
    kept = len(dlpack._kept)
    taken = np.from_dlpack(Shown(np.ones(3)))
    gc.collect()
    assert len(dlpack._kept) == kept + 1
    assert taken.sum() == 3
    del taken
    Shown(np.ones(3)).__dlpack__()  # Nobody takes anything out of this one.
    gc.collect()
    assert len(dlpack._kept) == kept


@pytest.mark.parametrize("name", GAMES)
def test_every_field_has_bytes_of_its_own(name: str) -> None:
    dtype = load(name).rules.dtype
    packing, taken = Packing(dtype, {}), set[int]()
    for place in packing.places:
        first = WORD_BYTES * place.word + place.byte
        here = set(range(first, first + dtype[place.name].itemsize))
        assert not here & taken, place
        assert place.words or place.byte + dtype[place.name].itemsize <= WORD_BYTES, place
        assert max(here) < WORD_BYTES * packing.words
        taken |= here
    assert {place.name for place in packing.places} | set(NOT_KEPT) >= set(dtype.names or ())


@pytest.mark.parametrize("name", GAMES)
def test_records_are_made_whole_again(name: str) -> None:
    dtype = load(name).rules.dtype
    packing = Packing(dtype, {"players": 3})
    chance = np.random.default_rng(1)
    words = chance.integers(0, 2**64, (packing.words, 5), np.uint64)
    records = packing.whole(words)
    assert (records["players"] == 3).all()
    columns = np.ascontiguousarray(words.T).view(np.uint8)
    for place in packing.places:
        first = WORD_BYTES * place.word + place.byte
        for n in range(5):
            lying = columns[n, first : first + dtype[place.name].itemsize].tobytes()
            assert np.ascontiguousarray(records[place.name][n]).tobytes() == lying, place
