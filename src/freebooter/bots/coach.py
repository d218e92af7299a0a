"""The coach: for a seat and what it sees, the win probability of each legal move, and what the odds are worth.

It thinks as the captain does, but gives every move the same attention: the worst are judged as well as the best.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from freebooter.engine.observation import Observation
from freebooter.engine.registry import load

from .budget import Budget
from .thinking import Thinker, Thought

PLAYOUTS = 6000
"""How long the coach thinks unless it is told otherwise."""


class GameCoach(Protocol):
    """What the coach has to know of a game."""

    thinker: Thinker

    def tables(self, observation: Observation, seed: int) -> Sequence[Sequence[int]]:
        """Guesses at the policies of all seats; none for the usual."""
        ...

    def one_more_card(self, observation: Observation) -> float | None:
        """The points that drawing one more card is worth on average against stopping now; None where nobody may."""
        ...


@dataclass(frozen=True)
class Assessment:
    """What a move is worth: the part of the victory that it lets the seat expect, and how sure that is."""

    action: int
    value: float
    margin: float
    """Half the width of the 95 % interval; 0 where the position was solved."""


@dataclass(frozen=True)
class Advice:
    """What the coach has to say about a decision."""

    moves: tuple[Assessment, ...]
    """In the order of the legal moves."""
    seats: tuple[float, ...]
    """Everyone's part of the victory, with the best move made; it is judged by what the asking seat knows."""
    one_more_card: float | None
    playouts: int = 0
    """How many games were played to find that out; none where the position was solved."""

    @property
    def best(self) -> Assessment:
        return max(self.moves, key=lambda move: move.value)

    def of(self, action: int) -> Assessment:
        """What was found of one move."""
        return next(move for move in self.moves if move.action == action)

    def cost(self, action: int) -> float:
        """What a move gives away against the best one."""
        return self.best.value - self.of(action).value

    def doubt(self, action: int) -> float:
        """How far that may be off: half the width of its 95 % interval."""
        return math.hypot(self.best.margin, self.of(action).margin)

    def is_close(self, action: int) -> bool:
        """Whether a move may well be as good as the best one."""
        return self.cost(action) <= self.doubt(action)


def coach_of(game: str) -> GameCoach:
    """What the coach knows of a game; where the game says nothing about it, that is the rules."""
    from .searcher import SearcherCoach

    coach: GameCoach = load(game).coach or SearcherCoach(load(game))
    return coach


def advise(game: str, observation: Observation, budget: Budget | None = None, seed: int = 0) -> Advice:
    """Think about a seat's decision. The same seed and playouts give the same advice."""
    coach = coach_of(game)
    thinker = coach.thinker
    even = replace(thinker, tuning=replace(thinker.tuning, even=True))
    thought = even.think(observation, budget or Budget(PLAYOUTS), seed, coach.tables(observation, seed))
    moves = tuple(
        Assessment(action, thought.values[place], thought.margin(place)) for place, action in enumerate(thought.actions)
    )
    return Advice(moves, _seats(thought, observation), coach.one_more_card(observation), thought.playouts)


def _seats(thought: Thought, observation: Observation) -> tuple[float, ...]:
    """Everyone's part of the victory if the seat makes its best move: the others share what is left as they did."""
    best = max(thought.values)
    others = sum(thought.seats) - thought.seats[observation.seat]
    scale = (1 - best) / others if others > 0 else 0.0
    return tuple(best if seat == observation.seat else value * scale for seat, value in enumerate(thought.seats))
