"""Why a move cannot be made now, told to whoever wanted to make it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .refusal import AmbiguousMove, IllegalMove, given

if TYPE_CHECKING:
    from .match import Match, Move


def ambiguous(match: Match, text: str, meant: Sequence[Move]) -> AmbiguousMove:
    """It could be any of several moves."""
    several = len({move.seat for move in meant}) > 1
    listed = ", ".join(match.describe(move, named=several) for move in meant)
    return AmbiguousMove("error-move-ambiguous", move=text.strip(), meanings=listed)


def illegal(match: Match, text: str, seats: Sequence[int]) -> IllegalMove:
    """The match is over, it is not the turn of any of these seats, or the move is none of theirs."""
    if match.is_over:
        return IllegalMove("error-move-over", move=text.strip())
    able = [seat for seat in seats if match.legal_moves(seat)]
    if not able:
        deciding = ", ".join(match.players[seat] for seat in match.deciders)
        return IllegalMove("error-move-turn", move=text.strip(), player=match.players[seats[0]], deciding=deciding)
    legal = ", ".join(match.write(action) for seat in able for action in match.legal_moves(seat))
    return IllegalMove("error-move-illegal", move=text.strip(), legal=legal)


def shown(match: Match, action: int) -> str:
    """Any number at all, for a sentence about it."""
    return match.write(action) if 0 <= action < match.game.rules.action_count else given(action)
