"""OpenSpiel: every installed game as a Python game of it, with chance nodes and simultaneous nodes.

`register_games()` makes them known to `pyspiel.load_game`, and `load_game` here does both. Chance is explicit: each
card that is drawn is a choice of chance, all as likely. Returns are everyone's part of the victory, put so that they
add up to nothing: 1 for whoever wins alone, and with two players -1 for the other.

What each seat is told is its observation; its information state is that and a digest of all it has seen before.
`resample_from_infostate` deals anew what a seat cannot know, so that searches over information sets work.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from hashlib import blake2b
from typing import Any

from freebooter.engine.game import Game
from freebooter.engine.observation import ONLOOKER
from freebooter.engine.picture import Picture
from freebooter.engine.refusal import BadSetup, IllegalMove, given, require
from freebooter.engine.registry import load, names

require("pyspiel", "freebooter.envs.openspiel", "rl")

import pyspiel  # noqa: E402

from .chance import Place, Tree  # noqa: E402
from .learning import learning_of  # noqa: E402
from .setup import checked_players  # noqa: E402
from .spiel_observer import SpielObserver  # noqa: E402
from .spiel_parameters import LARGEST, OWN, check_horizon, opened, unset_options, written  # noqa: E402

MOST_CHOICES = 256
CHANCE, SIMULTANEOUS, TERMINAL = (
    int(each) for each in (pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.SIMULTANEOUS, pyspiel.PlayerId.TERMINAL)
)


def short_name(game: Game) -> str:
    """What a game is called in OpenSpiel."""
    return f"freebooter_{game.name.replace('-', '_')}"


def register_games() -> list[str]:
    """Make all installed games known to OpenSpiel; returns what they are called there."""
    return [register_game(load(name)) for name in names()]


@cache
def register_game(game: Game) -> str:
    """Make one game known to OpenSpiel; returns what it is called there."""
    parameters = {"players": game.seats.start, **OWN, **unset_options(game)}
    kind = _game_type(game, pyspiel.GameType.Dynamics.SIMULTANEOUS, parameters)
    # OpenSpiel lets go of what it was given when Python is gone already; a class outlives that, a function does not.
    pyspiel.register_game(kind, type("SpielGame", (SpielGame,), {"game": game}))
    return short_name(game)


def load_game(game: Game | str, players: int | None = None, **parameters: Any) -> SpielGame:
    """A game as OpenSpiel's algorithms take it.

    Examples:
        >>> spiel = load_game("dead-mans-draw", players=3, edition="german", traits="random")
        >>> spiel.num_players(), str(spiel.new_initial_state().current_player())
        (3, 'PlayerId.CHANCE')
    """
    game = game if isinstance(game, Game) else load(game)
    named = {"players": game.seats.start if players is None else players, **parameters}
    unset = unset_options(game)
    checked_players(game, named["players"])
    check_horizon(named.get("horizon", OWN["horizon"]))
    unknown = [name for name in named if name not in {*OWN, "players", *unset}]
    if unknown:
        raise BadSetup("error-option", key="options", name=given(unknown[0]), names=", ".join([*OWN, *unset]))
    complete = {name: written(value, unset[name]) if name in unset else value for name, value in named.items()}
    found: SpielGame = pyspiel.load_game(register_game(game), complete)
    return found


def _game_type(game: Game, dynamics: Any, parameters: Mapping[str, Any]) -> Any:
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.name,
        dynamics=dynamics,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=dict(parameters),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel carries no types.
    """A game of ours, from which states and observers can be made."""

    game: Game

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        game = self.game
        complete = {"players": game.seats.start, **OWN, **parameters}
        self.tree = opened(game, complete)
        self.setup = self.tree.setup
        self.horizon: int = complete["horizon"]
        together = bool(complete["together"]) and learning_of(game).asks_together(self.setup.options)
        dynamics = pyspiel.GameType.Dynamics
        kind = _game_type(game, dynamics.SIMULTANEOUS if together else dynamics.SEQUENTIAL, complete)
        players = self.setup.players
        numbers = pyspiel.GameInfo(
            num_distinct_actions=len(self.setup.actions),
            max_chance_outcomes=MOST_CHOICES,
            num_players=players,
            min_utility=-1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.horizon,
        )
        super().__init__(kind, numbers, dict(parameters))
        # A state is copied attribute by attribute, so what all states share belongs to their class.
        shared = {"tree": self.tree, "together": together, "horizon": self.horizon}
        self.state_class = type("SpielState", (SpielState,), shared)

    def new_initial_state(self) -> SpielState:
        return self.state_class(self)  # type: ignore[no-any-return]

    def max_chance_nodes_in_history(self) -> int:
        return min(self.horizon * MOST_CHOICES, LARGEST)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise BadSetup("error-env-observer", parameters=given(params))
        return SpielObserver(self.tree, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


@lru_cache(MOST_CHOICES)
def _as_likely(count: int) -> list[tuple[int, float]]:
    return [(choice, 1.0 / count) for choice in range(count)]


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel carries no types.
    """A place in the tree of a game."""

    tree: Tree
    together: bool
    horizon: int

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.place: Place = self.tree.root

    def current_player(self) -> int:
        place = self.place
        seats = place.deciders
        if not seats or place.depth >= self.horizon:
            return CHANCE if place.wanted else TERMINAL
        if self.together and seats & (seats - 1):
            return SIMULTANEOUS
        return (seats & -seats).bit_length() - 1

    def is_terminal(self) -> bool:
        place = self.place
        return not place.wanted and (not place.deciders or place.depth >= self.horizon)

    # OpenSpiel would ask three or four of these methods to answer one of the next three.

    def is_chance_node(self) -> bool:
        return self.place.wanted > 0

    def is_simultaneous_node(self) -> bool:
        return self.current_player() == SIMULTANEOUS

    def legal_actions(self, player: int | None = None) -> list[int]:
        place = self.place
        if place.wanted:
            return list(range(place.wanted))
        seats = 0 if place.depth >= self.horizon else place.deciders
        if not self.together:
            seats &= -seats
        if player is None and seats & (seats - 1):
            raise self._together()
        seat = seats.bit_length() - 1 if player is None else player
        return list(self.tree.legal(place, seat)) if seats and (seats >> seat) & 1 else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.tree.legal(self.place, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _as_likely(self.place.wanted)

    def _apply_action(self, action: int) -> None:
        place = self.place
        if place.wanted:
            self.place = self.tree.choose(place, action)
            return
        player = self.current_player()
        if player == SIMULTANEOUS:
            raise self._together()
        if player == TERMINAL:
            raise IllegalMove("error-move-over", move=str(action))
        self.place = self.tree.move(place, ((player, action),))

    def _apply_actions(self, actions: Sequence[int]) -> None:
        player, seats = self.current_player(), self.place.deciders
        if player == TERMINAL:
            raise IllegalMove("error-move-over", move=", ".join(map(str, actions)))
        if player != SIMULTANEOUS:
            raise IllegalMove("error-env-alone")
        if len(actions) != self.tree.setup.players:
            raise self._together()
        self.place = self.tree.move(self.place, tuple(m for m in enumerate(actions) if (seats >> m[0]) & 1))

    def _together(self) -> IllegalMove:
        return IllegalMove("error-env-together", players=self.tree.setup.players)

    def returns(self) -> list[float]:
        players = self.tree.setup.players
        if not self.is_terminal():
            return [0.0] * players
        return [(players * part - 1.0) / (players - 1) for part in self.tree.outcome(self.place)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """The state as it might also be for all that a player knows; what it knows stays the same."""
        other: SpielState = self.clone()
        other.place = self.tree.anew(self.place, player, int(sampler() * 2**53))
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"chance {action} of {self.place.wanted}"
        return self.tree.setup.actions.text(self.tree.load(self.place), player, action)

    def __str__(self) -> str:
        """The table as an onlooker sees it, and a word that no other position has."""
        place = self.place
        mark = blake2b(place.position + place.told, digest_size=8).hexdigest()
        if place.wanted and place.before is None:
            return f"{self.tree.setup.game.name}, {len(place.told)} choices of chance; {mark}"
        rules, view = self.tree.rules, self.tree.observation(place, ONLOOKER)
        shown = Picture(self.tree.setup.game, rules.view(view, self.tree.setup.names))
        return f"{shown}\n{mark}" + (f", {len(place.told)} choices of chance" if place.wanted else "")
