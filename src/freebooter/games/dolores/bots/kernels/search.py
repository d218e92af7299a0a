"""The search of Dolores: everybody plays by a character, and the duels to come are foreseen by what was learnt."""

from __future__ import annotations

from freebooter.bots.kernels.search import bind_search
from freebooter.engine.kernels.compiling import entry
from freebooter.engine.kernels.random import stream

from ...rules.actions import nth_move
from ...rules.kernels import KERNELS
from ...rules.knowledge import reimagine
from ...rules.state import NOBODY, NOT_YET, Ask
from .dispatch import foresee, policy


@entry
def pauses(state):
    """Whether a duel lies on the table and nobody has made a gesture yet."""
    if state.asks != Ask.GESTURES:
        return False
    for seat in range(state.players):
        if state.chosen[seat] != NOT_YET:
            return False
    return True


SEARCH = bind_search(__name__, KERNELS, policy, pauses, foresee)

move_on, play_out = SEARCH.move_on, SEARCH.play_out


@entry
def weigh_choices(observed, viewer, other, memory, policies, horizon, seed, first, work, remembered, values, out):
    """What each choice of a seat comes to in some worlds: a row of `out` for each; with each choice of another seat
    that makes its own in secret at the same time, if there is one.

    In every world all choices are tried, with the same chance. After so many duels as the horizon says, the one that
    then lies on the table is foreseen; 0: every game is played to its end.
    """
    for number in range(out.shape[0]):
        world = stream(seed, first + number)
        for mine in range(out.shape[1]):
            for theirs in range(out.shape[2]):
                work[0] = observed[0]
                state = work[0]
                reimagine(state, viewer, stream(world, 1))
                for i in range(memory.shape[0]):
                    remembered[i] = memory[i]
                if other != NOBODY:
                    state.chosen[viewer] = NOT_YET
                    state.chosen[other] = NOT_YET
                move_on(state, remembered, viewer, nth_move(state, viewer, mine))
                if other != NOBODY:
                    move_on(state, remembered, other, nth_move(state, other, theirs))
                play_out(state, remembered, policies, stream(world, 2), horizon, values)
                for seat in range(state.players):
                    out[number, mine, theirs, seat] = values[seat]
