"""Which cards to take, rob, drop or lay out anew: what serves a seat best beside the others."""

from __future__ import annotations

from freebooter.engine.kernels.bits import count_bits, nth_bit
from freebooter.engine.kernels.compiling import entry, kernel

from ...rules.actions import ARRANGE, DONE, DROP, ROB, TAKE, doubles, is_arrangement, stealable, takeable
from ...rules.cards import GOODS
from ...rules.hoards import goods_word, hoard_of
from ...rules.state import DEALER, NEIGHBOUR
from ...rules.terms import Gesture
from ...rules.zones import neighbour, side_of
from .duel_game import BOTH_SIDES, after_taking, best_drop, duel_value, fill_worths, pay_of
from .scratch import COUNT, FIRST, HOARD
from .wealth import standing, wealth_of, with_card

TRUSTING = 0.1
"""How much a peaceful outcome counts beside the equilibrium when the cards are laid out anew."""


@entry
def take_first_choice(state, seat, scratch):
    """The card of a duel that serves best, also by what the other is left with."""
    side = side_of(state, seat)
    other = 1 - side
    rival = neighbour(state) if seat == state.dealer else state.dealer
    whose = BOTH_SIDES if state.gesture[other] == Gesture.FIGHT else other
    places = takeable(state)
    best = -1
    most = 0.0
    for n in range(count_bits(places)):
        place = nth_bit(places, n)
        scratch.wealth[seat] = with_card(scratch, scratch.duel[HOARD + side], scratch.duel[place])
        scratch.wealth[rival] = after_taking(scratch, other, whose, place)
        pay = standing(scratch, state.players, seat)
        if best < 0 or pay > most:
            best = place
            most = pay
    return TAKE + best


@entry
def take_winnings(state, seat, scratch):
    """The card that a bettor should take next before the outcome, or no more."""
    places = takeable(state)
    hoard = hoard_of(state, seat)
    neighbours, dealers = state.gesture[NEIGHBOUR], state.gesture[DEALER]
    first = scratch.duel[FIRST]
    fill_worths(scratch)
    best = DONE
    most = pay_of(state, seat, scratch, neighbours, dealers)
    for n in range(count_bits(places)):
        place = nth_bit(places, n)
        card = scratch.duel[place]
        scratch.wealth[seat] = with_card(scratch, hoard, card)
        lift(scratch.duel, place)
        fill_worths(scratch)
        pay = pay_of(state, seat, scratch, neighbours, dealers)
        put_back(scratch.duel, place, card, first)
        if pay > most:
            best = TAKE + place
            most = pay
    return best


@kernel
def lift(duel, place):
    """Take a card out of the duel; the others close up."""
    if place < duel[FIRST]:
        duel[FIRST] -= 1
    duel[COUNT] -= 1
    for i in range(place, duel[COUNT]):
        duel[i] = duel[i + 1]


@kernel
def put_back(duel, place, card, first):
    """Undo `lift`, before which so many cards lay before the neighbour."""
    for i in range(duel[COUNT], place, -1):
        duel[i] = duel[i - 1]
    duel[place] = card
    duel[FIRST] = first
    duel[COUNT] += 1


@entry
def rob_best(state, seat, scratch):
    """The good to rob: what it adds to the own display and what it takes from another."""
    hoard = hoard_of(state, seat)
    wealth = scratch.wealth
    best = -1
    most = 0.0
    for victim in range(state.players):
        held, own = wealth[victim], wealth[seat]
        goods = stealable(state, victim)
        for n in range(count_bits(goods)):
            good = nth_bit(goods, n)
            wealth[seat] = with_card(scratch, hoard, good)
            wealth[victim] = wealth_of(scratch, hoard_of(state, victim) - goods_word(good))
            pay = standing(scratch, state.players, seat)
            if best < 0 or pay > most:
                best = ROB + victim * GOODS + good
                most = pay
        wealth[seat] = own
        wealth[victim] = held
    return best


@kernel
def drop_least(state, seat, scratch):
    """The kind that can best be spared."""
    return DROP + best_drop(scratch, hoard_of(state, seat))


@entry
def best_arrangement(state, seat, scratch):
    """The way to lay out the duel that is best for a seat, as a move, and what the duel is then worth to it.

    Where it is much the same to those who mix their gestures well, what peace would bring decides.
    """
    best = -1
    most = 0.0
    liked = 0.0
    pairs = doubles(state)
    for before in range(1 << scratch.duel[COUNT]):
        if is_arrangement(state, before, pairs):
            arrange(scratch.duel, before)
            value = duel_value(state, seat, state.two_hand, scratch)
            likes = value + TRUSTING * pay_of(state, seat, scratch, Gesture.PEACE, Gesture.PEACE)
            arrange_back(scratch.duel, before)
            if best < 0 or likes > liked:
                best = before
                most = value
                liked = likes
    return ARRANGE + best, most


@kernel
def arrange(duel, before):
    """Let the places of a mask come first."""
    front = 0
    for place in range(duel[COUNT]):
        if (before >> place) & 1:
            card = duel[place]
            for i in range(place, front, -1):
                duel[i] = duel[i - 1]
            duel[front] = card
            front += 1


@kernel
def arrange_back(duel, before):
    """Undo `arrange`."""
    front = count_bits(before)
    for place in range(duel[COUNT] - 1, -1, -1):
        if (before >> place) & 1:
            front -= 1
            card = duel[front]
            for i in range(front, place):
                duel[i] = duel[i + 1]
            duel[place] = card
