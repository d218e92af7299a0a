"""Random games in bulk on all cores. The results of the same seeds are the same on any number of cores."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from freebooter.engine.game import Game
from freebooter.engine.kernels.random import SEEDS
from freebooter.engine.kernels.state import new_state
from freebooter.engine.refusal import BadSetup

from .threads import in_order

if TYPE_CHECKING:
    from freebooter.engine.gpu.playout import Played

CHUNK = 10_000
"""Games that one core plays before it looks up: a fraction of a second's work."""


@dataclass(frozen=True)
class Chunk:
    """The results of some games with consecutive seeds, a row each."""

    first_seed: int
    moves: np.ndarray
    points: np.ndarray
    shares: np.ndarray


@dataclass
class Summary:
    """What many games came to, seat by seat."""

    players: int
    games: int = 0
    moves: int = 0
    shared: int = 0
    points: np.ndarray = field(init=False)
    squares: np.ndarray = field(init=False)
    lowest: np.ndarray = field(init=False)
    highest: np.ndarray = field(init=False)
    victories: np.ndarray = field(init=False)

    def __post_init__(self) -> None:
        self.points, self.squares = (np.zeros(self.players, np.int64) for _ in range(2))
        self.lowest = np.full(self.players, np.iinfo(np.int64).max)
        self.highest = np.full(self.players, np.iinfo(np.int64).min)
        self.victories = np.zeros(self.players)

    def add(self, chunk: Chunk) -> None:
        self.join(Summary.of_chunk(chunk))

    @classmethod
    def of_chunk(cls, chunk: Chunk) -> Summary:
        games, players = chunk.points.shape
        shared = int(((chunk.shares > 0).sum(axis=1) > 1).sum())
        summary = cls(players, games, int(chunk.moves.sum()), shared)
        summary.points, summary.squares = chunk.points.sum(axis=0), (chunk.points**2).sum(axis=0)
        summary.lowest, summary.highest = chunk.points.min(axis=0), chunk.points.max(axis=0)
        summary.victories = chunk.shares.sum(axis=0)
        return summary

    @classmethod
    def of(cls, played: Played) -> Summary:
        """What a GPU has summed up."""
        total, squares, lowest, highest, _, shared = played.figures
        summary = cls(len(total), played.games, played.moves, int(shared[0]))
        summary.points, summary.squares, summary.lowest, summary.highest = total, squares, lowest, highest
        summary.victories = played.victories
        return summary

    def join(self, other: Summary) -> None:
        """Add what other games came to."""
        self.games += other.games
        self.moves += other.moves
        self.shared += other.shared
        self.points += other.points
        self.squares += other.squares
        self.lowest = np.minimum(self.lowest, other.lowest)
        self.highest = np.maximum(self.highest, other.highest)
        self.victories += other.victories

    def seat(self, seat: int) -> dict[str, Any]:
        """One seat's figures."""
        mean = self.points[seat] / self.games
        variance = max(0.0, self.squares[seat] / self.games - mean * mean)
        share = self.victories[seat] / self.games
        return {
            "seat": seat + 1,
            "win_share": float(share),
            "win_share_error": float(1.96 * np.sqrt(max(0.0, share * (1 - share)) / self.games)),
            "mean_points": float(mean),
            "deviation": float(np.sqrt(variance)),
            "lowest": int(self.lowest[seat]),
            "highest": int(self.highest[seat]),
        }


def check_games(games: int, seed: int) -> None:
    if games < 1:
        raise BadSetup("error-games", key="games", games=games)
    if not 0 <= seed <= SEEDS - games:
        raise BadSetup("error-seeds-range", key="seed", seed=str(seed), games=games, largest=str(SEEDS - games))


def random_chunks(
    game: Game, players: int, options: Mapping[str, str], games: int, seed: int, cores: int
) -> Iterator[Chunk]:
    """Play games by random moves with the seeds from `seed` on; their results come in order."""
    undealt = game.rules.undealt(options, players)

    def play(start: int) -> Chunk:
        count = min(CHUNK, games - start)
        chunk = Chunk(
            seed + start,
            np.zeros(count, np.int64),
            np.zeros((count, players), np.int64),
            np.zeros((count, players)),
        )
        game.rules.kernels.random_games(
            undealt, new_state(game.rules.dtype), np.uint64(seed + start), chunk.moves, chunk.points, chunk.shares
        )
        return chunk

    return in_order(play, range(0, games, CHUNK), cores)
