"""What is to be thought of an opponent, by all that it has shown and said: which character it is likely to be."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np

from freebooter.engine.kernels.state import argument
from freebooter.engine.observation import Observation

from ..records import parts
from ..rules.memory import CONDITIONS
from ..rules.terms import GESTURES, MAX_PLAYERS
from .kernels.dispatch import equilibrium_mix
from .kernels.policy import Policy

SUSPECTED = {
    Policy.DOVE: (0.08, ((0.53, 0.01, 0.46), (0.53, 0.01, 0.46), (0.20, 0.01, 0.79), (0.53, 0.01, 0.46))),
    Policy.HAWK: (0.08, ((0.01, 0.84, 0.15),) * CONDITIONS),
    Policy.RECIPROCATOR: (0.12, ((0.76, 0.23, 0.01), (0.78, 0.21, 0.01), (0.12, 0.87, 0.01), (0.14, 0.85, 0.01))),
    Policy.GRUDGER: (0.12, ((0.98, 0.01, 0.01), (0.86, 0.11, 0.03), (0.01, 0.87, 0.12), (0.01, 0.84, 0.15))),
    Policy.GAMBLER: (0.60, ((0.15, 0.45, 0.40),) * CONDITIONS),
}
"""For each character how likely a stranger is one, and how it answers: how often it shows peace, fight and first choice
to somebody who showed it nothing so far, peace, fight, or first choice the last time. The gambler stands for all who
mix well."""

A_WORD = 0.5
"""How far a stranger's promise is believed; every kept one makes it more, every broken one less."""

PROOF = 2.0
"""After so many promises a record speaks half for itself."""


def suspicions(memory: np.ndarray, seat: int) -> dict[Policy, float]:
    """How likely a seat is each of the characters, by how it answered what was done to it."""
    answers = parts(memory).answered[seat]
    weights = {
        character: prior * float(np.prod(np.asarray(habits) ** answers))
        for character, (prior, habits) in SUSPECTED.items()
    }
    total = sum(weights.values())
    return {character: weight / total for character, weight in weights.items()}


def word_counts(memory: np.ndarray, seat: int) -> float:
    """How far a seat's open promise is to be believed: 0 where it has made none."""
    remembered = parts(memory)
    if not remembered.open[seat]:
        return 0.0
    kept, broken = float(remembered.kept[seat]), float(remembered.broken[seat])
    return (kept + A_WORD) / (kept + broken + 1.0)


def proven_word(memory: np.ndarray, seat: int) -> float:
    """The same, but a stranger's word counts nothing: only as far as there is a record."""
    remembered = parts(memory)
    made = float(remembered.kept[seat] + remembered.broken[seat])
    return word_counts(memory, seat) * made / (made + PROOF)


def imagined_policies(memory: np.ndarray, seat: int, worlds: int, seed: int) -> Sequence[Sequence[int]]:
    """Several tables for the search to think at one after the other: a policy for every seat, drawn by what is likely.

    The own is the navigator's. A seat whose word counts is imagined as its record and its promise together let one
    expect.
    """
    chance = random.Random(seed)
    columns = []
    for other in range(MAX_PLAYERS):
        likely, word = suspicions(memory, other), word_counts(memory, other)
        drawn = chance.choices(list(likely), list(likely.values()), k=worlds)
        believed = [chance.random() < word for _ in range(worlds)]
        columns.append([int(Policy.MODEL if trusts else each) for trusts, each in zip(believed, drawn, strict=True)])
    columns[seat] = [int(Policy.NAVIGATOR)] * worlds
    return list(zip(*columns, strict=True))


def expected_mix(observation: Observation, opponent: int, by_playing_well: np.ndarray) -> tuple[np.ndarray, float]:
    """How often an opponent in a duel will probably show each gesture, and how much of that is evidence about it.

    `by_playing_well` is what it does if it is nobody in particular. The evidence is 0 where nothing is known of it, and
    1 where it is certain not to mix well, or certain to keep its word.
    """
    seat, memory = observation.seat, observation.memory
    remembered = parts(memory)
    treated = int(remembered.last[seat, opponent])
    likely = suspicions(memory, opponent)
    mix = likely[Policy.GAMBLER] * by_playing_well
    for character, (_, habits) in SUSPECTED.items():
        if character != Policy.GAMBLER:
            mix = mix + likely[character] * np.array(habits[treated])
    evidence = max(0.0, 1.0 - likely[Policy.GAMBLER] / SUSPECTED[Policy.GAMBLER][0])
    word = proven_word(memory, opponent)
    promise = int(remembered.open[opponent]) - 1
    if promise >= 0 and promise % CONDITIONS == 0:
        kept = np.zeros(GESTURES)
        kept[promise // CONDITIONS] = 1.0
        mix = (1.0 - word) * mix + word * kept
        evidence = max(evidence, word)
    return mix, evidence


def gamblers_mix(observation: Observation, seat: int) -> np.ndarray:
    """How a gambler would mix its gestures for a duellist."""
    mix = np.zeros(GESTURES)
    equilibrium_mix(argument(observation.observed), seat, mix)
    return mix
