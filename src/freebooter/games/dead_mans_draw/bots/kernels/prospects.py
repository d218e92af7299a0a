"""What drawing on promises: every way in which the rest of the turn may go, told by suits.

How much a card of a suit brings is taken as its mean over the cards to come. Then the rest of the turn is a matter of
which suits are added to the row, and stopping at the right moment is solved for all sets of them, from the fullest row
back to the one that lies there.
"""

from __future__ import annotations

import numpy as np

from freebooter.engine.kernels.bits import count_bits, lowest_bit
from freebooter.engine.kernels.compiling import entry, kernel

from ...rules.cards import KEY_AND_CHEST, STACK, suits_in
from ...rules.scoring import points_with
from ...rules.state import DISCARD
from ...rules.suits import busting_cards
from ...rules.terms import SUITS
from ...rules.traits import bonus_times
from ...rules.zones import count_cards
from .inference import knows_next, next_card, safe_cards, unseen
from .swift import A_CARD_MORE_IN_THE_BANK, BONUS_CARD, EFFECTS, bonus_worth

A_POINT = 0.8
A_POINT_LESS = 0.009
LEAST_POINT = 0.004
"""How much a point more moves the logarithm of the odds to win: the fewer cards there are to come, the more."""


@kernel
def worth_of_a_point(chance, left):
    """How much of the victory a point more is worth to who may expect so much of it, with so many cards left."""
    return chance * (1.0 - chance) * max(LEAST_POINT, A_POINT / (left + 1.3) - A_POINT_LESS)


@kernel
def at_stake(state, seat):
    """The points that a bust would cost, with what the cards of the row are worth beside them."""
    row = state.row_cards
    safe = safe_cards(state)
    stake = points_with(state, seat, row) - points_with(state, seat, safe)
    return stake + bonus_worth(state) + A_CARD_MORE_IN_THE_BANK * (count_bits(row) - count_bits(safe))


@kernel
def mean_gain(state, seat, cards, copies):
    """What a card out of two sets of one suit brings on average."""
    row = state.row_cards
    now = points_with(state, seat, row)
    total = 0
    count = 0
    left = cards
    while left:
        card = lowest_bit(left)
        left &= left - 1
        each = 1 + ((copies >> card) & 1)
        total += each * (points_with(state, seat, row | (1 << card)) - now)
        count += each
    return total / count


@entry
def prospect(state, seat):
    """What drawing at least one more card brings, in points, against collecting now; the seat plays on at its best."""
    stake = at_stake(state, seat)
    if state.pile_count == 0:
        return -stake
    if knows_next(state, seat):
        card = next_card(state)
        if (busting_cards(state, True) >> card) & 1:
            return -stake
        return mean_gain(state, seat, 1 << card, 0) + A_CARD_MORE_IN_THE_BANK
    first, second = unseen(state, seat)
    busting = busting_cards(state, True)
    free = suits_in((first | second) & ~busting)
    gains = np.empty(SUITS)
    counts = np.empty(SUITS, np.int64)
    suits = 0
    pair = -1
    for suit in range(SUITS):
        if (free >> suit) & 1:
            stack = (STACK << suit) & ~busting
            gains[suits] = mean_gain(state, seat, first & stack, second & stack) + EFFECTS[suit]
            gains[suits] += A_CARD_MORE_IN_THE_BANK
            counts[suits] = count_bits(first & stack) + count_bits(second & stack)
            if (KEY_AND_CHEST >> suit) & 1:
                pair = (1 << suits) | (pair if pair > 0 else 0)
            suits += 1
    both = state.row_suits & KEY_AND_CHEST
    in_discard = count_cards(state, DISCARD)
    times = bonus_times(state)
    best = np.empty(1 << suits)
    going_on = 0.0
    for added in range((1 << suits) - 1, -1, -1):
        gain = 0.0
        going_on = 0.0
        cards = 0
        free_cards = 0
        for n in range(suits):
            if (added >> n) & 1:
                gain += gains[n]
                cards += 1
            else:
                going_on += counts[n] * best[added | (1 << n)]
                free_cards += counts[n]
        if both == KEY_AND_CHEST:
            gain += BONUS_CARD * times * min(cards, max(0, in_discard - state.row_count))
        elif pair > 0 and added & pair == pair and (both or count_bits(pair) > 1):
            gain += BONUS_CARD * min(times * (cards + state.row_count), in_discard)
        left = state.pile_count - cards
        going_on = (going_on - (left - free_cards) * stake) / left if left > 0 else -stake
        best[added] = max(gain, going_on)
    return going_on
