"""Learns how chances change by who plays: games between all characters, and what becomes of their positions."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import numpy as np

from freebooter.bots.budget import Budget
from freebooter.bots.player import make_bot
from freebooter.bots.seated import ask, let_talk
from freebooter.engine.kernels.state import argument
from freebooter.engine.match import Match
from freebooter.engine.observation import Observation

from ..bots.habits import changed, who_it_is
from ..bots.kernels.dispatch import foresee
from ..bots.kernels.worth import LONG_GAME, duels_to_come
from ..bots.opponents import SUSPECTED
from ..bots.weighing import is_count
from ..game import GAME

PLAYOUTS = 36
"""How long a captain thinks in these games."""

STEPS, RATE = 4000, 0.05
RIDGE = 1e-3


def learn(players: int, games: int, seed: int, tell: Callable[[str], None]) -> dict[str, object]:
    """The spread and the edges that explain best how games of all characters end."""
    found = [row for number in range(games) for row in positions(players, seed * 10**6 + number)]
    shares, who, came = (np.array(part) for part in zip(*found, strict=True))
    spread, edges = 1.0, np.zeros(len(SUSPECTED))
    logs = np.log(np.maximum(shares, 1e-4))
    for step in range(STEPS):
        surprise = changed(shares, spread, who @ edges) - came
        rate = RATE * (1 - step / STEPS)
        spread -= rate * float((surprise * logs).sum(axis=1).mean())
        edges -= rate * 10 * (np.einsum("ns,nsc->c", surprise, who) / len(came) + RIDGE * edges)
    tell(f"{players} players: spread {spread:.3f}, edges {np.round(edges, 2)}")
    return {"spread": round(spread, 4), "edges": [round(float(edge), 4) for edge in edges], "games": games}


Position = tuple[np.ndarray, np.ndarray, np.ndarray]
"""Everyone's part of the victory by what was learnt; who they are likely to be, times how long the game goes on; and
everyone's part in the end."""


def positions(players: int, number: int) -> Iterator[Position]:
    """Two counts of a game between characters drawn at random."""
    chance = random.Random(number)
    bots = [chance.choice(list(GAME.bots)) for _ in range(players)]
    match = Match(GAME, [f"Player {seat + 1}" for seat in range(players)], seed=number)
    held = {seat: make_bot(GAME.name, bot, 10 * number + seat, Budget(PLAYOUTS)) for seat, bot in enumerate(bots)}
    seen: list[Observation] = []
    while match.deciders:
        let_talk(match, held)
        seat = match.deciders[0]
        observation = match.observation(seat)
        if is_count(observation) and len(match.deciders) > 1:
            seen.append(observation)
        match.push(ask(match, seat, held[seat]))
    came = np.array(match.outcome())
    for observation in chance.sample(seen, min(3, len(seen))):
        record = argument(observation.observed)
        shares = np.zeros(players)
        foresee(record, shares)
        time = duels_to_come(record) / LONG_GAME
        yield shares, time * np.array([who_it_is(observation.memory, seat) for seat in range(players)]), came
