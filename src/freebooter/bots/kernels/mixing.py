"""Choosing by chance, out of a seed's word."""

from __future__ import annotations

from freebooter.engine.kernels.bits import integer, word
from freebooter.engine.kernels.compiling import kernel
from freebooter.engine.kernels.random import random_word

_ONE = 1.0 / (1 << 53)


@kernel
def chance(seed):
    """A number from 0 up to but not including 1."""
    return integer(random_word(seed) >> word(11)) * _ONE


@kernel
def pick(weights, count, seed):
    """The place of one of the first `count` weights, which add up to one, each as likely as it weighs."""
    left = chance(seed)
    for place in range(count - 1):
        left -= weights[place]
        if left < 0.0:
            return place
    return count - 1
