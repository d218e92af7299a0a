"""How often each gesture pays: what every pair of gestures changes in both scores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from freebooter.arena.balance.estimates import Estimate, Part, Sample
from freebooter.arena.balance.exhibits import Drawing, Exhibit, Grid, change, percent
from freebooter.arena.balance.laboratory import Figures, Question
from freebooter.arena.balance.pictures import dots
from freebooter.arena.balance.plan import Batch, Cell, Setup

from ..game import GAME
from ..rules.terms import GESTURE_NAMES, GESTURES
from ..text import say
from .tables import gesture_name, lay_table

PAIRS = [(own, other) for own in range(GESTURES) for other in range(GESTURES)]
OUTCOMES = len(PAIRS)
TIMES, GAINS, PAID = (OUTCOMES * part for part in range(3))
"""In the row of a deal, for each own gesture and the other's: how often a duellist met them, what they brought, and how
often they brought points at all."""

OWN_TIMES, OWN_GAINS, OWN_PAID = (3 * OUTCOMES + GESTURES * part for part in range(3))
"""Then the same for each own gesture,"""

ALL_TIMES = OWN_PAID + GESTURES
"""and how often anybody showed any."""


class Gestures(Question):
    name = "gestures"

    def cells(self, setup: Setup) -> list[Cell]:
        return [lay_table(setup, players, _digest) for players in setup.player_counts(GAME.seats)]

    def figures(self, cells: Sequence[Cell], samples: Sequence[Sample]) -> Figures:
        tables = [
            {
                "players": cell.players,
                "games": cell.games,
                "duels": int(sample.sums[ALL_TIMES]) // 2,
                "gestures": [_gesture(sample, own) for own in range(GESTURES)],
                "pairs": [_pair(sample, own, other) for own, other in PAIRS],
            }
            for cell, sample in zip(cells, samples, strict=True)
        ]
        return {"policy": cells[0].about["policy"], "tables": tables}

    def exhibits(self, figures: Figures) -> Iterator[Exhibit]:
        for table in figures["tables"]:
            yield from _exhibits(table)


def _gesture(sample: Sample, own: int) -> Figures:
    return {
        "gesture": GESTURE_NAMES[own],
        "share": sample.share(Part(OWN_TIMES + own, per=ALL_TIMES)).as_json(),
        "gain": sample.mean(Part(OWN_GAINS + own, per=OWN_TIMES + own)).as_json(),
        "pays": sample.share(Part(OWN_PAID + own, per=OWN_TIMES + own)).as_json(),
    }


def _pair(sample: Sample, own: int, other: int) -> Figures:
    place, mirrored = own * GESTURES + other, other * GESTURES + own
    return {
        "own": GESTURE_NAMES[own],
        "other": GESTURE_NAMES[other],
        "share": sample.share(Part(TIMES + place, per=ALL_TIMES)).as_json(),
        "own_gain": sample.mean(Part(GAINS + place, per=TIMES + place)).as_json(),
        "other_gain": sample.mean(Part(GAINS + mirrored, per=TIMES + mirrored)).as_json(),
        "own_pays": sample.share(Part(PAID + place, per=TIMES + place)).as_json(),
    }


def _exhibits(table: Figures) -> Iterator[Exhibit]:
    players = table["players"]
    columns = [say(f"balance-{column}") for column in ("gesture", "shown", "pays", "gesture-gain")]
    rows = [
        [
            gesture_name(each["gesture"]),
            percent(Estimate.from_json(each["share"])),
            percent(Estimate.from_json(each["pays"])),
            change(Estimate.from_json(each["gain"]), 2),
        ]
        for each in table["gestures"]
    ]
    yield Grid(say("balance-gestures-players", players=players), columns, rows)
    headings = ["balance-own", "balance-other", "balance-pair-share", "balance-pays"]
    columns = [say(heading) for heading in [*headings, "balance-own-gain", "balance-other-gain"]]
    rows = [
        [
            gesture_name(pair["own"]),
            gesture_name(pair["other"]),
            percent(Estimate.from_json(pair["share"])),
            percent(Estimate.from_json(pair["own_pays"])),
            change(Estimate.from_json(pair["own_gain"]), 2),
            change(Estimate.from_json(pair["other_gain"]), 2),
        ]
        for pair in table["pairs"]
    ]
    title = say("balance-pairs-of-gestures", players=players)
    yield Grid(title, columns, rows, words=2)
    labels = [f"{gesture_name(pair['own'])} – {gesture_name(pair['other'])}" for pair in table["pairs"]]
    gains = {
        say("balance-own-gain"): [Estimate.from_json(pair["own_gain"]) for pair in table["pairs"]],
        say("balance-other-gain"): [Estimate.from_json(pair["other_gain"]) for pair in table["pairs"]],
    }
    yield Drawing(
        lambda: dots(
            f"gestures-{players}",
            labels,
            gains,
            say("balance-gesture-gain"),
            legend=say("balance-at-the-table", players=players),
            fair=0,
        ),
        say("balance-picture-gestures", title=title),
    )


def _digest(batch: Batch) -> Sample:
    """Every duel is seen from both sides: once as the dealer's pair, once as the neighbour's."""
    from .kernels import bulk

    summed = batch.notes.sum(axis=0)

    def square(first: int) -> np.ndarray:
        found: np.ndarray = summed[:, first : first + OUTCOMES].reshape(-1, GESTURES, GESTURES)
        return found

    times = square(bulk.PAIRS) + square(bulk.PAIRS).transpose(0, 2, 1)
    gains = square(bulk.DEALER_GAINS) + square(bulk.NEIGHBOUR_GAINS).transpose(0, 2, 1)
    paid = square(bulk.DEALER_PAID) + square(bulk.NEIGHBOUR_PAID).transpose(0, 2, 1)
    by_pair = [values.reshape(-1, OUTCOMES) for values in (times, gains, paid)]
    by_gesture = [values.sum(axis=2) for values in (times, gains, paid)]
    return Sample(np.concatenate([*by_pair, *by_gesture, times.sum(axis=(1, 2))[:, None]], axis=1))
