"""Games in bulk between compiled policies on a GPU: those of `kernels.policy_games`, move for move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numba import cuda

from freebooter.engine.gpu.rooms import exact_numbers
from freebooter.engine.gpu.split import Split, filler, maker
from freebooter.engine.gpu.translating import for_device, with_names
from freebooter.engine.kernels.contract import Kernel
from freebooter.engine.kernels.state import State

from .kernels.device_games import device_policy_games

THREADS = 256
REGISTERS = 128
"""Policies need more registers than random moves do, so that fewer threads fit."""

PARTS = ("deal", "deciders", "apply", "remember", "points", "outcome", "policy", "take_note")


class DeviceGames:
    """Some games at a time on the GPU, whatever their options, with the policies of a compiled `policy_games`."""

    def __init__(self, games: Kernel, undealt: Sequence[State], memory_length: int, note_length: int) -> None:
        """`undealt` are the tables that will be played: what stands in none of them is known when it is compiled."""
        dtype = undealt[0].dtype
        given = [n for n in dtype.names or () if dtype[n].shape and any(each[n].any() for each in undealt)]
        self._notes = note_length
        self._kernel = compiled_games(games, dtype, given, memory_length, note_length)

    def play(
        self, undealt: State, policies: Sequence[int], first_seed: int, count: int
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        """Moves, points, shares and notes of games with consecutive seeds, as `policy_games` writes them."""
        players = int(undealt["players"][0])
        moves = cuda.device_array(count, np.int64)
        points = cuda.device_array((count, players), np.int64)
        shares = cuda.device_array((count, players), np.float64)
        notes = cuda.device_array((max(1, self._notes), count), np.int64)
        kinds = cuda.to_device(np.array(policies, np.int64))
        with exact_numbers():
            self._kernel[-(-count // THREADS), THREADS](
                cuda.to_device(undealt), kinds, np.uint64(first_seed), moves, points, shares, notes
            )
        found = (moves.copy_to_host(), points.copy_to_host(), shares.copy_to_host())
        return *found, notes.copy_to_host()[: self._notes].T


def compiled_games(
    games: Kernel, dtype: np.dtype[Any], given: Sequence[str], memory_length: int, note_length: int
) -> Any:
    """The kernel for a GPU, put together of what a compiled `policy_games` was bound to."""
    bound = getattr(games, "py_func", games).__globals__
    used = {name: for_device(bound[name]) for name in PARTS}
    rooms = {"MEMORY_ROOM": max(1, memory_length), "NOTE_ROOM": max(1, note_length)}
    kind = Split(dtype, {"keyed": 0}, given)
    known = {**used, **rooms, "split": maker(kind), "fill": filler(kind)}
    return cuda.jit(max_registers=REGISTERS)(with_names(device_policy_games, **known))
