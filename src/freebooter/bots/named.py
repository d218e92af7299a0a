"""Bots by their names, for any game that has one of that name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from freebooter.engine.game import Game
from freebooter.engine.numbers import check_seed
from freebooter.engine.refusal import BadSetup, given
from freebooter.engine.registry import games

from .budget import Budget, read_budget
from .player import OWN, Bot, bots_of, make_bot


class NamedBot:
    """A bot that is made for a game when it first meets it: at a match, or by a view."""

    def __init__(self, name: str, seed: int, budget: Budget) -> None:
        self.name = name
        self.seed = seed
        self.budget = budget
        self._made: dict[str, Bot] = {}

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"

    def of(self, game: Game) -> Bot:
        """The bot of that name in a game."""
        if game.name not in self._made:
            self._made[game.name] = make_bot(game.name, self.name, self.seed, self.budget)
        return self._made[game.name]

    def choose(self, view: Any, moves: Sequence[str]) -> str:
        loaded = (game for game in games().values() if "rules" in vars(game))  # Others have made no view yet.
        for game in loaded:
            if isinstance(view, game.rules.view_type):
                return self.of(game).choose(view, moves)
        raise BadSetup("error-bot-view", key="bots", name=self.name, view=given(view))


def bot(
    name: str,
    game: Game | str | None = None,
    *,
    playouts: int | None = None,
    think: str = "",
    cores: int = 1,
    seed: int = 0,
) -> Bot:
    """A bot by its name, or the class that `path/to/file.py:Class` names.

    Without a game it plays any that has a bot of that name. It thinks about each decision for so many playouts or for a
    time, such as `"50ms"`, on so many cores; without either as long as it likes to. The same seed and the same number
    of playouts make it play the same way. What cannot be is refused by a `BadSetup`.

    Examples:
        >>> match = Match("dolores", ["Ann", "Bob"], seed=1, bottles="none")
        >>> captain = bot("captain", playouts=200)
        >>> captain.choose(match.view(0), ["peace", "fight", "choice"]) in ("peace", "fight", "choice")
        True
    """
    budget = read_budget(think, playouts, cores)
    seed = check_seed(seed)
    if game is not None:
        return make_bot(game.name if isinstance(game, Game) else game, name, seed, budget)
    names = {known: None for each in games().values() for known in bots_of(each)}
    if name not in names and not OWN.fullmatch(str(name)):
        raise BadSetup("error-bot", key="bots", name=given(name), names=", ".join(names))
    return NamedBot(name, seed, budget)
