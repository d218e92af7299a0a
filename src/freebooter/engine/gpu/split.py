"""A record in pieces: the numbers of a match each by themselves, so that a GPU keeps them in registers.

The rules ask a record for its fields by name; they are the same functions whether it lies in one piece of memory or
not. What nobody reads, such as the events of a random match, is never written. A field that is known when the kernel
is compiled, such as an option, is a constant.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

import numpy as np
from llvmlite import ir
from numba.cuda import cgutils, types
from numba.cuda.cudadecl import registry as typing_registry
from numba.cuda.cudaimpl import lower_getattr_generic, lower_setattr_generic
from numba.cuda.datamodel.models import StructModel
from numba.cuda.extending import intrinsic, register_model
from numba.cuda.np import arrayobj
from numba.cuda.np.numpy_support import from_dtype
from numba.cuda.typing.templates import AttributeTemplate

from ..contract import Rules
from ..kernels.state import State
from .packing import NOT_KEPT, WORD_BYTES, Packing, Place

WORD = ir.IntType(8 * WORD_BYTES)
SMALL = types.int32
"""What a GPU reckons with in one instruction instead of several."""


class Split(types.Type):  # type: ignore[misc]
    """The type of a record in pieces."""

    def __init__(
        self,
        dtype: np.dtype[Any],
        constants: Mapping[str, int],
        given: Sequence[str] = (),
        small: Collection[str] = (),
        keeps_loops: bool = False,
    ) -> None:
        """`given` are the arrays that have something in them before a match is dealt, `small` wide fields whose numbers
        are small. `keeps_loops` is as in `Rules`, of kernels that have such a record."""
        self.record = dtype
        self.constants = dict(constants)
        self.given = tuple(given)
        self.small = frozenset(small)
        self.keeps_loops = keeps_loops
        self.kept = [name for name in dtype.names or () if name not in constants]
        known = f"{sorted(constants.items())}, {self.given}, {sorted(self.small)}, {keeps_loops}"
        super().__init__(name=f"split({dtype.descr}, {known})")

    def shape(self, field: str) -> tuple[int, ...]:
        return self.record[field].shape

    def count(self, field: str) -> int:
        return int(np.prod(self.shape(field), dtype=int))

    def number(self, field: str) -> Any:
        """The type of a field's numbers."""
        return from_dtype(self.record[field].base)

    def kept_as(self, field: str) -> Any:
        """The type in which a field's numbers are kept."""
        return SMALL if field in self.small else self.number(field)

    def field(self, field: str) -> Any:
        """The type of a field as the rules meet it."""
        shape = self.shape(field)
        return types.Array(self.number(field), len(shape), "C") if shape else self.number(field)


def split_of(rules: Rules, undealt: State, constants: Mapping[str, int]) -> Split:
    """A game's record in pieces, for matches that begin like any of `undealt`; a seed deals them, and no key."""
    given = [name for name in rules.dtype.names or () if rules.dtype[name].shape and undealt[name].any()]
    return Split(rules.dtype, {"keyed": 0, **constants}, given, rules.small_fields, rules.keeps_loops)


@register_model(Split)
class _Model(StructModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: Split) -> None:
        super().__init__(manager, kind, [(name, types.CPointer(kind.kept_as(name))) for name in kind.kept])


@typing_registry.register_attr
class _Fields(AttributeTemplate):  # type: ignore[misc]
    key = Split

    def generic_resolve(self, kind: Split, name: str) -> Any:
        return kind.field(name) if name in (kind.record.names or ()) else None


@lower_getattr_generic(Split)  # type: ignore[untyped-decorator]
def _read(context: Any, builder: Any, kind: Split, value: Any, name: str) -> Any:
    if name in kind.constants and not kind.shape(name):
        return context.get_constant(kind.number(name), kind.constants[name])
    if name in kind.constants:
        pointer = _nothing(context, builder, kind, name)
    else:
        pointer = getattr(cgutils.create_struct_proxy(kind)(context, builder, value=value), name)
    if not kind.shape(name):
        return context.cast(builder, builder.load(pointer), kind.kept_as(name), kind.number(name))
    described = kind.field(name)
    array = arrayobj.make_array(described)(context, builder)
    size = kind.record[name].base.itemsize
    shape = kind.shape(name)
    strides = [size * int(np.prod(shape[place + 1 :], dtype=int)) for place in range(len(shape))]
    whole = [context.get_constant(types.intp, each) for each in shape]
    steps = [context.get_constant(types.intp, each) for each in strides]
    itemsize = context.get_constant(types.intp, size)
    arrayobj.populate_array(array, data=pointer, shape=whole, strides=steps, itemsize=itemsize, meminfo=None)
    return array._getvalue()


def _nothing(context: Any, builder: Any, kind: Split, name: str) -> Any:
    """The place of an array that is known to be empty; whatever is read there is known, too."""
    number = context.get_value_type(kind.number(name))
    empty = ir.Constant(ir.ArrayType(number, kind.count(name)), None)
    place = cgutils.global_constant(builder.module, f"empty.{name}", empty)
    return builder.bitcast(place, number.as_pointer())


@lower_setattr_generic(Split)  # type: ignore[untyped-decorator]
def _write(context: Any, builder: Any, signature: Any, arguments: Any, name: str) -> None:
    kind = signature.args[0]
    record, value = arguments
    if name in kind.constants:
        return  # It is written when a match is dealt, and is what it was.
    pointer = getattr(cgutils.create_struct_proxy(kind)(context, builder, value=record), name)
    builder.store(context.cast(builder, value, signature.args[1], kind.kept_as(name)), pointer)


def maker(kind: Split) -> Callable[..., Any]:
    """A function for the GPU that makes room for a record in pieces, each of them in whole words."""

    @intrinsic  # type: ignore[untyped-decorator]
    def split(_context: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            if kind.keeps_loops:
                builder.function.attributes.add("optsize")
            made = cgutils.create_struct_proxy(kind)(context, builder)
            for name in kind.kept:
                number, count = context.get_value_type(kind.kept_as(name)), kind.count(name)
                size = context.get_abi_sizeof(number)
                if kind.shape(name):
                    count = -(-count * size // WORD_BYTES) * WORD_BYTES // size
                room = cgutils.alloca_once(builder, number, size=count)
                room.align = WORD_BYTES if kind.shape(name) else size
                setattr(made, name, room)
            return made._getvalue()

        return kind(), generate

    return split  # type: ignore[no-any-return]


def filler(kind: Split) -> Callable[..., Any]:
    """A function for the GPU that fills a record in pieces like one in memory, whose arrays are still empty."""

    @intrinsic  # type: ignore[untyped-decorator]
    def fill(_context: Any, split: Any, given: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            pieces = cgutils.create_struct_proxy(kind)(context, builder, value=arguments[0])
            for name in kind.kept:
                room = getattr(pieces, name)
                if kind.shape(name) and name not in kind.given:
                    cgutils.memset(builder, room, context.get_constant(types.intp, kind.record[name].itemsize), 0)
                elif kind.shape(name):
                    _copy(context, builder, kind, name, _member(context, builder, kind, name, arguments[1]), room)
                else:
                    there = builder.load(_member(context, builder, kind, name, arguments[1]))
                    builder.store(context.cast(builder, there, kind.number(name), kind.kept_as(name)), room)
            return context.get_dummy_value()

        return types.none(split, given), generate

    return fill  # type: ignore[no-any-return]


def emptier(kind: Split) -> Callable[..., Any]:
    """A function for the GPU that fills a record in pieces with zeros."""

    @intrinsic  # type: ignore[untyped-decorator]
    def empty(_context: Any, split: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            pieces = cgutils.create_struct_proxy(kind)(context, builder, value=arguments[0])
            for name in kind.kept:
                size = kind.count(name) * context.get_abi_sizeof(context.get_value_type(kind.kept_as(name)))
                cgutils.memset(builder, getattr(pieces, name), context.get_constant(types.intp, size), 0)
            return context.get_dummy_value()

        return types.none(split), generate

    return empty  # type: ignore[no-any-return]


def _member(context: Any, builder: Any, kind: Split, name: str, record: Any) -> Any:
    """Where a field begins in a record in memory."""
    number = context.get_value_type(kind.number(name))
    fields: Any = kind.record.fields
    return cgutils.get_record_member(builder, record, fields[name][1], number)


def _copy(context: Any, builder: Any, kind: Split, name: str, source: Any, target: Any) -> None:
    with cgutils.for_range(builder, context.get_constant(types.intp, kind.count(name))) as loop:
        builder.store(builder.load(builder.gep(source, [loop.index])), builder.gep(target, [loop.index]))


def loader(kind: Split, packing: Packing) -> Callable[..., Any]:
    """A function for the GPU that fills a record in pieces from the n-th column of some words."""

    @intrinsic  # type: ignore[untyped-decorator]
    def load(_context: Any, split: Any, words: Any, n: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            pieces = cgutils.create_struct_proxy(kind)(context, builder, value=arguments[0])
            column = _Column(context, builder, signature.args, arguments)
            for name in (name for name in NOT_KEPT if name in kind.kept and not kind.shape(name)):
                builder.store(context.get_constant(kind.kept_as(name), 0), getattr(pieces, name))
            for first, places in _by_word(packing):
                if places[0].words:
                    room = builder.bitcast(getattr(pieces, places[0].name), WORD.as_pointer())
                    for step in range(places[0].words):
                        target = builder.gep(room, [context.get_constant(types.intp, step)])
                        builder.store(builder.load(column.place(first + step)), target)
                    continue
                word = builder.load(column.place(first))
                for place in places:
                    number = context.get_value_type(kind.kept_as(place.name))
                    value = builder.lshr(word, ir.Constant(WORD, 8 * place.byte))
                    builder.store(_narrowed(builder, value, number), getattr(pieces, place.name))
            return context.get_dummy_value()

        return types.none(split, words, n), generate

    return load  # type: ignore[no-any-return]


def saver(kind: Split, packing: Packing) -> Callable[..., Any]:
    """A function for the GPU that puts a record in pieces away in the n-th column of some words."""

    @intrinsic  # type: ignore[untyped-decorator]
    def save(_context: Any, split: Any, words: Any, n: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            pieces = cgutils.create_struct_proxy(kind)(context, builder, value=arguments[0])
            column = _Column(context, builder, signature.args, arguments)
            for first, places in _by_word(packing):
                if places[0].words:
                    room = builder.bitcast(getattr(pieces, places[0].name), WORD.as_pointer())
                    for step in range(places[0].words):
                        source = builder.gep(room, [context.get_constant(types.intp, step)])
                        builder.store(builder.load(source), column.place(first + step))
                    continue
                word: Any = ir.Constant(WORD, 0)
                for place in places:
                    value = builder.load(getattr(pieces, place.name))
                    if place.name in kind.small:  # It has the word to itself, and its sign fills it.
                        value = context.cast(builder, value, SMALL, kind.number(place.name))
                    wide = value if value.type == WORD else builder.zext(value, WORD)
                    word = builder.or_(word, builder.shl(wide, ir.Constant(WORD, 8 * place.byte)))
                builder.store(word, column.place(first))
            return context.get_dummy_value()

        return types.none(split, words, n), generate

    return save  # type: ignore[no-any-return]


class _Column:
    """The n-th column of an array of words that lies in rows."""

    def __init__(self, context: Any, builder: Any, kinds: Sequence[Any], arguments: Sequence[Any]) -> None:
        self._context, self._builder = context, builder
        array = arrayobj.make_array(kinds[1])(context, builder, value=arguments[1])
        self._data, self._count = array.data, builder.extract_value(array.shape, 1)
        self._n = context.cast(builder, arguments[2], kinds[2], types.intp)

    def place(self, word: int) -> Any:
        row = self._builder.mul(self._context.get_constant(types.intp, word), self._count)
        return self._builder.gep(self._data, [self._builder.add(row, self._n)])


def _by_word(packing: Packing) -> list[tuple[int, list[Place]]]:
    """What lies in each word, or from it on."""
    found: dict[int, list[Place]] = {}
    for place in packing.places:
        found.setdefault(place.word, []).append(place)
    return sorted(found.items())


def _narrowed(builder: Any, value: Any, number: Any) -> Any:
    return value if number == WORD else builder.trunc(value, number)
