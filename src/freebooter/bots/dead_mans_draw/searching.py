"""The search of Dead Man's Draw: below the tree, everybody plays by the swift policy."""

from __future__ import annotations

from freebooter.bots.search import Tuning, bind_search
from freebooter.bots.thinking import Thinker
from freebooter.dead_mans_draw.game import GAME
from freebooter.engine.kernel import kernel

from .swift import swift


@kernel
def play_swiftly(mind, state, seat, memory, seed):
    return swift(state, seat)


THINKER = Thinker(GAME, bind_search(__name__, GAME.kernels, play_swiftly), tuning=Tuning(model=0.9))
