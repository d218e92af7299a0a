"""Every legal move is accepted; every other number is refused and leaves the position as it was, byte for byte."""

from __future__ import annotations

import pytest

from freebooter.engine import registry as games
from freebooter.engine.game import Game
from freebooter.engine.kernels.compiling import INTERPRETED
from freebooter.engine.match import Match, Move
from freebooter.engine.refusal import IllegalMove
from tests.support.play import play_out, positions
from tests.support.tables import Table, dolores_tables, every_table, spread

pytestmark = pytest.mark.rules


def refuses(match: Match, move: Move) -> bool:
    before = match.state.tobytes()
    made = len(match.moves)
    try:
        match.push(move)
    except IllegalMove as refusal:
        one_sentence = str(refusal).endswith(".")
        return one_sentence and match.state.tobytes() == before and len(match.moves) == made
    return False


@pytest.mark.parametrize("table", spread(every_table(), 37) + dolores_tables(), ids=str)
def test_every_other_action_is_refused_and_changes_nothing(table: Table) -> None:
    game = games.load(table.game)
    for match in positions(game, table, seed=3):
        if len(match.moves) % (35 if INTERPRETED else 7) not in (0, 7):
            continue
        for seat in range(len(match.players)):
            legal = match.legal_moves(seat)
            for action in range(-5, game.rules.action_count + 5, 1 if len(match.moves) == 7 else 17):
                if action not in legal:
                    assert refuses(match, Move(seat, action)), match.describe(Move(seat, action))


@pytest.mark.parametrize("table", spread(every_table(), 211) + dolores_tables(), ids=str)
def test_every_legal_move_is_accepted_and_can_be_taken_back(table: Table) -> None:
    """Also one by which a seat changes its secret choice."""
    for match in positions(games.load(table.game), table, seed=4):
        before = match.state.tobytes()
        for seat in range(table.players):
            for action in match.legal_moves(seat):
                assert match.push(Move(seat, action)) or match.texts[-1].endswith(": done")
                assert match.pop() == Move(seat, action)
                assert match.state.tobytes() == before


@pytest.mark.parametrize("seat", [-1, 3, 127])
def test_a_seat_that_is_not_at_the_table_cannot_move(seat: int, game: Game) -> None:
    match = Match(game, ["Ann", "Bob", "Cid"], seed=1)
    assert refuses(match, Move(seat, 0))


def test_nobody_moves_after_the_end(game: Game) -> None:
    match = play_out(game, Table({}, 2), seed=5)
    assert all(match.legal_moves(seat) == [] for seat in range(2))
    assert all(refuses(match, Move(seat, action)) for seat in range(2) for action in range(game.rules.action_count))
    with pytest.raises(IllegalMove, match="The game is over"):
        match.push("draw")
