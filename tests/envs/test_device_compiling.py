"""The kernels of a GPU can be compiled where there is none: numba-cuda alone makes them, up to the code of a GPU."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from freebooter.engine.game import Game
from freebooter.engine.gpu import load_compiler
from freebooter.engine.registry import load, names
from freebooter.envs.device import DeviceMatches
from freebooter.envs.setup import open_game
from tests.engine.test_gpu import has_gpu
from tests.support import pig
from tests.support.tables import THOROUGH

from .processor import Array, to_device

CAPABILITY = (9, 0)
"""An H200's."""

pytestmark = [
    pytest.mark.skipif(not find_spec("numba_cuda"), reason="needs the extra gpu, but no GPU"),
    pytest.mark.skipif(has_gpu(), reason="there is a GPU, which tries more"),
]


class Compiled:
    """A kernel with its arguments, which is compiled and never called."""

    def __init__(self, kernel: Any, _blocks: int, _threads: int, arguments: Sequence[Any]) -> None:
        from numba.cuda import compile_ptx
        from numba.cuda.typing.typeof import Purpose, typeof

        plain = [each.view(np.ndarray) if isinstance(each, Array) else each for each in arguments]
        kinds = tuple(typeof(each, Purpose.argument) for each in plain)
        code, _ = compile_ptx(kernel.py_func, kinds, cc=CAPABILITY)
        assert ".visible .entry" in code

    def __call__(self) -> None:
        pass

    def change_number(self, _argument: int, _number: int) -> None:
        pass

    change_array = change_number


# Ours take a minute each.
@pytest.mark.parametrize("game", [pig.GAME, *map(load, names() if THOROUGH else ())], ids=lambda game: game.name)
def test_steps_compile(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    load_compiler()
    from numba import cuda
    from numba.cuda import dispatcher

    from freebooter.engine.gpu import launching, sharing

    monkeypatch.setattr(dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=CAPABILITY))
    monkeypatch.setattr(cuda, "to_device", to_device)
    monkeypatch.setattr(cuda, "device_array", lambda shape, kind: to_device(np.zeros(shape, kind)))
    monkeypatch.setattr(sharing, "shared", lambda array: array)
    monkeypatch.setattr(launching, "Launch", Compiled)
    monkeypatch.setattr("freebooter.envs.device.check_gpu", lambda: None)
    matches = DeviceMatches(open_game(game, players=2), 8, seed=0, finals=True)
    matches.step(np.zeros(8, np.int64))
    matches.random_actions()
