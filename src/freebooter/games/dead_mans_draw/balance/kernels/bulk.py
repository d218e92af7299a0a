"""Games of Dead Man's Draw in bulk. What is noted of each: who began, everybody's turns, busts and trait."""

from __future__ import annotations

from dataclasses import replace

from freebooter.bots.kernels.policy_games import bind_policy_games
from freebooter.engine.kernels.compiling import entry, kernel

from ...bots.kernels.boatswain import boatswain
from ...bots.kernels.contender import contender
from ...bots.kernels.deckhand import deckhand
from ...bots.kernels.dispatch import drifter, policy
from ...bots.kernels.policy import Policy
from ...bots.kernels.swift import swift
from ...rules.events import Happening
from ...rules.kernels import KERNELS
from ...rules.moves import make_move
from ...rules.terms import MAX_PLAYERS, TRAITS

BEGAN = 0  # 1 + the start player, 0 until the first turn
TURNS = BEGAN + 1  # + seat: turns begun
BUSTS = TURNS + MAX_PLAYERS  # + seat: turns lost
HELD = BUSTS + MAX_PLAYERS  # + seat: 1 + the trait, 0 for none
NOTE_LENGTH = HELD + MAX_PLAYERS


@entry
def take_note(state, note):
    """Count what the last move did."""
    for i in range(state.event_count):
        event = state.events[i]
        kind = event & 255
        seat = (event >> 8) & 255
        if kind == Happening.TURN:
            if note[BEGAN] == 0:
                note[BEGAN] = 1 + seat
                note_traits(state, note)
            note[TURNS + seat] += 1
        elif kind == Happening.BUSTED:
            note[BUSTS + seat] += 1


@kernel
def note_traits(state, note):
    for trait in range(TRAITS):
        for seat in range(state.players):
            if (state.holders[trait] >> seat) & 1:
                note[HELD + seat] = 1 + trait


@kernel
def quick_policy(kind, state, seat, memory, seed):
    """The move of any policy but the quartermaster's, so that nobody waits for it to be compiled who does without."""
    if kind == Policy.SWIFT:
        return swift(state, seat)
    if kind == Policy.BOATSWAIN:
        return boatswain(state, seat)
    if kind == Policy.CONTENDER:
        return contender(state, seat)
    if kind == Policy.DECKHAND:
        return deckhand(state, seat, seed)
    return drifter(state, seat, seed)


quick_games = bind_policy_games(__name__, KERNELS, quick_policy, take_note, label="quick")
# Who thinks for long does not feel a call for each move.
_CALLED = replace(KERNELS, apply=make_move)
thorough_games = bind_policy_games(__name__, _CALLED, policy, take_note, label="thorough")
