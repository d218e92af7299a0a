"""Playing the cells of a question on all cores. The same seeds give the same figures on any number of cores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from freebooter.engine.kernels.state import new_state

from ..threads import in_order
from .estimates import Sample
from .plan import Batch, Cell, Program


def play(program: Program, cells: Sequence[Cell], seed: int, cores: int) -> Iterator[tuple[int, Sample]]:
    """Play every cell on the deals from `seed` on: the cell's number and the sample of some of its deals, in order."""
    jobs = (
        (number, first, min(step, cell.deals - first))
        for number, cell in enumerate(cells)
        for step in [max(1, program.chunk // len(cell.tables))]
        for first in range(0, cell.deals, step)
    )

    def work(job: tuple[int, int, int]) -> tuple[int, Sample]:
        number, first, deals = job
        cell = cells[number]
        return number, cell.digest(play_deals(program, cell, seed + first, deals))

    return in_order(work, jobs, cores)


def play_deals(program: Program, cell: Cell, first_seed: int, deals: int) -> Batch:
    """Some deals at every table of a cell."""
    tables, seats = len(cell.tables), cell.players
    batch = Batch(
        np.zeros((tables, deals), np.int64),
        np.zeros((tables, deals, seats), np.int64),
        np.zeros((tables, deals, seats)),
        np.zeros((tables, deals, program.note_length), np.int64),
    )
    work = new_state(program.dtype)
    memory = np.zeros(program.memory_length, np.int64)
    for number, table in enumerate(cell.tables):
        policies = np.array(table.policies, np.int64)
        results = (batch.moves[number], batch.points[number], batch.shares[number], batch.notes[number])
        program.games(table.undealt, work, memory, policies, np.uint64(first_seed), *results)
    return batch
