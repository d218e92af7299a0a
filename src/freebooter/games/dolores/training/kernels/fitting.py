"""The network's descent: what it makes of positions, and how its numbers have to change to say what came of them."""

from __future__ import annotations

from math import exp, log

from freebooter.engine.kernels.compiling import entry, kernel

from ...bots.kernels.learnt import (
    BOTTLE,
    FIRST_BIAS,
    LAST,
    LONG,
    PLACE,
    ROWS,
    SECOND,
    SECOND_BIAS,
    SOON,
    TIMES,
    UNITS,
    first_layer,
    later_layers,
    rectified,
    weight_of_bottle,
    weight_of_place,
)
from ...rules.terms import BOTTLES


@entry
def weigh_seats(numbers, table, position, places, hidden, shares):
    """Write to `shares` what part of the victory the network gives each seat; keeps what led there."""
    players = table + 2
    most = -1e9
    for seat in range(players):
        first_layer(
            numbers,
            table,
            position.hoards[seat],
            position.smallest_set,
            position.long,
            position.soon,
            places[seat],
            hidden[seat],
        )
        weight = later_layers(numbers, table, hidden[seat])
        weight += weight_of_place(numbers, table, steps_from_dealer(position, seat), position.long, position.soon)
        for bottle in range(BOTTLES):
            if (position.bottles[seat] >> bottle) & 1:
                weight += weight_of_bottle(numbers, table, bottle, position.long, position.soon)
        shares[seat] = weight
        most = max(most, weight)
    total = 0.0
    for seat in range(players):
        shares[seat] = exp(shares[seat] - most)
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


@kernel
def steps_from_dealer(position, seat):
    steps = seat - position.dealer
    return steps if steps >= 0 else steps + position.players


@entry
def judge(numbers, table, positions, places, hidden, shares):
    """What the network says of each position: a row for each in `shares`."""
    for n in range(positions.shape[0]):
        weigh_seats(numbers, table, positions[n], places, hidden, shares[n])


@entry
def slope(numbers, table, positions, order, places, hidden, second, shares, gradient):
    """Add up to `gradient` how much each number is to blame for the surprise at positions; returns the surprise."""
    surprise = 0.0
    players = table + 2
    for n in range(order.shape[0]):
        position = positions[order[n]]
        weigh_seats(numbers, table, position, places, hidden, shares)
        for seat in range(players):
            surprise -= position.shares[seat] * log(max(1e-9, shares[seat]))
            blame(
                numbers,
                table,
                position,
                seat,
                shares[seat] - position.shares[seat],
                places[seat],
                hidden[seat],
                second,
                gradient,
            )
    return surprise


@entry
def blame(numbers, table, position, seat, error, places, hidden, second, gradient):
    """Follow an error in a seat's weight back to the numbers that led to it."""
    row = numbers[table]
    long, soon = position.long, position.soon
    add_timed(gradient, PLACE + steps_from_dealer(position, seat) * TIMES, error, long, soon)
    for bottle in range(BOTTLES):
        if (position.bottles[seat] >> bottle) & 1:
            add_timed(gradient, BOTTLE + bottle * TIMES, error, long, soon)
    for unit in range(UNITS):
        second[unit] = 0.0
    for unit in range(UNITS):
        value = row[SECOND_BIAS + unit]
        start = SECOND + unit * UNITS
        for before in range(UNITS):
            value += row[start + before] * rectified(hidden[before])
        if value > 0.0:
            gradient[LAST + unit] += error * value
            back = error * row[LAST + unit]
            gradient[SECOND_BIAS + unit] += back
            for before in range(UNITS):
                if hidden[before] > 0.0:
                    gradient[start + before] += back * hidden[before]
                    second[before] += back * row[start + before]
    for unit in range(UNITS):
        back = second[unit]
        gradient[FIRST_BIAS + unit] += back
        gradient[LONG + unit] += back * long
        gradient[SOON + unit] += back * soon
    for n in range(ROWS):
        for unit in range(UNITS):
            gradient[places[n] + unit] += second[unit]


@kernel
def add_timed(gradient, start, error, long, soon):
    gradient[start] += error
    gradient[start + 1] += error * long
    gradient[start + 2] += error * soon
