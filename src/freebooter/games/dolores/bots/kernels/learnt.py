"""What a position is worth to each seat, as learnt from many games: a small network for each number of players.

It looks at one display at a time, and says how much its owner's chances weigh beside those of the others, on the scale
of the logarithm of the odds. It judges the moment before a deal that is sure to be played. Its numbers lie in
`learnt.json`, with a card that says where they come from; `training/` learns them.
"""

from __future__ import annotations

import base64
import json
from pathlib import Path

import numpy as np

from freebooter.engine.kernels.compiling import entry, kernel

from ...rules.cards import GOODS
from ...rules.hoards import kind_held
from ...rules.scoring import count_by_value, counted_points, kind_value, most_and_least
from ...rules.terms import BOTTLES, KINDS, MAX_PLAYERS

UNITS = 16
"""How wide each of the two layers is."""

MOST_OF_A_KIND = 15
ALONE = MOST_OF_A_KIND  # + value: a single card that does not count as a kind
KINDS_OF_HEAP = ALONE + 4
TIES = KINDS + 1
MOST_POINTS = 48
TIMES = 3
"""How time bears on a bottle or a place at the table: not at all, the longer the game, the nearer its end."""

HEAP = 0  # + (value of a kind) * UNITS: what each kind adds to the first layer; then, in the same way,
MOST = HEAP + KINDS_OF_HEAP * UNITS  # the most valuable kind, and how many are
LEAST = MOST + MOST_OF_A_KIND * TIES * UNITS  # the least valuable one
POINTS = LEAST + MOST_OF_A_KIND * TIES * UNITS
LONG = POINTS + MOST_POINTS * UNITS
SOON = LONG + UNITS
FIRST_BIAS = SOON + UNITS
SECOND = FIRST_BIAS + UNITS  # + unit of the second layer * UNITS + unit of the first
SECOND_BIAS = SECOND + UNITS * UNITS
LAST = SECOND_BIAS + UNITS
BOTTLE = LAST + UNITS  # + bottle * TIMES
PLACE = BOTTLE + BOTTLES * TIMES  # + steps from the dealer * TIMES
SIZE = PLACE + MAX_PLAYERS * TIMES

TABLES = MAX_PLAYERS - 1
"""Two, three and four players."""

FILE = Path(__file__).with_suffix(".json")


def read_numbers(file: Path = FILE) -> np.ndarray:
    """The numbers of the file: a row for each number of players."""
    packed = base64.b64decode("".join(json.loads(file.read_text("utf-8"))["numbers"]))
    return np.frombuffer(packed, "<f2").reshape(TABLES, SIZE).astype(np.float32)


NUMBERS = read_numbers()


@entry
def first_layer(numbers, table, hoard, smallest_set, long, soon, places, hidden):
    """Write the first layer for a display to `hidden`, and to `places` the rows that were added up; returns the points.

    What is learnt is learnt by this very function, see `training/`.
    """
    goods = int(hoard)
    counts = count_by_value(goods, smallest_set)
    most, least = most_and_least(counts)
    points = counted_points(counts)
    for kind in range(KINDS):
        value = kind_value(goods, kind, smallest_set)
        if value == 0:
            value = ALONE + (kind_held(goods, kind) & 15) if kind_held(goods, kind) else 0
        places[kind] = HEAP + value * UNITS
    places[KINDS] = MOST + (most * TIES + ((counts >> (4 * most)) & 15)) * UNITS
    places[KINDS + 1] = LEAST + (least * TIES + ((counts >> (4 * least)) & 15)) * UNITS
    places[KINDS + 2] = POINTS + min(points, MOST_POINTS - 1) * UNITS
    row = numbers[table]
    for unit in range(UNITS):
        hidden[unit] = row[FIRST_BIAS + unit] + long * row[LONG + unit] + soon * row[SOON + unit]
    for n in range(ROWS):
        start = places[n]
        for unit in range(UNITS):
            hidden[unit] += row[start + unit]
    return points


ROWS = KINDS + 3
"""How many rows of numbers the first layer adds up."""


@kernel
def rectified(value):
    return value if value > 0.0 else 0.0


@entry
def later_layers(numbers, table, hidden):
    """The weight that the first layer of a display comes to."""
    row = numbers[table]
    total = 0.0
    for unit in range(UNITS):
        value = row[SECOND_BIAS + unit]
        for before in range(UNITS):
            value += row[SECOND + unit * UNITS + before] * rectified(hidden[before])
        total += row[LAST + unit] * rectified(value)
    return total


@kernel
def timed(numbers, table, start, long, soon):
    """What is worth more or less as time goes by."""
    return numbers[table, start] + long * numbers[table, start + 1] + soon * numbers[table, start + 2]


@kernel
def weight_of_bottle(numbers, table, bottle, long, soon):
    return timed(numbers, table, BOTTLE + bottle * TIMES, long, soon)


@kernel
def weight_of_place(numbers, table, steps, long, soon):
    """What it adds to sit so many steps from the next dealer."""
    return timed(numbers, table, PLACE + steps * TIMES, long, soon)


@entry
def weigh_display(table, hoard, smallest_set, long, soon, places, hidden):
    """The weight of a display, and its points."""
    points = first_layer(NUMBERS, table, hoard, smallest_set, long, soon, places, hidden)
    return later_layers(NUMBERS, table, hidden), points


@kernel
def weigh_bottle(table, card, long, soon):
    return weight_of_bottle(NUMBERS, table, card - GOODS, long, soon)


@kernel
def weigh_place(table, steps, long, soon):
    return weight_of_place(NUMBERS, table, steps, long, soon)
