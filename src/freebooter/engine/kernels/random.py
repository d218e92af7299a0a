"""All chance lives in the record: a match is its options, its seed or key, and its moves, and nothing else.

A stream of a seed is one 64-bit word that moves on by fixed steps, so the n-th number of it can be asked for directly.
SplitMix64's finaliser tells where the streams of a seed start, Wyrand's single multiplication makes their numbers. That
is fast, and meant for simulations: whoever has seen enough numbers of such a stream can compute the others. So a match
among players has a key instead, and every number of its streams is ChaCha20's.

Whoever walks through all that chance may bring tells it instead: what was told stands in place of the key, and the
first choice that was not told is named (see `told_below`).
"""

from __future__ import annotations

from .bits import WORD, folded_product, high_product, integer, word
from .chacha import keyed_word
from .compiling import entry, kernel
from .state import NEW_KEY, NO_KEY, TOLD, USED_KEY

SEEDS = 2**64
"""Seeds are whole numbers from 0 to SEEDS - 1."""

DEAL, LATER = 0, 1
"""The streams of a match: what was dealt, and everything random that happens besides."""

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
    """The `index`-th number of a seed's stream, as a fair choice among 0 … n - 1."""
    return fair(random_word((start + word(index) * _STEP) & WORD), n)


@kernel
def told_below(state, n):
    """What was told for this choice among 0 … n - 1; if nothing was, that it is wanted, and for the time being 0.

    The first word of the key counts what was told, in its lowest byte, and what was used of it, in the next; above
    these stands how many choices are wanted. The other words are what was told, a byte each. Where there is no choice,
    nothing need be told.
    """
    if n == 1:
        return 0
    tally = integer(state.key[0])
    used = (tally >> 8) & 255
    if used == tally & 255:
        if tally >> 16 == 0:
            state.key[0] = word(tally | n << 16)
        return 0
    state.key[0] = word(tally + 256)
    return integer(state.key[1 + (used >> 3)] >> word((used & 7) << 3)) & 255


@entry
def keyed_below(state, stream, place, n):
    """The number at a place of one of the key's streams, as a fair choice among 0 … n - 1."""
    if state.keyed == TOLD:
        return told_below(state, n)
    choices = word(n)
    first, second, third, fourth = state.key[0], state.key[1], state.key[2], state.key[3]
    attempt = 0
    value = keyed_word(first, second, third, fourth, stream, place, attempt)
    while (value * choices) & WORD < (WORD - choices + word(1)) % choices:
        attempt += 1
        value = keyed_word(first, second, third, fourth, stream, place, attempt)
    return integer(high_product(value, choices))


@kernel
def begin_chance(state, seed):
    """Let all chance begin anew: from a key that was just put into the record, or else from the seed.

    A key from which something was drawn is forgotten. Whoever deals anew what a seat cannot know must neither deal the
    same again nor know what will come.
    """
    if state.keyed == NEW_KEY or state.keyed == TOLD:
        if state.keyed == NEW_KEY:
            state.keyed = USED_KEY
        state.seed = word(0)
        state.chance = word(0)
        return
    state.keyed = NO_KEY
    for i in range(4):
        state.key[i] = 0
    state.seed = stream(seed, DEAL)
    state.chance = stream(seed, LATER)


@kernel
def dealt_below(state, index, n):
    """The `index`-th number of what was dealt, as a fair choice among 0 … n - 1."""
    if state.keyed:
        return keyed_below(state, DEAL, index, n)
    return nth_below(state.seed, index, n)


@kernel
def below(state, n):
    """A fair choice among 0 … n - 1 from the record's running stream, which moves on."""
    if state.keyed:
        place = state.chance
        state.chance = place + word(1)
        return keyed_below(state, LATER, place, n)
    chance = following(state.chance)
    state.chance = chance
    return fair(random_word(chance), n)
