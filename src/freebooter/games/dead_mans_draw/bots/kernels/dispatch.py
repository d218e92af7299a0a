"""The policies of Dead Man's Draw as kernels, one dispatch for playouts, bulk games and bots.

A policy is honest: handed a whole position it plays as it would play on what its seat observes.
"""

from __future__ import annotations

from freebooter.engine.kernels.compiling import entry, kernel
from freebooter.engine.kernels.random import fair, random_word

from ...rules.actions import count_moves, nth_move
from .boatswain import boatswain
from .contender import contender
from .deckhand import deckhand
from .policy import Policy
from .quartermaster import quartermaster
from .swift import swift


@kernel
def drifter(state, seat, seed):
    return nth_move(state, seat, fair(random_word(seed), count_moves(state, seat)))


@entry
def policy(kind, state, seat, memory, seed):
    """The move that a policy makes for a seat."""
    if kind == Policy.SWIFT:
        return swift(state, seat)
    if kind == Policy.QUARTERMASTER:
        return quartermaster(state, seat, seed)
    if kind == Policy.BOATSWAIN:
        return boatswain(state, seat)
    if kind == Policy.CONTENDER:
        return contender(state, seat)
    if kind == Policy.DECKHAND:
        return deckhand(state, seat, seed)
    return drifter(state, seat, seed)
