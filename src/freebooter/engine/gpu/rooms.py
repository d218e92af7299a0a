"""What kernels for a GPU do otherwise than Numba would: small arrays lie with the thread, and numbers are exact.

Bots reckon with floating-point numbers. A GPU would like to multiply and add in one step, rounding once instead of
twice; then a bot might choose otherwise than on a processor.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

import numpy as np
from numba.cuda import cgutils, dispatcher, types
from numba.cuda.extending import intrinsic
from numba.cuda.np import arrayobj


@intrinsic  # type: ignore[untyped-decorator]
def local_empty(_context: Any, shape: Any, dtype: Any = None) -> Any:
    """`np.empty` of a size that is known when it is compiled, in the memory of the thread."""
    sizes = tuple(shape) if isinstance(shape, types.BaseTuple) else (shape,)
    if not all(isinstance(size, types.IntegerLiteral) for size in sizes):
        return None
    whole = [size.literal_value for size in sizes]
    number = types.float64 if dtype is None or isinstance(dtype, types.Omitted | types.NoneType) else dtype.dtype
    array = types.Array(number, len(whole), "C")

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        room = cgutils.alloca_once(builder, context.get_data_type(number), size=int(np.prod(whole)))
        size = context.get_abi_sizeof(context.get_data_type(number))
        steps = [size * int(np.prod(whole[place + 1 :], dtype=int)) for place in range(len(whole))]
        made = arrayobj.make_array(array)(context, builder)
        arrayobj.populate_array(
            made,
            data=room,
            shape=[context.get_constant(types.intp, each) for each in whole],
            strides=[context.get_constant(types.intp, each) for each in steps],
            itemsize=context.get_constant(types.intp, size),
            meminfo=None,
        )
        return made._getvalue()

    return array(shape, types.Omitted(None) if dtype is None else dtype), generate


NUMPY = ModuleType("numpy_on_a_gpu")
"""NumPy as kernels on a GPU know it."""
NUMPY.__dict__.update(vars(np))
NUMPY.empty = local_empty  # type: ignore[attr-defined]


@contextmanager
def exact_numbers() -> Iterator[None]:
    """What is compiled meanwhile rounds as a processor does."""
    compile_cuda = dispatcher.compile_cuda

    def rounding(*arguments: Any, nvvm_options: Any = None, **more: Any) -> Any:
        return compile_cuda(*arguments, nvvm_options={**(nvvm_options or {}), "fma": 0}, **more)

    dispatcher.compile_cuda = rounding
    try:
        yield
    finally:
        dispatcher.compile_cuda = compile_cuda
