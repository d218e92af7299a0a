"""Bots for Dolores."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from freebooter.dolores.view import View

MIX = {"peace": 0.5, "fight": 0.25, "choice": 0.25}
"""How often a deckhand shows each gesture, whatever lies on the table."""


class Deckhand:
    """Shows gestures in a fixed mix, plays bottles on a whim, and takes the card that scores most at once."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, view: View, moves: Sequence[str]) -> str:
        if set(moves) == set(MIX):
            return self.random.choices(list(MIX), list(MIX.values()))[0]
        if "play lookout" in moves:
            return "play lookout"
        if moves[0].startswith("take"):
            return max(moves, key=lambda move: self._gain(view, move))
        if moves[0].startswith("rob"):
            return max(moves, key=lambda move: self._with(view, " ".join(move.split()[-2:])))
        if moves[0].startswith("drop"):
            return max(moves, key=lambda move: self._without(view, move.partition(" ")[2]))
        return self.random.choice(moves)

    def _own(self, view: View) -> list[str]:
        return list(view.displays[view.seat]) if view.seat is not None else []

    def _gain(self, view: View, move: str) -> float:
        """What a taken card does to the own score; the bettor's `done` is worth nothing, a hidden card a little."""
        name = move.removeprefix("take ").partition(" from ")[0]
        if move == "done" or name.startswith("place "):
            return 0.1 if move != "done" else 0.0
        return self._with(view, name) - score(self._own(view)) + 0.05

    def _with(self, view: View, card: str) -> float:
        return score([*self._own(view), card])

    def _without(self, view: View, kind: str) -> float:
        return score([card for card in self._own(view) if card.partition(" ")[0] != kind])


def score(display: Sequence[str]) -> float:
    """The points of a display: the most and the least valuable kinds, and double where all are worth the same."""
    worth: Counter[str] = Counter()
    for card in display:
        kind, _, value = card.partition(" ")
        if value:
            worth[kind] += int(value)
    if not worth:
        return 0.0
    most, least = max(worth.values()), min(worth.values())
    total = sum(value for value in worth.values() if value in (most, least))
    return float(2 * total if most == least else total)
