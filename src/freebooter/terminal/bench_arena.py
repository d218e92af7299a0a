"""How fast the arena is: on one core, on two, and by way of Ray."""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from dataclasses import dataclass

from freebooter.arena.crew import LocalCrew
from freebooter.arena.dispatch import Crew, played_by
from freebooter.arena.ray_crew import LOCAL, RayCrew
from freebooter.arena.tournament import Tournament, plan
from freebooter.bots.budget import Budget

from .measuring import Benchmarks, Row, new_row

PLAYOUTS = 200
GAMES = 300
ROUNDS = 2
ARENA = "arena, 2 cores"
RAY = "arena, 2 cores, ray"


@dataclass(frozen=True)
class Run:
    """The seconds until all workers are ready, those in which they play, and what they do in them."""

    starting: float
    playing: float
    decisions: int

    @property
    def seconds(self) -> float:
        return self.starting + self.playing


def arena_rows(benchmarks: Benchmarks, games: int = GAMES) -> list[Row]:
    """The same tournament on one core and on two in turns, and on two cores of a Ray cluster where Ray is installed."""
    tournament = plan(benchmarks.game.name, benchmarks.arena_bots, None, {}, games, 0, Budget(PLAYOUTS))
    crews: dict[str, Callable[[], AbstractContextManager[Crew]]] = {
        "one": lambda: LocalCrew(tournament, 1),
        "two": lambda: LocalCrew(tournament, 2),
    }
    if importlib.util.find_spec("ray") is not None:
        crews["ray"] = lambda: RayCrew(tournament, LOCAL, 2, tournament.games)
    runs: dict[str, list[Run]] = {name: [] for name in crews}
    for _ in range(ROUNDS):
        for name, crew in crews.items():
            runs[name].append(_run(tournament, crew))
    best = {name: _best(each) for name, each in runs.items()}
    rows = [_scaling(tournament, best["one"], best["two"])]
    return [*rows, _overhead(tournament, best["two"], best["ray"])] if "ray" in best else rows


def _run(tournament: Tournament, make: Callable[[], AbstractContextManager[Crew]]) -> Run:
    start = time.perf_counter()
    with make() as crew:
        for worker in range(crew.size):
            crew.send(worker, [])
        for _ in range(crew.size):
            crew.receive()
        ready = time.perf_counter()
        played = [game for games in played_by(crew, tournament.game_keys(), tournament.games) for game in games]
        end = time.perf_counter()
    return Run(ready - start, end - ready, sum(sum(game.decisions) for game in played))


def _best(runs: Iterable[Run]) -> Run:
    return min(runs, key=lambda run: run.seconds)


def _row(name: str, tournament: Tournament, run: Run) -> Row:
    return {
        **new_row(name, tournament.players, run.seconds, run.decisions, tournament.games),
        "bots": list(tournament.bots),
        "playouts": PLAYOUTS,
        "games": tournament.games,
        "seconds": run.seconds,
        "seconds_to_start": run.starting,
    }


def _scaling(tournament: Tournament, one: Run, two: Run) -> Row:
    return {
        **_row(ARENA, tournament, two),
        "seconds_on_1_core": one.seconds,
        "factor_from_1_core": one.seconds / two.seconds,
        "factor_while_playing": one.playing / two.playing,
    }


def _overhead(tournament: Tournament, local: Run, ray: Run) -> Row:
    """What Ray costs: mostly its start, once for a run; and what every game takes longer, as a factor."""
    return {
        **_row(RAY, tournament, ray),
        "seconds_locally": local.seconds,
        "overhead_seconds": ray.seconds - local.seconds,
        "overhead_while_playing": ray.playing / local.playing - 1,
    }
