"""The characters as kernels: what each would do at a decision, by what its seat can know and nothing else.

A policy may be asked with a whole state, as a search does, or with what the seat observes: the answer is the same.
"""

from __future__ import annotations

from freebooter.engine.kernels.compiling import entry, kernel
from freebooter.engine.kernels.random import fair, random_word

from ...rules.actions import count_moves, nth_move
from ...rules.state import DEALER, NEIGHBOUR, NOBODY, Ask
from ...rules.terms import GESTURES
from ...rules.zones import side_of
from .choices import best_arrangement, drop_least, rob_best, take_first_choice, take_winnings
from .duel_game import look, look_ahead, pay_of, solve_duel
from .gestures import choose_hand, guess_gestures, show_gesture
from .policy import Policy
from .scratch import new_scratch
from .windows import play_bottle

EVERYBODY = -2
"""Looks at a duel that has no secrets."""


@entry
def policy(kind, state, seat, memory, seed):
    """The move of a character for a seat that has to decide; chance comes from the seed alone."""
    if kind == Policy.DRIFTER:
        return any_move(state, seat, seed)
    scratch = new_scratch()
    if kind == Policy.NAVIGATOR:
        look_ahead(state, seat, scratch)
    else:
        look(state, seat, scratch)
    asks = state.asks
    if asks == Ask.GESTURES:
        if seat == state.bettor:
            return guess_gestures(state, memory, scratch)
        return show_gesture(kind, state, seat, memory, scratch, seed)
    if asks == Ask.WINDOW:
        return play_bottle(state, seat, memory, scratch)
    if asks == Ask.SHOW:
        return choose_hand(kind, state, seat, memory, scratch)
    if asks == Ask.WINNINGS:
        return take_winnings(state, seat, scratch)
    if asks == Ask.FIRST_CHOICE:
        return take_first_choice(state, seat, scratch)
    if asks == Ask.DROP:
        return drop_least(state, seat, scratch)
    if asks == Ask.ROB:
        return rob_best(state, seat, scratch)
    return best_arrangement(state, seat, scratch)[0]


@entry
def foresee(state, out):
    """Everyone's part of the victory while a duel lies on the table, if both duellists and all after them play well."""
    scratch = new_scratch()
    look_ahead(state, EVERYBODY if state.lantern == NOBODY else state.lantern, scratch)
    solve_duel(state, state.two_hand, scratch)
    mixes = scratch.mixes
    for seat in range(state.players):
        out[seat] = 0.0
    for neighbours in range(GESTURES):
        for dealers in range(GESTURES):
            likely = mixes[NEIGHBOUR, neighbours] * mixes[DEALER, dealers]
            for seat in range(state.players if likely > 0.0 else 0):
                out[seat] += likely * pay_of(state, seat, scratch, neighbours, dealers)


@entry
def learnt_mix(state, seat, out):
    """Write to `out` how a navigator mixes its gestures for a duellist; for a two-hand player, what it leaves out."""
    scratch = new_scratch()
    look_ahead(state, seat, scratch)
    solve_duel(state, state.two_hand, scratch)
    for gesture in range(GESTURES):
        out[gesture] = scratch.mixes[side_of(state, seat), gesture]


@entry
def equilibrium_mix(state, seat, out):
    """Write to `out` how the gambler mixes its gestures for a duellist; for a two-hand player, what it leaves out."""
    scratch = new_scratch()
    look(state, seat, scratch)
    solve_duel(state, state.two_hand, scratch)
    for gesture in range(GESTURES):
        out[gesture] = scratch.mixes[side_of(state, seat), gesture]


@kernel
def any_move(state, seat, seed):
    """Any legal move, each as likely."""
    return nth_move(state, seat, fair(random_word(seed), count_moves(state, seat)))
