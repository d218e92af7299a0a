"""A bot of Pig. The searcher and the drifter play any game, and so this one, too."""

from __future__ import annotations

from collections.abc import Sequence

from .contract import View

ENOUGH = 20
"""With so much at stake, a roll loses more on average than it gains."""


class Careful:
    """Holds as soon as the next roll would cost more than it brings, or when the heap wins."""

    def choose(self, view: View, moves: Sequence[str]) -> str:
        wins = view.points[view.active] + view.heap >= view.goal
        return "hold" if "hold" in moves and (wins or view.heap >= ENOUGH) else "roll"
