"""Which trait wins how often: held by one player alone, and where everybody holds one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from freebooter.arena.balance.estimates import VICTORY, Part, Tally
from freebooter.arena.balance.exhibits import Exhibit
from freebooter.arena.balance.plan import Batch, Cell, Seating, Setup
from freebooter.arena.balance.question import Figures, Question

from ..rules.terms import TRAIT_NAMES, TRAITS, Trait
from . import trait_tables
from .houses import House, all_houses
from .policies import mind_of

PLAYERS = (2, 4)
"""Where the number of players is not given."""

OWN, POINTS, OTHERS, TURNS, BUSTS = range(5)
"""The row of a deal that a holder plays from every seat: victories and points, the others' points, turns and busts."""


class Alone(Question):
    """One holder among players without traits, on every deal once from every seat."""

    name = "alone"

    def cells(self, setup: Setup) -> list[Cell]:
        return [
            _alone(house, players, trait, mind_of(setup))
            for players in setup.player_counts(PLAYERS)
            for house in all_houses(setup)
            for trait in house.traits()
        ]

    def figures(self, cells: Sequence[Cell], tallies: Sequence[Tally]) -> Figures:
        tables: dict[tuple[int, str, str], Figures] = {}
        for cell, tally in zip(cells, tallies, strict=True):
            about, players = cell.about, cell.players
            key = (players, about["edition"], about["mermaids"])
            table = tables.setdefault(key, trait_tables.new_table(*key) | {"deals_each": cell.deals, "traits": []})
            lead = tally.mean(Part(POINTS, unit=players), Part(OTHERS, unit=players * (players - 1)))
            table["traits"].append(
                {
                    "trait": about["trait"],
                    "win_share": tally.share(Part(OWN, unit=VICTORY * players)).as_json(),
                    "points": tally.mean(Part(POINTS, unit=players)).as_json(),
                    "lead": lead.as_json(),
                    "busts_per_turn": tally.mean(Part(BUSTS, per=TURNS)).as_json(),
                }
            )
        return {"tables": list(tables.values())}

    def exhibits(self, figures: Figures) -> Iterator[Exhibit]:
        yield from trait_tables.exhibits(self.name, figures["tables"])


class Everybody(Question):
    """Everybody holds a random trait."""

    name = "everybody"

    def cells(self, setup: Setup) -> list[Cell]:
        return [
            _everybody(house, players, mind_of(setup))
            for players in setup.player_counts(PLAYERS)
            for house in all_houses(setup)
        ]

    def figures(self, cells: Sequence[Cell], tallies: Sequence[Tally]) -> Figures:
        tables = []
        for cell, tally in zip(cells, tallies, strict=True):
            house = House(cell.about["edition"], cell.about["mermaids"])
            table = trait_tables.new_table(cell.players, house.edition, house.mermaids) | {"games": cell.games}
            table["traits"] = [
                {
                    "trait": TRAIT_NAMES[trait],
                    "held": int(tally.sums[TRAITS + trait]),
                    "win_share": tally.share(Part(trait, TRAITS + trait, VICTORY)).as_json(),
                    "points": tally.mean(Part(2 * TRAITS + trait, TRAITS + trait)).as_json(),
                }
                for trait in house.traits()
            ]
            tables.append(table)
        return {"tables": tables}

    def exhibits(self, figures: Figures) -> Iterator[Exhibit]:
        yield from trait_tables.exhibits(self.name, figures["tables"])


def _alone(house: House, players: int, trait: Trait, mind: int) -> Cell:
    seatings = tuple(Seating(house.with_traits(players, {seat: trait}), (mind,) * players) for seat in range(players))
    about = {"edition": house.edition, "mermaids": house.mermaids, "trait": TRAIT_NAMES[trait]}
    return Cell(about, players, seatings, _digest_alone)


def _digest_alone(batch: Batch) -> Tally:
    from .kernels import notes

    seats = range(batch.points.shape[2])

    def own(values: np.ndarray) -> np.ndarray:
        """At the n-th table, seat n holds the trait."""
        found: np.ndarray = np.sum([values[seat, :, seat] for seat in seats], axis=0)
        return found

    points = own(batch.points)
    turns, busts = (own(batch.notes[:, :, first:]) for first in (notes.TURNS, notes.BUSTS))
    others = batch.points.sum(axis=(0, 2)) - points
    return Tally(np.stack([own(batch.victories), points, others, turns, busts], axis=1))


def _everybody(house: House, players: int, mind: int) -> Cell:
    seating = Seating(house.undealt(players, traits="random"), (mind,) * players)
    about = {"edition": house.edition, "mermaids": house.mermaids}
    return Cell(about, players, (seating,), _digest_everybody)


def _digest_everybody(batch: Batch) -> Tally:
    """Of every trait the victories, the holders and their points."""
    from .kernels import notes

    players = batch.points.shape[2]
    held = batch.notes[0, :, notes.HELD : notes.HELD + players]
    columns = []
    for values in (batch.victories[0], np.ones_like(held), batch.points[0]):
        columns += [np.where(held == 1 + trait, values, 0).sum(axis=1) for trait in range(TRAITS)]
    return Tally(np.stack(columns, axis=1))
