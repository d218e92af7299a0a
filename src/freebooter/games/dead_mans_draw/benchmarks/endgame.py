"""Endings of Dead Man's Draw that are small enough to be solved exactly, and how far a bot is from the solution.

Two players, a few cards in the draw pile, and only suits whose effects leave nothing to chance. Then the next card is
the only chance there is, everybody knows the same, and an expectimax over the rules' own moves finds the value of every
move. It knows nothing of the search: it tries every card that may come next.

    python -m freebooter.games.dead_mans_draw.benchmarks.endgame
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice

import numpy as np

from freebooter.bots.budget import Budget
from freebooter.bots.player import make_bot
from freebooter.bots.seated import ask
from freebooter.engine.kernels.state import State, argument, new_state
from freebooter.engine.match import Match
from freebooter.engine.observation import ONLOOKER
from freebooter.engine.registry import load
from freebooter.engine.scenario import read_scenario
from freebooter.text.numbers import percent

from ..bots.thinking import THINKER
from ..game import GAME
from ..rules.actions import DRAW
from ..rules.cards import CARDS
from ..rules.state import PILE

SUITS = ("anchor", "cannon", "key", "kraken", "mermaid")
"""Oracle, map and a key with its chest leave something to chance."""

MANY_CARDS = [f"{suit} {value + (2 if suit == 'mermaid' else 0)}" for suit in SUITS for value in range(2, 8)]


FEWEST_CARDS = 3
SOMETHING = 0.02
"""The difference between the best and the worst move from which on it matters what is played."""


@dataclass
class Solver:
    """The value of positions for the first seat; the second has the rest."""

    match: Match
    known: dict[bytes, float] = field(default_factory=dict)

    def values(self, state: State) -> dict[int, float]:
        """What each move is worth to the seat that decides."""
        kernels, record = self.match.game.rules.kernels, argument(state)
        seat = int(kernels.deciders(record)).bit_length() - 1
        actions = [int(kernels.nth_move(record, seat, n)) for n in range(int(kernels.count_moves(record, seat)))]
        worth = {action: self._after(state, seat, action) for action in actions}
        return worth if seat == 0 else {action: 1 - value for action, value in worth.items()}

    def _after(self, state: State, seat: int, action: int) -> float:
        total = count = 0.0
        for copies, world in next_cards(state) if action == DRAW else [(1, state.copy())]:
            self.match.game.rules.kernels.apply(argument(world), seat, action)
            total += copies * self.value(world)
            count += copies
        return total / count

    def value(self, state: State) -> float:
        """What a position is worth to the first seat."""
        public = _public(self.match, state)
        key = public.tobytes()
        if key not in self.known:
            self.known[key] = self._value(public)
        return self.known[key]

    def _value(self, state: State) -> float:
        deciders = int(self.match.game.rules.kernels.deciders(argument(state)))
        if not deciders:
            shares = np.zeros(2)
            self.match.game.rules.kernels.outcome(argument(state), shares)
            return float(shares[0])
        best = max(self.values(state).values())
        return best if deciders == 1 else 1 - best


def _public(match: Match, state: State) -> State:
    """What everybody knows of a position, and nothing of how it came about."""
    seen = new_state(match.game.rules.dtype)
    match.game.rules.kernels.observe(argument(state), ONLOOKER, argument(seen))
    seen["events"], seen["event_count"], seen["busted"] = 0, 0, 0
    return seen


def next_cards(state: State) -> Iterator[tuple[int, State]]:
    """Every card that may be drawn next, laid on top of the draw pile, and how many copies of it there are."""
    top = int(state["pile_count"][0]) - 1
    first, second = (int(cards) for cards in state["cards"][0, PILE])
    for card in range(CARDS):
        copies = (first >> card & 1) + (second >> card & 1)
        if copies:
            world = state.copy()
            world["cards"][0, PILE, copies - 1] ^= 1 << card
            world["order"][0, top], world["settled"] = card, top
            yield copies, world


def ending(seed: int, pile: int = 5) -> Match:
    """A position near the end, made at random: somebody has drawn and may draw again or collect."""
    chance = random.Random(seed)
    cards = chance.sample(MANY_CARDS, len(MANY_CARDS))
    row: list[str] = []
    for card in cards[pile + 4 :]:
        if card.split()[0] in ("anchor", "key", "mermaid") and card.split()[0] not in " ".join(row) and len(row) < 2:
            row.append(card)
    described = {
        "game": GAME.name,
        "players": ["Ann", "Bob"],
        "draw": cards[:pile],
        "row": row,
        "banks": {"Ann": cards[pile : pile + 2], "Bob": cards[pile + 2 : pile + 4]},
    }
    return read_scenario(described, load).match


@dataclass(frozen=True)
class Question:
    """An ending and the exact value of each of its moves."""

    match: Match
    values: dict[int, float]

    def regret(self, action: int) -> float:
        return max(self.values.values()) - self.values[action]


Choose = Callable[[Question, int], int]
"""A bot: what it plays in a position, with a seed."""


def questions(seeds: Sequence[int], pile: int = 5, each: int = 6) -> list[Question]:
    """Positions on the way to the end of each ending, in which it matters what is played."""
    found: list[Question] = []
    for seed in seeds:
        match = ending(seed, pile)
        solver = Solver(match)
        solver.value(match.state)
        on_the_way = list(solver.known)
        random.Random(seed).shuffle(on_the_way)
        matters = (question for position in on_the_way if (question := _question(solver, position)))
        found += islice(matters, each)
    return found


def _question(solver: Solver, position: bytes) -> Question | None:
    """A position as a question, if there is something to lose, and more than one card to come."""
    match = solver.match
    state = np.frombuffer(position, match.game.rules.dtype).copy()
    if not match.game.rules.kernels.deciders(argument(state)) or int(state["pile_count"][0]) < FEWEST_CARDS:
        return None
    values = solver.values(state)
    matters = max(values.values()) - min(values.values()) > SOMETHING
    return Question(Match.at(match.game, match.players, state, match.options), values) if matters else None


def regret(asked: Sequence[Question], choose: Choose, seeds: Sequence[int]) -> float:
    """What a bot gives away in these endings on average, with each of the seeds."""
    return float(np.mean([question.regret(choose(question, seed)) for question in asked for seed in seeds]))


def captain(playouts: int) -> Choose:
    """How the captain chooses within a budget."""

    def choose(question: Question, seed: int) -> int:
        match = question.match
        return ask(match, match.deciders[0], make_bot(GAME.name, "captain", seed, Budget(playouts))).action

    return choose


def wary(playouts: int) -> Choose:
    """How the captain's search chooses if it expects the best of its opponent, as the solution does."""
    thinker = replace(THINKER, tuning=replace(THINKER.tuning, model=0.0))

    def choose(question: Question, seed: int) -> int:
        match = question.match
        thought = thinker.think(match.observation(match.deciders[0]), Budget(playouts), seed)
        return thought.actions[thought.best]

    return choose


def report(
    bot: Callable[[int], Choose] = captain, budgets: Sequence[int] = (10, 30, 100, 300, 1000, 3000, 10000)
) -> dict[int, float]:
    """What a bot gives away within every budget, in parts of the victory."""
    asked = questions(range(12))
    return {playouts: regret(asked, bot(playouts), range(5)) for playouts in budgets}


def main() -> None:
    for name, bot in {"captain": captain, "expecting the best of the opponent": wary}.items():
        print(f"{name}, given away by a decision:")
        for playouts, lost in report(bot).items():
            print(f"{playouts:>8} playouts: {percent(lost, 2)} of the victory")


if __name__ == "__main__":
    main()
