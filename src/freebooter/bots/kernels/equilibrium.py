"""Nash equilibria of small games in which two players choose at the same time, each with payoffs of its own.

All equilibria in which both mix equally many choices are tried out (support enumeration). Also in a degenerate game at
least one is of this form, if choices inside the supports may have probability zero: the last pair of complementary
bases of Lemke and Howson's method is one.

Of several the one is chosen that

1. is the same for both, where the game is the same for both (a symmetric game always has such an equilibrium);
2. is fairest: the product of what both gain beyond what each can secure alone by a single choice is greatest;
3. has the greatest sum of payoffs;
4. mixes most choices;
5. comes first, in the order of the choices.

So players who use this rule play the same equilibrium without having to talk about it.
"""

from __future__ import annotations

import numpy as np

from freebooter.engine.kernels.bits import count_bits, highest_bit, lowest_bit
from freebooter.engine.kernels.compiling import entry, kernel

LARGEST = 9
"""So many choices a player may have."""
HEIGHT, WIDTH = LARGEST + 2, LARGEST + 1
"""Of the scratch."""

EXACT = 1e-11
"""Payoffs and probabilities that differ less, in units of the largest payoff, are equal."""

SINGULAR = 1e-13
"""Equations whose pivots are smaller have no single solution."""

ROWS, COLUMNS = range(2)
"""The lines of the scratch that hold the mix of rows and that of columns; equations are solved in the lines below."""

ALIKE = 1e-9
"""Equilibria that differ less are equally fair or rich."""


@entry
def equilibrium(a, b, x, y):
    """Write to `x` and `y` with which probabilities two players choose whose payoffs are `a` and `b`.

    The first chooses a row, the second a column.
    """
    rows, columns = a.shape
    turned = b.T  # The second player's payoffs as it sees them: its own choices are the rows.
    scratch = np.empty((HEIGHT, WIDTH))
    scale = largest_payoff(a, b)
    symmetric = is_symmetric(a, b)
    secure_a = secure(a)
    secure_b = secure(turned)
    tolerance = EXACT
    most = -1
    while most < 0:
        # Where rounding hides every equilibrium, the next best thing is one of a slightly different game.
        product = -1.0
        total = -np.inf
        for row_set in range(1, 1 << rows):
            size = count_bits(row_set)
            for column_set in range(1, 1 << columns):
                if count_bits(column_set) != size or (symmetric and row_set != column_set):
                    continue
                near = tolerance * scale
                if not mix(a, b, row_set, column_set, size, scratch, tolerance, near):
                    continue
                pay_a = pay(a, scratch, ROWS, COLUMNS, near)
                if np.isnan(pay_a):
                    continue
                pay_b = pay(turned, scratch, COLUMNS, ROWS, near)
                if np.isnan(pay_b):
                    continue
                gained = max(0.0, pay_a - secure_a) * max(0.0, pay_b - secure_b)
                if better(gained - product, pay_a + pay_b - total, size - most, ALIKE * scale):
                    product = gained
                    total = pay_a + pay_b
                    most = size
                    copy_line(scratch, ROWS, x, rows)
                    copy_line(scratch, COLUMNS, y, columns)
        tolerance *= 100.0


@kernel
def mix(a, b, row_set, column_set, size, scratch, tolerance, near):
    """Write the mixes of some rows and columns that make them equally good; False where there can be no equilibrium."""
    if size == 1:
        return single(a, b, lowest_bit(row_set), lowest_bit(column_set), scratch, near)
    if size == 2:
        return mix_two(a, b, row_set, column_set, scratch, tolerance, near)
    return mix_equally(a, row_set, column_set, scratch, COLUMNS, tolerance) and mix_equally(
        b.T, column_set, row_set, scratch, ROWS, tolerance
    )


@kernel
def copy_line(scratch, line, out, count):
    for i in range(count):
        out[i] = scratch[line, i]


@kernel
def better(fairer, richer, fuller, near):
    """The order of preference among equilibria, by differences to the best so far."""
    if abs(fairer) > near:
        return fairer > 0
    if abs(richer) > near:
        return richer > 0
    return fuller > 0


@kernel
def largest_payoff(a, b):
    largest = 1e-300
    for i in range(a.shape[0]):
        for j in range(a.shape[1]):
            largest = max(largest, abs(a[i, j]), abs(b[i, j]))
    return largest


@kernel
def is_symmetric(a, b):
    """Whether the two players are in the same position."""
    if a.shape[0] != a.shape[1]:
        return False
    for i in range(a.shape[0]):
        for j in range(a.shape[1]):
            if a[i, j] != b[j, i]:
                return False
    return True


@kernel
def secure(payoff):
    """What a player who chooses a row can be sure of by a single choice."""
    best = -np.inf
    for mine in range(payoff.shape[0]):
        worst = np.inf
        for theirs in range(payoff.shape[1]):
            worst = min(worst, payoff[mine, theirs])
        best = max(best, worst)
    return best


@kernel
def single(a, b, row, column, scratch, near):
    """Two choices that are certain, if each is as good as any other against the other."""
    for i in range(a.shape[0]):
        if a[i, column] > a[row, column] + near:
            return False
        scratch[ROWS, i] = 0.0
    for j in range(a.shape[1]):
        if b[row, j] > b[row, column] + near:
            return False
        scratch[COLUMNS, j] = 0.0
    scratch[ROWS, row] = 1.0
    scratch[COLUMNS, column] = 1.0
    return True


@kernel
def mix_two(a, b, row_set, column_set, scratch, tolerance, near):
    """Two rows and two columns: by far the most frequent mix, and a short calculation."""
    i, k = lowest_bit(row_set), highest_bit(row_set)
    j, m = lowest_bit(column_set), highest_bit(column_set)
    at_j, at_m = a[i, j] - a[k, j], a[i, m] - a[k, m]
    at_i, at_k = b[i, j] - b[i, m], b[k, j] - b[k, m]
    if one_is_better(at_j, at_m, near) or one_is_better(at_i, at_k, near):
        return False
    of_column, of_row = balance(at_j, at_m), balance(at_i, at_k)
    if not (-tolerance <= of_column <= 1.0 + tolerance and -tolerance <= of_row <= 1.0 + tolerance):
        return False
    for line in range(2):
        for place in range(a.shape[line]):
            scratch[line, place] = 0.0
    scratch[ROWS, i] = min(1.0, max(0.0, of_row))
    scratch[ROWS, k] = 1.0 - scratch[ROWS, i]
    scratch[COLUMNS, j] = min(1.0, max(0.0, of_column))
    scratch[COLUMNS, m] = 1.0 - scratch[COLUMNS, j]
    return True


@kernel
def one_is_better(first, second, near):
    """Whether one of two choices is better than the other against both choices of the opponent."""
    return (first > near and second > near) or (first < -near and second < -near)


@kernel
def balance(first, second):
    """The share of the first of two that makes their mix zero; outside of 0 … 1 where no share does."""
    return second / (second - first) if second != first else -1.0


@kernel
def pay(payoff, scratch, own, other, near):
    """What a player gets who chooses a row of its payoffs, by the lines of both mixes in the scratch.

    Not a number where some row would be better than those it mixes.
    """
    best = -np.inf
    total = 0.0
    for i in range(payoff.shape[0]):
        row = 0.0
        for j in range(payoff.shape[1]):
            row += payoff[i, j] * scratch[other, j]
        best = max(best, row)
        total += row * scratch[own, i]
    return total if best - total <= near else np.nan


@kernel
def mix_equally(payoff, row_set, column_set, scratch, line, tolerance):
    """Write to a line the mix of some columns that makes some rows equally good; False where there is none."""
    size = 0
    first = -1
    for i in range(payoff.shape[0]):
        if not (row_set >> i) & 1:
            continue
        if first < 0:
            first = i
            continue
        place = 0
        for j in range(payoff.shape[1]):
            if (column_set >> j) & 1:
                scratch[2 + size, place] = payoff[first, j] - payoff[i, j]
                place += 1
        size += 1
    return solve(size + 1, scratch, tolerance) and spread(column_set, payoff.shape[1], scratch, line)


@kernel
def solve(size, scratch, tolerance):
    """Probabilities for which all equations are zero, by Gauss's elimination; False where there are none.

    The equations stand in the scratch from its third line on; the last one, that everything adds up to one, is added
    here. The result stands behind the equations, in the column of right-hand sides.
    """
    largest = add_sum(size, scratch)
    for place in range(size):
        pivot = place
        for line in range(place + 1, size):
            if abs(scratch[2 + line, place]) > abs(scratch[2 + pivot, place]):
                pivot = line
        if abs(scratch[2 + pivot, place]) <= SINGULAR * largest:
            return False
        eliminate(size, scratch, place, pivot)
    for place in range(size):
        if scratch[2 + place, LARGEST] < -tolerance:
            return False
    return True


@kernel
def add_sum(size, scratch):
    """Add the equation that all probabilities add up to one, on the scale of the others, and return that scale."""
    largest = 0.0
    for line in range(2, size + 1):
        scratch[line, LARGEST] = 0.0
        for place in range(size):
            largest = max(largest, abs(scratch[line, place]))
    for place in range(size):
        scratch[size + 1, place] = largest
    scratch[size + 1, LARGEST] = largest
    return largest


@kernel
def eliminate(size, scratch, place, pivot):
    """Bring the pivot's line to a place, and clear that place's column from all other lines."""
    head = scratch[2 + pivot, place]
    for i in range(LARGEST + 1):
        held = scratch[2 + pivot, i]
        scratch[2 + pivot, i] = scratch[2 + place, i]
        scratch[2 + place, i] = held / head
    for line in range(size):
        factor = scratch[2 + line, place]
        if line != place and factor != 0.0:
            for i in range(place, size):
                scratch[2 + line, i] -= factor * scratch[2 + place, i]
            scratch[2 + line, LARGEST] -= factor * scratch[2 + place, LARGEST]


@kernel
def spread(choices, count, scratch, line):
    """Write the probabilities that `solve` found to the choices of a set; always True."""
    total = 0.0
    place = 0
    for i in range(count):
        scratch[line, i] = 0.0
        if (choices >> i) & 1:
            scratch[line, i] = max(0.0, scratch[2 + place, LARGEST])
            total += scratch[line, i]
            place += 1
    for i in range(count):
        scratch[line, i] /= total
    return True
