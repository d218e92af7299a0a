"""Actions: every move is one number of a fixed space, and the open question tells which of them are legal."""

from __future__ import annotations

from freebooter.engine.kernels.bits import count_bits, lowest_bit, nth_bit
from freebooter.engine.kernels.compiling import kernel

from .bottles import playable
from .cards import GOODS
from .duel import decides_at_count
from .state import NEIGHBOUR, NOBODY, NOT_YET, PLACES, Ask
from .terms import BOTTLES, GESTURES, KINDS, MAX_PLAYERS
from .zones import count_places, goods_in, is_duellist, kinds_in, side_at

PASS = 0
DONE = 1
PLAY = 2  # + bottle
GESTURE = PLAY + BOTTLES  # + gesture
BOTH = GESTURE + GESTURES  # + the gesture that is left out
SHOW = BOTH + GESTURES  # + gesture
GUESS = SHOW + GESTURES  # + the dealer's gesture * 3 + the neighbour's
TAKE = GUESS + GESTURES * GESTURES  # + place
DROP = TAKE + PLACES  # + kind
ROB = DROP + KINDS  # + seat * 21 + good
ARRANGE = ROB + MAX_PLAYERS * GOODS  # + the places before the neighbour, as a mask
ACTIONS = ARRANGE + (1 << PLACES)


@kernel
def deciders(state):
    """The seats that must decide now, as a mask; none when the game is over."""
    asks = state.asks
    if asks == Ask.OVER:
        return 0
    if asks == Ask.GESTURES or asks == Ask.DROP:
        seats = 0
        for seat in range(state.players):
            if state.chosen[seat] == NOT_YET and takes_part(state, seat):
                seats |= 1 << seat
        return seats
    return 1 << state.asker


@kernel
def takes_part(state, seat):
    """Whether a seat decides in the open question, or has decided and may still change its mind."""
    if state.asks == Ask.GESTURES:
        return decides_at_count(state, seat)
    if state.asks == Ask.DROP:
        return is_duellist(state, seat) and goods_in(state, seat) != 0
    return state.asks != Ask.OVER and seat == state.asker


@kernel
def equal_before(state, place):
    """Whether an equal card of the same side lies at an earlier place; then that place stands for both.

    Face-down cards are named by their places alone, so none stands for another.
    """
    if state.lantern != NOBODY:
        return False
    for earlier in range(place):
        if state.table[earlier] == state.table[place] and side_at(state, earlier) == side_at(state, place):
            return True
    return False


@kernel
def takeable(state):
    """The places from which a card may be taken, as a mask."""
    places = 0
    for place in range(count_places(state)):
        if not equal_before(state, place):
            places |= 1 << place
    return places


@kernel
def doubles(state):
    """The places of cards that have an equal one before them, with the last place where it lies: 8 * place + earlier.

    As a mask; empty where cards lie face down, which are never equal.
    """
    pairs = 0
    if state.lantern == NOBODY:
        for place in range(count_places(state)):
            last = place
            for earlier in range(place):
                if state.table[earlier] == state.table[place]:
                    last = earlier
            if last < place:
                pairs |= 1 << (PLACES * place + last)
    return pairs


@kernel
def is_arrangement(state, before, pairs):
    """Whether a mask of places can come to lie before the neighbour: as many as before, of equal cards the first.

    `pairs` are the `doubles`, which are the same for all masks, and mostly none.
    """
    if count_bits(before) != state.side_count[NEIGHBOUR]:
        return False
    while pairs:
        pair = lowest_bit(pairs)
        if (before >> (pair // PLACES)) & 1 and not (before >> (pair % PLACES)) & 1:
            return False
        pairs &= pairs - 1
    return True


@kernel
def stealable(state, victim):
    """The types of goods in another display, as a mask."""
    return goods_in(state, victim) if victim != state.asker else 0


@kernel
def secret_action(state, seat, choice):
    """The action by which a seat makes a secret choice in the open question."""
    if state.asks == Ask.DROP:
        return DROP + choice
    if seat == state.bettor:
        return GUESS + choice
    return (BOTH if seat == state.two_hand else GESTURE) + choice


@kernel
def count_moves(state, seat):
    """How many legal moves the seat has."""
    if not takes_part(state, seat):
        return 0
    asks = state.asks
    if asks == Ask.WINDOW:
        return count_bits(playable(state, seat)) + 1
    if asks == Ask.GESTURES:
        return GESTURES * GESTURES if seat == state.bettor else GESTURES
    if asks == Ask.SHOW:
        return GESTURES - 1
    if asks == Ask.WINNINGS:
        return count_bits(takeable(state)) + 1
    if asks == Ask.FIRST_CHOICE:
        return count_bits(takeable(state))
    if asks == Ask.DROP:
        return count_bits(kinds_in(state, seat))
    count = 0
    if asks == Ask.ROB:
        for victim in range(state.players):
            count += count_bits(stealable(state, victim))
        return count
    pairs = doubles(state)
    for before in range(1 << count_places(state)):
        count += is_arrangement(state, before, pairs)
    return count


@kernel
def nth_move(state, seat, n):
    """The n-th legal move of a seat that has more than n."""
    asks = state.asks
    if asks == Ask.WINDOW:
        bottles = playable(state, seat)
        return PLAY + nth_bit(bottles, n) if n < count_bits(bottles) else PASS
    if asks == Ask.GESTURES:
        return secret_action(state, seat, n)
    if asks == Ask.SHOW:
        return SHOW + (n if n < state.hands else n + 1)
    if asks == Ask.WINNINGS or asks == Ask.FIRST_CHOICE:
        places = takeable(state)
        return TAKE + nth_bit(places, n) if n < count_bits(places) else DONE
    if asks == Ask.DROP:
        return secret_action(state, seat, nth_bit(kinds_in(state, seat), n))
    if asks == Ask.ROB:
        for victim in range(state.players):
            goods = stealable(state, victim)
            if n < count_bits(goods):
                return ROB + victim * GOODS + nth_bit(goods, n)
            n -= count_bits(goods)
    pairs = doubles(state)
    before = -1
    while n >= 0:
        before += 1
        n -= is_arrangement(state, before, pairs)
    return ARRANGE + before
