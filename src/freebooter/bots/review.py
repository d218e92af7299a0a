"""A recorded match under the coach's eyes: what every decision was worth, as far as its seat could know.

A move is called better only if it was found better in one run of playouts and proved so in another: the best of many
estimates is mostly one that was lucky.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from freebooter.engine.kernels.random import stream
from freebooter.engine.kernels.state import seed_argument
from freebooter.engine.match import Match
from freebooter.engine.observation import Observation

from .budget import Budget
from .coach import advise

FEWEST_PLAYOUTS = 12_000
PLAYOUTS_FOR_A_MOVE = 2_500
"""For a run, unless something else is asked for: all moves of a decision share its playouts."""


@dataclass(frozen=True)
class Decision:
    """A choice between several moves, and what the seat knew when it made it."""

    number: int
    """Of the move in the record, from 1."""
    seat: int
    observation: Observation
    action: int
    moves: dict[int, str]
    """Every legal action, in the notation."""


@dataclass(frozen=True)
class Judgement:
    """What the coach found about a decision."""

    decision: Decision
    chances: tuple[float, ...]
    """Everyone's part of the victory before the move, as the deciding seat could judge it."""
    better: int
    """The best move that was found; the one that was made, if nothing better was."""
    value: float
    """The part of the victory that the seat could expect after its move, …"""
    better_value: float
    """… and after the better one."""
    margin: float
    """Half the width of the 95 % interval of the difference."""

    @property
    def cost(self) -> float:
        """What the move gave away. By chance the better one may have proved worse; the mean over many is right."""
        return self.better_value - self.value

    @property
    def is_mistake(self) -> bool:
        """Whether the move was worse for sure, and not just by what playouts are off."""
        return self.cost > self.margin


@dataclass(frozen=True)
class Conduct:
    """How a player has decided."""

    decisions: int
    mean_cost: float
    margin: float
    mistakes: int


@dataclass(frozen=True)
class Review:
    match: Match
    judgements: Sequence[Judgement]

    def conduct(self, seat: int) -> Conduct:
        own = [each for each in self.judgements if each.decision.seat == seat]
        count = max(1, len(own))
        return Conduct(
            len(own),
            sum(each.cost for each in own) / count,
            math.sqrt(sum(each.margin**2 for each in own)) / count,
            sum(each.is_mistake for each in own),
        )

    def mistakes(self, seats: Sequence[int]) -> list[Judgement]:
        """The clear mistakes of these seats, the costliest first."""
        made = (each for each in self.judgements if each.is_mistake and each.decision.seat in seats)
        return sorted(made, key=lambda each: -each.cost)

    def curve(self) -> list[tuple[int, tuple[float, ...]]]:
        """Everyone's chance to win after so many moves, up to what became of it."""
        points = [(each.decision.number - 1, each.chances) for each in self.judgements]
        if self.match.is_over:
            points.append((len(self.match.moves), tuple(self.match.outcome())))
        return points

    def figures(self) -> dict[str, Any]:
        """Everything as JSON values."""
        match = self.match
        names = match.players
        return {
            "game": match.game.name,
            "options": match.game.short_options(match.options),
            "seed": match.seed,
            "over": match.is_over,
            "players": [
                {"name": name, **vars(self.conduct(seat)), "outcome": match.outcome()[seat] if match.is_over else None}
                for seat, name in enumerate(names)
            ],
            "decisions": [judgement_figures(each, names) for each in self.judgements],
        }


def judgement_figures(judgement: Judgement, names: Sequence[str]) -> dict[str, Any]:
    """One decision as JSON values."""
    decision = judgement.decision
    return {
        "move": decision.number,
        "player": names[decision.seat],
        "played": decision.moves[decision.action],
        "better": decision.moves[judgement.better],
        "value": judgement.value,
        "better_value": judgement.better_value,
        "cost": judgement.cost,
        "margin": judgement.margin,
        "mistake": judgement.is_mistake,
        "chances": list(judgement.chances),
    }


def decisions(recorded: Match) -> list[Decision]:
    """Every choice between several moves that counted, in order: of one that was changed in secret, the last."""
    match = recorded.restarted()
    remarks = deque(recorded.remarks)
    made: dict[int, Decision] = {}
    last: dict[int, int] = {}
    """The number of each seat's last move."""
    for number, move in enumerate(recorded.moves, 1):
        while remarks and remarks[0].after < number:
            remark = remarks.popleft()
            (match.promise if remark.is_promise else match.say)(remark.seat, remark.text)
        if move.seat not in match.deciders:  # It has decided already, and changes its mind.
            made.pop(last[move.seat], None)
        actions = match.legal_moves(move.seat)
        if len(actions) > 1:
            moves = {action: match.write(action) for action in actions}
            made[number] = Decision(number, move.seat, match.observation(move.seat), move.action, moves)
        last[move.seat] = number
        match.push(move)
    return list(made.values())


def judge(game: str, decision: Decision, budget: Budget, seed: int) -> Judgement:
    """Think about a decision. The same seed and playouts find the same, whatever is judged before or beside it."""
    if budget == Budget():
        budget = Budget(max(FEWEST_PLAYOUTS, PLAYOUTS_FOR_A_MOVE * len(decision.moves)))

    def run(number: int) -> int:
        return int(stream(seed_argument(seed), 2 * decision.number + number))

    found = advise(game, decision.observation, budget, run(0))
    better, played = found.best, found.of(decision.action)
    if better.action == decision.action:
        return Judgement(decision, found.seats, better.action, better.value, better.value, 0.0)
    proof = advise(game, decision.observation, budget, run(1))
    better, played = proof.of(better.action), proof.of(decision.action)
    margin = math.hypot(better.margin, played.margin)
    return Judgement(decision, found.seats, better.action, played.value, better.value, margin)


def judgements(
    game: str, made: Sequence[Decision], budget: Budget, seed: int, cores: int
) -> Generator[Judgement, None, None]:
    """Judge decisions on several cores, in order; the kernels run without Python's lock."""
    pool = ThreadPoolExecutor(cores)
    try:
        futures = [pool.submit(judge, game, decision, budget, seed) for decision in made]
        for future in futures:
            yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)
