"""Playing the cells of a question on all cores, or on a GPU. The same seeds give the same figures on any of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from threading import Lock

import numpy as np

from freebooter.engine.kernels.state import new_state

from ..threads import in_order
from .estimates import Sample
from .plan import Batch, Cell, Program

DEVICE_CHUNK = 1 << 20
"""Games that a GPU plays before anybody looks up."""

Player = Callable[[Cell, int, int], Batch]
"""`(cell, first_seed, deals)` → some deals at every table of a cell."""


def play(
    program: Program, cells: Sequence[Cell], seed: int, cores: int, player: Player | None = None
) -> Iterator[tuple[int, Sample]]:
    """Play every cell on the deals from `seed` on: the cell's number and the sample of some of its deals, in order.

    `player` is a `device_player`, where they are to be played on a GPU.
    """
    chunk = program.chunk if player is None else DEVICE_CHUNK
    jobs = (
        (number, first, min(step, cell.deals - first))
        for number, cell in enumerate(cells)
        for step in [max(1, chunk // len(cell.tables))]
        for first in range(0, cell.deals, step)
    )

    def work(job: tuple[int, int, int]) -> tuple[int, Sample]:
        number, first, deals = job
        cell = cells[number]
        batch = player(cell, seed + first, deals) if player else play_deals(program, cell, seed + first, deals)
        return number, cell.digest(batch)

    return in_order(work, jobs, cores)


def device_player(program: Program, cells: Sequence[Cell]) -> Player:
    """Playing cells on a GPU. It plays for one at a time, while others are being looked at."""
    from freebooter.bots.device_games import DeviceGames

    tables = [table.undealt for cell in cells for table in cell.tables]
    games = DeviceGames(program.games, tables, program.memory_length, program.note_length)
    turn = Lock()

    def play_there(cell: Cell, first_seed: int, deals: int) -> Batch:
        with turn:
            found = [games.play(table.undealt, table.policies, first_seed, deals) for table in cell.tables]
        moves, points, shares, notes = (np.stack(each) for each in zip(*found, strict=True))
        return Batch(moves, points, shares, notes)

    return play_there


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
