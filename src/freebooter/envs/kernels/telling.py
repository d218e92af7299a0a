"""Matches whose chance is told from outside, choice by choice, written once over the contract of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from freebooter.engine.kernels.bits import word
from freebooter.engine.kernels.compiling import bind, kernel
from freebooter.engine.kernels.contract import Kernel, Kernels
from freebooter.engine.kernels.state import NO_KEY, TOLD

KEY_WORDS = 4
MOST_TOLD = 24
"""So many choices of chance one move may take; what was told stands in all words of the key but the first."""

WANTED = 16
"""An answer is the mask of the deciders, and from this bit up among how many chance must choose before they can."""

ILLEGAL = -1

_GIVEN: Any = None
deal = deciders = make_move = remember = reimagine = _GIVEN
"""The kernels of the game to which `bind` binds the functions below."""


@kernel
def listen(state, told):
    """Let chance be what was told: how many choices there are, and the choices a byte each."""
    state.keyed = TOLD
    for i in range(KEY_WORDS):
        state.key[i] = told[i]


@kernel
def wanted(state):
    """Among how many chance must still choose; where nothing is missing, what was told is forgotten."""
    missing = state.key[0] >> word(16)
    if missing == word(0):
        for i in range(KEY_WORDS):
            state.key[i] = word(0)
    return int(missing)


def told_deal(states, told, memory):
    """Deal a match; returns who decides, or what else must be told."""
    state = states[0]
    listen(state, told)
    deal(state, word(0))
    for n in range(memory.shape[0]):
        memory[n] = 0
    remember(state, memory)
    return deciders(states) | wanted(state) << WANTED


def told_moves(states, moves, count, told, memory):
    """Carry out the moves of some seats, each a seat and an action.

    Returns who decides, or what else must be told, or that one was illegal.
    """
    listen(states[0], told)
    for n in range(count):
        if not make_move(states, int(moves[2 * n]), int(moves[2 * n + 1]), memory):
            return ILLEGAL
    return deciders(states) | wanted(states[0]) << WANTED


def told_anew(states, seat, seed):
    """Deal anew what a seat cannot know; whatever comes later is told again."""
    state = states[0]
    state.keyed = NO_KEY
    reimagine(state, seat, seed)
    state.keyed = TOLD
    state.seed = word(0)
    state.chance = word(0)


@dataclass(frozen=True)
class Telling:
    """The functions above, for one game."""

    deal: Kernel
    moves: Kernel
    anew: Kernel


def bind_telling(kernels: Kernels) -> Telling:
    """All of them for a game."""
    owner = kernels.legal.__module__
    names: dict[str, Any] = {
        "deal": kernels.deal,
        "deciders": kernels.calls.deciders,
        "make_move": kernels.calls.apply,
        "remember": kernels.remember,
        "reimagine": kernels.reimagine,
    }
    return Telling(*(bind(each, owner, **names) for each in (told_deal, told_moves, told_anew)))
