"""Random matches in bulk on a GPU: a thread plays a match, and all of a block decide at the same time.

They are the same matches as on a CPU, move for move: the same rules, compiled by numba-cuda, and the same chance.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numba import cuda

from ..contract import Rules
from ..kernels.state import State
from .kernels.bulk import FIGURES, HIGHEST, LOWEST, VICTORY, WHOLE, games, sums
from .split import filler, maker, split_of
from .translating import for_device, with_names

THREADS = 1024
REGISTERS = 64
"""What an H200 plays fastest with: a block of a thousand on each processor, and so many registers for a thread."""

SUMMING_THREADS = 256
SUMMING_BLOCKS = 264


@dataclass(frozen=True)
class Played:
    """What some matches came to, all together."""

    games: int
    moves: int
    figures: np.ndarray
    """A row for each of the figures of `kernels.bulk`, a column for each seat."""

    @property
    def victories(self) -> np.ndarray:
        """How many each seat has won, with its part of those that were shared."""
        return np.asarray(self.figures[VICTORY] / WHOLE)


class Bulk:
    """Random matches with the same options, `size` at a time, on the GPU."""

    def __init__(self, rules: Rules, undealt: State, size: int, specialised: bool = True) -> None:
        """`specialised` compiles the options into the rules: that takes some seconds, and pays for many matches."""
        players = int(undealt["players"][0])
        self._games = compiled_games(rules, undealt, specialised)
        self._sums = cuda.jit(sums)
        self._undealt = cuda.to_device(undealt)
        self.moves = cuda.device_array(size, np.int32)
        self.points = cuda.device_array((size, players), np.int32)
        self.shares = cuda.device_array((size, players), np.float32)
        self._figures = np.zeros((FIGURES, players), np.int64)
        self._figures[LOWEST], self._figures[HIGHEST] = np.iinfo(np.int64).max, np.iinfo(np.int64).min

    def play(self, first_seed: int, count: int) -> None:
        """Play matches with consecutive seeds; the results lie in `moves`, `points` and `shares`."""
        blocks = -(-count // THREADS)
        rows = slice(0, count)
        self._games[blocks, THREADS](
            self._undealt, np.uint64(first_seed), self.moves[rows], self.points[rows], self.shares[rows]
        )

    def summary(self, count: int) -> Played:
        """What the first of the matches that were just played came to."""
        rows = slice(0, count)
        made, figures = cuda.to_device(np.zeros(1, np.int64)), cuda.to_device(self._figures)
        self._sums[SUMMING_BLOCKS, SUMMING_THREADS](
            self.moves[rows], self.points[rows], self.shares[rows], made, figures
        )
        return Played(count, int(made.copy_to_host()[0]), figures.copy_to_host())

    def results(self, count: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Moves, points and shares of the first matches that were just played."""
        rows = slice(0, count)
        parts = (self.moves[rows], self.points[rows], self.shares[rows])
        moves, points, shares = (part.copy_to_host() for part in parts)
        return moves.astype(np.int64), points.astype(np.int64), np.rint(shares.astype(np.float64) * WHOLE) / WHOLE


def compiled_games(rules: Rules, undealt: State, specialised: bool) -> Any:
    """The kernel for a game, for all of its options or for those of a record."""
    names = ("deal", "deciders", "count_moves", "nth_move", "apply", "points", "outcome")
    used = {name: for_device(getattr(rules.kernels, name)) for name in names}
    fixed = rules.fixed_fields(undealt) if specialised else {}
    kind = split_of(rules, undealt, fixed)
    return cuda.jit(max_registers=REGISTERS)(with_names(games, split=maker(kind), fill=filler(kind), **used))
