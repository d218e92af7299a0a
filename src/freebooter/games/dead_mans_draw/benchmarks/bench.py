"""Random play beside the fused yardstick, the odds, a turn by them, and what the captain gives away in endings."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Sequence
from statistics import mean, stdev

from freebooter.bots.thinking import CONFIDENCE
from freebooter.engine.kernels.state import argument, seed_argument
from freebooter.terminal.measuring import Benchmarks, Play, Row, fastest, first_choice, new_row
from freebooter.text.numbers import number, percent

from ..bots.kernels.turns import VICTORY, best_in_turn
from ..game import GAME
from ..odds import bust_probability
from ..text import say

YARDSTICK = "fused yardstick"
ODDS = "dead-mans-draw odds"
REGRET = "dead-mans-draw regret"
TURN = "dead-mans-draw turn"
ODDS_ASKED = 2_000
TURNS_WEIGHED = 50
ENDINGS = 12
BUDGETS = (10, 30, 100, 300, 1000, 3000, 10_000)
REGRET_SEEDS = range(5)


class DeadMansDrawBenchmarks(Benchmarks):
    stands_for_all = True
    special_tables = {"traits": {"traits": "draft"}}  # noqa: RUF012
    strength_tables = {  # noqa: RUF012
        **{f"traits-{players}": (players, {"traits": "random"}) for players in (2, 4)},
        "mermaids-replay": (2, {"mermaids": "replay"}),
        **{f"variant-{card}": (2, {"variant": card}) for card in GAME.left_to_chance["variant"]},
    }

    def __init__(self) -> None:
        super().__init__(GAME)
        self.players = (2, 4, 8)
        self.search_players = (2, 4)
        self.arena_bots = ("captain", "contender")

    def yardstick(self, players: int) -> tuple[str, Play]:
        from .fused import fused_games

        return YARDSTICK, lambda games: int(fused_games(players, games, 1)[0])

    def more_rows(self, quick: bool) -> list[Row]:
        measured = [odds_row(), turn_row()]
        return measured if quick else [*measured, *regret_rows()]

    def line(self, row: Row) -> str | None:
        told = {ODDS: "bench-odds", TURN: "bench-turn"}.get(row["game"])
        return say(told, microseconds=round(row["microseconds"], 1)) if told else None

    def tables(self, rows: Sequence[Row]) -> Iterator[tuple[str, Sequence[str], list[list[str]]]]:
        lines = [
            [number(row["playouts"], 0), f"{number(100 * row['regret'], 2)} ± {percent(row['margin'], 2)}"]
            for row in rows
            if row["game"] == REGRET
        ]
        if lines:
            yield say("bench-regret-title"), [say("bench-budget"), say("bench-regret")], lines


def odds_row() -> Row:
    """The exact probability of a bust, from what a seat has observed."""
    match = first_choice(GAME.name, 2)
    observed = match.observation(match.deciders[0]).observed

    def ask() -> None:
        for _ in range(ODDS_ASKED):
            bust_probability(observed)

    (seconds,) = fastest([ask])
    return {**new_row(ODDS, 2, seconds, ODDS_ASKED, ODDS_ASKED), "microseconds": 1e6 * seconds / ODDS_ASKED}


def turn_row() -> Row:
    """The best move of a whole turn by the odds, with nearly all cards still to come."""
    match = first_choice(GAME.name, 2)
    seat = match.deciders[0]
    record, seed = argument(match.observe(seat)), seed_argument(0)

    def weigh() -> None:
        for _ in range(TURNS_WEIGHED):
            best_in_turn(record, seat, seed, VICTORY)

    (seconds,) = fastest([weigh])
    return {**new_row(TURN, 2, seconds, TURNS_WEIGHED, TURNS_WEIGHED), "microseconds": 1e6 * seconds / TURNS_WEIGHED}


def regret_rows(endings: int = ENDINGS, budgets: Sequence[int] = BUDGETS) -> list[Row]:
    """What a decision of the captain gives away in endings that are solved exactly, within every budget."""
    from . import endgame

    asked = endgame.questions(range(endings))
    decisions = len(asked) * len(REGRET_SEEDS)
    rows = []
    for playouts in budgets:
        start = time.perf_counter()
        lost = [endgame.regret([question], endgame.captain(playouts), REGRET_SEEDS) for question in asked]
        measured = new_row(REGRET, 2, time.perf_counter() - start, decisions, decisions)
        regret = {"playouts": playouts, "positions": len(asked), "regret": mean(lost), "margin": _margin(lost)}
        rows.append(measured | regret)
    return rows


def _margin(values: Sequence[float]) -> float:
    """Half the width of the 95 % interval of their mean."""
    return CONFIDENCE * stdev(values) / math.sqrt(len(values))


BENCHMARKS = DeadMansDrawBenchmarks()
