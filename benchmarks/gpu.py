"""Chance on a GPU: the same kernels compiled by numba-cuda, beside the RFC's vectors and beside the CPU.

    python -m benchmarks.gpu

It needs the extra `gpu`, and a GPU.
"""

from __future__ import annotations

import random
import sys
from typing import Any

import numpy as np

from freebooter.engine.gpu import check_gpu
from freebooter.engine.kernels.chacha import chacha_block
from freebooter.engine.kernels.compiling import entry
from freebooter.engine.kernels.random import below, dealt_below
from freebooter.engine.kernels.state import NEW_KEY, new_state, record_type
from freebooter.engine.refusal import BadSetup
from tests.support.cipher import VECTORS, words

RECORDS = 2_000
DRAWS = 50
THREADS = 128
SMALL = record_type([("players", np.int8)], events=1)
UNEVEN = 2**62 + 1
"""So many choices that every fourth word is refused, and another has to be made."""


def is_there() -> bool:
    """Whether there is a GPU, and the compiler for it."""
    try:
        check_gpu()
    except BadSetup:
        return False
    return True


def make_block(given: Any, out: Any) -> None:
    block = chacha_block(given[0], given[1], given[2], given[3], given[4], given[5], given[6], given[7])
    # One by one, for numba-cuda takes nothing out of a tuple by a number that changes.
    out[0], out[1], out[2], out[3] = block[0], block[1], block[2], block[3]
    out[4], out[5], out[6], out[7] = block[4], block[5], block[6], block[7]
    out[8], out[9], out[10], out[11] = block[8], block[9], block[10], block[11]
    out[12], out[13], out[14], out[15] = block[12], block[13], block[14], block[15]


def draw(state: Any, out: Any) -> None:
    """Both streams, with few choices and with many."""
    for place in range(DRAWS):
        out[4 * place] = below(state, place + 1)
        out[4 * place + 1] = dealt_below(state, place, place + 1)
        out[4 * place + 2] = below(state, UNEVEN)
        out[4 * place + 3] = dealt_below(state, place, UNEVEN)


def on_cpu(kernel: Any) -> Any:
    one: Any = entry(kernel)

    def each(given: Any, out: Any) -> None:
        for i in range(given.shape[0]):
            one(given[i], out[i])

    return entry(each)


def on_gpu(kernel: Any) -> Any:
    from numba import cuda

    one = cuda.jit(device=True)(kernel)

    def each(given: Any, out: Any) -> None:
        i = cuda.grid(1)
        if i < given.shape[0]:
            one(given[i], out[i])

    compiled = cuda.jit(each)

    def run(given: Any, out: Any) -> None:
        there, back = cuda.to_device(given), cuda.to_device(out)
        compiled[(len(given) + THREADS - 1) // THREADS, THREADS](there, back)
        back.copy_to_host(out)

    return run


def some_records(has_key: bool) -> np.ndarray:
    """Records with keys, or seeds, of their own."""
    chance = random.Random(1)
    records = np.repeat(new_state(SMALL), RECORDS)
    for i in range(RECORDS):
        for name in ("key",) if has_key else ("seed", "chance"):
            shape = records[name][i].shape
            records[name][i] = np.array([chance.getrandbits(64) for _ in range(shape[0] if shape else 1)]).reshape(
                shape
            )
    records["keyed"] = NEW_KEY if has_key else 0
    return records


def problems() -> list[str]:
    """In what the GPU differs from the RFC and from the CPU."""
    found = []
    given = np.array(
        [[*words(bytes.fromhex(each.key), 8), each.counter, *words(bytes.fromhex(each.nonce), 4)] for each in VECTORS],
        np.uint64,
    )
    blocks = np.zeros((len(VECTORS), 16), np.uint64)
    on_gpu(make_block)(given, blocks)
    for vector, block in zip(VECTORS, blocks, strict=True):
        if block.astype("<u4").tobytes().hex() != vector.block:
            found.append(f"the block of key {vector.key}, counter {vector.counter} and nonce {vector.nonce}")
    for has_key in (True, False):
        records = some_records(has_key)
        here, there = (np.zeros((RECORDS, 4 * DRAWS), np.int64) for _ in range(2))
        on_cpu(draw)(records.copy(), here)
        on_gpu(draw)(records.copy(), there)
        if (here != there).any():
            found.append(f"{(here != there).sum()} numbers that are drawn {'by key' if has_key else 'by seed'}")
    return found


if __name__ == "__main__":
    if not is_there():
        sys.exit("this needs a GPU, and numba-cuda")
    differing = problems()
    print("\n".join(differing) or f"{len(VECTORS)} vectors and {2 * RECORDS * 4 * DRAWS} numbers: all the same")
    sys.exit(1 if differing else 0)
