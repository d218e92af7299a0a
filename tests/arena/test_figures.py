"""The figures of a tournament: intervals, ratings, standings."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from freebooter.arena.intervals import effective_games, interval
from freebooter.arena.playing import Played
from freebooter.arena.ratings import rate
from freebooter.arena.standings import results_of, whole_deals
from freebooter.arena.tournament import Tournament, plan, read_bots
from freebooter.bots.budget import Budget


def tournament(bots: str, games: int) -> Tournament:
    return plan("dead-mans-draw", read_bots(bots), None, {}, games, 0, Budget())


def won_by(strength: dict[str, float], bots: str, games: int, seed: int = 1) -> tuple[Tournament, list[Played]]:
    """A tournament whose games are won with these odds instead of being played."""
    field = tournament(bots, games)
    chance = np.random.default_rng(seed)
    played = []
    for place in field.game_keys():
        seating = field.seatings[place.seating]
        odds = np.array([strength[field.entrants[bot]] for bot in seating])
        winner = int(chance.choice(field.players, p=odds / odds.sum()))
        shares = [float(seat == winner) for seat in range(field.players)]
        points = [20 + 10 * int(share) for share in shares]
        played.append(Played(*place, 50, points, shares, [10] * field.players, [0.02] * field.players))
    return field, played


@pytest.mark.parametrize("deals", [1, 2, 3, 10, 1000])
@pytest.mark.parametrize("share", [0.0, 0.25, 0.5, 1.0])
def test_an_interval_holds_its_mean_and_stays_a_share(deals: int, share: float) -> None:
    low, high = interval(np.full(deals, share))
    assert 0 <= low <= share <= high <= 1
    assert low < high


def test_a_single_deal_says_next_to_nothing() -> None:
    low, high = interval(np.array([1.0]))
    assert low < 0.1
    assert high == 1


def test_deals_that_always_balance_say_more_than_deals_that_repeat() -> None:
    assert effective_games(np.array([0.5] * 50)) > 500
    assert effective_games(np.array([0.0, 1.0] * 25)) == pytest.approx(50, rel=0.05)


def test_an_interval_shrinks_with_more_deals() -> None:
    chance = np.random.default_rng(0)
    widths = []
    for deals in (10, 100, 1000):
        low, high = interval(chance.integers(0, 3, deals) / 2)
        widths.append(high - low)
    assert widths == sorted(widths, reverse=True)


def independent(chance: np.random.Generator, deals: tuple[int, int], share: float) -> np.ndarray:
    return chance.binomial(2, share, deals) / 2


def repeating(chance: np.random.Generator, deals: tuple[int, int], share: float) -> np.ndarray:
    """Both games of a deal end alike three times out of four."""
    same = chance.random(deals) < 0.75
    return np.where(same, chance.binomial(1, share, deals), independent(chance, deals, share))


def balancing(chance: np.random.Generator, deals: tuple[int, int], share: float) -> np.ndarray:
    """Where the cards decide, each bot wins one of the two games; elsewhere the better one tends to win both."""
    decided = min(share, 1 - share)
    skill = (share - decided / 2) / (1 - decided)
    return np.where(chance.random(deals) < decided, 0.5, independent(chance, deals, skill))


@pytest.mark.parametrize("deals", [5, 20, 100])
@pytest.mark.parametrize("share", [0.15, 0.5, 0.85])
@pytest.mark.parametrize("games", [independent, repeating, balancing])
def test_the_interval_covers_the_truth_as_often_as_it_says(
    games: Callable[[np.random.Generator, tuple[int, int], float], np.ndarray], share: float, deals: int
) -> None:
    trials = games(np.random.default_rng(deals), (2000, deals), share)
    covered = [low <= share <= high for low, high in map(interval, trials)]
    assert 0.93 <= np.mean(covered) <= 1


def test_ratings_are_in_the_order_of_strength() -> None:
    strength = {"deckhand": 6.0, "drifter": 1.0}
    field, played = won_by(strength, "deckhand,drifter,drifter,drifter", 400)
    deckhand, drifter = rate(field, played).means
    assert deckhand > 25 > drifter


def test_equal_bots_have_equal_ratings() -> None:
    field, played = won_by({"deckhand": 1.0, "drifter": 1.0}, "deckhand,drifter", 2000)
    ratings = rate(field, played)
    assert abs(ratings.means[0] - ratings.means[1]) < 2
    assert ratings.curve[-1] == (2000, ratings.means)
    assert max(ratings.sigmas) < 25 / 3


def test_standings_add_up() -> None:
    field, played = won_by({"deckhand": 3.0, "drifter": 1.0}, "deckhand,drifter,drifter", 300)
    results = results_of(field, played[::-1])
    deckhand, drifter = results.bots
    assert (deckhand.games, deckhand.seats, drifter.games, drifter.seats) == (300, 300, 300, 600)
    assert deckhand.win_share + 2 * drifter.win_share == pytest.approx(1)
    assert deckhand.low < 0.6 < deckhand.high
    assert deckhand.ms_per_decision == pytest.approx(2)
    assert deckhand.points_quantiles["p95"] == 30
    (pair,) = results.pairs
    assert pair.meetings == 600
    assert pair.ahead + pair.level + pair.behind == pytest.approx(1)
    assert pair.ahead == pytest.approx(deckhand.win_share)
    assert results.ranked()[0].name == "deckhand"


def test_the_order_in_which_games_end_makes_no_difference() -> None:
    field, played = won_by({"deckhand": 3.0, "drifter": 1.0}, "deckhand,drifter", 60)
    shuffled = [played[place] for place in np.random.default_rng(3).permutation(len(played))]
    assert results_of(field, shuffled).figures() == results_of(field, played).figures()


def test_a_deal_that_is_not_finished_does_not_count() -> None:
    field, played = won_by({"deckhand": 3.0, "drifter": 1.0}, "deckhand,drifter", 10)
    assert whole_deals(field, played[:-1]) == played[:-2]
    assert results_of(field, played[:-1]).deals == 4
