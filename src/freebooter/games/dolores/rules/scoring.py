"""Points, and who wins."""

from __future__ import annotations

from freebooter.engine.kernels.bits import highest_bit, lowest_bit
from freebooter.engine.kernels.compiling import entry, kernel
from freebooter.engine.kernels.events import emit

from .cards import NO_CARD, VALUES
from .events import Happening
from .hoards import BITS_OF_A_KIND, LOWEST_BITS, ONE_CARD, hoard_of, kind_held
from .terms import KINDS
from .zones import count_of

KIND = 0
POINTS = 1
MARKS = 2
ONES = 3  # How many cards of each value it has.
TWOS = 4
THREES = 5
PART_COLUMNS = 6
"""A row of `score_parts`."""

EVERY_NIBBLE = 15 * LOWEST_BITS


MOST = 1
LEAST = 2
DOUBLED = 4
TOO_FEW = 8
MARK_NAMES = ("most", "least", "doubled", "too-few")
"""What a kind is in a score, as bits, and how they are called."""


@kernel
def kind_value(hoard, kind, smallest_set):
    """What a kind is worth: the sum of its values; 0 where it does not count as a kind.

    R: a single card is a kind like any other, unless the smallest-set switch asks for two.
    """
    held = kind_held(hoard, kind)
    return held & (ONE_CARD - 1) if held >= ONE_CARD * (1 + smallest_set) else 0


@kernel
def count_by_value(hoard, smallest_set):
    """How many kinds are worth 0, 1, 2 …, four bits for each; all kinds are judged at once, as in `kind_value`."""
    cards = (hoard >> 4) & EVERY_NIBBLE
    is_counted = ((cards + (127 - smallest_set) * LOWEST_BITS) >> 7) & LOWEST_BITS
    places = (hoard & (is_counted * (ONE_CARD - 1))) << 2
    counts = 0
    for kind in range(KINDS):
        counts += 1 << ((places >> (BITS_OF_A_KIND * kind)) & 60)
    return counts


@kernel
def most_and_least(counts):
    """What the most and the least valuable kinds are worth, of so many of each value; 0 where no kind counts."""
    if counts & 15 == KINDS:
        return 0, 0
    return highest_bit(counts) >> 2, lowest_bit(counts & ~15) >> 2


@kernel
def counted_points(counts):
    """The most and the least valuable kinds score, ties all. Where all kinds are worth the same, they are both."""
    most, least = most_and_least(counts)
    return most * ((counts >> (4 * most)) & 15) + least * ((counts >> (4 * least)) & 15)


@kernel
def hoard_points(hoard, smallest_set):
    """The points of a hoard."""
    return counted_points(count_by_value(hoard, smallest_set))


@kernel
def seat_points(state, seat):
    """The points of a seat's display."""
    return hoard_points(hoard_of(state, seat), state.smallest_set)


@kernel
def marks_of(value, most, least):
    """What a kind of this value is in a score."""
    if value == 0:
        return TOO_FEW
    marks = (MOST if value == most else 0) | (LEAST if value == least else 0)
    return marks | DOUBLED if most == least else marks


@kernel
def score_parts(state, seat, out):
    """Write every kind of a display, a row each, with what it adds to the points; returns how many there are."""
    hoard = hoard_of(state, seat)
    most, least = most_and_least(count_by_value(hoard, state.smallest_set))
    count = 0
    for kind in range(KINDS):
        if kind_held(hoard, kind):
            value = kind_value(hoard, kind, state.smallest_set)
            out[count, KIND] = kind
            out[count, POINTS] = (value if value == most else 0) + (value if value == least else 0)
            out[count, MARKS] = marks_of(value, most, least)
            for rank in range(VALUES):
                out[count, ONES + rank] = count_of(state, seat, rank * KINDS + kind)
            count += 1
    return count


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
