"""Writing a feature vector piece by piece: each goes to `out` from a place on, and returns the place after it.

Places are handed to arrays as words: of a number that may be negative Numba asks at each whether it is, and so it
writes one where it could write thirty-two.
"""

from __future__ import annotations

from .bits import word
from .compiling import kernel


@kernel
def put_number(out, at, number):
    """One number."""
    out[word(at)] = number
    return at + 1


@kernel
def put_one(out, at, chosen, count):
    """One of so many things: a one for it, where `out` has zeros; nothing for a number beyond them."""
    if 0 <= chosen < count:
        out[word(at + chosen)] = 1
    return at + count


@kernel
def put_set(out, at, members, count):
    """A set of things that can be so many: for each a one if it is in it."""
    for i in range(count):
        out[word(at + i)] = (members >> i) & 1
    return at + count


@kernel
def put_two_sets(out, at, first, second, count):
    """Two sets of the same things: for each, in how many of them it is. Most often the second is empty."""
    if second == 0:
        return put_set(out, at, first, count)
    for i in range(count):
        out[word(at + i)] = ((first >> i) & 1) + ((second >> i) & 1)
    return at + count


@kernel
def counted_on(seat, steps, players):
    """The seat so many steps on from another, less than once around."""
    other = seat + steps
    return other if other < players else other - players


@kernel
def steps_to(seat, other, players):
    """How many steps it is from a seat to another; as many as there are players, or more, to nobody."""
    return other - seat if other >= seat else other - seat + players


@kernel
def wipe(out):
    """Zeros everywhere; then what is zero need not be written any more."""
    for i in range(len(out)):
        out[i] = 0
