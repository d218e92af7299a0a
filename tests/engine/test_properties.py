"""What is true of every position that play can reach: in every edition, with every variant card, with every bottle."""

from __future__ import annotations

import pytest

from freebooter.engine import registry as games
from freebooter.engine.game import Game
from freebooter.engine.kernels.compiling import INTERPRETED
from tests.support.invariants import Invariants, invariants_of
from tests.support.play import positions
from tests.support.tables import Table, bonus_tables, dolores_tables, every_table, house_rules, shares, spread, times

pytestmark = pytest.mark.rules

GAMES = 1 if INTERPRETED else times(1, 5)
PARTS = 8


@pytest.mark.parametrize("part", range(PARTS))
def test_cards_are_conserved_and_legal_moves_agree_at_every_table(
    part: int, game: Game, invariants: Invariants
) -> None:
    """Every two of edition, variant card, kind of mermaid, number of players and deal of traits; all their mixes where
    there is time.
    """
    for number, table in enumerate(shares(spread(every_table(), 5, 1), PARTS)[part]):
        for seed in range(GAMES):
            invariants.play(game, table, seed * 100_003 + number)


@pytest.mark.parametrize("part", range(PARTS))
def test_cards_are_conserved_under_every_house_rule(part: int, game: Game, invariants: Invariants) -> None:
    for number, table in enumerate(shares(spread(house_rules() + bonus_tables(), 3, 1), PARTS)[part]):
        for seed in range(GAMES):
            invariants.play(game, table, seed * 100_003 + number)


@pytest.mark.parametrize("table", dolores_tables(), ids=str)
def test_cards_are_conserved_and_legal_moves_agree_in_every_duel(table: Table, dolores: Game) -> None:
    """All eighty, the removed ones included; hundreds of games, after every move of each."""
    for seed in range(2 if INTERPRETED else times(60, 400)):
        invariants_of("dolores").play(dolores, table, seed)


@pytest.mark.parametrize("table", spread(every_table(), 97) + spread(bonus_tables(), 23) + dolores_tables(), ids=str)
def test_a_match_keeps_the_invariants_too(table: Table) -> None:
    """The same through `Match`, which is what everything above the rules uses."""
    for match in positions(games.load(table.game), table, seed=7):
        wrong = invariants_of(table.game).wrong_with_position(match.state)
        assert wrong is None, f"{wrong} after {[match.describe(move) for move in match.moves]}"
    assert match.is_over
    assert match.winners()
    assert sum(match.outcome()) == pytest.approx(1)
