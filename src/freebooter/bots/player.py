"""What a bot is, and the bots there are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Protocol

from freebooter.engine.refusal import BadSetup


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, view: Any, moves: Sequence[str]) -> str:
        """One of the legal moves, in the notation. `view` is what the bot's seat sees, and all it gets to see."""
        ...


BOTS: dict[str, dict[str, str]] = {
    "dead-mans-draw": {
        "drifter": "freebooter.bots.drifter:Drifter",
        "deckhand": "freebooter.bots.dead_mans_draw:Deckhand",
    },
    "dolores": {
        "drifter": "freebooter.bots.drifter:Drifter",
        "deckhand": "freebooter.bots.dolores:Deckhand",
    },
}
"""The bots of each game, from the weakest up: name and class. Each class is made with a seed."""


def bot_names(game: str) -> list[str]:
    return list(BOTS[game])


def make_bot(game: str, name: str, seed: int) -> Bot:
    """The bot of that name. The same seed makes it play the same way."""
    if name not in BOTS[game]:
        raise BadSetup("error-bot", key="bots", name=name, names=", ".join(BOTS[game]))
    module, _, attribute = BOTS[game][name].partition(":")
    maker: Callable[[int], Bot] = getattr(import_module(module), attribute)
    return maker(seed)
