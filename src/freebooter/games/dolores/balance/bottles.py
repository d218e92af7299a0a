"""Which bottle messages go along with winning: for those who held one, and for those who played it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from freebooter.arena.balance.estimates import UNKNOWN, VICTORY, Estimate, Part, Sample
from freebooter.arena.balance.exhibits import Drawing, Exhibit, Grid, Remark, percent
from freebooter.arena.balance.laboratory import Figures, Question
from freebooter.arena.balance.pictures import dots
from freebooter.arena.balance.plan import Batch, Cell, Setup

from ..rules.terms import BOTTLE_NAMES, BOTTLES, Bottle
from ..text import say
from .tables import bottle_name, lay_table

PLAYERS = (3,)
HELD, HELD_WON, PLAYED, PLAYED_WON = (BOTTLES * part for part in range(4))
"""In the row of a deal: for each bottle the players who held it and their victories, then those who played it."""

UNPLAYED = (Bottle.DAWN, Bottle.THEFT)
"""These act by themselves."""


class Bottles(Question):
    name = "bottles"

    def cells(self, setup: Setup) -> list[Cell]:
        return [lay_table(setup, players, _digest) for players in setup.player_counts(PLAYERS)]

    def figures(self, cells: Sequence[Cell], samples: Sequence[Sample]) -> Figures:
        tables = [
            {
                "players": cell.players,
                "games": cell.games,
                "fair_share": 1 / cell.players,
                "bottles": [_bottle(sample, bottle) for bottle in Bottle if bottle != Bottle.DAWN],
            }
            for cell, sample in zip(cells, samples, strict=True)
        ]
        return {"policy": cells[0].about["policy"], "tables": tables}

    def exhibits(self, figures: Figures) -> Iterator[Exhibit]:
        for table in figures["tables"]:
            yield from _exhibits(table)
        yield Remark(say("balance-bottles-caution"))


def _bottle(sample: Sample, bottle: Bottle) -> Figures:
    held = sample.share(Part(HELD_WON + bottle, per=HELD + bottle, unit=VICTORY))
    played = sample.share(Part(PLAYED_WON + bottle, per=PLAYED + bottle, unit=VICTORY))
    return {
        "bottle": BOTTLE_NAMES[bottle],
        "held": int(sample.sums[HELD + bottle]),
        "held_win_share": held.as_json(),
        "played": int(sample.sums[PLAYED + bottle]),
        "played_win_share": (UNKNOWN if bottle in UNPLAYED else played).as_json(),
    }


def _exhibits(table: Figures) -> Iterator[Exhibit]:
    players = table["players"]
    bottles = sorted(table["bottles"], key=lambda each: -(each["held_win_share"]["value"] or 0))
    held = [Estimate.from_json(each["held_win_share"]) for each in bottles]
    played = [Estimate.from_json(each["played_win_share"]) for each in bottles]
    names = [bottle_name(each["bottle"]) for each in bottles]
    rows = [[name, percent(had), percent(used)] for name, had, used in zip(names, held, played, strict=True)]
    title = say("balance-bottles-players", players=players)
    yield Grid(title, [say("balance-bottle"), say("balance-held"), say("balance-used")], rows)
    yield Drawing(
        lambda: dots(
            f"bottles-{players}",
            names,
            {say("balance-held"): held, say("balance-used"): played},
            say("balance-win-share"),
            legend=say("balance-at-the-table", players=players),
            fair=1 / players,
            in_percent=True,
        ),
        say("balance-picture-bottles", title=title),
    )


def _digest(batch: Batch) -> Sample:
    from .kernels import bulk

    players = batch.points.shape[2]
    victories = batch.victories
    columns = []
    for first in (bulk.HELD, bulk.PLAYED):
        masks = batch.notes[:, :, first : first + players]
        inside = [(masks >> bottle) & 1 for bottle in range(BOTTLES)]
        columns += [each.sum(axis=(0, 2)) for each in inside]
        columns += [(each * victories).sum(axis=(0, 2)) for each in inside]
    return Sample(np.stack(columns, axis=1))
