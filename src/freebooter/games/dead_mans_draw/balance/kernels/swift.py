"""Games between the policies that are quickly compiled: all but the quartermaster."""

from __future__ import annotations

from freebooter.bots.kernels.policy_games import bind_policy_games
from freebooter.engine.kernels.compiling import kernel

from ...bots.kernels.contender import contender
from ...bots.kernels.deckhand import deckhand
from ...bots.kernels.dispatch import drifter
from ...bots.kernels.policy import Policy
from ...bots.kernels.swift import swift
from ...rules.kernels import KERNELS
from .notes import take_note


@kernel
def quick_policy(mind, state, seat, memory, seed):
    """The move that a mind makes for a seat."""
    if mind == Policy.SWIFT:
        return swift(state, seat)
    if mind == Policy.CONTENDER:
        return contender(state, seat)
    if mind == Policy.DECKHAND:
        return deckhand(state, seat, seed)
    return drifter(state, seat, seed)


games = bind_policy_games(__name__, KERNELS, quick_policy, take_note)
