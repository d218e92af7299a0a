"""Every trait against every other, two players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations

import numpy as np

from freebooter.arena.balance.estimates import VICTORY, Estimate, Part, Sample
from freebooter.arena.balance.exhibits import Drawing, Exhibit, Grid, Remark, percent
from freebooter.arena.balance.laboratory import Figures, Question
from freebooter.arena.balance.pictures import heat_map
from freebooter.arena.balance.plan import Batch, Cell, Setup, UndealtTable
from freebooter.text.numbers import number

from ..rules.terms import TRAIT_NAMES, Trait
from ..text import say
from .houses import first_house, house_name, policy_of, trait_name

SEATINGS = 2
"""Each pair plays every deal twice, with the seats exchanged."""


class Pairs(Question):
    name = "pairs"

    def cells(self, setup: Setup) -> list[Cell]:
        """One cell, because the mean of a trait over all opponents is taken deal by deal."""
        house = first_house(setup)
        traits = house.traits()
        policies = (policy_of(setup),) * 2
        tables = tuple(
            UndealtTable(house.with_traits(2, dict(enumerate(held))), policies)
            for first, second in combinations(traits, 2)
            for held in ((first, second), (second, first))
        )
        about = {"edition": house.edition, "mermaids": house.mermaids, "traits": [TRAIT_NAMES[t] for t in traits]}
        return [Cell(about, 2, tables, partial(_digest, traits))]

    def figures(self, cells: Sequence[Cell], samples: Sequence[Sample]) -> Figures:
        (cell,), (sample,) = cells, samples
        names = cell.about["traits"]
        pairs = [
            {
                "first": first,
                "second": second,
                "win_share": sample.share(Part(place, unit=SEATINGS * VICTORY)).as_json(),
            }
            for place, (first, second) in enumerate(combinations(names, 2))
        ]
        games = SEATINGS * (len(names) - 1)
        traits = [
            {"trait": trait, "win_share": sample.share(Part(len(pairs) + place, unit=games * VICTORY)).as_json()}
            for place, trait in enumerate(names)
        ]
        return {**cell.about, "deals_each": cell.deals, "traits": traits, "pairs": pairs}

    def exhibits(self, figures: Figures) -> Iterator[Exhibit]:
        means = {each["trait"]: Estimate.from_json(each["win_share"]) for each in figures["traits"]}
        names = sorted(means, key=lambda trait: -means[trait].value)
        against = _both_ways(figures)
        short = [str(place) for place in range(1, len(names) + 1)]
        rows = [
            [
                f"{place} {trait_name(trait)}",
                percent(means[trait]),
                *(number(100 * against[trait, other].value, 0) if trait != other else "" for other in names),
            ]
            for place, trait in enumerate(names, 1)
        ]
        title = say("balance-pairs-title", house=house_name(figures))
        yield Grid(title, [say("balance-trait"), say("balance-mean"), *short], rows)
        widest = max(pair.error for pair in against.values())
        yield Remark(say("balance-pairs-error", error=number(100 * widest)))
        values = np.array([[against[a, b].value if a != b else np.nan for b in names] for a in names])
        labels = [trait_name(trait) for trait in names]
        yield Drawing(lambda: heat_map("pairs", labels, values), say("balance-picture-pairs", title=title), wide=True)


def _both_ways(figures: Figures) -> dict[tuple[str, str], Estimate]:
    """The win share of every trait against every other."""
    against = {}
    for pair in figures["pairs"]:
        share = Estimate.from_json(pair["win_share"])
        against[pair["first"], pair["second"]] = share
        against[pair["second"], pair["first"]] = Estimate(1 - share.value, 1 - share.high, 1 - share.low)
    return against


def _digest(traits: Sequence[Trait], batch: Batch) -> Sample:
    """For every pair the victories of its first trait, and for every trait those against all others."""
    victories = batch.victories
    pairs = list(combinations(range(len(traits)), 2))
    won = np.array([victories[2 * n, :, 0] + victories[2 * n + 1, :, 1] for n in range(len(pairs))])
    total = np.zeros((len(traits), won.shape[1]), np.int64)
    for place, (first, second) in enumerate(pairs):
        total[first] += won[place]
        total[second] += SEATINGS * VICTORY - won[place]
    return Sample(np.concatenate([won, total]).T)
