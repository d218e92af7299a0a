"""The odds of a bust are exact: over all deals that the player cannot tell apart, the next card busts that often."""

from __future__ import annotations

from itertools import product

import pytest

from freebooter.engine.game import Game
from freebooter.engine.kernels.state import argument, seed_argument
from freebooter.engine.match import Match
from freebooter.games.dead_mans_draw.options import EDITIONS
from freebooter.games.dead_mans_draw.view import View
from tests.support.play import positions
from tests.support.tables import Table

TRIALS = 800

TABLES = [
    Table({"edition": edition, "variant": variant, "traits": traits}, 2)
    for edition, variant, traits in product(
        EDITIONS, ("none", "strange-lands"), ("none", "casanova, fisherman", "mystic, miser")
    )
] + [Table({"mermaids": "replay", "variant": "strange-lands", "traits": "casanova, siren"}, 2), Table({}, 5)]


def can_draw(match: Match) -> bool:
    return not match.is_over and "draw" in map(match.write, match.legal_moves(match.deciders[0]))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_odds_are_the_frequency_of_busts_over_all_imaginable_deals(table: Table, game: Game) -> None:
    asked = 0
    for match in positions(game, table, seed=5):
        if not can_draw(match) or len(match.view(match.deciders[0]).row) < 2:
            continue
        seat = match.deciders[0]
        odds = match.view(seat).bust_probability
        busts = 0
        for seed in range(TRIALS):
            other = Match.at(game, match.players, match.state, match.options)
            game.rules.kernels.reimagine(argument(other.state), seat, seed_argument(seed))
            other.push("draw")
            busts += int(other.state["busted"][0])
        spread = (odds * (1 - odds) / TRIALS) ** 0.5
        assert abs(busts / TRIALS - odds) <= 4.5 * spread, (odds, busts / TRIALS, match.view(seat))
        asked += 1
        if asked == 6:
            return
    assert asked


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_known_top_card_busts_for_certain_or_not_at_all(table: Table, game: Game) -> None:
    known = 0
    for seed in range(20):
        for match in positions(game, table, seed):
            if can_draw(match):
                seat = match.deciders[0]
                view: View = match.view(seat)
                if view.top:
                    happens = Match.at(game, match.players, match.state, match.options)
                    happens.push("draw")
                    assert view.bust_probability == float(happens.view(seat).busted)
                    known += 1
    assert known


def test_there_are_no_odds_where_there_is_nothing_to_draw(game: Game) -> None:
    for match in positions(game, Table({}, 2), seed=1):
        view: View = match.view(0)
        assert (view.bust_probability is None) == (view.draw_count == 0)


def test_an_empty_row_busts_never(game: Game) -> None:
    for match in positions(game, Table({"variant": "strange-lands"}, 3), seed=1):
        view: View = match.view(0)
        if not view.row and view.draw_count:
            assert view.bust_probability == 0
