"""What bots that think in kernels have in common: they read what their seat knows; their chance comes from a seed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from freebooter.engine.game import Game
from freebooter.engine.kernels.random import SEEDS, stream
from freebooter.engine.kernels.state import argument, seed_argument
from freebooter.engine.observation import Observation

from .budget import Budget


class CompiledBot(ABC):
    """A bot whose n-th decision is reproducible from its seed, n and what its seat sees."""

    game: ClassVar[Game]

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self.seed = seed % SEEDS
        self.budget = budget or Budget()
        self.decisions = 0

    @abstractmethod
    def think(self, observation: Observation, seed_word: Any) -> int:
        """A legal action for the seat; all chance comes from the seed's word, which is as kernels take it."""

    def decide(self, observation: Observation) -> int:
        """The action for a seat that has to decide."""
        seed_word = seed_argument(int(stream(seed_argument(self.seed), self.decisions)))
        self.decisions += 1
        return int(self.think(observation, seed_word))

    def choose(self, view: Any, moves: Sequence[str]) -> str:
        """The same in the notation. The legal moves stand in the game's own order."""
        return moves[self._place(view.observation, self.decide(view.observation))]

    def _place(self, observation: Observation, action: int) -> int:
        record, kernels = argument(observation.observed), self.game.rules.kernels
        count = int(kernels.count_moves(record, observation.seat))
        return next(n for n in range(count) if int(kernels.nth_move(record, observation.seat, n)) == action)
