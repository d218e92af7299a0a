"""What a question has played: tables on the same deals, boiled down deal by deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from freebooter.engine.kernels.contract import Kernel
from freebooter.engine.kernels.state import State

from .estimates import VICTORY, Sample

FEWEST_DEALS = 2
"""Of fewer deals nobody could say how far they are apart."""


@dataclass(frozen=True)
class Setup:
    """What stands on the command line; what was not given is empty and up to each question."""

    game: str
    games: int
    players: int | None
    editions: tuple[str, ...]
    policy: str
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    """Of those that the game's laboratory knows: each one's value, empty where none was given."""

    def settings(self) -> dict[str, Any]:
        """The same for the folder of a long run."""
        return {
            "game": self.game,
            "games": self.games,
            "players": self.players,
            "editions": list(self.editions),
            **{name: value or None for name, value in self.options.items()},
            "policy": self.policy or None,
            "seed": self.seed,
        }

    def player_counts(self, otherwise: Sequence[int]) -> list[int]:
        return list(otherwise) if self.players is None else [self.players]


@dataclass(frozen=True)
class UndealtTable:
    """A table before the deal: the record with its options, and every seat's policy."""

    undealt: State
    policies: tuple[int, ...]


@dataclass(frozen=True)
class Batch:
    """Games of some deals at every table of a cell: arrays by table, deal, and seat or note."""

    moves: np.ndarray
    points: np.ndarray
    shares: np.ndarray
    notes: np.ndarray

    @property
    def victories(self) -> np.ndarray:
        """Everybody's part of the victory in 840ths, as whole numbers."""
        whole: np.ndarray = np.rint(self.shares * VICTORY).astype(np.int64)
        return whole


Digest = Callable[[Batch], Sample]


@dataclass(frozen=True)
class Cell:
    """Seatings that are played on the same deals, so that they can be compared deal by deal."""

    about: Mapping[str, Any]
    """What distinguishes it, as it stands in the figures."""
    players: int
    tables: tuple[UndealtTable, ...]
    digest: Digest
    deals: int = FEWEST_DEALS

    @property
    def games(self) -> int:
        return self.deals * len(self.tables)


@dataclass(frozen=True)
class Program:
    """The compiled games of a game, how long their notes are, and how many are played before anybody looks up."""

    dtype: np.dtype[Any]
    memory_length: int
    note_length: int
    games: Kernel
    chunk: int
    on_device: bool = False
    """Whether a GPU can play them, too: bots that think for long, or make records to think in, play on processors."""


def spread_games(games: int, cells: Sequence[Cell]) -> list[Cell]:
    """The cells with as many deals each as make about so many games of all of them."""
    share = games / len(cells)
    return [
        Cell(cell.about, cell.players, cell.tables, cell.digest, max(FEWEST_DEALS, round(share / len(cell.tables))))
        for cell in cells
    ]
