"""How fast minds think: the captain's search beside random games, the odds, and what the captain gives away."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from statistics import mean, stdev

from freebooter.bots.budget import Budget
from freebooter.bots.coach import CONFIDENCE
from freebooter.bots.player import make_bot
from freebooter.bots.seated import ask
from freebooter.engine.match import Match, Move
from freebooter.engine.registry import load
from freebooter.games.dead_mans_draw.odds import bust_probability

from .measuring import REPEATS, Row, benchmark, engine_games, measure, row

SEARCHES = (("dead-mans-draw", 2), ("dead-mans-draw", 4), ("dolores", 3))
SEARCH = " search"
ODDS = "dead-mans-draw odds"
REGRET = "dead-mans-draw regret"
ODDS_ASKED = 2_000
ENDINGS = 12
BUDGETS = (10, 30, 100, 300, 1000, 3000, 10_000)
REGRET_SEEDS = range(5)


def search_rows(playouts: int) -> list[Row]:
    """The captain's first choice with so many playouts, interleaved with as many random games."""
    contestants = {}
    for name, players in SEARCHES:
        contestants[name, players, False] = engine_games(load(name), players, {})
        contestants[name + SEARCH, players, False] = _captain_thinks(name, players)
    rows = {(each["game"], each["players"]): each for each in measure(contestants, playouts)}
    return [_beside_random(rows[name + SEARCH, players], rows[name, players]) for name, players in SEARCHES]


def _captain_thinks(name: str, players: int) -> Callable[[int], int]:
    match = _first_choice(name, players)
    seat = match.deciders[0]

    def think(playouts: int) -> int:
        ask(match, seat, make_bot(name, "captain", 0, Budget(playouts)))
        return 1

    return think


def _beside_random(search: Row, random: Row) -> Row:
    speed = search["games_per_second"]
    share = speed / random["games_per_second"]
    return {**search, "playouts_per_second": speed, "share_of_random_playouts": share}


def _first_choice(name: str, players: int) -> Match:
    """A match at its opening: nothing has been done but what had to be."""
    match = Match(load(name), [f"Player {seat + 1}" for seat in range(players)])
    while len(moves := match.legal_moves(match.deciders[0])) == 1:
        match.push(Move(match.deciders[0], moves[0]))
    return match


def odds_row() -> Row:
    """The exact probability of a bust, from what a seat has observed."""
    match = _first_choice("dead-mans-draw", 2)
    observed = match.observation(match.deciders[0]).observed
    runs = []
    for _ in range(REPEATS):
        start = time.perf_counter()
        for _ in range(ODDS_ASKED):
            bust_probability(observed)
        runs.append(time.perf_counter() - start)
    measured = row(ODDS, 2, False, min(runs), ODDS_ASKED, ODDS_ASKED)
    return {**measured, "microseconds": 1e6 * min(runs) / ODDS_ASKED}


def regret_rows(endings: int = ENDINGS, budgets: Sequence[int] = BUDGETS) -> list[Row]:
    """What a decision of the captain gives away in endings that are solved exactly, within every budget."""
    endgame = benchmark("endgame")
    asked = endgame.questions(range(endings))
    decisions = len(asked) * len(REGRET_SEEDS)
    rows = []
    for playouts in budgets:
        start = time.perf_counter()
        lost = [endgame.regret([question], endgame.captain(playouts), REGRET_SEEDS) for question in asked]
        measured = row(REGRET, 2, False, time.perf_counter() - start, decisions, decisions)
        regret = {"playouts": playouts, "positions": len(asked), "regret": mean(lost), "margin": _margin(lost)}
        rows.append(measured | regret)
    return rows


def _margin(values: Sequence[float]) -> float:
    """Half the width of the 95 % interval of their mean."""
    return CONFIDENCE * stdev(values) / math.sqrt(len(values))
