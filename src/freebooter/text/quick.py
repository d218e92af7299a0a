"""Messages said quickly: most are words with values among them, and need no interpreter of the whole of Fluent.

A server says thousands of sentences a second, and hardly one twice, for people have names of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from babel import Locale
from fluent.syntax import ast

Values = Mapping[str, Any]
"""By the names of variables, with underscores for hyphens."""
Said = Callable[[Values], str]
Element: TypeAlias = Any
"""A text, a string or a placeable, as bundles of Fluent hold them: what is literally so has lost its braces."""

PLAIN = range(1000)
"""Whole numbers that are written alike in every language, without signs and groups of digits."""


class Unusual(LookupError):
    """What only Fluent itself can say, such as large numbers; a `KeyError` for a missing value is another such."""


def quickly(pattern: Any, language: str) -> Said | None:
    """Says a pattern with its values, or raises a `LookupError`; None for one that refers to other messages.

    A pattern of a single element may be that element.
    """
    elements = pattern.elements if isinstance(pattern, ast.Pattern) else [pattern]
    parts = [_part(element, language) for element in elements]
    if any(part is None for part in parts):
        return None
    return _joined([part for part in parts if part is not None])


def _joined(parts: Sequence[str | Said]) -> Said:
    if all(isinstance(part, str) for part in parts):
        whole = "".join(map(str, parts))
        return lambda values: whole
    if len(parts) == 1 and not isinstance(parts[0], str):
        return parts[0]
    return lambda values: "".join([part if part.__class__ is str else part(values) for part in parts])  # type: ignore[operator]


def _part(element: Element, language: str) -> str | Said | None:
    match element.expression if isinstance(element, ast.Placeable) else element:
        case ast.TextElement(value=text):
            return str(text)
        case ast.StringLiteral() as literal:
            return str(literal.parse()["value"])
        case ast.VariableReference(id=name):
            return _variable(_name(name))
        case ast.SelectExpression(selector=ast.VariableReference(id=name), variants=variants):
            return _selection(_name(name), variants, language)
    return None


def _name(identifier: ast.Identifier) -> str:
    return str(identifier.name).replace("-", "_")


def _variable(name: str) -> Said:
    def said(values: Values) -> str:
        value: Any = values[name]
        if value.__class__ is str:
            return value
        if value.__class__ is int and value in PLAIN:
            return str(value)
        raise Unusual(name)

    return said


def _selection(name: str, variants: Sequence[ast.Variant], language: str) -> Said | None:
    """The variant of a value: of a word by its name, of a number by itself or by its plural, whichever comes first."""
    said: list[tuple[str | int, Said]] = []
    default: Said | None = None
    for variant in variants:
        pattern = quickly(variant.value, language)
        if pattern is None:
            return None
        key = variant.key
        said.append((str(key.name) if isinstance(key, ast.Identifier) else int(key.value), pattern))
        default = pattern if variant.default else default
    assert default is not None, "Fluent's parser lets no selection pass without one"
    return _selected(name, said, default, Locale.parse(language).plural_form)


def _selected(name: str, said: Sequence[tuple[str | int, Said]], default: Said, plural: Callable[[int], str]) -> Said:
    words = {key: pattern for key, pattern in reversed(said) if isinstance(key, str)}
    has_numbers = len(words) < len(said)

    by_number: dict[int, Said] = {}
    """Of plain numbers, those that came so far."""

    def counted(number: int) -> Said:
        meant = (number, plural(number))
        return next((pattern for key, pattern in said if key in meant), default)

    def select(values: Values) -> str:
        value: Any = values[name]
        if value.__class__ is str and not has_numbers:
            return words.get(value, default)(values)
        if value.__class__ is int and value in PLAIN:
            pattern = by_number.get(value)
            if pattern is None:
                pattern = by_number[value] = counted(value)
            return pattern(values)
        raise Unusual(name)

    return select
