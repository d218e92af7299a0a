"""What a bot is, the bots there are, and how one is made by its name."""

from __future__ import annotations

import importlib.util
import inspect
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, cast

from freebooter.engine.refusal import BadSetup

from .budget import Budget


class Bot(Protocol):
    """A player that is a program.

    A bot may also have a method `talk(view)` that returns a promise, as the game writes promises, or None: it is asked
    for one whenever the game lets its seat promise something.
    """

    def choose(self, view: Any, moves: Sequence[str]) -> str:
        """One of the legal moves, in the notation. `view` is what the bot's seat sees, and all it gets to see."""
        ...


BOTS: dict[str, dict[str, str]] = {
    "dead-mans-draw": {
        "drifter": "freebooter.bots.drifter:Drifter",
        "deckhand": "freebooter.bots.dead_mans_draw.bots:Deckhand",
        "contender": "freebooter.bots.dead_mans_draw.bots:Contender",
        "quartermaster": "freebooter.bots.dead_mans_draw.bots:Quartermaster",
        "captain": "freebooter.bots.dead_mans_draw.bots:Captain",
    },
    "dolores": {
        "drifter": "freebooter.bots.drifter:Drifter",
        "dove": "freebooter.bots.dolores.bots:Dove",
        "grudger": "freebooter.bots.dolores.bots:Grudger",
        "reciprocator": "freebooter.bots.dolores.bots:Reciprocator",
        "hawk": "freebooter.bots.dolores.bots:Hawk",
        "gambler": "freebooter.bots.dolores.bots:Gambler",
        "captain": "freebooter.bots.dolores.captain:Captain",
    },
}
"""The bots of each game, from the weakest up: name and class."""

SEED_AND_BUDGET = 2


def bot_names(game: str) -> list[str]:
    return list(BOTS[game])


def make_bot(game: str, name: str, seed: int, budget: Budget | None = None) -> Bot:
    """The bot of that name, or the class that `path/to/file.py:Class` names.

    The same seed and the same budget in playouts make it play the same way.
    """
    maker = _class_of(game, name)
    takes = len(inspect.signature(maker).parameters)
    given = (seed, budget or Budget())[:takes] if takes <= SEED_AND_BUDGET else (seed,)
    try:
        return maker(*given)
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        raise BadSetup("error-bot-made", key="bots", name=name, problem=problem) from error


def _class_of(game: str, name: str) -> Callable[..., Bot]:
    if name in BOTS[game]:
        module, _, attribute = BOTS[game][name].partition(":")
        maker: Callable[..., Bot] = getattr(import_module(module), attribute)
        return maker
    file, colon, attribute = name.rpartition(":")
    if not (colon and file.endswith(".py")):
        raise BadSetup("error-bot", key="bots", name=name, names=", ".join(BOTS[game]))
    own: Any = getattr(_load_file(Path(file)), attribute, None)
    if not (inspect.isclass(own) and callable(getattr(own, "choose", None))):
        raise BadSetup("error-bot-class", key="bots", name=attribute, file=file)
    return cast("Callable[..., Bot]", own)


_LOADED: dict[Path, ModuleType] = {}


def _load_file(file: Path) -> ModuleType:
    """A bot writer's file, run once as a module of its own. Files beside it can be imported from it."""
    place = file.resolve()
    if place not in _LOADED:
        name = f"own_bots_{len(_LOADED)}_{place.stem}"  # A file may well be called as a module that others import.
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
            problem = f"{type(error).__name__}: {error}"
            raise BadSetup("error-bot-file", key="bots", file=str(file), problem=problem) from error
        _LOADED[place] = module
    return _LOADED[place]
