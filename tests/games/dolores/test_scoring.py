"""Points as the rules count them, told in plain Python beside the kernels that do the same."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from freebooter.engine.kernels.compiling import INTERPRETED
from freebooter.games.dolores.notation import CARD_NAMES, most_copies
from tests.support.dolores import laid_out

pytestmark = pytest.mark.rules


def points(display: list[str], smallest_set: int) -> int:
    """The most and the least valuable kinds; ties for either all score, and double where all are worth the same."""
    sizes = Counter(card.split()[0] for card in display if " " in card)
    worth: Counter[str] = Counter()
    for card in display:
        if " " in card and sizes[card.split()[0]] >= smallest_set:
            worth[card.split()[0]] += int(card.split()[1])
    values = list(worth.values())
    if not values:
        return 0
    if min(values) == max(values):
        return 2 * sum(values)
    return sum(value for value in values if value in (min(values), max(values)))


@pytest.mark.parametrize("smallest_set", [1, 2])
@pytest.mark.parametrize("size", [0, 1, 2, 3, 5, 8, 13, 21])
def test_points_are_counted_as_the_rules_say(size: int, smallest_set: int) -> None:
    chance = random.Random(size)
    pile = [name for card, name in enumerate(CARD_NAMES) for _ in range(most_copies(card))]
    for _ in range(10 if INTERPRETED else 150):
        chance.shuffle(pile)
        displays = {name: pile[seat * size : (seat + 1) * size] for seat, name in enumerate(("Ann", "Bob", "Cid"))}
        match = laid_out(displays=displays, table={"Ann": [], "Bob": []}, options={"smallest-set": smallest_set})
        expected = [points(display, smallest_set) for display in displays.values()]
        assert match.points() == expected
        best = [seat for seat in range(3) if expected[seat] == max(expected)]
        assert match.outcome() == pytest.approx([(seat in best) / len(best) for seat in range(3)])


@pytest.mark.parametrize(
    ("worth", "score"), [((2, 2, 4, 5, 6), 10), ((2, 2, 4, 6, 6), 16), ((3, 3, 3), 18), ((4,), 8), ((), 0), ((1, 2), 3)]
)
def test_the_examples_of_the_rules(worth: tuple[int, ...], score: int) -> None:
    kinds = ("arms", "wine", "jewels", "cloth", "porcelain")
    display = [f"{kind} 1" for kind, count in zip(kinds, worth, strict=False) for _ in range(count)]
    match = laid_out(displays={"Bob": [*display, "void"]}, table={"Ann": [], "Bob": []})
    assert match.points()[1] == score
    assert points(display, 1) == score
