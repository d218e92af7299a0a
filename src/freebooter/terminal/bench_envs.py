"""How fast learning environments step: thousands of matches at once, with observations and masks, beside bare rules."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from freebooter.envs.setup import open_game
from freebooter.envs.vector import Matches

from .measuring import Benchmarks, Row, engine_games, fastest, new_row

MATCHES = 4_096
STEPS, QUICK_STEPS = 50, 2
BARE_GAMES = 2_000


def env_rows(found: Sequence[Benchmarks], quick: bool) -> list[Row]:
    """Random play in every game's environment on one core, interleaved with random games by the rules alone."""
    return [_row(each, players, QUICK_STEPS if quick else STEPS) for each in found for players in each.search_players]


def _row(benchmarks: Benchmarks, players: int, steps: int) -> Row:
    game = benchmarks.game
    setup = open_game(game, players)
    matches, actions = Matches(setup, MATCHES, seed=1), np.zeros(MATCHES, np.int64)
    bare = engine_games(game, players, {})
    decisions, ended = bare(BARE_GAMES), 0

    def play() -> None:
        for _ in range(steps):
            matches.step(matches.random_actions(actions))

    play()
    for _ in range(steps):
        matches.step(matches.random_actions(actions))
        ended += int(matches.terminations.sum())
    spent, alone = fastest([play, lambda: bare(BARE_GAMES)])
    made = steps * MATCHES
    row = new_row(f"{game.name} environment", players, spent, made, max(1, ended))
    return {
        **row,
        "decisions_per_second": made / spent,
        "ratio_to_bare_rules": (spent / made) / (alone / decisions),
        "features": len(setup.features),
        "actions": len(setup.actions),
    }
