"""The end of a game in sentences: everybody's score and what made it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freebooter.narration.words import heading, listed

from ..text import say

if TYPE_CHECKING:
    from ..view import View


def ranked(view: View) -> list[int]:
    """The seats, the most points first."""
    return sorted(range(len(view.players)), key=lambda seat: -view.points[seat])


def player_sentence(view: View, seat: int) -> str:
    player, parts = heading(view, seat), made_of(view, seat)
    return say("ending-player", player=player, points=view.points[seat], parts=parts)


def made_of(view: View, seat: int) -> str:
    """The kinds that score and what they add up to, as a sum."""
    scoring = sorted((part for part in view.score_parts[seat] if part.points), key=lambda part: -part.points)
    parts = listed(say("part", kind=say(part.name), points=sum(part.values)) for part in scoring)
    if not parts:
        return say("nothing")
    return say("doubled", parts=parts) if "doubled" in scoring[0].marks else parts
