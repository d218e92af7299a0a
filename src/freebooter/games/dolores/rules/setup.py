"""Before the first duel: the bottles that leave the game, the draw pile, everyone's first cards."""

from __future__ import annotations

from freebooter.engine.kernels.bits import count_bits, nth_bit
from freebooter.engine.kernels.compiling import entry, kernel
from freebooter.engine.kernels.events import emit
from freebooter.engine.kernels.random import begin_chance, below

from .cards import ALL_ONES, ALL_OTHERS, BET, CARDS, GOODS, THEFT
from .duel import clear_duel, go_on
from .events import Happening
from .state import NOBODY, NOT_YET, PILE, REMOVED, Ask, Step
from .terms import BOTTLES, MAX_PLAYERS, Bottle
from .zones import add, bottles_in, clockwise, draw_top, remove

REMOVED_BOTTLES = 4


@entry
def deal(state, seed):
    """Lay out a new game; players and switches are already in the record.

    The pile is left unordered: chance decides, card by card, what is drawn (see `zones.draw_top`).
    """
    begin_chance(state, seed)
    prepare(state)
    state.cards[PILE, 0] = ALL_ONES
    state.cards[PILE, 1] = ALL_OTHERS
    remove_bottles(state)
    state.pile_count = CARDS - state.removed_count
    state.dealer = below(state, state.players)
    deal_displays(state)
    state.step = Step.FIRST_THEFT
    go_on(state)


@kernel
def prepare(state):
    """An empty table."""
    state.settled = NOBODY  # Above any place: nothing lies in order yet.
    state.thief = NOBODY
    state.asks = Ask.NOTHING
    for seat in range(MAX_PLAYERS):
        state.chosen[seat] = NOT_YET
    clear_duel(state)


@kernel
def remove_bottle(state, card):
    remove(state, PILE, card)
    add(state, REMOVED, card)
    state.removed_count += 1


@kernel
def remove_random_bottle(state):
    """Take one of the pile's bottles other than dawn out of the game, each as likely as any other."""
    there = bottles_in(state, PILE) & ~(1 << Bottle.DAWN)
    remove_bottle(state, GOODS + nth_bit(there, below(state, count_bits(there))))


@kernel
def remove_bottles(state):
    """Four bottles leave the game, with two players always the bet; in the simple game all but dawn."""
    leaving = REMOVED_BOTTLES if state.bottles == 0 else BOTTLES - 1
    if state.players == 2:
        remove_bottle(state, BET)
    while state.removed_count < leaving:
        remove_random_bottle(state)


@kernel
def deal_displays(state):
    """Everyone's first cards, face up. R: all are dealt first, then a theft among them is carried out."""
    cards = 6 - state.players if state.players > 2 else 4
    for i in range(state.players):
        seat = clockwise(state, i)
        for _ in range(cards):
            card = draw_top(state)
            add(state, seat, card)
            emit(state, Happening.START_CARD, seat, card, 0)
            if card == THEFT:
                state.thief = seat
