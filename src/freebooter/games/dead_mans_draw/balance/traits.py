"""Which trait wins how often: held by one player alone, and where everybody holds one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter

import numpy as np

from freebooter.arena.balance.estimates import UNKNOWN, VICTORY, Estimate, Part, Sample
from freebooter.arena.balance.exhibits import Drawing, Exhibit, Grid, percent
from freebooter.arena.balance.laboratory import Figures, Question
from freebooter.arena.balance.pictures import dots
from freebooter.arena.balance.plan import Batch, Cell, Setup, UndealtTable

from ..rules.terms import TRAIT_NAMES, TRAITS, Trait
from ..text import say
from .houses import House, all_houses, house_name, policy_of, trait_name

PLAYERS = (2, 4)
"""Where the number of players is not given."""

OWN, POINTS, OTHERS, TURNS, BUSTS = range(5)
"""The row of a deal that a holder plays from every seat: victories and points, the others' points, turns and busts."""


class Alone(Question):
    """One holder among players without traits, on every deal once from every seat."""

    name = "alone"

    def cells(self, setup: Setup) -> list[Cell]:
        return [
            _alone(house, players, trait, policy_of(setup))
            for players in setup.player_counts(PLAYERS)
            for house in all_houses(setup)
            for trait in house.traits()
        ]

    def figures(self, cells: Sequence[Cell], samples: Sequence[Sample]) -> Figures:
        tables: dict[tuple[int, str, str], Figures] = {}
        for cell, sample in zip(cells, samples, strict=True):
            about, players = cell.about, cell.players
            key = (players, about["edition"], about["mermaids"])
            table = tables.setdefault(key, _new_table(*key) | {"deals_each": cell.deals, "traits": []})
            lead = sample.mean(Part(POINTS, unit=players), Part(OTHERS, unit=players * (players - 1)))
            table["traits"].append(
                {
                    "trait": about["trait"],
                    "win_share": sample.share(Part(OWN, unit=VICTORY * players)).as_json(),
                    "points": sample.mean(Part(POINTS, unit=players)).as_json(),
                    "lead": lead.as_json(),
                    "busts_per_turn": sample.mean(Part(BUSTS, per=TURNS)).as_json(),
                }
            )
        return {"tables": list(tables.values())}

    def exhibits(self, figures: Figures) -> Iterator[Exhibit]:
        yield from _trait_exhibits(self.name, figures["tables"])


class Everybody(Question):
    """Everybody holds a random trait."""

    name = "everybody"

    def cells(self, setup: Setup) -> list[Cell]:
        return [
            _everybody(house, players, policy_of(setup))
            for players in setup.player_counts(PLAYERS)
            for house in all_houses(setup)
        ]

    def figures(self, cells: Sequence[Cell], samples: Sequence[Sample]) -> Figures:
        tables = []
        for cell, sample in zip(cells, samples, strict=True):
            house = House(cell.about["edition"], cell.about["mermaids"])
            table = _new_table(cell.players, house.edition, house.mermaids) | {"games": cell.games}
            table["traits"] = [
                {
                    "trait": TRAIT_NAMES[trait],
                    "held": int(sample.sums[TRAITS + trait]),
                    "win_share": sample.share(Part(trait, TRAITS + trait, VICTORY)).as_json(),
                    "points": sample.mean(Part(2 * TRAITS + trait, TRAITS + trait)).as_json(),
                }
                for trait in house.traits()
            ]
            tables.append(table)
        return {"tables": tables}

    def exhibits(self, figures: Figures) -> Iterator[Exhibit]:
        yield from _trait_exhibits(self.name, figures["tables"])


def _alone(house: House, players: int, trait: Trait, policy: int) -> Cell:
    tables = tuple(
        UndealtTable(house.with_traits(players, {seat: trait}), (policy,) * players) for seat in range(players)
    )
    about = {"edition": house.edition, "mermaids": house.mermaids, "trait": TRAIT_NAMES[trait]}
    return Cell(about, players, tables, _digest_alone)


def _digest_alone(batch: Batch) -> Sample:
    from .kernels import bulk

    seats = range(batch.points.shape[2])

    def own(values: np.ndarray) -> np.ndarray:
        """At the n-th table, seat n holds the trait."""
        found: np.ndarray = np.sum([values[seat, :, seat] for seat in seats], axis=0)
        return found

    points = own(batch.points)
    turns, busts = (own(batch.notes[:, :, first:]) for first in (bulk.TURNS, bulk.BUSTS))
    others = batch.points.sum(axis=(0, 2)) - points
    return Sample(np.stack([own(batch.victories), points, others, turns, busts], axis=1))


def _everybody(house: House, players: int, policy: int) -> Cell:
    table = UndealtTable(house.undealt(players, traits="random"), (policy,) * players)
    about = {"edition": house.edition, "mermaids": house.mermaids}
    return Cell(about, players, (table,), _digest_everybody)


def _digest_everybody(batch: Batch) -> Sample:
    """Of every trait the victories, the holders and their points."""
    from .kernels import bulk

    players = batch.points.shape[2]
    held = batch.notes[0, :, bulk.HELD : bulk.HELD + players]
    columns = []
    for values in (batch.victories[0], np.ones_like(held), batch.points[0]):
        columns += [np.where(held == 1 + trait, values, 0).sum(axis=1) for trait in range(TRAITS)]
    return Sample(np.stack(columns, axis=1))


def _new_table(players: int, edition: str, mermaids: str) -> Figures:
    return {"players": players, "edition": edition, "mermaids": mermaids, "fair_share": 1 / players}


def _shares(table: Figures) -> dict[str, Estimate]:
    return {each["trait"]: Estimate.from_json(each["win_share"]) for each in table["traits"]}


def _ranked(tables: Sequence[Figures]) -> list[str]:
    """The traits by their win share at the first table, best first; those missing there come last."""
    first = _shares(tables[0])
    known = {trait for table in tables for trait in _shares(table)}
    return sorted(known, key=lambda trait: (-first[trait].value if trait in first else 1.0, trait))


def _trait_exhibits(name: str, tables: Sequence[Figures]) -> Iterator[Exhibit]:
    """A table and a picture for every number of players."""
    for players, group in groupby(tables, key=itemgetter("players")):
        here = list(group)
        traits = _ranked(here)
        columns = {house_name(table): _shares(table) for table in here}
        rows = [
            [trait_name(trait), *(percent(column.get(trait, UNKNOWN)) for column in columns.values())]
            for trait in traits
        ]
        title = say(f"balance-{name}-players", players=players)
        yield Grid(title, [say("balance-trait"), *columns], rows)
        yield _drawing(name, players, title, traits, columns)


def _drawing(
    name: str, players: int, title: str, traits: Sequence[str], columns: dict[str, dict[str, Estimate]]
) -> Drawing:
    series = {house: [column.get(trait, UNKNOWN) for trait in traits] for house, column in columns.items()}
    names = [trait_name(trait) for trait in traits]
    return Drawing(
        lambda: dots(
            f"{name}-{players}",
            names,
            series,
            say("balance-win-share"),
            legend=say("balance-at-the-table", players=players),
            fair=1 / players,
            in_percent=True,
        ),
        say("balance-picture-traits", title=title),
    )
