"""How fast environments are, beside comparable games of the same frameworks, in one run.

    python -m benchmarks.environments
    python -m benchmarks.environments --seconds 5 --slice 1

PettingZoo: the usual loop over `agent_iter`, with random legal actions, beside the card games of `pettingzoo.classic`;
`raw` leaves out the wrappers that PettingZoo puts around its own. OpenSpiel: random matches node by node, chance
included, beside the games that it registers in Python. All take turns, second by second, so that whatever else the
machine does meets all of them alike; what is counted is the time that this process was given. The peers of PettingZoo
need `pip install rlcard pygame`; those that are not there are named, and left out. `make bench` runs it for a moment.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from freebooter.engine.registry import names

OURS = names()
PEERS = ("leduc_holdem_v4", "texas_holdem_v4")
SPIEL_PEERS = (
    "python_kuhn_poker",
    "python_liars_poker",
    "python_block_dominoes",
    "python_tic_tac_toe",
    "python_iterated_prisoners_dilemma",
)
Play = Callable[[random.Random], int]
"""Plays one match at random and returns how many steps it took."""


def turns(table: Any) -> Play:
    """The usual loop of PettingZoo."""

    def play(chance: random.Random) -> int:
        steps = 0
        table.reset()
        for _ in table.agent_iter():
            seen, _, over, cut, _ = table.last()
            if over or cut:
                table.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            table.step(int(legal[chance.randrange(len(legal))]))
            steps += 1
        return steps

    return play


def nodes(game: Any) -> Play:
    """A match of OpenSpiel, node by node."""

    def play(chance: random.Random) -> int:
        steps, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[chance.randrange(len(outcomes))][0])
            elif state.is_simultaneous_node():
                asked = [state.legal_actions(player) for player in range(game.num_players())]
                state.apply_actions([chance.choice(actions) if actions else 0 for actions in asked])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def pettingzoo_players() -> Iterator[tuple[str, Play]]:
    from freebooter.envs.pettingzoo import env

    for name in OURS:
        yield f"{name} (ours)", turns(env(name))
    for name in PEERS:
        try:
            module = import_module(f"pettingzoo.classic.{name}")
        except ImportError as missing:
            print(f"{name} of PettingZoo is left out ({missing}). To have it beside: pip install rlcard pygame")
            continue
        yield f"{name}, raw", turns(module.raw_env())
        yield name, turns(module.env())


def openspiel_players() -> Iterator[tuple[str, Play]]:
    import pyspiel

    from freebooter.envs.openspiel import load_game

    import_module("open_spiel.python.games")
    for name in OURS:
        yield f"{name} (ours)", nodes(load_game(name))
    for name in SPIEL_PEERS:
        yield name, nodes(pyspiel.load_game(name))


def measure(players: dict[str, Play], seconds: float, slice_seconds: float) -> dict[str, float]:
    """Steps a second of each, in turns."""
    chance = random.Random(1)
    steps, spent = dict.fromkeys(players, 0), dict.fromkeys(players, 0.0)
    for play in players.values():
        play(chance)
    while min(spent.values()) < seconds:
        for name, play in players.items():
            start = time.process_time()
            while time.process_time() - start < slice_seconds:
                steps[name] += play(chance)
            spent[name] += time.process_time() - start
    return {name: steps[name] / spent[name] for name in players}


def show(title: str, unit: str, rates: dict[str, float]) -> None:
    table = Table(title=title)
    slowest_of_ours = min(rate for name, rate in rates.items() if name.endswith("(ours)"))
    table.add_column("game")
    table.add_column(f"{unit} a second", justify="right")
    table.add_column("µs each", justify="right")
    table.add_column("our slower game is faster by", justify="right")
    for name, rate in rates.items():
        times = "" if name.endswith("(ours)") else f"{slowest_of_ours / rate:.1f}×"
        table.add_row(name, f"{rate:,.0f}", f"{1e6 / rate:.1f}", times)
    Console().print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each game")
    parser.add_argument("--slice", type=float, default=0.25, help="seconds before it is the next one's turn")
    asked = parser.parse_args()
    frameworks = {
        "pettingzoo": ("PettingZoo, one step of the AEC loop", "steps", pettingzoo_players),
        "pyspiel": ("OpenSpiel, one node of a random match", "nodes", openspiel_players),
    }
    for module, (title, unit, players) in frameworks.items():
        if find_spec(module) is None:
            print(f"{title}: {module} is missing. To measure it: pip install 'freebooter[rl]'")
        else:
            show(title, unit, measure(dict(players()), asked.seconds, asked.slice))


if __name__ == "__main__":
    main()
