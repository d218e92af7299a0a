"""Kernels for a GPU: copies of the rules' functions, compiled by numba-cuda, in which each calls the other's copy."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable
from enum import IntEnum
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np
from numba import cuda

from ..kernels.compiling import KERNELS
from .rooms import NUMPY

Function = Callable[..., Any]

_translated: dict[Any, Any] = {}


def for_device(kernel: Function) -> Function:
    """A kernel as other functions on the GPU call it; it is compiled into them."""
    plain = getattr(kernel, "py_func", kernel)
    if plain not in _translated:
        # Where an array is made, it must be made in the caller: it lives no longer than the function it is made in.
        how = {"inline": "always"} if "empty" in plain.__code__.co_names else {"forceinline": True}
        _translated[plain] = cuda.jit(device=True, **how)(with_names(plain))
    return _translated[plain]  # type: ignore[no-any-return]


def with_names(function: Any, **names: Any) -> Any:
    """A copy of a function in which some names mean something else, and every kernel its copy for the GPU."""
    known = {id(kernel) for kernel in KERNELS}
    meant: dict[str, Any] = {**function.__globals__, "ON_GPU": True, **names}
    for name in function.__code__.co_names:
        value: Any = meant.get(name)
        if id(value) in known:
            meant[name] = for_device(value)
        elif value is np:
            meant[name] = NUMPY
        elif isinstance(value, type) and issubclass(value, IntEnum):
            meant[name] = _plain(value)
    copy = FunctionType(function.__code__, meant, function.__name__, function.__defaults__, function.__closure__)
    copy.__module__, copy.__qualname__ = function.__module__, function.__qualname__
    return copy


@cache
def _plain(names: type[IntEnum]) -> Any:
    """An enumeration as plain numbers: numba-cuda takes no member of one as an index."""
    numbers: Any = namedtuple(names.__name__, names.__members__)  # type: ignore[misc]
    return numbers._make(map(int, names))
