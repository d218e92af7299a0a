"""What the start seat is worth, for every number of players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from freebooter.arena.balance.estimates import Tally
from freebooter.arena.balance.exhibits import Exhibit
from freebooter.arena.balance.order import order_exhibits, order_figures, order_rows
from freebooter.arena.balance.plan import Batch, Cell, Seating, Setup
from freebooter.arena.balance.question import Figures, Question

from ..game import GAME
from .houses import first_house
from .policies import mind_of


class Seat(Question):
    name = "seat"

    def cells(self, setup: Setup) -> list[Cell]:
        house = first_house(setup)
        about = {"edition": house.edition, "mermaids": house.mermaids}
        return [
            Cell(about, players, (Seating(house.undealt(players), (mind_of(setup),) * players),), _digest)
            for players in setup.player_counts(GAME.seats)
        ]

    def figures(self, cells: Sequence[Cell], tallies: Sequence[Tally]) -> Figures:
        return {**cells[0].about, "tables": order_figures(cells, tallies)}

    def exhibits(self, figures: Figures) -> Iterator[Exhibit]:
        yield from order_exhibits(self.name, figures["tables"])


def start_players(batch: Batch) -> np.ndarray:
    """Who began, by table and deal."""
    from .kernels import notes

    return batch.notes[:, :, notes.BEGAN] - 1


def _digest(batch: Batch) -> Tally:
    return Tally(order_rows(batch, start_players(batch)))
