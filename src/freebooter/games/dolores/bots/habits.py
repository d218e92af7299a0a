"""How chances change by who plays: an equal position is none for a dove among hawks.

What a character gains or loses by how it plays was learnt from games between all of them (`training/habits.py`); who is
likely to be which is told by what they have shown (`opponents.py`).
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import cache

import numpy as np

from freebooter.bots.thinking import Thought
from freebooter.engine.kernels.state import argument
from freebooter.engine.observation import Observation

from .kernels.learnt import FILE
from .kernels.worth import LONG_GAME, duels_to_come
from .opponents import SUSPECTED, suspicions

SHORTFALL = 0.09
"""How much less are the odds, in their logarithm, of a seat that is told its best move: nobody makes all of them.

Fitted to 2,000 positions out of games of all bots (`python -m benchmarks.calibration dolores`); it is what makes
the mean of all chances right."""

LEAST = 1e-4
"""Nobody's chance is less before it is changed, so that there is something to change."""


@dataclass(frozen=True)
class Habits:
    """By the number of players: how far chances are to be spread, and what each character makes of its own."""

    spread: dict[int, float]
    edges: dict[int, tuple[float, ...]]
    """By suspected character: how much it adds to the logarithm of its odds in a long game."""


@cache
def learnt_habits() -> Habits:
    found = json.loads(FILE.read_text("utf-8")).get("habits", {})
    return Habits(
        {int(players): float(each["spread"]) for players, each in found.items()},
        {int(players): tuple(map(float, each["edges"])) for players, each in found.items()},
    )


def edges_of(observation: Observation) -> np.ndarray | None:
    """What every seat's likely character adds to the logarithm of its odds from here; None where nothing was learnt."""
    players = int(observation.observed["players"][0])
    edges = learnt_habits().edges.get(players)
    if edges is None:
        return None
    time = float(duels_to_come(argument(observation.observed))) / LONG_GAME
    return time * np.array([who_it_is(observation.memory, seat) @ np.array(edges) for seat in range(players)])


def who_it_is(memory: np.ndarray, seat: int) -> np.ndarray:
    """How likely a seat is each of the suspected characters."""
    likely = suspicions(memory, seat)
    return np.array([likely[character] for character in SUSPECTED])


def changed(shares: np.ndarray, spread: float, edges: np.ndarray) -> np.ndarray:
    """Parts of the victory, spread and changed by who plays."""
    weights = spread * np.log(np.maximum(shares, LEAST)) + edges
    weights = np.exp(weights - weights.max(axis=-1, keepdims=True))
    result: np.ndarray = weights / weights.sum(axis=-1, keepdims=True)
    return result


def by_habits(observation: Observation, thought: Thought) -> Thought:
    """A thought, with its chances changed by who plays; in the last duel it stays as it is, for that one is exact."""
    edges = edges_of(observation)
    if edges is None or not thought.seats or not edges.any():
        return thought
    edges[observation.seat] -= SHORTFALL
    spread, seat = learnt_habits().spread[len(edges)], observation.seat
    everyone = np.array(thought.seats)
    others = np.delete(everyone, seat).sum()
    values, errors = [], []
    for value, error in zip(thought.values, thought.errors, strict=True):
        shares = everyone * (1 - value) / others if others > 0 else np.full(len(edges), (1 - value) / (len(edges) - 1))
        shares[seat] = value
        values.append(float(changed(shares, spread, edges)[seat]))
        slope = spread * values[-1] * (1 - values[-1]) / max(LEAST, value * (1 - value))
        errors.append(min(1.0, error * slope))
    return replace(
        thought,
        values=tuple(values),
        errors=tuple(errors),
        seats=tuple(float(share) for share in changed(everyone, spread, edges)),
    )
