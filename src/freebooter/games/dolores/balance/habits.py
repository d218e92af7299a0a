"""Who wins: by how often a player shows each gesture, and by character."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import numpy as np

from freebooter.arena.balance.estimates import VICTORY, Estimate, Part, Sample
from freebooter.arena.balance.exhibits import Drawing, Exhibit, Grid, percent
from freebooter.arena.balance.laboratory import Figures, Question
from freebooter.arena.balance.pictures import curves
from freebooter.arena.balance.plan import Batch, Cell, Setup
from freebooter.text.numbers import span

from ..bots.kernels.policy import Policy
from ..rules.terms import GESTURE_NAMES, GESTURES
from ..text import say
from .tables import MIX, MIXED, gesture_name, lay_table, lineups

PLAYERS = (3,)
BINS = 5
"""So many equal parts of how often a gesture may be shown: 0 to 20 % of the duels, and so on."""

BINNED = GESTURES * BINS
WON = BINNED
"""In the row of a deal: the players in each part for each gesture, then their victories."""

CHARACTERS = 2 * BINNED
"""Then for each character its seats, and their victories."""


class Habits(Question):
    name = "habits"

    def cells(self, setup: Setup) -> list[Cell]:
        """A mix of characters, unless somebody else was asked for: equals have hardly any habits of their own."""
        return [
            lay_table(setup, players, partial(_digest, lineups(setup, players, MIX)), usual=MIX)
            for players in setup.player_counts(PLAYERS)
        ]

    def figures(self, cells: Sequence[Cell], samples: Sequence[Sample]) -> Figures:
        tables = []
        for cell, sample in zip(cells, samples, strict=True):
            table: Figures = {"players": cell.players, "games": cell.games, "fair_share": 1 / cell.players}
            table["gestures"] = [
                {"gesture": GESTURE_NAMES[gesture], "parts": [_part(sample, gesture, place) for place in range(BINS)]}
                for gesture in range(GESTURES)
            ]
            sitting = {policy for table in cell.tables for policy in table.policies}
            table["characters"] = [
                {"character": name, "win_share": sample.share(_character_part(place)).as_json()}
                for place, name in enumerate(MIXED)
                if Policy[name.upper()] in sitting
            ]
            tables.append(table)
        return {"policy": cells[0].about["policy"], "tables": tables}

    def exhibits(self, figures: Figures) -> Iterator[Exhibit]:
        for table in figures["tables"]:
            yield from _exhibits(table)


def _part(sample: Sample, gesture: int, place: int) -> Figures:
    column = gesture * BINS + place
    return {
        "from": place / BINS,
        "to": (place + 1) / BINS,
        "seats": int(sample.sums[column]),
        "win_share": sample.share(Part(WON + column, per=column, unit=VICTORY)).as_json(),
    }


def _character_part(place: int) -> Part:
    return Part(CHARACTERS + len(MIXED) + place, per=CHARACTERS + place, unit=VICTORY)


def _exhibits(table: Figures) -> Iterator[Exhibit]:
    players = table["players"]
    parts = [span(part["from"], part["to"], 0) for part in table["gestures"][0]["parts"]]
    found = {
        gesture_name(each["gesture"]): [Estimate.from_json(part["win_share"]) for part in each["parts"]]
        for each in table["gestures"]
    }
    title = say("balance-habits-players", players=players)
    rows = [[gesture, *(percent(estimate) for estimate in estimates)] for gesture, estimates in found.items()]
    yield Grid(title, [say("balance-gesture"), *parts], rows)
    yield Drawing(
        lambda: curves(
            f"habits-{players}",
            parts,
            found,
            say("balance-shown"),
            say("balance-win-share"),
            fair=1 / players,
        ),
        say("balance-picture-habits", title=title),
    )
    if len(table["characters"]) > 1:
        rows = [
            [each["character"], percent(Estimate.from_json(each["win_share"]))]
            for each in sorted(table["characters"], key=lambda each: -each["win_share"]["value"])
        ]
        columns = [say("balance-character"), say("balance-win-share")]
        yield Grid(say("balance-characters", players=players), columns, rows)


def _digest(policies: Sequence[Sequence[int]], batch: Batch) -> Sample:
    from .kernels import bulk

    tables, deals, players = batch.points.shape
    shown = batch.notes[:, :, bulk.SHOWN : bulk.SHOWN + players * GESTURES].reshape(tables, deals, players, GESTURES)
    duels = shown.sum(axis=3)
    bins = np.minimum(BINS * shown // np.maximum(duels, 1)[..., None], BINS - 1)
    victories = batch.victories
    times, won = [], []
    for gesture in range(GESTURES):
        for place in range(BINS):
            inside = (bins[..., gesture] == place) & (duels > 0)
            times.append(inside.sum(axis=(0, 2)))
            won.append(np.where(inside, victories, 0).sum(axis=(0, 2)))
    sitting = np.array(policies)[:, None, :]
    for name in MIXED:
        inside = np.broadcast_to(sitting == Policy[name.upper()], victories.shape)
        times.append(inside.sum(axis=(0, 2)))
        won.append(np.where(inside, victories, 0).sum(axis=(0, 2)))
    columns = [*times[:BINNED], *won[:BINNED], *times[BINNED:], *won[BINNED:]]
    return Sample(np.stack(columns, axis=1))
