"""The search of Dead Man's Draw: below the tree everybody plays a few turns by a policy; then what was learnt tells."""

from __future__ import annotations

from freebooter.bots.kernels.search import bind_search
from freebooter.engine.kernels.compiling import kernel

from ...rules.kernels import KERNELS
from .contender import contender
from .judging import judge, may_be_judged
from .policy import Policy
from .swift import swift


@kernel
def expected_move(kind, state, seat, memory, seed):
    """What a player of one of the two quick policies would do."""
    return contender(state, seat) if kind == Policy.CONTENDER else swift(state, seat)


SEARCH = bind_search(__name__, KERNELS, expected_move, may_be_judged, judge)
