"""Actions: every move is one number of a fixed space, and the open question tells which of them are legal.

For random play and search there is a cheap pair: how many moves a seat has, and the n-th of them.
"""

from __future__ import annotations

from freebooter.engine.kernels.bits import count_bits, nth_bit
from freebooter.engine.kernels.compiling import ON_GPU, kernel

from .cards import CARDS
from .setup import rival_asker
from .state import LANE, OFFER, Ask
from .terms import MAX_PLAYERS, SUITS, TRAITS
from .traits import picked_card_is_banked, picked_card_may_act
from .turn import plunder_victims
from .zones import card_at, nth_of

STACKS = MAX_PLAYERS * LANE
"""A stack on the table is `seat * 16 + suit`."""

DRAW = 0
COLLECT = 1
HOOK = 2  # + suit
FIRE = HOOK + SUITS  # + stack
STEAL = FIRE + STACKS  # + stack
TAKE = STEAL + STACKS  # + card
REPLAY = TAKE + CARDS  # + card
BANK = REPLAY + CARDS  # + card
PLUNDER = BANK + CARDS  # + seat
TRAIT = PLUNDER + MAX_PLAYERS  # + trait
RIVAL = TRAIT + TRAITS  # + seat
ACTIONS = RIVAL + MAX_PLAYERS


@kernel
def deciders(state):
    """The seats that must decide now, as a mask; none when the game is over."""
    asks = state.asks
    if asks != Ask.OVER and asks >= Ask.TURN:
        return 1 << state.active
    if asks == Ask.DRAFT:
        seats = 0
        for seat in range(state.players):
            if state.chosen[seat] == 0:
                seats |= 1 << seat
        return seats
    return 1 << rival_asker(state) if asks == Ask.RIVAL else 0


@kernel
def may_decide(state, seat):
    """Whether the seat has moves: the deciders, and in the draft whoever may still change a choice."""
    asks = state.asks
    if asks >= Ask.TURN:
        return seat == state.active and asks != Ask.OVER
    if asks == Ask.DRAFT:
        return seat < state.players
    return seat == rival_asker(state)


@kernel
def may_collect(state):
    """Collecting needs a card drawn and the Kraken paid; with the pile empty what is owed lapses."""
    return state.drawn != 0 and (state.owed == 0 or state.pile_count == 0)


@kernel
def everyone_but(state, seat):
    return ((1 << state.players) - 1) & ~(1 << seat)


@kernel
def count_picks(state):
    """How many moves there are where a mermaid may pick a card of the row."""
    ways = (1 if picked_card_is_banked(state) else 0) + (1 if picked_card_may_act(state) else 0)
    return ways * (state.row_count - 1)


@kernel
def nth_pick(state, n):
    cards = state.row_count - 1
    if picked_card_is_banked(state):
        if n < cards:
            return BANK + card_at(state, n)
        n -= cards
    return REPLAY + card_at(state, n)


@kernel
def count_moves(state, seat):
    """How many legal moves the seat has."""
    if not may_decide(state, seat):
        return 0
    asks = state.asks
    if asks == Ask.TURN:
        return (1 if state.pile_count else 0) + (1 if may_collect(state) else 0)
    if asks == Ask.HOOK or asks == Ask.FIRE or asks == Ask.STEAL:
        return count_bits(state.targets[0]) + count_bits(state.targets[1])
    if asks == Ask.TAKE:
        return count_bits(state.cards[OFFER, 0])
    if asks == Ask.PICK:
        return count_picks(state)
    if asks == Ask.PLUNDER:
        return count_bits(plunder_victims(state))
    if asks == Ask.DRAFT:
        return 1 if state.dealt_traits[seat, 0] == state.dealt_traits[seat, 1] else 2
    return state.players - 1


@kernel
def nth_target(state, n):
    """The n-th stack that hook, cannon or sword may choose."""
    count = count_bits(state.targets[0])
    if n < count:
        return nth_bit(state.targets[0], n)
    return STACKS // 2 + nth_bit(state.targets[1], n - count)


@kernel
def nth_move(state, seat, n):
    """The n-th legal move of a seat that has more than n."""
    asks = state.asks
    if asks == Ask.TURN:
        return DRAW if n == 0 and state.pile_count else COLLECT
    if ON_GPU:
        return nth_by_one_search(state, seat, n)
    if asks == Ask.HOOK:
        return HOOK + (nth_target(state, n) & (LANE - 1))
    if asks == Ask.FIRE:
        return FIRE + nth_target(state, n)
    if asks == Ask.STEAL:
        return STEAL + nth_target(state, n)
    if asks == Ask.TAKE:
        return TAKE + nth_bit(state.cards[OFFER, 0], n)
    if asks == Ask.PICK:
        return nth_pick(state, n)
    if asks == Ask.PLUNDER:
        return PLUNDER + nth_bit(plunder_victims(state), n)
    if asks == Ask.DRAFT:
        return TRAIT + state.dealt_traits[seat, n]
    return RIVAL + nth_bit(everyone_but(state, seat), n)


@kernel
def nth_by_one_search(state, seat, n):
    """The same for every question but whether to draw, with one search for the n-th bit of whatever mask is asked."""
    asks = state.asks
    if asks == Ask.PICK:
        return nth_pick(state, n)
    if asks == Ask.DRAFT:
        return TRAIT + state.dealt_traits[seat, n]
    first = state.targets[0]
    second = 0
    action = RIVAL
    if asks <= Ask.STEAL and asks != Ask.RIVAL:
        second = state.targets[1]
        action = HOOK if asks == Ask.HOOK else (FIRE if asks == Ask.FIRE else STEAL)
    elif asks == Ask.TAKE:
        first = state.cards[OFFER, 0]
        action = TAKE
    elif asks == Ask.PLUNDER:
        first = plunder_victims(state)
        action = PLUNDER
    else:
        first = everyone_but(state, seat)
    place = nth_of(first, second, n)
    if n >= count_bits(first):
        place += STACKS // 2
    return action + (place & (LANE - 1) if asks == Ask.HOOK else place)
