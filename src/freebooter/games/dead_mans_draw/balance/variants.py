"""How each variant card, and mermaids that replay, change scores, busts, the length of a game and the start seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from freebooter.arena.balance.estimates import VICTORY, Estimate, Part, Sample
from freebooter.arena.balance.exhibits import Drawing, Exhibit, Grid, change, number, percent
from freebooter.arena.balance.laboratory import Figures, Question
from freebooter.arena.balance.pictures import histograms
from freebooter.arena.balance.plan import Batch, Cell, Setup, UndealtTable

from ..rules.switches import SWITCHES
from ..text import say
from .houses import REPLAY, House, first_house, mermaids_of, policy_of
from .seats import start_players

PLAYERS = (2, 4)
MERMAIDS = "mermaids-replay"
LOWEST, HIGHEST = -60, 260
"""Points beyond these are counted as these."""

NUMBERS = ("points", "winner", "turns", "busts", "start")
"""What is kept of every table in the row of a deal."""


class Variants(Question):
    name = "variants"

    def cells(self, setup: Setup) -> list[Cell]:
        """All variants of a number of players on the same deals, so that differences are taken deal by deal."""
        house = first_house(setup)
        tables = {variant: (house, variant) for variant in SWITCHES["variant"]}
        if not mermaids_of(setup):
            tables[MERMAIDS] = (House(house.edition, REPLAY), "none")
        about = {"edition": house.edition, "mermaids": house.mermaids, "variants": list(tables)}
        return [
            Cell(
                about,
                players,
                tuple(
                    UndealtTable(rules.undealt(players, variant=variant), (policy_of(setup),) * players)
                    for rules, variant in tables.values()
                ),
                _digest,
            )
            for players in setup.player_counts(PLAYERS)
        ]

    def figures(self, cells: Sequence[Cell], samples: Sequence[Sample]) -> Figures:
        tables = []
        for cell, sample in zip(cells, samples, strict=True):
            points = sample.counts.reshape(len(cell.tables), -1)
            tables.append(
                {
                    "players": cell.players,
                    "deals": cell.deals,
                    "fair_share": 1 / cell.players,
                    "variants": [
                        {
                            "variant": variant,
                            **_figures(sample, place, cell.players),
                            "points_spread": _spread(points[place]),
                        }
                        for place, variant in enumerate(cell.about["variants"])
                    ],
                }
            )
        return {"edition": cells[0].about["edition"], "mermaids": cells[0].about["mermaids"], "tables": tables}

    def exhibits(self, figures: Figures) -> Iterator[Exhibit]:
        for table in figures["tables"]:
            yield from _exhibits(table)


def _parts(place: int, players: int) -> dict[str, Part]:
    column = {name: place * len(NUMBERS) + number for number, name in enumerate(NUMBERS)}
    return {
        "points": Part(column["points"], unit=players),
        "winner_points": Part(column["winner"]),
        "busts_per_turn": Part(column["busts"], per=column["turns"]),
        "turns": Part(column["turns"]),
        "start_win_share": Part(column["start"], unit=VICTORY),
    }


def _figures(sample: Sample, place: int, players: int) -> Figures:
    """The figures of one variant, and how much they are more than without one."""
    here, plain = _parts(place, players), _parts(0, players)
    found: Figures = {
        name: (sample.share(part) if name == "start_win_share" else sample.mean(part)).as_json()
        for name, part in here.items()
    }
    if place:
        found["change"] = {name: sample.mean(part, minus=plain[name]).as_json() for name, part in here.items()}
    return found


def _spread(counts: np.ndarray) -> dict[str, int]:
    """How often each number of points was reached; those that never were are left out."""
    return {str(LOWEST + place): int(count) for place, count in enumerate(counts) if count}


def _exhibits(table: Figures) -> Iterator[Exhibit]:
    names = {each["variant"]: variant_name(each["variant"]) for each in table["variants"]}
    headings = ["balance-variant", "balance-points", "balance-winner", "balance-busts", "balance-turns"]
    columns = [say(heading) for heading in [*headings, "balance-start"]]
    rows, changes = [], []
    for each in table["variants"]:
        found = {name: Estimate.from_json(each[name]) for name in _parts(0, 1)}
        points, winner, busts, turns, start = found.values()
        row = [number(points), number(winner), percent(busts), number(turns, 2), percent(start)]
        rows.append([names[each["variant"]], *row])
        if "change" in each:
            points, winner, busts, turns, start = (Estimate.from_json(each["change"][name]) for name in found)
            row = [change(points), change(winner), change(busts, 1, 100), change(turns, 2), change(start, 1, 100)]
            changes.append([names[each["variant"]], *row])
    players = table["players"]
    yield Grid(say("balance-variants-players", players=players), columns, rows)
    yield Grid(say("balance-variants-changes", players=players), columns, changes)
    spreads = {
        names[each["variant"]]: {int(points): count for points, count in each["points_spread"].items()}
        for each in table["variants"]
    }
    yield Drawing(
        lambda: histograms(f"variants-{players}", spreads, say("balance-points")),
        say("balance-picture-variants", players=players),
    )


def variant_name(variant: str) -> str:
    return say("balance-mermaids") if variant == MERMAIDS else say(f"variant-{variant}")


def _digest(batch: Batch) -> Sample:
    from .kernels import bulk

    tables, deals, players = batch.points.shape
    first = start_players(batch)
    numbers = {
        "points": batch.points.sum(axis=2),
        "winner": np.where(batch.shares > 0, batch.points, LOWEST).max(axis=2),
        "turns": batch.notes[:, :, bulk.TURNS : bulk.TURNS + players].sum(axis=2),
        "busts": batch.notes[:, :, bulk.BUSTS : bulk.BUSTS + players].sum(axis=2),
        "start": np.take_along_axis(batch.victories, first[:, :, None], 2)[:, :, 0],
    }
    rows = np.stack([numbers[name] for name in NUMBERS], axis=1)
    width = HIGHEST - LOWEST + 1
    counts = [
        np.bincount(np.clip(points, LOWEST, HIGHEST).ravel() - LOWEST, minlength=width) for points in batch.points
    ]
    return Sample(rows.reshape(tables * len(NUMBERS), deals).T, np.concatenate(counts))
