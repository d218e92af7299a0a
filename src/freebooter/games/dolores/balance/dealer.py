"""What it is worth to deal first, for every number of players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from freebooter.arena.balance.estimates import Sample
from freebooter.arena.balance.exhibits import Exhibit
from freebooter.arena.balance.laboratory import Figures, Question
from freebooter.arena.balance.order import order_exhibits, order_figures, order_rows
from freebooter.arena.balance.plan import Batch, Cell, Setup

from ..game import GAME
from ..text import say
from .tables import lay_table


class Dealer(Question):
    name = "dealer"

    def cells(self, setup: Setup) -> list[Cell]:
        return [lay_table(setup, players, _digest) for players in setup.player_counts(GAME.seats)]

    def figures(self, cells: Sequence[Cell], samples: Sequence[Sample]) -> Figures:
        return {"policy": cells[0].about["policy"], "tables": order_figures(cells, samples)}

    def exhibits(self, figures: Figures) -> Iterator[Exhibit]:
        yield from order_exhibits(self.name, figures["tables"], say)


def _digest(batch: Batch) -> Sample:
    from .kernels import bulk

    return Sample(order_rows(batch, batch.notes[:, :, bulk.BEGAN] - 1))
