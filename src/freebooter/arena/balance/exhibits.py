"""What an answer shows: tables and texts for terminal and page, and pictures that are drawn only for the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import isnan
from typing import TYPE_CHECKING

from freebooter.text.numbers import number as written

from .estimates import Estimate

if TYPE_CHECKING:
    from ..plots import Picture

NOTHING = "–"
"""Stands where nothing was counted."""


@dataclass(frozen=True)
class Grid:
    """A table: its first columns hold words, all others figures."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    words: int = 1


@dataclass(frozen=True)
class Remark:
    text: str


@dataclass(frozen=True)
class Drawing:
    """A picture; drawing it loads Matplotlib."""

    draw: Callable[[], Picture]
    caption: str
    wide: bool = False


Exhibit = Grid | Remark | Drawing


def percent(estimate: Estimate, digits: int = 1) -> str:
    """A share with its error, in per cent."""
    return number(Estimate(*(100 * value for value in estimate)), digits)


def number(estimate: Estimate, digits: int = 1) -> str:
    """A figure with its error, half of its interval."""
    if isnan(estimate.value):
        return NOTHING
    error = NOTHING if isnan(estimate.error) else written(estimate.error, digits)
    return f"{written(estimate.value, digits)} ± {error}"


def change(estimate: Estimate, digits: int = 1, scale: float = 1) -> str:
    """The same of a difference: its sign is always written."""
    text = number(Estimate(*(scale * value for value in estimate)), digits)
    return text if text.startswith(("-", NOTHING)) else f"+{text}"
