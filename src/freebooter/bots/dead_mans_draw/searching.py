"""The search of Dead Man's Draw: below the tree everybody plays by a policy, and others by one or the other."""

from __future__ import annotations

from freebooter.bots.search import Tuning, bind_search
from freebooter.bots.thinking import Thinker
from freebooter.dead_mans_draw.game import GAME
from freebooter.dead_mans_draw.state import MAX_PLAYERS
from freebooter.engine.kernel import kernel

from .contender import contender
from .minds import Mind
from .swift import swift


@kernel
def expected_move(mind, state, seat, memory, seed):
    """What a player of one of the two quick minds would do."""
    return contender(state, seat) if mind == Mind.CONTENDER else swift(state, seat)


THINKER = Thinker(GAME, bind_search(__name__, GAME.kernels, expected_move), Mind.SWIFT, Tuning(model=1.0))


SEATINGS_OF_CONTENDERS = (0b11111111, 0b10101010, 0b11111111, 0b01010101)
"""Which seats are thought to be contenders, in turn: three in four. Measured: a captain who expects only swift
opponents, who always hit the leader, fears the lead too much and wins less at tables of four."""


def expected_minds(seat: int) -> list[list[int]]:
    """Tables to think at: the own mind is the swift one, most of the others are contenders."""
    tables = []
    for contenders in SEATINGS_OF_CONTENDERS:
        minds = [int(Mind.CONTENDER if contenders >> other & 1 else Mind.SWIFT) for other in range(MAX_PLAYERS)]
        minds[seat] = int(Mind.SWIFT)
        tables.append(minds)
    return tables
