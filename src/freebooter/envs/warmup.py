"""Using once whatever compiles something for environments, and telling those who wait for it why they do."""

from __future__ import annotations

import sys
from functools import cache
from typing import Any

from freebooter.engine.game import Game
from freebooter.engine.kernels.compiling import INTERPRETED
from freebooter.engine.registry import names
from freebooter.narration.words import game_title
from freebooter.text import say

from .kernels.binding import LABEL
from .learning import learning_of

KERNELS = ("general", "matches", "seeing", "telling")
"""Modules of which the kernels of every game's environments are made."""


def warm_up(game: Game) -> None:
    """Play a step of two small matches, and of a tree in which chance is a player."""
    from .chance import Tree
    from .setup import open_game
    from .vector import Matches

    setup = open_game(game)
    matches = Matches(setup, 2, seed=0)
    matches.step(matches.random_actions())
    match = setup.match(0)
    setup.observe(match, 0)
    setup.mask(match, 0)
    tree = Tree(setup)
    place = tree.root
    while place.wanted:
        place = tree.choose(place, 0)
    seat = (place.deciders & -place.deciders).bit_length() - 1
    tree.anew(place, seat, 0)
    tree.move(place, ((seat, tree.legal(place, seat)[0]),))


def modules(game: Game) -> list[str]:
    """The modules of which the kernels of a game's environments are made."""
    own = learning_of(game)
    named = (f"{__package__}.kernels.{name}" for name in KERNELS)
    return [str(game.rules.kernels.legal.__module__), type(own).__module__, *named]


_TOLD_OF: dict[str, str] = {}
"""Games whose environments may be compiled, by the module that owns the kernels; none that have been told of."""


def tell_of_compiling(game: Game) -> None:
    """Say in one line what a program waits for, should it have to compile a game's environments."""
    if not INTERPRETED:
        _TOLD_OF[str(game.rules.kernels.legal.__module__)] = game.name
        _listen()


@cache
def _listen() -> None:
    from numba.core import event

    class Teller(event.Listener):  # type: ignore[misc]
        def on_start(self, event: Any) -> None:
            function = event.data["dispatcher"].py_func
            is_ours = function.__qualname__.startswith(f"{LABEL}.")
            if is_ours and (game := _TOLD_OF.pop(function.__module__, None)) is not None:
                title = game_title(game) if game in names() else game
                print(say("compile-environments", game=title), file=sys.stderr, flush=True)

        def on_end(self, event: Any) -> None:
            pass

    event.register("numba:compile", Teller())
