"""What every position of a small game is worth, by going through all that may come of it."""

from __future__ import annotations

import numpy as np

from freebooter.bots.kernels.equilibrium import equilibrium
from freebooter.envs.chance import Place, Tree


class Exact:
    """The value of a game of two for the first seat, from -1 to 1, where nothing is hidden but what comes together."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.known: dict[bytes, float] = {}
        self.worths: dict[bytes, np.ndarray] = {}
        """Where both choose at once, what each pair of choices is worth."""

    def value(self, place: Place) -> float:
        if place.wanted:
            return sum(self.value(self.tree.choose(place, n)) for n in range(place.wanted)) / place.wanted
        if place.position not in self.known:
            self.known[place.position] = self._worked_out(place)
        return self.known[place.position]

    def _worked_out(self, place: Place) -> float:
        tree = self.tree
        seats = [seat for seat in range(2) if (place.deciders >> seat) & 1]
        if not seats:
            return 2 * tree.outcome(place)[0] - 1
        if len(seats) == 1:
            worth = [self.value(tree.move(place, ((seats[0], each),))) for each in tree.legal(place, seats[0])]
            return min(worth) if seats[0] else max(worth)
        rows, columns = (tree.legal(place, seat) for seat in seats)
        worths = np.array(
            [[self.value(tree.move(place, ((0, row), (1, column)))) for column in columns] for row in rows]
        )
        first, second = np.zeros(len(rows)), np.zeros(len(columns))
        equilibrium(worths, -worths, first, second)
        self.worths[place.position] = worths
        return float(first @ worths @ second)
