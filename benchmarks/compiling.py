"""What compiling costs: which kernels, how large they are, and how often the same code is compiled again.

    python -m benchmarks.compiling
    python -m benchmarks.compiling --game dead-mans-draw --top 20

A new process with an empty cache compiles each game: first what playing with the usual bots needs, then all other minds
and the coach, then the laboratory. A kernel's seconds are its own, without those of the kernels that it calls, and
seconds of one core: a busy machine changes them little. Then two processes at once do the same, beginning with an empty
cache again, and the clock on the wall is read.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from typing import Any

from numba.core import event

from freebooter.arena.balance.bulk import play_deals
from freebooter.arena.balance.estimates import Sample
from freebooter.arena.balance.plan import Cell, UndealtTable
from freebooter.compiling.crew import Crew
from freebooter.compiling.pieces import Piece, Step, do, needed_for, pieces_of
from freebooter.engine.kernels.linking import CalledLibrary, InlinedLibrary
from freebooter.engine.processes import start_workers
from freebooter.engine.registry import load, names
from freebooter.engine.warmup import compile_entry

PLAYING, MINDS, LABORATORY = "playing with the usual bots", "all other minds and the coach", "the laboratory"
PROCESSES = 2


@dataclass(frozen=True)
class Cost:
    """What a kernel costs."""

    kernel: str
    is_called: bool
    """Whether it is translated to machine code of its own; else it is inlined into those that are."""
    signatures: int
    """How many kinds of arguments it is compiled for,"""
    places: int
    """and in how many kernels that are called it is optimised and translated once more."""
    lines: int
    """Its lines of LLVM's intermediate code: what is called after optimising, what is inlined before."""
    seconds: float


@dataclass(frozen=True)
class Phase:
    name: str
    seconds: float
    """All of it, on one core."""
    costs: list[Cost]


class Listener(event.Listener):  # type: ignore[misc]
    """Hears what Numba compiles."""

    def __init__(self) -> None:
        self.costs: dict[tuple[str, bool], Cost] = {}
        self._inlined: dict[InlinedLibrary, str] = {}
        self._places: Counter[str] = Counter()
        self._open: list[float] = []
        """When what is being compiled began, later by all that was heard in between."""

    def on_start(self, event: Any) -> None:
        self._open.append(time.process_time())

    def on_end(self, event: Any) -> None:
        now = time.process_time()
        seconds = now - self._open.pop()
        self._note(event.data["dispatcher"], tuple(event.data["args"]), seconds)
        spent = seconds + time.process_time() - now
        self._open = [began + spent for began in self._open]

    def _note(self, dispatcher: Any, arguments: tuple[Any, ...], seconds: float) -> None:
        result = dispatcher.overloads.get(arguments)
        library = None if result is None else result.library
        name = f"{dispatcher.py_func.__module__}.{dispatcher.py_func.__qualname__}".removeprefix("freebooter.")
        if isinstance(library, InlinedLibrary):
            self._inlined[library] = name
        elif isinstance(library, CalledLibrary):
            self._places.update({self._inlined.get(each, "") for each in library.inlines})
        key = name, not isinstance(library, InlinedLibrary)
        before = self.costs.get(key, Cost(*key, 0, 0, 0, 0.0))
        lines = 0 if library is None else str(library._final_module).count("\n")
        self.costs[key] = replace(
            before,
            signatures=before.signatures + 1,
            lines=before.lines + lines,
            seconds=before.seconds + seconds,
        )

    def take(self) -> list[Cost]:
        """What was heard since the last time."""
        found = [
            each if each.is_called else replace(each, places=self._places[each.kernel]) for each in self.costs.values()
        ]
        self.costs, self._places = {}, Counter()
        return sorted(found, key=lambda each: -each.seconds)


def experiment(game: str) -> None:
    """Everything that the laboratory of a game compiles: random games in bulk, and those of its questions."""
    compile_entry(load(game), "random_games")
    laboratory, seats, rules = load(game).laboratory, load(game).seats.start, load(game).rules
    undealt = rules.undealt(load(game).read_options({}, seats), seats)
    cell = Cell({}, seats, (UndealtTable(undealt, (0,) * seats),), lambda batch: Sample(batch.moves))
    programs = {id(each.games): each for each in map(laboratory.program, laboratory.policies)} if laboratory else {}
    for program in programs.values():
        play_deals(program, cell, first_seed=0, deals=1)


def compile_alone(pipe: Connection, game: str) -> None:
    """In a process of its own: compile a game, and send what each phase cost."""
    listener = Listener()
    needed = needed_for(game)
    phases = {PLAYING: needed, MINDS: [piece for piece in pieces_of(game) if piece not in needed], LABORATORY: []}
    with event.install_listener("numba:compile", listener):
        for name, pieces in phases.items():
            began = time.process_time()
            for piece in pieces:
                do(Step(piece))
            if name == LABORATORY:
                experiment(game)
            heard = listener.take()
            pipe.send(Phase(name, time.process_time() - began, heard))
    pipe.close()


@contextmanager
def empty_cache() -> Iterator[None]:
    """Processes that are started now find nothing compiled."""
    with tempfile.TemporaryDirectory() as folder:
        before = os.environ.get("FREEBOOTER_CACHE")
        os.environ["FREEBOOTER_CACHE"] = folder
        try:
            yield
        finally:
            del os.environ["FREEBOOTER_CACHE"]
            if before is not None:
                os.environ["FREEBOOTER_CACHE"] = before


def alone(game: str) -> list[Phase]:
    """The phases of a game, compiled by one process."""
    with empty_cache():
        [worker] = start_workers(compile_alone, [game])
        phases: list[Phase] = [worker.pipe.recv() for _ in range(3)]
        worker.process.join()
    return phases


def together(pieces: list[Piece]) -> float:
    """Seconds on the wall until several processes have compiled some pieces."""
    with empty_cache():
        began = time.perf_counter()
        crew = Crew(pieces, PROCESSES)
        crew.start()
        crew.idle.wait()
        seconds = time.perf_counter() - began
        crew.close()
    for piece in pieces:
        if problem := crew.problem_of(piece):
            raise SystemExit(f"{piece.game}, {piece.part}: {problem}")
    return seconds


def show(game: str, phase: Phase, top: int) -> None:
    called = [cost for cost in phase.costs if cost.is_called]
    print(f"\n{game}: {phase.name}: {phase.seconds:.1f} s of one core")
    print(
        f"{len(phase.costs)} kernels for {sum(cost.signatures for cost in phase.costs)} signatures, "
        f"{len(called)} of them called: {sum(cost.lines for cost in called):,} lines of optimised code"
    )
    print(f"{'seconds':>8} {'lines':>7} {'signatures':>10} {'inlined in':>10}  kernel")
    for cost in phase.costs[:top]:
        places = "called" if cost.is_called else str(cost.places)
        print(f"{cost.seconds:>8.2f} {cost.lines:>7,} {cost.signatures:>10} {places:>10}  {cost.kernel}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=names(), help="only this one; may be given again")
    parser.add_argument("--top", type=int, default=20, help="how many kernels of each phase to show")
    asked = parser.parse_args()
    games = asked.game or list(names())
    totals = {PLAYING: 0.0, MINDS: 0.0, LABORATORY: 0.0}
    for game in games:
        for phase in alone(game):
            show(game, phase, asked.top)
            totals[phase.name] += phase.seconds
    print(f"\n{', '.join(games)}")
    for name, seconds in totals.items():
        print(f"{seconds:>8.1f} s of one core: {name}")
    print(f"{sum(totals.values()):>8.1f} s of one core: all of it")
    needed = [piece for game in games for piece in needed_for(game)]
    everything = [piece for game in games for piece in pieces_of(game)]
    print(f"{together(needed):>8.1f} s on the wall with {PROCESSES} processes: {PLAYING}")
    print(f"{together(everything):>8.1f} s on the wall with {PROCESSES} processes: that and {MINDS}")


if __name__ == "__main__":
    main()
