"""A game's options as parameters of OpenSpiel, and back.

OpenSpiel writes parameters as a text and reads them again, and takes whatever looks like a number, or like true and
false, for that. So an option whose values are numbers is a number there, and what is true or false is on or off.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from freebooter.engine.game import Game
from freebooter.engine.numbers import whole
from freebooter.engine.options import word
from freebooter.engine.refusal import BadSetup, given

from .chance import Tree
from .learning import learning_of
from .setup import open_game

HORIZON = 2_000
"""After so many decisions a match is over as it stands; none of the games we know takes so many."""

LARGEST = 2**31 - 1
"""More OpenSpiel cannot count."""

SIZES = ("full", "small")
"""A whole match, or the end of one: a position with few cards, for exact solvers."""

OWN = {"size": SIZES[0], "together": True, "memory": True, "horizon": HORIZON}
"""Parameters beside the players and the options of the game; `together` makes simultaneous nodes."""

LISTED = "+"
"""Stands between the values of a list in a parameter, where OpenSpiel keeps the comma for itself."""

SAID = {"true": "on", "false": "off"}


def unset_options(game: Game) -> dict[str, str | int]:
    """The game's options as parameters, each as it is while nobody says anything about it: an empty word, or 0."""
    names_of_options = game.read_options({}, game.seats.start)
    counted = {name for name, values in game.switches.items() if all(value.isdecimal() for value in values)}
    return {name.replace("-", "_"): 0 if name in counted else "" for name in names_of_options}


def written(value: Any, unset: str | int) -> str | int:
    """The value of an option as a parameter."""
    text = word(value)
    if isinstance(unset, int):
        return int(text) if text.isdecimal() else text
    return SAID.get(text, text)


def _meant(value: Any) -> str:
    """A parameter as an option of the game."""
    text = word(value).replace(LISTED, ", ")
    return {said: meant for meant, said in SAID.items()}.get(text, text)


def check_horizon(horizon: Any) -> None:
    """Refuse what is no number of decisions after which a match can end."""
    number = whole(horizon)
    if number is None or not 0 < number <= LARGEST:
        raise BadSetup("error-env-horizon", key="horizon", horizon=given(horizon), largest=str(LARGEST))


def opened(game: Game, parameters: Mapping[str, Any]) -> Tree:
    """The tree of all matches that the parameters describe."""
    chosen = {
        name: _meant(value)
        for name, value in parameters.items()
        if name not in OWN and name != "players" and value not in ("", 0)
    }
    size = parameters["size"]
    if size not in SIZES:
        raise BadSetup("error-option-value", key="size", name="size", value=given(size), values=", ".join(SIZES))
    check_horizon(parameters["horizon"])
    if size == SIZES[0]:
        return Tree(open_game(game, parameters["players"], parameters["memory"], **chosen))
    scenario = learning_of(game).endgame
    if scenario is None:
        raise BadSetup("error-env-endgame", key="size", game=game.name)
    players = scenario["players"]
    if parameters["players"] != len(players):
        wished = {"players": parameters["players"], "fixed": len(players)}
        raise BadSetup("error-env-small-players", key="players", game=game.name, **wished)
    wished = {**scenario.get("options", {}), **{name.replace("_", "-"): value for name, value in chosen.items()}}
    options, start = game.rules.scenario_state({**scenario, "options": wished}, players)
    options = {name.replace("-", "_"): value for name, value in options.items()}
    return Tree(open_game(game, len(players), parameters["memory"], **options), start)
