"""What makes everyone's points: the parts of a score add up to it, whatever the options, and name what lies there."""

from __future__ import annotations

import pytest

from freebooter.engine.game import Game
from freebooter.engine.score import ScorePart
from freebooter.games.dead_mans_draw.view import View
from freebooter.games.dolores.view import View as DoloresView
from tests.support.play import positions
from tests.support.tables import PACE, Table, dolores_tables, every_table, house_rules, spread

pytestmark = pytest.mark.rules

SCORING = ("none", "pile-o-treasure", "all-hands-on-deck")
CREWS = [
    Table({"edition": "digital", "variant": variant, "mermaids": "replay", "traits": "golden-scales, mystic, siren"}, 3)
    for variant in SCORING
]
CREWS += [Table({"variant": variant, "decks": "2", "traits": "golden-scales, mystic, miser"}, 3) for variant in SCORING]


def add_up(view: View | DoloresView) -> None:
    assert tuple(sum(part.points for part in parts) for parts in view.score_parts) == view.points


@pytest.mark.parametrize("table", [*CREWS, *spread(every_table(), 29), *spread(house_rules(), 23)], ids=str)
def test_suits_traits_and_variants_make_the_points(table: Table, game: Game) -> None:
    for match in positions(game, table, seed=1):
        if len(match.moves) % (3 * PACE):
            continue
        view: View = match.view(0)
        add_up(view)
        for seat, parts in enumerate(view.score_parts):
            suits = [part for part in parts if part.name.startswith("suit-")]
            assert [part.name.removeprefix("suit-") for part in suits] == list(
                dict.fromkeys(card.suit for card in view.banks[seat])
            )
            assert all(part.points == sum(part.values) for part in suits)
            others = [part.name for part in parts if part not in suits]
            assert all(name in (f"trait-{view.traits[seat]}", f"variant-{view.options['variant']}") for name in others)
            if view.options["variant"] != "pile-o-treasure":
                assert all(len(part.values) == 1 for part in suits)


@pytest.mark.parametrize("table", dolores_tables(), ids=str)
def test_kinds_make_the_points(table: Table, dolores: Game) -> None:
    for match in positions(dolores, table, seed=2):
        view: DoloresView = match.view(0)
        add_up(view)
        for display, parts in zip(view.displays, view.score_parts, strict=True):
            goods = [card for card in display if " " in card]
            assert sorted(f"{part.name.removeprefix('kind-')} {v}" for part in parts for v in part.values) == sorted(
                goods
            )
            counting = [part for part in parts if "too-few" not in part.marks]
            worth = [sum(part.values) for part in counting]
            for part in parts:
                marks = (
                    [mark for mark, rank in (("most", max), ("least", min)) if sum(part.values) == rank(worth)]
                    if (part in counting)
                    else ["too-few"]
                )
                marks += ["doubled"] if part in counting and len(set(worth)) == 1 else []
                assert part.marks == tuple(marks)
                assert part.points == sum(part.values) * len({"most", "least"} & set(marks))


def test_golden_scales_and_a_missing_suit_are_parts_of_their_own(game: Game) -> None:
    for match in positions(game, Table({"variant": "all-hands-on-deck", "traits": "golden-scales, mystic"}, 2), seed=5):
        view: View = match.view(0)
        missing = 10 - len({card.suit for card in view.banks[0]})
        variant = ScorePart("variant-all-hands-on-deck", -5 * missing)
        scales = ScorePart("trait-golden-scales", 5)
        assert (variant in view.score_parts[0]) == (missing > 0)
        assert (scales in view.score_parts[0]) == any(card.suit == "mermaid" for card in view.banks[0])
