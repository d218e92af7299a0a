"""Points, and who wins."""

from __future__ import annotations

from freebooter.engine.kernels.bits import count_bits
from freebooter.engine.kernels.compiling import entry, kernel
from freebooter.engine.kernels.events import emit

from .cards import NO_CARD, ONES_OF_A_KIND, TWOS_OF_A_KIND
from .events import Happening
from .terms import KINDS


@kernel
def kind_worth(state, seat, kind):
    """What a kind is worth: the sum of its values; 0 where it does not count as a kind.

    R: a single card is a kind like any other, unless the smallest-set switch asks for two.
    """
    ones = count_bits((state.cards[seat, 0] >> kind) & ONES_OF_A_KIND)
    twos = count_bits((state.cards[seat, 1] >> (kind + KINDS)) & TWOS_OF_A_KIND)
    threes = (state.cards[seat, 1] >> (kind + 2 * KINDS)) & 1
    if ones + twos + threes < 1 + state.smallest_set:
        return 0
    return ones + 2 * twos + 3 * threes


@kernel
def seat_points(state, seat):
    """The most and the least valuable kinds score, ties all; where all kinds are worth the same, their sum doubles."""
    most = 0
    least = 1000
    for kind in range(KINDS):
        worth = kind_worth(state, seat, kind)
        if worth:
            most = max(most, worth)
            least = min(least, worth)
    total = 0
    for kind in range(KINDS):
        worth = kind_worth(state, seat, kind)
        if worth == most or worth == least:
            total += worth
    return 2 * total if most == least else total


@entry
def points(state, out):
    """Everyone's points as the table stands."""
    for seat in range(state.players):
        out[seat] = seat_points(state, seat)


@kernel
def winners(state):
    """Who has most points, as a mask; tied players share the victory."""
    best = 0
    most = -1
    for seat in range(state.players):
        total = seat_points(state, seat)
        if total > most:
            most = total
            best = 0
        if total == most:
            best |= 1 << seat
    return best


@kernel
def announce_winners(state):
    won = winners(state)
    for seat in range(state.players):
        if (won >> seat) & 1:
            emit(state, Happening.WON, seat, NO_CARD, 0)
