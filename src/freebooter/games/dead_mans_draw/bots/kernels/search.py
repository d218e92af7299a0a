"""The search of Dead Man's Draw: below the tree everybody plays by a policy, and others by one or the other."""

from __future__ import annotations

from freebooter.bots.kernels.search import bind_search
from freebooter.engine.kernels.compiling import kernel

from ...rules.kernels import KERNELS
from .contender import contender
from .policy import Policy
from .swift import swift


@kernel
def expected_move(kind, state, seat, memory, seed):
    """What a player of one of the two quick policies would do."""
    return contender(state, seat) if kind == Policy.CONTENDER else swift(state, seat)


SEARCH = bind_search(__name__, KERNELS, expected_move)
