"""What the coach knows of Dead Man's Draw: what one more card is worth."""

from __future__ import annotations

from collections.abc import Sequence

from freebooter.bots.thinking import Thinker
from freebooter.engine.kernels.state import argument, seed_argument
from freebooter.engine.observation import Observation

from ..game import GAME
from ..rules.actions import COLLECT, DRAW
from .kernels.turns import one_more_card
from .thinking import THINKER, equal_policies


class DeadMansDrawCoach:
    thinker: Thinker = THINKER

    def tables(self, observation: Observation, seed: int) -> Sequence[Sequence[int]]:
        return equal_policies(int(observation.observed["players"][0]))

    def one_more_card(self, observation: Observation) -> float | None:
        """What drawing is worth against collecting now: points of its own, and those that the others lose.

        It is the exact turn's own figure: every card that may come is tried, and the turn is played on at its best.
        """
        record, kernels, seat = argument(observation.observed), GAME.rules.kernels, observation.seat
        moves = {int(kernels.nth_move(record, seat, n)) for n in range(int(kernels.count_moves(record, seat)))}
        if {COLLECT, DRAW} - moves:
            return None
        return float(one_more_card(record, seat, seed_argument(0)))


COACH = DeadMansDrawCoach()
