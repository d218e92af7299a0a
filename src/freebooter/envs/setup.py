"""Opening a game for learning: its options settled, its observations and its actions as numbers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import Any

import numpy as np

from freebooter.engine.game import CHANCE, BrokenGame, Game
from freebooter.engine.kernels.random import fair, random_word, stream
from freebooter.engine.kernels.state import State, new_state, records_argument, seed_argument, state_of, words_argument
from freebooter.engine.match import Match
from freebooter.engine.numbers import check_seed, whole
from freebooter.engine.options import word
from freebooter.engine.refusal import BadSetup, given
from freebooter.engine.registry import load

from .actions import ActionSpace
from .features import features_of
from .kernels.binding import EnvKernels, bind_envs
from .kernels.matches import OPTIONS_STREAM
from .learning import learning_of
from .warmup import tell_of_compiling


class Setup:
    """A game that is opened for learning: a number of players, and options that hold for all of its matches."""

    def __init__(self, game: Game, players: int, options: Mapping[str, Any], memory: bool = True) -> None:
        self.game = game
        self.players = players
        self.names = tuple(f"player_{seat}" for seat in range(players))
        self.memory = bool(memory)
        """Whether observations tell what a seat knows only if it remembers: promises kept, cards that lie hidden."""
        self.tables = _tables(game, players, options)
        """The options of all tables that there can be, complete; several where something is left to chance."""
        drawn = {name: CHANCE for name in game.left_to_chance if word(options.get(name)) == CHANCE}
        self.options = self.tables[0] | drawn
        """The options, complete."""
        self.features = features_of(game, self.options, players, self.memory)
        self.actions = ActionSpace(game, self.tables[0] | drawn, self.names)
        self.kernels = env_kernels(game)
        undealt = [game.rules.undealt(table, players) for table in self.tables]
        self.undealt = state_of(b"".join(each.tobytes() for each in undealt), game.rules.dtype)
        """A record for each of them, ready to be dealt."""
        self._room = new_state(game.rules.dtype, 2)
        self._check_features()

    def __repr__(self) -> str:
        size = f"{len(self.features)} features, {len(self.actions)} actions"
        return f"<Setup {self.game.name}: {self.players} players; {size}>"

    def table(self, seed: int) -> dict[str, str]:
        """The options of the match with a seed: everything that was left to chance is drawn from it."""
        place = seed_argument(int(stream(seed_argument(check_seed(seed)), OPTIONS_STREAM)))
        chance = seed_argument(int(random_word(place)))
        return self.tables[int(fair(chance, len(self.tables))) if len(self.tables) > 1 else 0]

    def match(self, seed: int) -> Match:
        """The match with a seed, as every environment deals it."""
        return Match(self.game, self.names, self.table(seed), seed)

    def write_features(self, states: State, seat: int, memory: np.ndarray, out: np.ndarray) -> None:
        """Write what a seat knows to a vector. `states` holds the match's record, or what the seat observes of it."""
        room = records_argument(self._room)
        self.kernels.see(records_argument(states), 0, seat, words_argument(memory), self.memory, room, out)

    def write_mask(self, states: State, seat: int, out: np.ndarray) -> None:
        """Write a one for every action that a seat may take now, and zeros for all others."""
        self.kernels.show_moves(records_argument(states), 0, seat, self.actions.ids, out, out)

    def observe(self, match: Match, seat: int) -> np.ndarray:
        """What a seat of a match knows, as a new vector."""
        out = np.zeros(len(self.features), self.features.dtype)
        self.write_features(match.state, seat, match.memory, out)
        return out

    def mask(self, match: Match, seat: int) -> np.ndarray:
        """What a seat of a match may do, as a new mask."""
        out = np.zeros(len(self.actions), np.int8)
        self.write_mask(match.state, seat, out)
        return out

    def _check_features(self) -> None:
        """A game's declaration must be as long as what it writes."""
        match, out = self.match(0), np.zeros(4 * len(self.features) + 64, self.features.dtype)
        room = records_argument(self._room)
        written = self.kernels.see(
            records_argument(match.state), 0, 0, words_argument(match.memory), self.memory, room, out
        )
        if written != len(self.features):
            declared = len(self.features)
            raise BrokenGame("error-env-features", game=self.game.name, written=int(written), declared=declared)


@cache
def env_kernels(game: Game) -> EnvKernels:
    """The kernels of environments for a game."""
    learning, rules = learning_of(game), game.rules
    tell_of_compiling(game)
    return bind_envs(rules.kernels, rules.dtype, rules.memory_length, learning.features, learning.policy)


def _tables(game: Game, players: int, options: Mapping[str, Any]) -> list[dict[str, str]]:
    """All options of a table, complete and checked; one mapping for each way in which chance can draw them."""
    drawn = [name for name in game.left_to_chance if word(options.get(name)) == CHANCE]
    ways = product(*(game.left_to_chance[name] for name in drawn))
    return [game.read_options({**options, **dict(zip(drawn, way, strict=True))}, players) for way in ways]


def checked_players(game: Game, players: Any) -> int:
    """A number of players that the game can be played with."""
    number, fewest, most = whole(players), game.seats.start, game.seats.stop - 1
    if number is None:
        raise BadSetup("error-env-players", key="players", players=given(players), fewest=fewest, most=most)
    if number not in game.seats:
        raise BadSetup("error-player-count", players=number, fewest=fewest, most=most)
    return number


def open_game(game: Game | str, players: int | None = None, memory: bool = True, **options: Any) -> Setup:
    """Open a game for learning; `players` is the fewest that can play unless it is said.

    Options are named as `Match` takes them: `edition="german"`, `treasure_hunter=3`. One that may be left to chance can
    be `random`: then every match draws it. What cannot be is refused by a `BadSetup`.

    Examples:
        >>> open_game("dead-mans-draw", players=3, edition="german", traits="random")
        <Setup dead-mans-draw: 3 players; 613 features, 126 actions>
    """
    game = game if isinstance(game, Game) else load(game)
    number = game.seats.start if players is None else checked_players(game, players)
    return Setup(game, number, {name.replace("_", "-"): value for name, value in options.items()}, memory)
