"""Games between the policies that are quickly compiled: all but the quartermaster."""

from __future__ import annotations

from freebooter.bots.dead_mans_draw.contender import contender
from freebooter.bots.dead_mans_draw.deckhand import deckhand
from freebooter.bots.dead_mans_draw.minds import Mind
from freebooter.bots.dead_mans_draw.policies import drifter
from freebooter.bots.dead_mans_draw.swift import swift
from freebooter.bots.policy_games import bind_policy_games
from freebooter.dead_mans_draw.game import GAME
from freebooter.engine.kernel import kernel

from .notes import take_note


@kernel
def quick_policy(mind, state, seat, memory, seed):
    """The move that a mind makes for a seat."""
    if mind == Mind.SWIFT:
        return swift(state, seat)
    if mind == Mind.CONTENDER:
        return contender(state, seat)
    if mind == Mind.DECKHAND:
        return deckhand(state, seat, seed)
    return drifter(state, seat, seed)


games = bind_policy_games(__name__, GAME.kernels, quick_policy, take_note)
