"""Features of a game that declares none: the numbers of what a seat observes, as they are."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import numpy as np

from freebooter.engine.kernels.contract import Kernel
from freebooter.engine.kernels.features import put_one, wipe

ENGINES_OWN = ("seed", "chance", "key", "keyed", "events", "event_count", "padding")
"""Fields of every record that say nothing of a position: its chance, and what the last move did."""


def fields_of(dtype: np.dtype) -> Iterator[tuple[str, np.dtype, list[tuple[int, ...]]]]:
    """The fields of a game's record, each with its type and all its places; one empty place where it is one number."""
    for name in dtype.names or ():
        if name not in ENGINES_OWN:
            yield name, dtype[name].base, list(product(*map(range, dtype[name].shape)))


def features_of(dtype: np.dtype, memory_length: int) -> Kernel:
    """A function, ready to be bound, that writes the seat, all these numbers, and the table's memory where asked to."""
    lines = [
        "def features(state, seat, memory, with_memory, out):",
        "    wipe(out)",
        "    at = put_one(out, 0, seat, state.players)",
    ]
    for name, _, places in fields_of(dtype):
        for place in places:
            index = f"[{', '.join(map(str, place))}]" if place else ""
            lines.append(f"    out[at] = state.{name}{index}")
            lines.append("    at += 1")
    lines += [
        "    if with_memory:",
        f"        for i in range({memory_length}):",
        "            out[at + i] = memory[i]",
        f"        at += {memory_length}",
        "    return at",
    ]
    made: dict[str, Kernel] = {}
    exec(compile("\n".join(lines), __file__, "exec"), {"put_one": put_one, "wipe": wipe, "__name__": __name__}, made)
    return made["features"]
