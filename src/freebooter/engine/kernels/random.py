"""The random stream lives in the record: a match is its options, its seed and its moves, and nothing else.

A stream is one 64-bit word that moves on by fixed steps, so the n-th number of a stream can be asked for directly.
SplitMix64's finaliser tells where the streams of a seed start, Wyrand's single multiplication makes their numbers.
"""

from __future__ import annotations

from .bits import WORD, folded_product, high_product, integer, word
from .compiling import kernel

SEEDS = 2**64
"""Seeds are whole numbers from 0 to SEEDS - 1."""

_STEP = 0x9E37_79B9_7F4A_7C15
_FIRST = 0xBF58_476D_1CE4_E5B9
_SECOND = 0x94D0_49BB_1331_11EB
_MASK = 0xE703_7ED1_A0B4_28DB


@kernel
def scramble(value):
    """SplitMix64's finaliser: a well-mixed word out of any word."""
    value = ((value ^ (value >> word(30))) * _FIRST) & WORD
    value = ((value ^ (value >> word(27))) * _SECOND) & WORD
    return value ^ (value >> word(31))


@kernel
def random_word(place):
    """The random word at a place of a stream, as Wyrand makes it: a well-mixed one for a single multiplication."""
    return folded_product(place, place ^ _MASK)


@kernel
def stream(seed, number):
    """The start of one of several independent streams of a seed."""
    return scramble((word(seed) + word(number) * _FIRST) & WORD)


@kernel
def following(start):
    """Where a stream goes on after its first number."""
    return (start + _STEP) & WORD


@kernel
def fair(value, n):
    """A random word as a fair choice among 0 … n - 1 (Lemire's method, so without bias)."""
    choices = word(n)
    rest = (value * choices) & WORD
    if rest < choices:
        while rest < (WORD - choices + word(1)) % choices:
            value = random_word(following(value))
            rest = (value * choices) & WORD
    return integer(high_product(value, choices))


@kernel
def nth_below(start, index, n):
    """The `index`-th number of a stream, as a fair choice among 0 … n - 1."""
    return fair(random_word((start + word(index) * _STEP) & WORD), n)


@kernel
def below(state, n):
    """A fair choice among 0 … n - 1 from the record's own stream, which moves on."""
    chance = following(state.chance)
    state.chance = chance
    return fair(random_word(chance), n)
