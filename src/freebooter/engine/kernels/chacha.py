"""ChaCha20 as RFC 8439 has it: out of a key of 256 bits, numbers that nobody without the key can tell from chance.

Words of 32 bits are kept in ordinary words, so that they compute alike interpreted and compiled.
"""

from __future__ import annotations

from .bits import HALF_WORD, half_sum, half_turn, word
from .compiling import entry, kernel

_ROUNDS = 20


@kernel
def quarter_round(a, b, c, d):
    """Stir four words of the block."""
    a = half_sum(a, b)
    d = half_turn(d ^ a, 16)
    c = half_sum(c, d)
    b = half_turn(b ^ c, 12)
    a = half_sum(a, b)
    d = half_turn(d ^ a, 8)
    c = half_sum(c, d)
    b = half_turn(b ^ c, 7)
    return a, b, c, d


@kernel
def low_half(value):
    return value & word(HALF_WORD)


@kernel
def high_half(value):
    return value >> word(32)


@kernel
def chacha_block(first, second, third, fourth, counter, nonce0, nonce1, nonce2):
    """The sixteen words of a block. The key is four words of 64 bits; the counter and the nonce have 32 bits each."""
    start0, start1, start2, start3 = word(0x61707865), word(0x3320646E), word(0x79622D32), word(0x6B206574)
    key0, key1, key2, key3 = low_half(first), high_half(first), low_half(second), high_half(second)
    key4, key5, key6, key7 = low_half(third), high_half(third), low_half(fourth), high_half(fourth)
    a0, a1, a2, a3 = start0, start1, start2, start3
    b0, b1, b2, b3 = key0, key1, key2, key3
    c0, c1, c2, c3 = key4, key5, key6, key7
    d0, d1, d2, d3 = counter, nonce0, nonce1, nonce2
    for _ in range(_ROUNDS // 2):
        a0, b0, c0, d0 = quarter_round(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter_round(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter_round(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter_round(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter_round(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter_round(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter_round(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter_round(a3, b0, c1, d2)
    return (
        half_sum(a0, start0),
        half_sum(a1, start1),
        half_sum(a2, start2),
        half_sum(a3, start3),
        half_sum(b0, key0),
        half_sum(b1, key1),
        half_sum(b2, key2),
        half_sum(b3, key3),
        half_sum(c0, key4),
        half_sum(c1, key5),
        half_sum(c2, key6),
        half_sum(c3, key7),
        half_sum(d0, counter),
        half_sum(d1, nonce0),
        half_sum(d2, nonce1),
        half_sum(d3, nonce2),
    )


@entry
def keyed_word(first, second, third, fourth, stream, place, attempt):
    """The random word at a place of one of a key's streams: the first eight bytes of a block.

    The nonce is the stream and the place, so that every word has a block of its own; further attempts at the same word
    count its blocks. It is compiled once and called, because all of it in every place that draws would be much code.
    """
    block = chacha_block(
        first, second, third, fourth, word(attempt), word(stream), low_half(word(place)), high_half(word(place))
    )
    return block[0] | (block[1] << word(32))
