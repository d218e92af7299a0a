"""When to play a bottle: when what it does to the duel is worth more than keeping it."""

from __future__ import annotations

from freebooter.engine.kernels.bits import count_bits, nth_bit
from freebooter.engine.kernels.compiling import entry, kernel
from freebooter.engine.kernels.events import HIDDEN

from ...rules.actions import PASS, PLAY
from ...rules.bottles import playable
from ...rules.cards import GOODS
from ...rules.hoards import goods_word, hoard_of
from ...rules.scoring import winners
from ...rules.state import CARDS_IN_A_DUEL, DEALER, NEIGHBOUR, NOBODY, Step
from ...rules.terms import Bottle
from ...rules.zones import is_duellist
from .choices import best_arrangement
from .duel_game import duel_value, fill_worths, note_duel, pay_of
from .gestures import expect_duel, likeliest
from .scratch import COUNT, FIRST
from .wealth import extra_of, liking, standing, with_card
from .worth import LEARNT, duels_to_come

KEEPING = 1.0
"""What a bottle in hand is worth while the game is young …"""

YOUNG = 5.0
"""… which it is with so many duels to come."""


@entry
def play_bottle(state, seat, memory, scratch):
    """The bottle to play in the open window, or pass."""
    bottles = playable(state, seat)
    step = state.step
    if step == Step.BEFORE_DEAL:
        return PLAY + Bottle.LANTERN if is_duellist(state, seat) else PASS
    if step == Step.DAWN:
        return PASS if winners(state) == 1 << seat else PLAY + Bottle.LOOKOUT
    now = value_now(state, seat, scratch)
    best = PASS
    learnt = scratch.weights[LEARNT] > 0.0
    most = now if learnt else now + KEEPING * min(1.0, duels_to_come(state) / YOUNG)
    held = scratch.held[seat]
    for n in range(count_bits(bottles)):
        bottle = nth_bit(bottles, n)
        note_duel(state, seat, scratch)
        if learnt:
            # It is gone then.
            scratch.held[seat] = held - extra_of(scratch, GOODS + bottle)
        value = value_with(state, seat, bottle, memory, scratch, now)
        if value > most:
            best = PLAY + bottle
            most = value
    return best


@kernel
def value_now(state, seat, scratch):
    """What the duel is to a seat as it stands, by the gestures that are shown or that are to be expected."""
    if state.step == Step.AFTER_COUNT:
        fill_worths(scratch)
        return pay_of(state, seat, scratch, state.gesture[NEIGHBOUR], state.gesture[DEALER])
    return duel_value(state, seat, state.two_hand, scratch)


@kernel
def value_with(state, seat, bottle, memory, scratch, now):
    """What the duel would be to a seat if it played a bottle."""
    if bottle == Bottle.WHIRLPOOL:
        return best_arrangement(state, seat, scratch)[1]
    if bottle == Bottle.TWO_HAND:
        return duel_value(state, seat, seat, scratch)
    if bottle == Bottle.VOID:
        return duel_value(state, seat, NOBODY, scratch)
    if bottle == Bottle.BET:
        return value_of_bet(state, seat, memory, scratch, now)
    if bottle == Bottle.SWELL:
        lay_unknown(scratch.duel)
    else:
        lay_one_more(scratch.duel)
    return value_now(state, seat, scratch)


@kernel
def value_of_bet(state, seat, memory, scratch, now):
    """As likely as the guess is right, all cards of the duel that are of use, and the duellists get none of them."""
    expect_duel(state, memory, scratch)
    mixes = scratch.mixes
    right = mixes[NEIGHBOUR, likeliest(mixes[NEIGHBOUR])] * mixes[DEALER, likeliest(mixes[DEALER])]
    hoard = hoard_of(state, seat)
    for place in range(scratch.duel[COUNT]):
        taken = with_card(scratch, hoard, scratch.duel[place])
        if liking(scratch, taken) > liking(scratch, scratch.wealth[seat]):
            scratch.wealth[seat] = taken
            hoard += goods_word(scratch.duel[place])
    return now + right * (standing(scratch, state.players, seat) - now)


@kernel
def lay_unknown(duel):
    """A new deal of cards that nobody knows yet."""
    for place in range(CARDS_IN_A_DUEL):
        duel[place] = HIDDEN
    duel[FIRST] = CARDS_IN_A_DUEL // 2
    duel[COUNT] = CARDS_IN_A_DUEL


@kernel
def lay_one_more(duel):
    """One more unknown card before each."""
    for place in range(duel[COUNT], duel[FIRST], -1):
        duel[place] = duel[place - 1]
    duel[duel[FIRST]] = HIDDEN
    duel[FIRST] += 1
    duel[duel[COUNT] + 1] = HIDDEN
    duel[COUNT] += 2
