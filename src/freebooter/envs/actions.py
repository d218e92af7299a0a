"""Actions as small numbers of one fixed space: those that can ever be legal at such a table.

Seats in a move are counted from whoever makes it, as they are in observations, so that one learner can play every seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from freebooter.engine.game import Game
from freebooter.engine.kernels.state import State, new_state

from .learning import learning_of

NEVER = -1
"""Stands for the id of an action that can never be legal."""


class ActionSpace:
    """The actions of a game that is opened in a certain way, numbered from 0."""

    def __init__(self, game: Game, options: Mapping[str, str], names: Sequence[str]) -> None:
        learning, players = learning_of(game), len(names)
        possible = list(learning.actions(game, options, players))
        self.game, self.options, self.players = game, options, names
        self.numbers = np.array(
            [[learning.turned(action, seat, players) for action in possible] for seat in range(players)], np.int64
        )
        """By seat and id, the game's own action."""
        self.ids = np.full((players, game.rules.action_count), NEVER, np.int64)
        """By seat and the game's own action, its id."""
        for seat in range(players):
            self.ids[seat, self.numbers[seat]] = np.arange(len(possible))

    def __len__(self) -> int:
        return int(self.numbers.shape[1])

    def text(self, state: State, seat: int, action: int) -> str:
        """An action in the notation, as a seat would write it now."""
        return self.game.rules.write_move(state, int(self.numbers[seat, action]), self.players)

    def names(self) -> list[str]:
        """What each id means, whatever lies on the table; other seats are `seat+1` and so on."""
        learning, blank = learning_of(self.game), new_state(self.game.rules.dtype)
        seats = [f"seat+{seat}" for seat in range(len(self.players))]
        return [
            learning.name(action, self.options) or self.game.rules.write_move(blank, action, seats)
            for action in self.numbers[0].tolist()
        ]

    def markdown(self) -> str:
        """The table id → meaning."""
        rows = [f"| {number} | `{name}` |" for number, name in enumerate(self.names())]
        return "\n".join(["| id | action |", "| --- | --- |", *rows]) + "\n"
