"""Choosing by chance, out of random words."""

from __future__ import annotations

from freebooter.engine.kernels.bits import integer, word
from freebooter.engine.kernels.compiling import kernel
from freebooter.engine.kernels.random import random_word

_ONE = 1.0 / (1 << 53)


@kernel
def fraction(value):
    """A random word as a number from 0 up to but not including 1."""
    return integer(value >> word(11)) * _ONE


@kernel
def chance(seed):
    """A number from 0 up to but not including 1, out of a seed."""
    return fraction(random_word(seed))


@kernel
def pick(weights, count, seed):
    """The place of one of the first `count` weights, which add up to one, each as likely as it weighs."""
    left = chance(seed)
    for place in range(count - 1):
        left -= weights[place]
        if left < 0.0:
            return place
    return count - 1
