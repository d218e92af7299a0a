"""What was learnt, put to the test: turns that aim at victory, judged by it, against turns that aim at points.

    python -m freebooter.games.dead_mans_draw.training.strength --deals 500

Nothing is searched, and nothing depends on time: the same deals end the same.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Sequence

import numpy as np

from freebooter.engine.kernels.random import stream
from freebooter.engine.kernels.state import argument, seed_argument
from freebooter.engine.match import Match
from freebooter.engine.observation import Observation
from freebooter.text.numbers import percent

from ..bots.kernels.turns import POINTS, VICTORY, best_in_turn
from ..game import GAME

Choose = Callable[[Observation, int], int]
"""A player: its move by what its seat observes, and a seed."""

CERTAINTY = 1.96


def aiming_at(aim: int) -> Choose:
    """A player of turns by the odds."""
    return lambda seen, seed: int(best_in_turn(argument(seen.observed), seen.seat, seed_argument(seed), aim))


def won(player: Choose, opponent: Choose, deals: Sequence[int], players: int = 2) -> list[float]:
    """What a player wins of each deal, alone among opponents of one kind and in every seat in turn."""
    return [
        float(np.mean([_played(player, opponent, deal, seat, players) for seat in range(players)])) for deal in deals
    ]


def _played(player: Choose, opponent: Choose, deal: int, seat: int, players: int) -> float:
    match = Match(GAME, [f"Player {number + 1}" for number in range(players)], seed=deal)
    while match.deciders:
        mover = match.deciders[0]
        seed = int(stream(seed_argument(deal), len(match.moves)))
        match.push((player if mover == seat else opponent)(match.observation(mover), seed))
    return match.outcome()[seat]


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("--deals", type=int, default=500)
    reader.add_argument("--players", type=int, default=2)
    given = reader.parse_args()
    shares = won(aiming_at(VICTORY), aiming_at(POINTS), range(given.deals), given.players)
    margin = CERTAINTY * float(np.std(shares)) / math.sqrt(len(shares))
    print(f"{percent(float(np.mean(shares)))} ± {percent(margin)} of the victories with {given.players} players")


if __name__ == "__main__":
    main()
