"""Why the coach prefers a move: what the other one is likely to show, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from freebooter.narration.narrator import Judged

from ..text import say
from .words import GESTURES, card_words, gesture_word, promise_words

if TYPE_CHECKING:
    from ..choices import Choice
    from ..view import View

A_HABIT = 2
"""So many duels make one."""


def why(view: View, judged: Sequence[Judged]) -> str | None:
    """A sentence about a decision; None where nothing can be said but figures."""
    best = max(judged, key=lambda each: (each.is_best, each.value)).choice
    if view.asks == "gestures" and view.seat in (view.dealer, view.neighbour) and best.gesture:
        return _duel(view, best.gesture)
    if best.points is not None and view.seat is not None:
        return _score(view, best, [each.choice for each in judged])
    return None


def _duel(view: View, own: str) -> str:
    other = view.neighbour if view.seat == view.dealer else view.dealer
    habit, expected = _expected(view, other)
    return say("why-duel", habit=habit, outcome=_outcome(view, own, expected))


def _expected(view: View, other: int) -> tuple[str, str | None]:
    """What is known about the other one, and the gesture it speaks for."""
    record, player = view.records[other], view.players[other]
    if record.promise is not None:
        words, made = promise_words(record.promise), record.kept + record.broken
        said = say("why-promised", player=player, promise=words, kept=record.kept, made=made)
        gesture, _, condition = record.promise.partition(" if ")
        return said, gesture if not condition and record.kept >= record.broken else None
    counts = {gesture: sum(shown[gesture] for shown in record.shown) for gesture in GESTURES}
    duels, most = sum(counts.values()), max(counts, key=lambda gesture: counts[gesture])
    if duels < A_HABIT:
        return say("why-stranger", player=player), None
    if 2 * counts[most] <= duels:
        return say("why-mixed", player=player), None
    return say("why-habit", player=player, gesture=gesture_word(most), count=counts[most], duels=duels), most


def _outcome(view: View, own: str, expected: str | None) -> str:
    """What a gesture brings against the one that is expected, or against any."""
    scores = view.gesture_scores()
    if scores is None:
        return say("why-dark")
    side = 0 if view.seat == view.dealer else 1
    now = view.points[view.seat or 0]
    brings = {pair[1 - side]: points[side] - now for pair, points in scores.items() if pair[side] == own}
    if len(set(brings.values())) == 1:
        return say("why-always", gesture=gesture_word(own), gain=_signed(brings[own]))
    values = {"gesture": gesture_word(own), "worst": _signed(min(brings.values()))}
    if expected is None:
        return say("why-between", most=_signed(max(brings.values())), **values)
    return say("why-against", gain=_signed(brings[expected]), **values)


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "±0"


def _score(view: View, best: Choice, choices: Sequence[Choice]) -> str | None:
    """What a card that is taken, stolen or dropped makes of the score."""
    now = view.points[view.seat or 0]
    most = max(choice.points or 0 for choice in choices)
    if (best.points or 0) < most and best.verb == "take" and best.card is not None:
        return say("why-denies", card=card_words(best.card), points=best.points, now=now)
    return say("why-makes", points=best.points, now=now)
