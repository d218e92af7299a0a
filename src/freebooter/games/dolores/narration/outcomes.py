"""What each pair of gestures would make of the duellists' scores, counted once for all who see the same duel."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

from freebooter.narration.narrator import Outcome

if TYPE_CHECKING:
    from ..view import View

MOST_DUELS = 4096
"""So many are remembered: a duel stays the same while its bottles are played and its gestures are chosen."""


@dataclass(frozen=True)
class _Duel:
    """All that the scores depend on, and a view to count them from."""

    dealer: int
    displays: tuple[tuple[str, ...], ...]
    sides: tuple[tuple[str | None, ...], ...]
    smallest_set: str
    view: View = field(compare=False)


def outcomes(view: View) -> list[Outcome] | None:
    """None where no duel waits for its outcome, or where the seat does not see all of its cards."""
    if view.step not in ("before_count", "count", "after_count") or view.asks == "over":
        return None
    sides = (view.before_neighbour, view.before_dealer)
    return _outcomes(_Duel(view.dealer, view.displays, sides, view.options["smallest-set"], view))


@lru_cache(maxsize=MOST_DUELS)
def _outcomes(duel: _Duel) -> list[Outcome] | None:
    scores = duel.view.gesture_scores()
    if scores is None:
        return None
    return [
        {"dealer": dealer, "neighbour": neighbour, "dealer_points": points[0], "neighbour_points": points[1]}
        for (dealer, neighbour), points in scores.items()
    ]
