"""What the start seat is worth, for every number of players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from freebooter.arena.balance.estimates import Sample
from freebooter.arena.balance.exhibits import Exhibit
from freebooter.arena.balance.laboratory import Figures, Question
from freebooter.arena.balance.order import order_exhibits, order_figures, order_rows
from freebooter.arena.balance.plan import Batch, Cell, Setup, UndealtTable

from ..game import GAME
from ..text import say
from .houses import first_house, policy_of


class Seat(Question):
    name = "seat"

    def cells(self, setup: Setup) -> list[Cell]:
        house = first_house(setup)
        about = {"edition": house.edition, "mermaids": house.mermaids}
        return [
            Cell(about, players, (UndealtTable(house.undealt(players), (policy_of(setup),) * players),), _digest)
            for players in setup.player_counts(GAME.seats)
        ]

    def figures(self, cells: Sequence[Cell], samples: Sequence[Sample]) -> Figures:
        return {**cells[0].about, "tables": order_figures(cells, samples)}

    def exhibits(self, figures: Figures) -> Iterator[Exhibit]:
        yield from order_exhibits(self.name, figures["tables"], say)


def start_players(batch: Batch) -> np.ndarray:
    """Who began, by table and deal."""
    from .kernels import bulk

    return batch.notes[:, :, bulk.BEGAN] - 1


def _digest(batch: Batch) -> Sample:
    return Sample(order_rows(batch, start_players(batch)))
