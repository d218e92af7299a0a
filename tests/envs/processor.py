"""The matches of a GPU without one: the same kernels as they are written, a thread after the other on the processor.

What lies on the device lies in ordinary arrays, and the rules that the kernels call are those of the processor. So this
shows whether steps, resets and refusals are right; whether a GPU can do it, only a GPU shows.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numba
import numpy as np
import pytest

from freebooter.engine.gpu.packing import WORD_BYTES, Packing
from freebooter.engine.kernels.bits import WORD
from freebooter.engine.kernels.random import fair, random_word, stream
from freebooter.engine.kernels.state import State, argument, new_state, seed_argument
from freebooter.envs import kernels
from freebooter.envs.kernels.device_binding import DeviceKernels, fixed_fields
from freebooter.envs.setup import Setup

KERNELS = "freebooter.envs.kernels.device"


class Array(np.ndarray):
    """An array that behaves like one of a device."""

    def copy_to_host(self) -> np.ndarray:
        return np.array(self)

    def copy_to_device(self, other: Any) -> None:
        self[...] = other

    @property
    def device_ctypes_pointer(self) -> Any:
        _lying[self.ctypes.data] = self
        return SimpleNamespace(value=self.ctypes.data)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        pointer = self.device_ctypes_pointer.value
        return {"typestr": self.dtype.str, "shape": self.shape, "data": (pointer, False), "strides": None}


_lying: dict[int, Array] = {}


class Launch:
    """A kernel with its arguments: a thread for each match, one after the other.

    Threads beyond the last match only wait for others, and here nobody waits.
    """

    def __init__(self, kernel: Callable[..., None], blocks: int, threads: int, arguments: Any) -> None:
        self.kernel, self.arguments = kernel, list(arguments)
        words = next(each for each in arguments if isinstance(each, Array) and each.ndim == 2)
        self.matches = words.shape[1]
        assert self.matches <= blocks * threads

    def change_number(self, argument: int, number: int) -> None:
        self.arguments[argument] = number

    def change_array(self, argument: int, pointer: int) -> None:
        self.arguments[argument] = _lying[pointer]

    def __call__(self) -> None:
        for thread in range(self.matches):
            CUDA.grid = lambda _dimensions, n=thread: n
            self.kernel(*self.arguments)


def to_device(array: np.ndarray) -> Array:
    return np.array(array).view(Array)


def _lower(array: Array, place: int, value: int) -> None:
    array[place] = min(array[place], value)


CUDA: Any = SimpleNamespace(
    to_device=to_device,
    device_array=lambda shape, kind: np.zeros(shape, kind).view(Array),
    local=SimpleNamespace(array=np.zeros),
    atomic=SimpleNamespace(min=_lower),
    syncthreads=lambda: None,
    grid=None,
)


def install(monkeypatch: pytest.MonkeyPatch) -> None:
    """For one test there is a device."""
    types: Any = ModuleType("numba.cuda.types")
    types.int16, types.uint64 = np.int16, np.uint64
    sharing: Any = ModuleType("sharing")
    sharing.shared, sharing.turned = lambda array: array, lambda array: array.T
    launching: Any = ModuleType("launching")
    launching.Launch = Launch
    monkeypatch.setattr(numba, "cuda", CUDA, raising=False)
    monkeypatch.setitem(sys.modules, "numba.cuda", CUDA)
    monkeypatch.setitem(sys.modules, "numba.cuda.types", types)
    monkeypatch.setitem(sys.modules, "freebooter.engine.gpu.sharing", sharing)
    monkeypatch.setitem(sys.modules, "freebooter.engine.gpu.launching", launching)
    monkeypatch.setattr("freebooter.envs.device.check_gpu", lambda: None)
    monkeypatch.setattr("freebooter.envs.device.bind_device", bound)
    # The templates are loaded anew, and whatever was there before comes back afterwards.
    monkeypatch.setattr(kernels, "device", None, raising=False)
    monkeypatch.setitem(sys.modules, KERNELS, kernels)
    del sys.modules[KERNELS]
    import_module(KERNELS)


def bound(setup: Setup, finals: bool, together: bool) -> DeviceKernels:
    """The kernels for a setup, put together as `device_binding` does it, of the rules of the processor."""
    templates: Any = sys.modules[KERNELS]
    rules, dtype, length = setup.game.rules.kernels, setup.game.rules.dtype, setup.game.rules.memory_length
    packing = Packing(dtype, {"keyed": 0, **fixed_fields(setup)})
    legal_words = -(-len(setup.actions) // templates.BITS)

    def load(state: State, words: Array, n: int) -> None:
        state[:] = packing.whole(np.array(words[:, n : n + 1]))

    def save(state: State, words: Array, n: int) -> None:
        column = np.zeros(WORD_BYTES * packing.words, np.uint8)
        for place in packing.places:
            lying = np.frombuffer(state[place.name].tobytes(), np.uint8)
            first = WORD_BYTES * place.word + place.byte
            column[first : first + len(lying)] = lying
        words[:, n] = column.view(np.uint64)

    def fill(state: State, undealt: Any) -> None:
        state[:] = undealt

    def remember(state: State, memory: Array) -> None:
        kept = np.array(memory[:length])
        rules.remember(argument(state), kept)
        memory[:length] = kept

    def legal_moves(state: State, seat: int, out: np.ndarray) -> int:
        listed = np.zeros(len(out), np.int64)
        count = int(rules.legal(argument(state), seat, listed))
        out[:] = listed
        return count

    def outcome(state: State, out: Array) -> None:
        parts = np.zeros(len(out))
        rules.outcome(argument(state), parts)
        out[:] = parts

    def look(state: State, seat: int, memory: Array, out: Array) -> None:
        told = np.zeros(len(out), out.dtype)
        setup.write_features(state, int(seat), np.array(memory[:length]), told)
        out[:] = told

    known = {
        "split": lambda: new_state(dtype),
        "load": load,
        "save": save,
        "fill": fill,
        "deal": lambda state, seed: rules.deal(argument(state), seed_argument(int(seed))),
        "deciders": lambda state: int(rules.deciders(argument(state))),
        "apply": lambda state, seat, action: rules.apply(argument(state), seat, action),
        "remember": remember,
        "outcome": outcome,
        "legal_moves": legal_moves,
        "look": look,
        "word": lambda value: int(value) & WORD,
        "integer": int,
        "stream": lambda seed, number: stream(seed_argument(int(seed)), number),
        "random_word": lambda seed: random_word(seed_argument(int(seed))),
        "fair": lambda chance, choices: fair(seed_argument(int(chance)), choices),
        "LEGAL_WORDS": legal_words,
        "MOST_MOVES": setup.game.rules.action_count,
        "WITH_FINALS": finals,
        "TOGETHER": together,
    }

    def made(template: Any) -> Any:
        return FunctionType(template.__code__, {**vars(templates), **known}, template.__name__)

    known |= {"begin": made(templates.begin_match), "show_moves": made(templates.show_moves_of)}
    names = {"deal": "deal_matches", "refuse": "find_refused", "step": "step_matches", "choose": "choose_at_random"}
    made_of = {name: made(getattr(templates, template)) for name, template in names.items()}
    return DeviceKernels(**made_of, convert=None, packing=packing, legal_words=legal_words)
