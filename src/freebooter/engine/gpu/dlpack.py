"""DLPack: arrays of the GPU for PyTorch, JAX, CuPy and whoever else takes them, without a copy.

The protocol of https://dmlc.github.io/dlpack/latest/: a capsule with a C structure that says what lies where, and a
function that is called when nobody needs it any more.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

import numpy as np

CPU, CUDA = 1, 2
"""Kinds of devices, as DLPack numbers them."""

_CODES = {"i": 0, "u": 1, "f": 2, "b": 6}
_NAME, _USED = b"dltensor", b"used_dltensor"


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_kind", ctypes.c_int32),
        ("device_number", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    pass


_Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter))

_Destructor = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_api = ctypes.pythonapi
_new = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, _Destructor)(
    ("PyCapsule_New", _api)
)  # fmt: skip
_is_valid = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", _api))
_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_GetPointer", _api))

_kept: dict[int, tuple[Any, ...]] = {}
"""By the address of a structure, everything that must live as long as it."""


@_Deleter  # type: ignore[untyped-decorator]
def _forget(managed: Any) -> None:
    _kept.pop(ctypes.addressof(managed.contents), None)


@_Destructor  # type: ignore[untyped-decorator]
def _drop(capsule: int) -> None:
    """A capsule that nobody has taken anything out of takes its structure along."""
    if _is_valid(capsule, _NAME):
        _kept.pop(_pointer(capsule, _NAME), None)


def capsule(
    data: int, shape: Sequence[int], strides: Sequence[int], dtype: np.dtype[Any], device: tuple[int, int], owner: Any
) -> Any:
    """A capsule for an array. `strides` are in bytes; `owner` lives as long as anybody needs the array."""
    sizes = (ctypes.c_int64 * len(shape))(*shape)
    steps = (ctypes.c_int64 * len(shape))(*(stride // dtype.itemsize for stride in strides))
    tensor = _Tensor(
        data, *device, len(shape), _CODES[dtype.kind], 8 * dtype.itemsize, 1,
        ctypes.cast(sizes, ctypes.POINTER(ctypes.c_int64)), ctypes.cast(steps, ctypes.POINTER(ctypes.c_int64)), 0,
    )  # fmt: skip
    managed = _Managed(tensor, None, _forget)
    address = ctypes.addressof(managed)
    _kept[address] = (managed, sizes, steps, owner)
    return _new(address, _NAME, _drop)
