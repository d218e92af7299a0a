"""What a tournament came to: a line for each bot, and every two bots against each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import combinations, permutations
from typing import Any

import numpy as np

from freebooter.engine.registry import load

from .intervals import interval
from .playing import Played
from .ratings import Ratings, rate
from .tournament import Tournament

QUANTILES = (5, 25, 50, 75, 95)


@dataclass(frozen=True)
class Standing:
    """One bot. Shares and points are means over the seats it held."""

    name: str
    games: int
    seats: int
    win_share: float
    low: float
    high: float
    rating: float
    rating_sigma: float
    mean_points: float
    points_quantiles: dict[str, float]
    decisions: int
    ms_per_decision: float


@dataclass(frozen=True)
class Pair:
    """Two bots at one table: how often each finished ahead of the other, and how often neither did."""

    first: str
    second: str
    meetings: int
    ahead: float
    level: float
    behind: float


@dataclass(frozen=True)
class Results:
    """Everything that is reported. Of an unfinished tournament, only whole deals count."""

    tournament: Tournament
    played: list[Played]
    bots: list[Standing]
    pairs: list[Pair]
    ratings: Ratings
    points: list[np.ndarray]
    """All points of each entrant."""

    @property
    def deals(self) -> int:
        return len(self.played) // len(self.tournament.seatings)

    def figures(self) -> dict[str, Any]:
        """The results as JSON has them."""
        tournament = self.tournament
        return {
            "game": tournament.game,
            "options": load(tournament.game).short_options(tournament.options),
            "players": tournament.players,
            "seatings": [[tournament.entrants[bot] for bot in seating] for seating in tournament.seatings],
            "deals": self.deals,
            "games": len(self.played),
            "seed": tournament.seed,
            "budget": {"playouts": tournament.budget.playouts, "milliseconds": tournament.budget.milliseconds},
            "moves_per_game": float(np.mean([game.moves for game in self.played])),
            "bots": [asdict(standing) for standing in self.bots],
            "pairs": [asdict(pair) for pair in self.pairs],
        }

    def ranked(self) -> list[Standing]:
        """The bots from the best down."""
        return sorted(self.bots, key=lambda standing: -standing.win_share)


def whole_deals(tournament: Tournament, played: Sequence[Played]) -> list[Played]:
    """The games of the deals that were played with every seating, in order."""
    counts = Counter(game.deal for game in played)
    return sorted(game for game in played if counts[game.deal] == len(tournament.seatings))


def results_of(tournament: Tournament, played: Sequence[Played]) -> Results:
    """The results of the whole deals among these games, of which there is at least one."""
    games = whole_deals(tournament, played)
    ratings = rate(tournament, games)
    table = _Table(tournament, games)
    bots = [
        table.standing(number, name, ratings.means[number], ratings.sigmas[number])
        for number, name in enumerate(tournament.entrants)
    ]
    points = [table.points[table.seats == number] for number in range(len(tournament.entrants))]
    return Results(tournament, games, bots, _pairs(tournament, table), ratings, points)


class _Table:
    """The games as arrays, a row each and a column for each seat."""

    def __init__(self, tournament: Tournament, games: Sequence[Played]) -> None:
        self.deals = len(games) // len(tournament.seatings)
        self.seats = np.array([tournament.seatings[game.seating] for game in games])
        self.points = np.array([game.points for game in games])
        self.shares = np.array([game.shares for game in games])
        self.decisions = np.array([game.decisions for game in games])
        self.seconds = np.array([game.seconds for game in games])

    def standing(self, number: int, name: str, rating: float, sigma: float) -> Standing:
        own = self.seats == number
        points = self.points[own]
        low, high = interval(self._shares_by_deal(own))
        decisions = int(self.decisions[own].sum())
        return Standing(
            name=name,
            games=int(own.any(axis=1).sum()),
            seats=int(own.sum()),
            win_share=float(self.shares[own].mean()),
            low=low,
            high=high,
            rating=rating,
            rating_sigma=sigma,
            mean_points=float(points.mean()),
            points_quantiles={f"p{each}": float(np.percentile(points, each)) for each in QUANTILES},
            decisions=decisions,
            ms_per_decision=float(1000 * self.seconds[own].sum() / decisions) if decisions else 0.0,
        )

    def _shares_by_deal(self, own: np.ndarray) -> np.ndarray:
        """A bot's mean share in each deal; it holds as many seats in every deal."""
        shares = np.where(own, self.shares, 0.0).reshape(self.deals, -1).sum(axis=1)
        means: np.ndarray = shares / own.reshape(self.deals, -1).sum(axis=1)
        return means


def _pairs(tournament: Tournament, table: _Table) -> list[Pair]:
    found = []
    for first, second in combinations(range(len(tournament.entrants)), 2):
        ahead, level, behind = _meetings(table, first, second)
        if meetings := ahead + level + behind:
            names = tournament.entrants[first], tournament.entrants[second]
            found.append(Pair(*names, meetings, ahead / meetings, level / meetings, behind / meetings))
    return found


def _meetings(table: _Table, first: int, second: int) -> tuple[int, int, int]:
    """How often a seat of the first was ahead of, level with and behind one of the second."""
    ahead = level = behind = 0
    for one, other in permutations(range(table.seats.shape[1]), 2):
        meet = (table.seats[:, one] == first) & (table.seats[:, other] == second)
        difference = table.shares[meet, one] - table.shares[meet, other]
        ahead += int((difference > 0).sum())
        level += int((difference == 0).sum())
        behind += int((difference < 0).sum())
    return ahead, level, behind
