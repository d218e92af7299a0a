"""The same rules on a GPU. Only what is in here needs numba-cuda, and only when it is asked for.

Whoever uses anything of it asks `check_gpu` first, which loads numba-cuda.
"""

from __future__ import annotations

import numpy as np

from ..refusal import BadSetup

OLDEST_DRIVER = (12, 0)
"""The CUDA that a driver must know: what is compiled by any 12 runs on it."""

OLD_NAME = "row_stack"


def check_gpu() -> None:
    """Raises `BadSetup` where there is no GPU to play on, no compiler for it, or too old a driver."""
    try:
        import numba_cuda  # noqa: F401 – what comes with Numba itself is an older one.

        load_compiler()
    except ImportError as error:
        raise BadSetup("error-gpu-package", key="device") from error
    from numba import cuda
    from numba.cuda.cudadrv import driver

    try:
        cuda.current_context()
        version = driver.get_version()
    except Exception as error:
        problem = " ".join(str(error).split()) or type(error).__name__
        raise BadSetup("error-gpu-none", key="device", problem=problem.rstrip(".: ")) from error
    if version < OLDEST_DRIVER:
        known, needed = (".".join(map(str, each)) for each in (version, OLDEST_DRIVER))
        raise BadSetup("error-gpu-driver", key="device", known=known, needed=needed)


def load_compiler() -> None:
    """Load numba-cuda, which asks NumPy for a function by a name that NumPy has given up."""
    is_gone = not hasattr(np, OLD_NAME)
    if is_gone:
        setattr(np, OLD_NAME, np.vstack)
    try:
        from numba.cuda.np import arrayobj  # noqa: F401 – it is this one that asks.
    finally:
        if is_gone:
            delattr(np, OLD_NAME)
