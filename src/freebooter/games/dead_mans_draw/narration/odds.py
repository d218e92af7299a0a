"""The arithmetic of drawing again: how many cards bust, what that would cost, and what the next card has to bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..text import say
from .words import card_words

if TYPE_CHECKING:
    from ..view import View


def arithmetic(view: View) -> list[str]:
    """Nothing where something else is asked, or nothing can be drawn."""
    chance, stakes = view.bust_probability, view.stakes
    if chance is None or view.asks != "turn":
        return []
    if view.top:
        return [say("odds-next-card", card=card_words(view.top[0]), busts="yes" if chance else "no")]
    told = [say("odds-of-cards", busting=len(view.busting), cards=view.draw_count, percent=_tenths(100 * chance))]
    if view.row:
        told.append(say("odds-of-points", gain=stakes.gain, loss=stakes.loss))
    if 0 < chance < 1 and stakes.loss:
        needed = _tenths(chance * stakes.loss / (1 - chance))
        told.append(say("odds-break-even", percent=_tenths(100 * chance), loss=stakes.loss, needed=needed))
    return told


def _tenths(value: float) -> float | int:
    rounded = round(value, 1)
    return int(rounded) if rounded.is_integer() else rounded
