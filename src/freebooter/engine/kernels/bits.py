"""Bit masks: the few questions kernels ask of them, each one machine instruction when compiled."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from llvmlite import binding, ir
from numba.core import cgutils, types
from numba.extending import lower_builtin, type_callable

WORD = 0xFFFF_FFFF_FFFF_FFFF
HALF_WORD = 0xFFFF_FFFF


def count_bits(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def lowest_bit(mask: int) -> int:
    """The place of the lowest set bit; the mask must not be empty."""
    return (mask & -mask).bit_length() - 1


def highest_bit(mask: int) -> int:
    """The place of the highest set bit; the mask must not be empty."""
    return mask.bit_length() - 1


def word(value: int) -> int:
    """The value as an unsigned 64-bit word."""
    return value & WORD


def integer(value: int) -> int:
    """The value as an ordinary signed integer."""
    return value


def high_product(a: int, b: int) -> int:
    """The upper half of the product of two words."""
    return (a * b) >> 64


def folded_product(a: int, b: int) -> int:
    """The product of two words, its upper half laid over its lower half by exclusive or."""
    product = a * b
    return (product ^ (product >> 64)) & WORD


def half_sum(a: int, b: int) -> int:
    """The sum of two words of 32 bits, as such a word."""
    return (a + b) & HALF_WORD


def half_turn(value: int, places: int) -> int:
    """A word of 32 bits turned to the left; what leaves it there comes in again on the right."""
    return ((value << places) | (value >> (32 - places))) & HALF_WORD


def all_below(mask: int) -> int:
    """Every place up to the highest set bit of a mask, that included; none where it is empty."""
    return (1 << mask.bit_length()) - 1


def nth_bit(mask: int, n: int) -> int:
    """The place of the n-th set bit, counted from 0; the mask must have more than n."""
    for _ in range(n):
        mask &= mask - 1
    return lowest_bit(mask)


@cache
def set_bits(mask: int) -> tuple[int, ...]:
    """The places of all set bits; for Python, where the masks of seats and of a row are few and come again."""
    return tuple(place for place in range(mask.bit_length()) if mask >> place & 1)


def _compiles_to(function: Callable[..., int], result: Any, instruction: Callable[..., Any]) -> None:
    """Tell Numba which instruction stands for one of the functions above."""
    arity = function.__code__.co_argcount

    def typing(context: Any) -> Any:
        if arity == 1:
            return lambda mask: signature_of(mask)
        return lambda mask, n: signature_of(mask, n)

    def signature_of(*arguments: Any) -> Any:
        return result if all(isinstance(a, types.Integer) for a in arguments) else None

    def lowering(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        cast = [context.cast(builder, a, t, result) for a, t in zip(arguments, signature.args, strict=True)]
        return instruction(builder, *cast)

    type_callable(function)(typing)
    lower_builtin(function, *[types.Integer] * arity)(lowering)


_TRUE = ir.Constant(ir.IntType(1), 1)


def _lowest(builder: Any, mask: Any) -> Any:
    return builder.cttz(mask, _TRUE)


def _highest(builder: Any, mask: Any) -> Any:
    return builder.sub(mask.type(63), builder.ctlz(mask, _TRUE))


def _all_below(builder: Any, mask: Any) -> Any:
    length = builder.sub(mask.type(64), builder.ctlz(mask, ir.Constant(ir.IntType(1), 0)))
    return builder.sub(builder.shl(mask.type(1), length), mask.type(1))


def _high(builder: Any, a: Any, b: Any) -> Any:
    double = ir.IntType(128)
    product = builder.mul(builder.zext(a, double), builder.zext(b, double))
    return builder.trunc(builder.lshr(product, double(64)), a.type)


def _folded(builder: Any, a: Any, b: Any) -> Any:
    return builder.xor(builder.mul(a, b), _high(builder, a, b))


def _half_sum(builder: Any, a: Any, b: Any) -> Any:
    half = ir.IntType(32)
    return builder.zext(builder.add(builder.trunc(a, half), builder.trunc(b, half)), a.type)


def _half_turn(builder: Any, value: Any, places: Any) -> Any:
    half = ir.IntType(32)
    turned, by = builder.trunc(value, half), builder.trunc(places, half)
    left, right = builder.shl(turned, by), builder.lshr(turned, builder.sub(half(32), by))
    return builder.zext(builder.or_(left, right), value.type)


def _nth_by_deposit(builder: Any, mask: Any, n: Any) -> Any:
    """Intel's PDEP lays the n-th bit of a number at the n-th set bit of a mask."""
    deposit = cgutils.get_or_insert_function(
        builder.module, ir.FunctionType(mask.type, [mask.type] * 2), "llvm.x86.bmi.pdep.64"
    )
    return _lowest(builder, builder.call(deposit, [builder.shl(mask.type(1), n), mask]))


def _nth_by_halving(builder: Any, mask: Any, n: Any) -> Any:
    """The n-th set bit by popcounts of halves, where there is no such instruction or it is slow."""
    place = mask.type(0)
    for width in (32, 16, 8, 4, 2, 1):
        half = builder.and_(builder.lshr(mask, place), mask.type((1 << width) - 1))
        count = builder.ctpop(half)
        beyond = builder.icmp_unsigned(">=", n, count)
        n = builder.select(beyond, builder.sub(n, count), n)
        place = builder.select(beyond, builder.add(place, mask.type(width)), place)
    return place


def _nth_by_small_halving(builder: Any, mask: Any, n: Any) -> Any:
    """The same in words of 32 bits, which are a GPU's own."""
    small = ir.IntType(32)
    low, high = builder.trunc(mask, small), builder.trunc(builder.lshr(mask, mask.type(32)), small)
    n, count = builder.trunc(n, small), builder.ctpop(low)
    beyond = builder.icmp_unsigned(">=", n, count)
    half = builder.select(beyond, high, low)
    n = builder.select(beyond, builder.sub(n, count), n)
    place = builder.select(beyond, small(32), small(0))
    for width in (16, 8, 4, 2, 1):
        part = builder.and_(half, small((1 << width) - 1))
        count = builder.ctpop(part)
        beyond = builder.icmp_unsigned(">=", n, count)
        n = builder.select(beyond, builder.sub(n, count), n)
        half = builder.select(beyond, builder.lshr(half, small(width)), half)
        place = builder.select(beyond, builder.add(place, small(width)), place)
    return builder.zext(place, mask.type)


def _nth(builder: Any, mask: Any, n: Any) -> Any:
    if "nvptx" in builder.module.triple:
        return _nth_by_small_halving(builder, mask, n)
    return (_nth_by_deposit if _deposit_is_fast() else _nth_by_halving)(builder, mask, n)


@cache
def _deposit_is_fast() -> bool:
    slow = {"znver1", "znver2", "bdver4"}
    return bool(binding.get_host_cpu_features().get("bmi2")) and binding.get_host_cpu_name() not in slow


_compiles_to(count_bits, types.int64, lambda builder, mask: builder.ctpop(mask))
_compiles_to(lowest_bit, types.int64, _lowest)
_compiles_to(highest_bit, types.int64, _highest)
_compiles_to(all_below, types.int64, _all_below)
_compiles_to(nth_bit, types.int64, _nth)
_compiles_to(word, types.uint64, lambda builder, value: value)
_compiles_to(integer, types.int64, lambda builder, value: value)
_compiles_to(high_product, types.uint64, _high)
_compiles_to(folded_product, types.uint64, _folded)
_compiles_to(half_sum, types.uint64, _half_sum)
_compiles_to(half_turn, types.uint64, _half_turn)
