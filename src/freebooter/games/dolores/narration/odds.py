"""The arithmetic of a duel: what each gesture brings against each of the other's, and how likely dawn comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freebooter.narration.words import listed

from ..text import say
from .words import GESTURES, gesture_word

if TYPE_CHECKING:
    from ..view import View

CARDS_IN_A_DUEL = 4


def arithmetic(view: View) -> list[str]:
    """Gestures where the seat is to choose one, and dawn wherever it can still come."""
    told = _gestures(view) if view.asks == "gestures" else []
    if view.dawn_next > 0:
        percent = round(100 * view.dawn_next, 1)
        told.append(say("odds-of-dawn", next=CARDS_IN_A_DUEL, cards=view.draw_count, percent=percent))
    return told


def _gestures(view: View) -> list[str]:
    """What each own gesture makes of one's points, by what the other shows."""
    scores = view.gesture_scores()
    if scores is None or view.seat not in (view.dealer, view.neighbour):
        return []
    is_dealer = view.seat == view.dealer
    now = view.points[view.seat]
    rows = []
    for own in GESTURES:
        gains = []
        for other in GESTURES:
            pair = (own, other) if is_dealer else (other, own)
            points = scores[pair][0 if is_dealer else 1] - now
            gains.append(say("odds-against", gesture=gesture_word(other), points=f"{points:+d}".replace("-", "−")))
        rows.append(say("odds-of-gesture", gesture=gesture_word(own), gains=listed(gains)))
    return rows
