"""Environments' kernels are compiled anew whenever something changes that they are made of."""

from __future__ import annotations

import pytest

from freebooter.engine.kernels.compiling import INTERPRETED, USES
from freebooter.envs.setup import env_kernels
from tests.support import pig


@pytest.mark.skipif(INTERPRETED, reason="interpreted kernels are not kept")
def test_a_kernel_depends_on_all_that_was_bound_before_it() -> None:
    kernels = env_kernels(pig.GAME)
    for kernel in (kernels.see, kernels.step, kernels.deal):
        assert "freebooter.envs.kernels.general" in getattr(kernel.py_func, USES)  # type: ignore[attr-defined]
