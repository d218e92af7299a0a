"""OpenSpiel's information-set MCTS against the captain, with the same time for each decision.

    python -m benchmarks.ismcts
    python -m benchmarks.ismcts --game dolores --games 40 --think 200

Each deal is played twice, with the seats changed. The search is OpenSpiel's own in Python, over random playouts; where
two choose at once it is asked as if they chose one after the other, unseen, as the captain is.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import time
from typing import Any

import numpy as np

from freebooter.bots.named import bot
from freebooter.engine.refusal import require

require("pyspiel", "benchmarks.ismcts", "rl")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from freebooter.envs.openspiel import SpielGame, SpielState, load_game  # noqa: E402

EXPLORATION = math.sqrt(2)
ENOUGH = 1 << 30
"""More simulations than there is time for."""
START = "\r" if sys.stdout.isatty() else ""
"""Somebody who watches is shown how far it has come, in the line where the result will stand."""


class TimedSearch(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel carries no types.
    """The search, stopped by the clock instead of a number of simulations."""

    def __init__(self, game: SpielGame, seconds: float, seed: int) -> None:
        chance = np.random.RandomState(seed)
        super().__init__(game, mcts.RandomRolloutEvaluator(1, chance), EXPLORATION, ENOUGH, random_state=chance)
        self._seconds = seconds
        self._until = 0.0
        self.searches = self.simulations = 0

    def step(self, state: SpielState) -> int:
        self._until = time.perf_counter() + self._seconds
        self.searches += len(state.legal_actions()) > 1
        return int(super().step(state))

    def run_search(self, state: SpielState) -> Any:
        self.reset()
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        self._root_node = self.create_new_node(state)
        while time.perf_counter() < self._until or self._root_node.total_visits < len(legal):
            self.simulations += 1
            self.run_simulation(self.resample_from_infostate(state))
        return self.get_final_policy(state, self._root_node)


class Captain:
    """Our strongest bot, at a table of OpenSpiel."""

    def __init__(self, game: SpielGame, milliseconds: float, seed: int) -> None:
        self._bot = bot("captain", game.setup.game, think=f"{milliseconds:g}ms", seed=seed)

    def step(self, state: SpielState) -> int:
        tree, seat = state.tree, state.current_player()
        legal = state.legal_actions()
        texts = [state.action_to_string(seat, action) for action in legal]
        view = tree.rules.view(tree.observation(state.place, seat), tree.setup.names)
        return legal[texts.index(self._bot.choose(view, texts))]


def play(game: SpielGame, players: list[Any], deal: int) -> list[float]:
    """One match; the same deal draws the same way as long as the same moves are made."""
    chance = random.Random(deal)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(players[state.current_player()].step(state))
    return state.returns()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="dead-mans-draw")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--think", type=float, default=100.0, help="milliseconds for each decision")
    asked = parser.parse_args()
    game = load_game(asked.game, together=False)
    search, captain = TimedSearch(game, asked.think / 1000, 1), Captain(game, asked.think, 1)
    shares: list[float] = []
    for number in range(asked.games):
        seat = number % 2
        players = [captain, search] if seat else [search, captain]
        shares.append((play(game, players, number // 2)[seat] + 1) / 2)
        if sys.stdout.isatty():
            print(f"\r{number + 1} of {asked.games}", end="", flush=True)
    mean = sum(shares) / len(shares)
    error = 1.96 * math.sqrt(max(mean * (1 - mean), 0.25 / len(shares)) / len(shares))
    searched = search.simulations / max(1, search.searches)
    print(
        f"{START}{asked.game}, {asked.think:g} ms a decision: information-set MCTS wins {mean:.0%} ± {error:.0%} of"
        f" {len(shares)} games against the captain ({searched:.0f} simulations a search)"
    )


if __name__ == "__main__":
    main()
