"""The end of a game in sentences: everybody's score and what made it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freebooter.narration.words import heading

from ..text import say
from .scores import made_of

if TYPE_CHECKING:
    from ..view import View


def ranked(view: View) -> list[int]:
    """The seats, the most points first."""
    return sorted(range(len(view.players)), key=lambda seat: -view.points[seat])


def player_sentence(view: View, seat: int) -> str:
    player, parts = heading(view, seat), made_of(view, seat)
    return say("ending-player", player=player, points=view.points[seat], parts=parts)
