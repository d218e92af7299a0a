"""What is true of every position that play can reach, in every edition and with every variant card."""

from __future__ import annotations

import pytest

from freebooter.engine.game import Game
from freebooter.engine.kernel import INTERPRETED

from .support.invariants import Invariants
from .support.play import positions
from .support.tables import Table, bonus_tables, every_table, house_rules, shares, spread

pytestmark = pytest.mark.rules

GAMES = 1 if INTERPRETED else 5
PARTS = 8


@pytest.mark.parametrize("part", range(PARTS))
def test_cards_are_conserved_and_legal_moves_agree_at_every_table(
    part: int, game: Game, invariants: Invariants
) -> None:
    """Every edition, variant card, kind of mermaid, number of players and deal of traits; each move of each game."""
    for number, table in enumerate(shares(spread(every_table(), 1), PARTS)[part]):
        for seed in range(GAMES):
            invariants.play(game, table, seed * 100_003 + number)


@pytest.mark.parametrize("part", range(PARTS))
def test_cards_are_conserved_under_every_house_rule(part: int, game: Game, invariants: Invariants) -> None:
    for number, table in enumerate(shares(spread(house_rules() + bonus_tables(), 1), PARTS)[part]):
        for seed in range(GAMES):
            invariants.play(game, table, seed * 100_003 + number)


@pytest.mark.parametrize("table", spread(every_table(), 97) + spread(bonus_tables(), 23), ids=str)
def test_a_match_keeps_the_invariants_too(table: Table, game: Game, invariants: Invariants) -> None:
    """The same through `Match`, which is what everything above the rules uses."""
    for match in positions(game, table, seed=7):
        wrong = invariants.wrong_with_position(match.state)
        assert wrong is None, f"{wrong} after {[match.describe(move) for move in match.moves]}"
    assert match.is_over
    assert match.winners()
    assert sum(match.outcome()) == pytest.approx(1)
