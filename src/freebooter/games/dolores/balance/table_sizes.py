"""How the number of players and the bottles change scores and length."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from freebooter.arena.balance.estimates import Estimate, Part, Sample
from freebooter.arena.balance.exhibits import Drawing, Exhibit, Grid, number
from freebooter.arena.balance.laboratory import Figures, Question
from freebooter.arena.balance.pictures import histograms
from freebooter.arena.balance.plan import Batch, Cell, Setup

from ..game import GAME
from ..rules.switches import SWITCHES
from ..text import say
from .tables import lay_table

POINTS, WINNER, DUELS, MOVES = range(4)
HIGHEST = 200
"""More points than these are counted as these."""


class Tables(Question):
    name = "tables"

    def cells(self, setup: Setup) -> list[Cell]:
        return [
            lay_table(setup, players, _digest, {"bottles": bottles}, bottles=bottles)
            for players in setup.player_counts(GAME.seats)
            for bottles in SWITCHES["bottles"]
        ]

    def figures(self, cells: Sequence[Cell], samples: Sequence[Sample]) -> Figures:
        tables = []
        for cell, sample in zip(cells, samples, strict=True):
            lineups = len(cell.tables)
            tables.append(
                {
                    "players": cell.players,
                    "bottles": cell.about["bottles"],
                    "games": cell.games,
                    "points": sample.mean(Part(POINTS, unit=cell.players * lineups)).as_json(),
                    "winner_points": sample.mean(Part(WINNER, unit=lineups)).as_json(),
                    "duels": sample.mean(Part(DUELS, unit=lineups)).as_json(),
                    "decisions": sample.mean(Part(MOVES, unit=lineups)).as_json(),
                    "points_spread": {str(points): int(n) for points, n in enumerate(sample.counts) if n},
                }
            )
        return {"policy": cells[0].about["policy"], "tables": tables}

    def exhibits(self, figures: Figures) -> Iterator[Exhibit]:
        headings = ["balance-table", "balance-points", "balance-winner", "balance-duels", "balance-decisions"]
        names = [_name(table) for table in figures["tables"]]
        rows = [
            [name, *(number(Estimate.from_json(table[each]), 2) for each in _COLUMNS)]
            for name, table in zip(names, figures["tables"], strict=True)
        ]
        yield Grid(say("balance-tables-title"), [say(heading) for heading in headings], rows)
        spreads = {
            name: {int(points): count for points, count in table["points_spread"].items()}
            for name, table in zip(names, figures["tables"], strict=True)
        }
        yield Drawing(lambda: histograms("tables", spreads, say("balance-points")), say("balance-picture-tables"))


_COLUMNS = ("points", "winner_points", "duels", "decisions")


def _name(table: Figures) -> str:
    return say("balance-table-name", players=table["players"], bottles=table["bottles"])


def _digest(batch: Batch) -> Sample:
    from .kernels import bulk

    rows = [
        batch.points.sum(axis=(0, 2)),
        batch.points.max(axis=2).sum(axis=0),
        batch.notes[:, :, bulk.DUELS].sum(axis=0),
        batch.moves.sum(axis=0),
    ]
    counts = np.bincount(np.clip(batch.points, 0, HIGHEST).ravel(), minlength=HIGHEST + 1)
    return Sample(np.stack(rows, axis=1), counts)
