"""The random stream lives in the record: a match is its options, its seed and its moves, and nothing else.

SplitMix64 is counter-based: the n-th number of a stream can be asked for directly, and a stream is one 64-bit word.
"""

from __future__ import annotations

from .bits import WORD, integer, word
from .kernel import kernel

SEEDS = 2**64
"""Seeds are whole numbers from 0 to SEEDS - 1."""

_STEP = 0x9E37_79B9_7F4A_7C15
_FIRST = 0xBF58_476D_1CE4_E5B9
_SECOND = 0x94D0_49BB_1331_11EB
_LOW = 0xFFFF_FFFF


@kernel
def scramble(value):
    """SplitMix64's finaliser: a well-mixed word out of any word."""
    value = ((value ^ (value >> word(30))) * _FIRST) & WORD
    value = ((value ^ (value >> word(27))) * _SECOND) & WORD
    return value ^ (value >> word(31))


@kernel
def stream(seed, number):
    """The start of one of several independent streams of a seed."""
    return scramble((word(seed) + word(number) * _FIRST) & WORD)


@kernel
def nth_below(start, index, n):
    """The `index`-th number of a stream, as a fair choice among 0 … n - 1 (Lemire's method, so without bias)."""
    value = scramble((start + word(index + 1) * _STEP) & WORD)
    product = integer(value >> word(32)) * n
    if (product & _LOW) < n:
        threshold = (_LOW + 1 - n) % n
        while (product & _LOW) < threshold:
            value = scramble((value + _STEP) & WORD)
            product = integer(value >> word(32)) * n
    return product >> 32


@kernel
def below(state, n):
    """A fair choice among 0 … n - 1 from the record's own stream, which moves on."""
    chance = (state.chance + _STEP) & WORD
    state.chance = chance
    return nth_below(chance, 0, n)
