"""What one number of chance costs in a compiled kernel, by key and by seed.

python -m benchmarks.chance
"""

from __future__ import annotations

from time import perf_counter
from typing import Any

import numpy as np

from freebooter.engine.kernels.compiling import entry
from freebooter.engine.kernels.random import below, dealt_below
from freebooter.engine.kernels.state import new_state, put_key, record_type

NUMBERS = 1_000_000
ROUNDS = 5
CHOICES = 60
SMALL = record_type([("players", np.int8)], events=1)


def later(states: Any, count: int) -> int:
    state, total = states[0], 0
    for _ in range(count):
        total += below(state, CHOICES)
    return total


def dealt(states: Any, count: int) -> int:
    state, total = states[0], 0
    for place in range(count):
        total += dealt_below(state, place, CHOICES)
    return total


def nanoseconds(kernel: Any, has_key: bool) -> float:
    """The least that a number took in any of the rounds."""
    state = new_state(SMALL)
    if has_key:
        put_key(state, bytes(range(32)))
    kernel(state, 1)
    took = []
    for _ in range(ROUNDS):
        begun = perf_counter()
        kernel(state, NUMBERS)
        took.append(perf_counter() - begun)
    return 1e9 * min(took) / NUMBERS


if __name__ == "__main__":
    for stream, kernel in (("DEAL", entry(dealt)), ("LATER", entry(later))):
        key, seed = (nanoseconds(kernel, has_key) for has_key in (True, False))
        print(f"{stream:6} by key {key:6.1f} ns, by seed {seed:5.1f} ns a number")
