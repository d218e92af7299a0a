"""Bots play every table by legal moves, and only by what their seat can see."""

from __future__ import annotations

import pytest

from freebooter.bots.budget import Budget
from freebooter.bots.player import bot_names, make_bot
from freebooter.engine import registry as games
from freebooter.engine.game import Game
from freebooter.engine.match import Match
from tests.support.dolores import bottle_positions, secrets
from tests.support.play import positions, reimagined, sit_down
from tests.support.tables import THOROUGH, Table, bonus_tables, dolores_tables, every_table, shares, spread, times

PARTS = 4
BOTS = bot_names("dead-mans-draw")
DOLORES_BOTS = bot_names("dolores")
FEW = Budget(playouts=20)
"""So many playouts are enough to see that moves are legal and nothing is peeked at."""


def some_dolores_tables() -> list[Table]:
    """Half of them: every number of players with and without bottles, and each of these with both smallest sets."""
    tables = dolores_tables()
    return tables if THOROUGH else [tables[number] for number in (0, 3, 5, 6, 8, 11)]


def play(game: Game, table: Table, bots: list[str], seed: int) -> Match:
    match = sit_down(game, table, seed)
    players = [make_bot(game.name, bots[seat % len(bots)], seed + seat, FEW) for seat in range(table.players)]
    while not match.is_over:
        seat = match.deciders[-1]
        moves = [match.write(action) for action in match.legal_moves(seat)]
        choice = players[seat].choose(match.view(seat), moves)
        assert choice in moves
        match.push(f"{match.players[seat]}: {choice}")
    return match


@pytest.mark.parametrize("part", range(PARTS))
def test_bots_play_every_edition_and_variant_to_the_end(part: int, game: Game) -> None:
    for number, table in enumerate(shares(spread(every_table() + bonus_tables(), 37, 11), PARTS)[part]):
        assert play(game, table, BOTS, seed=number).winners()


@pytest.mark.parametrize("number", range(len(dolores_tables())))
def test_bots_play_dolores_to_the_end(number: int, dolores: Game) -> None:
    """Each among its like at every table; among others, each crew sits at a third of the tables."""
    table = dolores_tables()[number]
    mixed = [DOLORES_BOTS[seat:] for seat in range(len(DOLORES_BOTS))]
    for seed in range(times(1, 4)):
        for crew in [[bot] for bot in DOLORES_BOTS] + (mixed if THOROUGH else mixed[number % 3 :: 3]):
            assert play(dolores, table, crew, seed).winners()


@pytest.mark.parametrize("name", sorted({*BOTS, *DOLORES_BOTS}))
def test_the_same_seed_makes_a_bot_play_the_same_way(name: str) -> None:
    for table in spread(every_table(), 401) + dolores_tables()[::5]:
        game = games.load(table.game)
        if name not in bot_names(table.game):
            continue
        assert play(game, table, [name], 3).state.tobytes() == play(game, table, [name], 3).state.tobytes()


@pytest.mark.parametrize(
    ("name", "table"),
    [(name, table) for table in spread(every_table(), 401, 211) for name in BOTS]
    + [(name, table) for table in some_dolores_tables() for name in DOLORES_BOTS],
    ids=str,
)
def test_a_bot_cannot_be_swayed_by_what_it_may_not_know(name: str, table: Table) -> None:
    game = games.load(table.game)
    for match in positions(game, table, seed=9):
        for seat in match.deciders:
            moves = [match.write(action) for action in match.legal_moves(seat)]
            other = reimagined(match, seat, seed=4)
            choices = {make_bot(game.name, name, 5, FEW).choose(m.view(seat), moves) for m in (match, other)}
            assert len(choices) == 1


@pytest.mark.parametrize("name", DOLORES_BOTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_does_not_look_under_the_lantern(name: str, players: int) -> None:
    """Nor into a closed hand: the same choice, whatever is hidden."""
    for match in bottle_positions(players, range(6) if THOROUGH else range(3, 5)):  # All that can be secret comes up.
        for seat in match.deciders if secrets(match) else ():
            moves = [match.write(action) for action in match.legal_moves(seat)]
            worlds = (match, reimagined(match, seat, 1), reimagined(match, seat, 2))
            assert len({make_bot("dolores", name, 5, FEW).choose(world.view(seat), moves) for world in worlds}) == 1


def test_a_deckhand_beats_a_drifter(game: Game) -> None:
    won = [play(game, Table({}, 2), ["deckhand", "drifter"], seed).outcome()[0] for seed in range(200)]
    assert sum(won) > 120
