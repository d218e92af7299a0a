"""Figures as each language writes them: 54.2% in English and Japanese, 54,2 % in German and Czech, in one piece.

Whole numbers inside a message need none of this: Fluent writes them itself.
"""

from __future__ import annotations

from functools import cache
from math import isnan

from babel import Locale
from babel.numbers import NumberPattern, parse_pattern

from freebooter.text import current_language

UNKNOWN = "–"
"""Stands for what is not a number, such as the mean of nothing."""


def number(value: float, digits: int = 1, least: int | None = None) -> str:
    """With so many digits after the decimal mark, or with as few as `least` if the others are zeros."""
    return _written("decimal", round(value, digits), digits, digits if least is None else least)


def percent(share: float, digits: int = 1, least: int | None = None) -> str:
    """A share of 1, in per cent."""
    return _written("percent", round(share, digits + 2), digits, digits if least is None else least)


def span(low: float, high: float, digits: int = 1) -> str:
    """From one share to another; the sign is written once."""
    return f"{number(100 * low, digits)}–{percent(high, digits)}"


def _written(kind: str, rounded: float, digits: int, least: int) -> str:
    if isnan(rounded):
        return UNKNOWN
    language = current_language()
    above = rounded + 0.0  # What is rounded up to nothing has no sign.
    return str(_pattern(language, kind, digits, least).apply(above, language))


@cache
def _pattern(language: str, kind: str, digits: int, least: int) -> NumberPattern:
    locale = Locale.parse(language)
    usual = locale.percent_formats[None] if kind == "percent" else locale.decimal_formats[None]
    pattern = parse_pattern(usual.pattern)  # A copy, since Babel's own is everybody's.
    pattern.frac_prec = (least, digits)
    return pattern
