"""What it is worth to deal first, for every number of players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from freebooter.dolores.game import GAME

from ..estimates import Tally
from ..exhibits import Exhibit
from ..order import order_exhibits, order_figures, order_rows
from ..plan import Batch, Cell, Setup
from ..question import Figures, Question
from .tables import lay_table


class Dealer(Question):
    name = "dealer"

    def cells(self, setup: Setup) -> list[Cell]:
        return [lay_table(setup, players, _digest) for players in setup.player_counts(GAME.seats)]

    def figures(self, cells: Sequence[Cell], tallies: Sequence[Tally]) -> Figures:
        return {"policy": cells[0].about["policy"], "tables": order_figures(cells, tallies)}

    def exhibits(self, figures: Figures) -> Iterator[Exhibit]:
        yield from order_exhibits(self.name, figures["tables"])


def _digest(batch: Batch) -> Tally:
    from .counting import notes

    return Tally(order_rows(batch, batch.notes[:, :, notes.BEGAN] - 1))
