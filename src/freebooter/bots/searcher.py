"""A bot and a coach for any game: they search, and below their tree everybody moves at random."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar

from freebooter.engine.game import Game
from freebooter.engine.observation import Observation

from .compiled import CompiledBot
from .kernels.search import Tuning, bind_random_search
from .thinking import Thinker

LABEL = "searcher"


@cache
def thinker_of(game: Game) -> Thinker:
    """The search over a game's rules that knows nothing else of it."""
    return Thinker(game, bind_random_search(game.rules.kernels, LABEL), tuning=Tuning(trust=0.0))


class Searcher(CompiledBot):
    """Thinks ahead in as many worlds as its budget allows, and knows nothing but the rules."""

    game: ClassVar[Game]

    @classmethod
    @cache
    def for_game(cls, game: Game) -> type[Searcher]:
        """The bot for one game."""
        return type(cls.__name__, (cls,), {"game": game, "__doc__": cls.__doc__, "__module__": cls.__module__})

    def think(self, observation: Observation, seed_word: Any) -> int:
        thought = thinker_of(self.game).think(observation, self.budget, int(seed_word))
        return thought.actions[thought.best]


class SearcherCoach:
    """A coach who knows the rules of a game, and nothing else of it."""

    def __init__(self, game: Game) -> None:
        self.thinker = thinker_of(game)

    def tables(self, observation: Observation, seed: int) -> Sequence[Sequence[int]]:
        return ()

    def one_more_card(self, observation: Observation) -> float | None:
        return None
