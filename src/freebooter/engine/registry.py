"""The games there are: whatever is installed and says so by the entry-point group `freebooter.games`.

Ours are found the same way as anybody's. A game that cannot be loaded is named where somebody asks for it, and stops no
other.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from freebooter.text import add_texts

from .game import CONTRACT, BrokenGame, Game
from .options import word
from .refusal import BadSetup, Refusal

GROUP = "freebooter.games"
OURS = f"{GROUP}."
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@cache
def _found() -> dict[str, EntryPoint]:
    """Ours first, and then everybody's by name."""
    points = sorted(entry_points(group=GROUP), key=lambda point: (not point.value.startswith(OURS), point.name))
    return {point.name: point for point in points}


@cache
def _look(name: str) -> Game | BrokenGame:
    """A game that is installed, or what is wrong with it."""
    try:
        return _checked(name, _found()[name].load())
    except BrokenGame as broken:
        return broken
    except Exception as error:
        return BrokenGame("error-game-broken", game=name, problem=f"{type(error).__name__}: {error}")


def _checked(name: str, game: Any) -> Game:
    if not isinstance(game, Game):
        raise BrokenGame("error-game-kind", game=name, kind=type(game).__name__)
    if game.contract != CONTRACT:
        raise BrokenGame("error-game-contract", game=name, version=game.contract, ours=CONTRACT)
    if getattr(game, "name", None) != name or not NAME.fullmatch(name):
        raise BrokenGame("error-game-name", game=name, name=str(getattr(game, "name", "")))
    if not isinstance(getattr(game, "seats", None), range) or not game.seats:
        raise BrokenGame("error-game-missing", game=name, part="seats")
    add_texts(name, game.locales)
    return game


def names() -> list[str]:
    """The names of all games that can be loaded."""
    return [name for name in _found() if isinstance(_look(name), Game)]


def playable() -> list[str]:
    """The names of the games whose rules load, too. Asking loads the compiler."""
    return [name for name in names() if _has_rules(name)]


def _has_rules(name: str) -> bool:
    try:
        return load(name).rules is not None
    except Refusal:
        return False


def broken() -> list[BrokenGame]:
    """What is wrong with the games that are installed and cannot be loaded."""
    return [found for name in _found() if isinstance(found := _look(name), BrokenGame)]


def games() -> dict[str, Game]:
    """All games that can be loaded, by name.

    Examples:
        >>> list(games())
        ['dead-mans-draw', 'dolores']
        >>> games()["dolores"].seats
        range(2, 5)
    """
    return {name: load(name) for name in names()}


def load(name: str) -> Game:
    """The game of that name; raises `BadSetup` where there is none, `BrokenGame` where it cannot be loaded."""
    if not isinstance(name, str) or name not in _found():
        raise BadSetup("error-game", key="game", name=word(name), names=", ".join(names()))
    found = _look(name)
    if isinstance(found, Refusal):
        raise found
    return found
