"""Arrays on the GPU as they are handed out: other libraries take them as they are."""

from __future__ import annotations

from typing import Any

from numba import cuda
from numba.cuda.cudadrv.devicearray import DeviceNDArray

from .dlpack import CUDA, capsule

LEGACY_STREAM = 1
"""The default stream, as DLPack names it. All that happens here happens there, in order."""


class SharedArray(DeviceNDArray):  # type: ignore[misc]
    """An array of numba-cuda's that PyTorch, JAX and CuPy also take by DLPack, without a copy."""

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, int(cuda.current_context().device.id)

    def __dlpack__(self, *, stream: int | None = None, copy: bool | None = None, **_wishes: Any) -> Any:
        """A capsule; whoever reads on another stream than the default one has it wait until all is there."""
        if copy:
            raise BufferError
        if stream not in (None, -1, 0, LEGACY_STREAM):
            cuda.default_stream().synchronize()
        pointer = int(self.device_ctypes_pointer.value)
        return capsule(pointer, self.shape, self.strides, self.dtype, self.__dlpack_device__(), self)


def shared(array: Any) -> SharedArray:
    """The same array, to be handed out."""
    return SharedArray(array.shape, array.strides, array.dtype, gpu_data=array.gpu_data)


def turned(array: Any) -> SharedArray:
    """The same array with its two axes exchanged, without a copy."""
    return SharedArray(array.shape[::-1], array.strides[::-1], array.dtype, gpu_data=array.gpu_data)
