"""Playing the cells of a question on all cores. The same seeds give the same figures on any number of cores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import numpy as np

from freebooter.engine.kernels.state import new_state

from .estimates import Tally
from .plan import Batch, Cell, Program


def play(program: Program, cells: Sequence[Cell], seed: int, cores: int) -> Iterator[tuple[int, Tally]]:
    """Play every cell on the deals from `seed` on; yields the cell's number and the tally of some of its deals."""
    jobs = iter(
        (number, first, min(step, cell.deals - first))
        for number, cell in enumerate(cells)
        for step in [max(1, program.chunk // len(cell.seatings))]
        for first in range(0, cell.deals, step)
    )

    def work(number: int, first: int, deals: int) -> tuple[int, Tally]:
        cell = cells[number]
        return number, cell.digest(play_deals(program, cell, seed + first, deals))

    with ThreadPoolExecutor(cores) as pool:  # The kernels run without Python's lock.
        waiting = [pool.submit(work, *job) for job in islice(jobs, cores + 2)]
        try:
            while waiting:
                yield waiting.pop(0).result()
                waiting += [pool.submit(work, *job) for job in islice(jobs, 1)]
        finally:
            for each in waiting:
                each.cancel()


def play_deals(program: Program, cell: Cell, first_seed: int, deals: int) -> Batch:
    """Some deals at every table of a cell."""
    tables, seats = len(cell.seatings), cell.players
    batch = Batch(
        np.zeros((tables, deals), np.int64),
        np.zeros((tables, deals, seats), np.int64),
        np.zeros((tables, deals, seats)),
        np.zeros((tables, deals, program.note_length), np.int64),
    )
    work = new_state(program.dtype)
    memory = np.zeros(program.memory_length, np.int64)
    for number, seating in enumerate(cell.seatings):
        minds = np.array(seating.minds, np.int64)
        results = (batch.moves[number], batch.points[number], batch.shares[number], batch.notes[number])
        program.games(seating.undealt, work, memory, minds, np.uint64(first_seed), *results)
    return batch
