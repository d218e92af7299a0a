"""Comparing what environments tell, whatever it is made of."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import numpy as np

from freebooter.engine.refusal import given

SHOWN = 3
"""So many cards of a kind a difference names."""


def in_order(cards: Collection[Any]) -> list[Any]:
    """The same cards in an order that depends on nothing else."""
    return sorted(cards, key=repr)


def unlike(before: list[Any], after: list[Any]) -> str:
    """Some of the cards that are there no longer, and of those that were not there."""
    lost = [card for card in before if before.count(card) > after.count(card)]
    won = [card for card in after if after.count(card) > before.count(card)]
    return given([lost[:SHOWN], won[:SHOWN]])


def same(one: Any, other: Any) -> bool:
    return first_difference(one, other) is None


def first_difference(one: Any, other: Any, place: str = "") -> str | None:
    """Where two values first differ, as a path through dictionaries, sequences and arrays; None where they do not."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        parts = (first_difference(one[key], other[key], f"{place}/{key}") for key in one)
        return next((part for part in parts if part is not None), None)
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True))
        parts = (first_difference(a, b, f"{place}/{number}") for number, (a, b) in pairs)
        return next((part for part in parts if part is not None), None)
    if isinstance(one, np.ndarray) and isinstance(other, np.ndarray):
        if one.shape != other.shape or one.dtype != other.dtype:
            return place or "/"
        if one.tobytes() == other.tobytes():
            return None
        others = np.flatnonzero(np.atleast_1d(one != other))
        return f"{place}[{others[0] if len(others) else 0}]"
    return None if type(one) is type(other) and bool(one == other) else place or "/"
