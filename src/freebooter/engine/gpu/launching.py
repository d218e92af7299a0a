"""Calling the same kernel with the same arrays again and again, without telling the driver everything anew each time.

numba-cuda takes a list of arrays apart at every call, which takes longer than a step of thousands of matches.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

from .rooms import exact_numbers

ARRAY_DATA = 4
"""Of the values that an array becomes, the one that says where it lies."""


class Launch:
    """A kernel with its arguments, which is called again and again."""

    def __init__(self, kernel: Any, blocks: int, threads: int, arguments: Sequence[Any]) -> None:
        """Compiles it for the arguments."""
        from cuda.bindings import driver

        with exact_numbers():
            compiled = kernel.compile(tuple(kernel.typeof_pyval(each) for each in arguments))
        self._kept = list(arguments)
        self._call = driver.cuLaunchKernel
        self._size = (blocks, 1, 1, threads, 1, 1, 0, 0)
        self._function = driver.CUfunction(int(compiled.library.get_cufunc().handle))
        self._values: list[Any] = []
        self._first: list[int] = []
        for kind, argument in zip(compiled.argument_types, arguments, strict=True):
            parts: list[Any] = []
            compiled._prepare_args(kind, argument, 0, [], parts)
            self._first.append(len(self._values))
            self._values += [ctypes.c_int64(part) if isinstance(part, int) else part for part in parts]
        self._pointers = (ctypes.c_void_p * len(self._values))(*(ctypes.addressof(each) for each in self._values))

    def change_number(self, argument: int, number: int) -> None:
        """Let an argument be another number."""
        self._values[self._first[argument]].value = number

    def change_array(self, argument: int, pointer: int) -> None:
        """Let an argument be another array of the same kind and shape."""
        self._values[self._first[argument] + ARRAY_DATA].value = pointer

    def __call__(self) -> None:
        (error,) = self._call(self._function, *self._size, ctypes.addressof(self._pointers), 0)
        if error:
            raise RuntimeError(f"a kernel could not be launched: {error!r}")
