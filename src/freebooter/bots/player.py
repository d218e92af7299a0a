"""What a bot is, the bots there are, and how one is made by its name."""

from __future__ import annotations

import importlib.util
import inspect
import re
import sys
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, cast

from freebooter.engine.game import Game
from freebooter.engine.refusal import BadSetup, given
from freebooter.engine.registry import load

from .budget import Budget


class Bot(Protocol):
    """A player that is a program.

    A bot may also have a method `talk(view)` that returns a promise, as the game writes promises, or None: it is asked
    for one whenever the game lets its seat promise something.
    """

    def choose(self, view: Any, moves: Sequence[str]) -> str:
        """One of the legal moves, in the notation. `view` is what the bot's seat sees, and all it gets to see."""
        ...


COMMON = {"drifter": "freebooter.bots.drifter:Drifter"}
SEARCHER = {"searcher": "freebooter.bots.searcher:Searcher"}
"""Bots that can play any game: the weakest, and one that thinks ahead."""

OWN = re.compile(r"(.*\.py):([^:]*)", re.DOTALL)
"""Where a bot writer's own class is: `path/to/file.py:Class`."""

OWN_MODULE = "own_bots_"
"""How the names of modules begin that such files are loaded as."""

SEED_AND_BUDGET = 2


def bots_of(game: Game) -> dict[str, str]:
    """The bots of a game, from the weakest up: name, and where its class is."""
    return COMMON | dict(game.bots) | (SEARCHER if game.has_searcher else {})


def bot_names(game: str) -> list[str]:
    return list(bots_of(load(game)))


def usual_bots(game: str) -> list[str]:
    """Whom somebody meets at a table who asks for nobody in particular, in turns."""
    return list(load(game).usual_bots) or bot_names(game)[-1:]


def stand_in(game: str) -> str:
    """The bot that plays for whoever is away."""
    return load(game).stand_in or usual_bots(game)[0]


def make_bot(game: str, name: str, seed: int, budget: Budget | None = None) -> Bot:
    """The bot of that name, or the class that `path/to/file.py:Class` names.

    The same seed and the same budget in playouts make it play the same way.
    """
    maker = class_of(game, name)
    takes = len(inspect.signature(maker).parameters)
    taken = (seed, budget or Budget())[:takes] if takes <= SEED_AND_BUDGET else (seed,)
    try:
        return maker(*taken)
    except Exception as error:
        problem = problem_of(error)
        raise BadSetup("error-bot-made", key="bots", name=name, problem=problem) from error


def class_of(game: str, name: str) -> Callable[..., Bot]:
    bots = bots_of(load(game))
    if name in bots:
        maker: Any = load(game).find(bots[name])
        return cast("Callable[..., Bot]", maker.for_game(load(game)) if hasattr(maker, "for_game") else maker)
    place = OWN.fullmatch(str(name))
    if place is None:
        raise BadSetup("error-bot", key="bots", name=given(name), names=", ".join(bots))
    file, attribute = place.groups()
    own: Any = getattr(_load_file(Path(file)), attribute, None)
    if not (inspect.isclass(own) and callable(getattr(own, "choose", None))):
        raise BadSetup("error-bot-class", key="bots", name=attribute, file=file)
    return cast("Callable[..., Bot]", own)


_LOADED: dict[Path, ModuleType] = {}


def _load_file(file: Path) -> ModuleType:
    """A bot writer's file, run once as a module of its own. Files beside it can be imported from it."""
    place = file.resolve()
    if place not in _LOADED:
        name = f"{OWN_MODULE}{len(_LOADED)}_{place.stem}"  # A file may well be called as a module that others import.
        spec = importlib.util.spec_from_file_location(name, place)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module  # Dataclasses look their module up here.
        if str(place.parent) not in sys.path:
            sys.path.append(str(place.parent))
        try:
            spec.loader.exec_module(module)
        except Exception as error:
            del sys.modules[name]
            problem = problem_of(error)
            raise BadSetup("error-bot-file", key="bots", file=str(file), problem=problem) from error
        _LOADED[place] = module
    return _LOADED[place]


def problem_of(error: Exception) -> str:
    """What went wrong in a bot, and if the bot is somebody's own, in which line of its file."""
    problem = f"{type(error).__name__}: {error}"
    own = [
        (frame.f_code.co_filename, line)
        for frame, line in traceback.walk_tb(error.__traceback__)
        if str(frame.f_globals.get("__name__", "")).startswith(OWN_MODULE)
    ]
    return f"{problem}; {Path(own[-1][0]).name}:{own[-1][1]}" if own else problem
