"""What all measurements of `freebooter bench` share: rows, interleaved runs, and what a game may add to them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from freebooter.bots.player import bots_of
from freebooter.engine.game import Game
from freebooter.engine.kernels.state import new_state
from freebooter.engine.match import Match, Move
from freebooter.engine.registry import load, playable
from freebooter.text import say

REPEATS = 7

Row = dict[str, Any]
"""Has always a game, the number of players, whether it is one of each special table of `Benchmarks.special_tables`, and
how long a decision and a game took. Where something else is measured, it stands for the decision and for the game."""

Play = Callable[[int], int]
"""Plays that many games and returns how many decisions they took."""


class Contestant(NamedTuple):
    """What is measured: a game or something beside it, for a number of players, at a plain or a special table."""

    name: str
    players: int
    special: str = ""


class Benchmarks:
    """What is measured of a game. Most games need none of their own: all of this holds for any game."""

    stands_for_all = False
    """Whether what depends on no game, such as the arena and the server, is measured with this one."""
    special_tables: Mapping[str, Mapping[str, str]] = {}
    """Tables with options at which random play is measured, too, by the name of the column that tells them apart."""
    strength_tables: Mapping[str, tuple[int, Mapping[str, str]]] = {}
    """Tables at which it is measured how strong bots are, by a name, beside every number of players by the plain rules:
    how many players there are, and by which options they play."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.players: Sequence[int] = game.seats
        """At how many players random play is measured, …"""
        self.search_players: Sequence[int] = (game.seats[len(game.seats) // 2],)
        """… and thinking."""
        weaker, strongest = list(bots_of(game))[-2:]
        self.thinker = strongest
        """Whose thinking is measured."""
        self.arena_bots: Sequence[str] = (strongest, weaker)
        """Who meet in the arena, if that is measured with this game."""

    @property
    def bots(self) -> list[str]:
        """All whose kernels are needed."""
        return list(dict.fromkeys([self.thinker, *(self.arena_bots if self.stands_for_all else ())]))

    def yardstick(self, players: int) -> tuple[str, Play] | None:
        """Something that random play is measured against, and its name."""
        return None

    def heading(self, special: str) -> str:
        """The heading of the column for a special table."""
        return say(f"{self.game.name}/bench-{special}")

    def more_rows(self, quick: bool) -> list[Row]:
        """What else there is to measure."""
        return []

    def line(self, row: Row) -> str | None:
        """One of those rows in words; None where it belongs to a table."""
        return None

    def tables(self, rows: Sequence[Row]) -> Iterator[tuple[str, Sequence[str], list[list[str]]]]:
        """Such tables: their titles, the headings of their columns, and their rows."""
        return iter(())


def benchmarks_of(name: str) -> Benchmarks:
    game = load(name)
    own: Benchmarks | None = game.benchmarks
    return own or Benchmarks(game)


def all_benchmarks() -> list[Benchmarks]:
    return [benchmarks_of(name) for name in playable()]


def standing_for_all(found: Sequence[Benchmarks]) -> Benchmarks:
    """Those of the game with which the house itself is measured."""
    return next((each for each in found if each.stands_for_all), found[0])


def special_columns() -> dict[str, str]:
    """The columns that games add to tell their tables apart, and their headings."""
    return {name: each.heading(name) for each in all_benchmarks() for name in each.special_tables}


def engine_games(game: Game, players: int, options: Mapping[str, str]) -> Play:
    """Random games by the rules as they are."""
    undealt = game.rules.undealt(game.read_options(options, players), players)

    def play(games: int) -> int:
        moves = np.zeros(games, np.int64)
        points, shares = np.zeros((games, players), np.int64), np.zeros((games, players))
        game.rules.kernels.random_games(undealt, new_state(game.rules.dtype), np.uint64(1), moves, points, shares)
        return int(moves.sum())

    return play


def first_choice(name: str, players: int) -> Match:
    """A match at its opening: nothing has been done but what had to be."""
    match = Match(load(name), [f"Player {seat + 1}" for seat in range(players)], seed=0)
    while len(moves := match.legal_moves(match.deciders[0])) == 1:
        match.push(Move(match.deciders[0], moves[0]))
    return match


def fastest(runs: Iterable[Callable[[], Any]]) -> list[float]:
    """The seconds of the best of several interleaved runs of each, so that a busy moment hits all alike."""
    best: dict[int, float] = {}
    made = list(runs)
    for _ in range(REPEATS):
        for number, run in enumerate(made):
            start = time.perf_counter()
            run()
            best[number] = min(best.get(number, float("inf")), time.perf_counter() - start)
    return [best[number] for number in range(len(made))]


def measure(contestants: Mapping[Contestant, Play], games: int) -> list[Row]:
    """A row for each; all of them play that many games."""
    decisions = {}
    for contestant, play in contestants.items():
        play(10)
        decisions[contestant] = play(games)
    seconds = fastest([lambda play=play: play(games) for play in contestants.values()])  # type: ignore[misc]
    return [
        new_row(contestant.name, contestant.players, spent, decisions[contestant], games, contestant.special)
        for contestant, spent in zip(contestants, seconds, strict=True)
    ]


def new_row(game: str, players: int, seconds: float, decisions: int, games: int, special: str = "") -> Row:
    return {
        "game": game,
        "players": players,
        **{column: column == special for column in special_columns()},
        "ns_per_decision": 1e9 * seconds / decisions,
        "games_per_second": games / seconds,
    }
