"""Numbers as callers give them: of any kind that is a whole number, and seeds among them."""

from __future__ import annotations

from operator import index

from .kernels.random import SEEDS
from .refusal import BadSetup, given


def whole(value: object) -> int | None:
    """A whole number of any kind as Python's own; None for anything else."""
    try:
        return None if isinstance(value, bool) else index(value)  # type: ignore[arg-type]
    except TypeError:  # Arrays have the method, but only some of them are a number.
        return None


def check_seed(seed: int) -> int:
    number = whole(seed)
    if number is None or not 0 <= number < SEEDS:
        large = number is not None and abs(number) >= SEEDS**2  # Python writes no endless numbers.
        shown = hex(seed)[:40] + "…" if large else given(seed)
        raise BadSetup("error-seed-range", key="seed", seed=shown, largest=str(SEEDS - 1))
    return number
