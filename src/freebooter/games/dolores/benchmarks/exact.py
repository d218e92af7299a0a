"""Cut-down games of Dolores, small enough to be solved exactly: two players, few bottles, one or two duels to go.

Positions are followed through the rules by all choices and all deals; where both choose at once, an equilibrium tells
the value. One seat may be held by a bot: then the value is what the perfect answer to it leaves.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import permutations
from typing import Protocol

import numpy as np

from freebooter.bots.budget import Budget
from freebooter.engine.kernels.state import State, argument, new_state
from freebooter.engine.match import Match
from freebooter.engine.observation import Observation
from freebooter.engine.scenario import read_scenario

from ..bots.captain import Captain
from ..bots.duels import safe_mixes
from ..game import GAME
from ..notation import CARD_NAMES, most_copies
from ..rules.cards import GOODS

Worlds = Sequence[State]
"""What a position may be, for all that the players know of the draw pile: each as likely."""

BOTH = 0b11


class Held(Protocol):
    """A bot in one seat, by how it mixes its moves."""

    seat: int

    def mix(self, state: State, moves: Sequence[int]) -> np.ndarray:
        """How likely it makes each of its legal moves."""
        ...


def ending(seed: int, draw: int = 3, dawn: bool = False, bottles: tuple[str, ...] = ()) -> Match:
    """Two players in the middle of their last duel, or of the last but one; bottles go to the two displays in turn."""
    chance = random.Random(seed)
    pile = [name for card, name in enumerate(CARD_NAMES[:GOODS]) for _ in range(most_copies(card))]
    chance.shuffle(pile)
    hands = [[pile.pop() for _ in range(size)] for size in (draw, 8, 8, 2, 2)]
    if dawn:
        hands[0][chance.randrange(draw)] = "dawn"
    described = {
        "game": "dolores",
        "players": ["Ann", "Bob"],
        "options": {"bottles": "all" if bottles else "none"},
        "draw": hands[0],
        "displays": {"Ann": [*hands[1], *bottles[::2]], "Bob": [*hands[2], *bottles[1::2]]},
        "table": {"Ann": hands[3], "Bob": hands[4]},
    }
    return read_scenario(described).match


def deals(state: State) -> list[State]:
    """The position with every order of the draw pile, but not twice where the same cards come to lie on each side."""
    count = int(state["pile_count"][0])
    pile = state["order"][0, :count].tolist()
    kinds_of_deal: dict[tuple[tuple[int, ...], ...], list[tuple[int, ...]]] = defaultdict(list)
    for order in permutations(pile):
        top_first = order[::-1]
        sides = tuple(tuple(sorted(part)) for part in (top_first[:2], top_first[2:4], top_first[4:]))
        kinds_of_deal[sides].append(order)
    fewest = min(len(orders) for orders in kinds_of_deal.values())
    worlds = []
    for orders in kinds_of_deal.values():
        for order in orders[: len(orders) // fewest]:
            world = state.copy()
            world["order"][0, :count] = order
            worlds.append(world)
    return worlds


def moves_of(state: State, seat: int) -> list[int]:
    kernels, record = GAME.rules.kernels, argument(state)
    return [int(kernels.nth_move(record, seat, n)) for n in range(int(kernels.count_moves(record, seat)))]


def after(worlds: Worlds, *moves: tuple[int, int]) -> list[State]:
    """All worlds after the same moves of seat and action."""
    results = []
    for world in worlds:
        state = world.copy()
        for seat, action in moves:
            GAME.rules.kernels.apply(argument(state), seat, action)
        results.append(state)
    return results


def lead(state: State) -> float:
    """The first seat's points beyond the second's, where a game is over."""
    points = np.zeros(2, np.int64)
    GAME.rules.kernels.points(argument(state), points)
    return float(points[0] - points[1])


def victory(state: State) -> float:
    """The first seat's part of the victory, where a game is over."""
    shares = np.zeros(2)
    GAME.rules.kernels.outcome(argument(state), shares)
    return float(shares[0])


def secured(pays: np.ndarray) -> float:
    """The value of a duel for the one who chooses the row."""
    pays = np.ascontiguousarray(pays)
    mine, _ = safe_mixes(pays)
    return float((mine @ pays).min())


class Exact:
    """Values of positions for the first seat. One seat may be held by a bot; the others play perfectly."""

    def __init__(
        self,
        held: Held | None = None,
        won: Callable[[State], float] = lead,
        solve: Callable[[np.ndarray], float] = secured,
    ) -> None:
        self.held, self.won, self.solve = held, won, solve
        self.known: dict[tuple[bytes, ...], float] = {}

    def value(self, worlds: Worlds) -> float:
        key = tuple(world.tobytes() for world in worlds)
        if key not in self.known:
            self.known[key] = self._value(worlds)
        return self.known[key]

    def _value(self, worlds: Worlds) -> float:
        if len({world["table"].tobytes() for world in worlds}) > 1:
            return float(np.mean([self.value([world]) for world in worlds]))  # The next duel is dealt: all see it.
        asked = int(GAME.rules.kernels.deciders(argument(worlds[0])))
        if not asked:
            return self.won(worlds[0])
        if asked == BOTH:
            return self._both(worlds)
        seat = asked.bit_length() - 1
        moves = moves_of(worlds[0], seat)
        values = np.array([self.value(after(worlds, (seat, move))) for move in moves])
        if self.held is not None and seat == self.held.seat:
            return float(values @ self.held.mix(worlds[0], moves))
        return float(values.max() if seat == 0 else values.min())

    def _both(self, worlds: Worlds) -> float:
        mine, theirs = (moves_of(worlds[0], seat) for seat in range(2))
        pays = np.array([[self.value(after(worlds, (0, a), (1, b))) for b in theirs] for a in mine])
        if self.held is None:
            return self.solve(pays)
        mix = self.held.mix(worlds[0], (mine, theirs)[self.held.seat])
        return float((pays.T @ mix).min() if self.held.seat == 0 else (pays @ mix).max())


class HeldByCaptain:
    """The captain in a seat; whoever answers it knows its mix at the count, and what it chooses elsewhere."""

    def __init__(self, seat: int, playouts: int) -> None:
        self.seat, self.playouts = seat, playouts

    def mix(self, state: State, moves: Sequence[int]) -> np.ndarray:
        seen = new_state(GAME.rules.dtype)
        GAME.rules.kernels.observe(argument(state), self.seat, argument(seen))
        observation = Observation(seen, self.seat, np.zeros(GAME.rules.memory_length, np.int64))
        thought = Captain(0, Budget(self.playouts)).thought(observation, 0)
        return np.eye(len(moves))[thought.best] if thought.mix is None else np.array(thought.mix)


def given_away(state: State, playouts: int) -> tuple[float, float]:
    """What the captain gives away of its part of the victory to a perfect opponent that knows it, by its seat."""
    worlds = deals(state)
    value = Exact(won=victory).value(worlds)
    first, second = (Exact(HeldByCaptain(seat, playouts), victory).value(worlds) for seat in range(2))
    return value - first, second - value
