"""Worker processes that compile on all cores: what somebody waits for first, and everything else after it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from queue import SimpleQueue
from typing import Any, NamedTuple

from .ledger import seconds_of
from .pieces import RULES, Piece, Step, steps_of
from .progress import Pace, Progress, State, Work, progress_of

MOST_DEATHS = 3
"""So many processes may die over a piece before it is given up."""

MEMORY_OF_A_WORKER = 600 * 2**20
"""Bytes that a worker takes, about; they never take more than half of the machine's."""

LAST_SECONDS = 2.0
"""What workers get for their end before they are killed; there is nothing that they would have to do."""

STEADY_SECONDS = 10.0
"""So long workers stay at what they are at after they were called away: each new one has to load everything first."""

DIED = "the process that compiled it died"
NOT_STARTED = "no process could be started to compile it: {problem}"


def cores() -> int:
    """How many workers there may be: one on each core that is ours, as far as the memory goes."""
    own = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    with suppress(AttributeError, ValueError, OSError):
        memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
        return max(1, min(own, memory // 2 // MEMORY_OF_A_WORKER))
    return own


class Finished(NamedTuple):
    """A piece is done, or has failed."""

    piece: Piece
    seconds: float
    """What it has cost, in seconds of one core."""
    problem: str
    trace: str


class _Worker:
    """One process; what it says goes to the crew's queue."""

    def __init__(self, told: SimpleQueue[Any]) -> None:
        command = [sys.executable, "-m", "freebooter.compiling.worker"]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for us; it ends with us.
        )
        self.step: Step | None = None
        self.since = 0.0
        self.is_dismissed = False
        try:
            threading.Thread(target=self._listen, args=(told,), daemon=True).start()
        except RuntimeError:  # There may be no more threads. Nobody would hear it.
            self.process.kill()
            self.process.wait()
            raise

    def _listen(self, told: SimpleQueue[Any]) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            with suppress(ValueError):
                told.put((self, json.loads(line)))
        self.process.wait()
        told.put((self, None))

    def begin(self, step: Step, work: Work) -> None:
        assert self.process.stdin is not None
        self.step, self.since = step, time.monotonic()
        with suppress(OSError):  # It has died; that is heard of.
            self.process.stdin.write(json.dumps([*step.piece, step.name, work.spent, work.kernels]).encode() + b"\n")
            self.process.stdin.flush()

    def dismiss(self) -> None:
        """End it, whatever it is at: every kernel that is finished is kept."""
        self.is_dismissed = True
        self.process.kill()


class Crew:
    """Compiles pieces, in their order unless somebody wants some of them first.

    `finished` is called for each piece, and `changed` whenever there is progress, both from the crew's own thread. All
    else may be called from anywhere.
    """

    def __init__(
        self,
        pieces: Iterable[Piece],
        jobs: int = 0,
        finished: Callable[[Finished], None] = lambda _: None,
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        self._order = list(dict.fromkeys(pieces))
        self._works = {piece: Work(piece, seconds_of(piece)) for piece in self._order}
        self._waiting = {piece: steps_of(piece) for piece in self._order}
        self._deaths = dict.fromkeys(self._order, 0)
        self._jobs = jobs or cores()
        self._pace = Pace(self._jobs)
        self._finished = finished
        self._changed = changed
        self._workers: list[_Worker] = []
        self._told: SimpleQueue[Any] = SimpleQueue()
        self._lock = threading.RLock()
        self._is_closing = False
        self._called_away = -STEADY_SECONDS
        """When workers were last called away from something."""
        self.idle = threading.Event()
        """Set when there is nothing left to do."""
        self._thread = threading.Thread(target=self._run, name="freebooter-crew", daemon=True)

    def start(self) -> None:
        self._thread.start()

    # What can be asked.

    def state_of(self, piece: Piece) -> State:
        """How a piece stands; one that was not given to this crew is done."""
        with self._lock:
            work = self._works.get(piece)
            return work.state if work is not None else "done"

    def problem_of(self, piece: Piece) -> str:
        with self._lock:
            work = self._works.get(piece)
            return work.problem if work is not None else ""

    def progress(self, pieces: Sequence[Piece]) -> Progress:
        """How far some pieces are, and when they will be done; those that were not given to this crew are."""
        with self._lock:
            asked = [self._works[piece] for piece in pieces if piece in self._works]
            still = [self._order.index(work.piece) for work in asked if work.is_open]
            before = self._order[: max(still)] if still else []
            ahead = [self._works[piece] for piece in before if piece not in pieces]
            now = time.monotonic()
            under_way = sum(now - worker.since for worker in self._workers if worker.step is not None)
            pace = replace(self._pace, busy=self._pace.busy + under_way)
            return progress_of(asked, [work for work in ahead if work.is_open], pace)

    def is_at(self, pieces: Iterable[Piece]) -> bool:
        """Whether somebody works at one of them."""
        with self._lock:
            return any(self._works[piece].state == "working" for piece in pieces if piece in self._works)

    @property
    def processes(self) -> list[int]:
        """The ids of the workers."""
        with self._lock:
            return [worker.process.pid for worker in self._workers]

    # What can be asked for.

    def want(self, pieces: Sequence[Piece]) -> None:
        """Do these before everything else; whoever is at something else is called away for them."""
        self._told.put((None, list(pieces)))

    def close(self) -> None:
        """End all workers, whatever they are at."""
        self._is_closing = True
        self._told.put((None, None))
        if self._thread.is_alive():
            self._thread.join(LAST_SECONDS)
        for worker in list(self._workers):
            worker.dismiss()

    # The crew's own thread.

    def _run(self) -> None:
        try:
            while not self._is_closing and self._hand_out():
                who, news = self._told.get()
                if who is not None:
                    self._hear(who, news)
                elif news is not None:
                    self._put_first(news)
                self._changed()
        finally:
            with self._lock:
                for worker in self._workers:
                    worker.dismiss()
            self.idle.set()
            self._changed()

    def _hand_out(self) -> bool:
        """Give every worker something to do; False where nothing is left, and nobody is at anything."""
        with self._lock:
            idle = [worker for worker in self._workers if worker.step is None]
            while (step := self._next()) is not None and (idle or len(self._workers) < self._jobs):
                worker = idle.pop() if idle else self._engage()
                if worker is None:
                    continue
                self._waiting[step.piece].remove(step)
                work = self._works[step.piece]
                work.state = "working"
                worker.begin(step, work)
            return any(worker.step is not None for worker in self._workers)

    def _engage(self) -> _Worker | None:
        """One more worker; where the machine allows none, those that there are do it, and without any nobody does."""
        try:
            worker = _Worker(self._told)
        except (OSError, RuntimeError) as problem:
            self._jobs = len(self._workers)
            if not self._workers:
                self._give_up(NOT_STARTED.format(problem=problem))
            return None
        self._workers.append(worker)
        return worker

    def _give_up(self, problem: str) -> None:
        for piece in self._order:
            if self._works[piece].is_open:
                self._waiting[piece].clear()
                self._settle(piece, "failed", problem)

    def _next(self) -> Step | None:
        """The first step that can be taken now; of several minds of a game, which think alike, rather one at a time."""
        possible = [step for piece in self._order for step in self._waiting[piece] if self._can_begin(step)]
        minds = {worker.step.piece.game for worker in self._workers if worker.step and not worker.step.piece.is_rules}
        alone = (step for step in possible if step.piece.is_rules or step.piece.game not in minds)
        return next(alone, possible[0] if possible else None)

    def _can_begin(self, step: Step) -> bool:
        """Large entries are compiled side by side; whatever uses all of them would only wait for them."""
        if step.is_apart:
            return True
        rules = Piece(step.piece.game, RULES)
        at_work = [worker.step for worker in self._workers if worker.step is not None and worker.step.piece == rules]
        return not any(each.is_apart for each in [*self._waiting.get(rules, ()), *at_work])

    def _put_first(self, pieces: Sequence[Piece]) -> None:
        with self._lock:
            first = [piece for piece in pieces if piece in self._works]
            self._order = [*first, *(piece for piece in self._order if piece not in first)]
            if time.monotonic() - self._called_away < STEADY_SECONDS:
                return
            busy = [worker for worker in self._workers if worker.step is not None]
            free = self._jobs - len(busy)
            possible = [step for piece in first for step in self._waiting[piece] if self._can_begin(step)]
            away = [worker for worker in busy if worker.step is not None and worker.step.piece not in first]
            for worker in away[: max(0, len(possible) - free)]:
                worker.dismiss()
                self._called_away = time.monotonic()

    def _hear(self, worker: _Worker, news: Any) -> None:
        with self._lock:
            if worker not in self._workers:
                return
            if news is None:
                self._gone(worker)
            elif "kernel" in news and worker.step is not None:
                work = self._works[worker.step.piece]
                work.spent += news["kernel"]
                work.kernels += 1
                self._pace.spent += news["kernel"]
            elif worker.step is not None:
                self._end(worker, worker.step, news)

    def _end(self, worker: _Worker, step: Step, news: dict[str, Any]) -> None:
        self._rest(worker)
        if not self._works[step.piece].is_open:
            return
        if "failed" in news:
            self._fail(step.piece, news["failed"], news["trace"])
        elif not self._waiting[step.piece] and all(
            each.step is None or each.step.piece != step.piece for each in self._workers
        ):
            self._settle(step.piece, "done")

    def _rest(self, worker: _Worker) -> None:
        self._pace.busy += time.monotonic() - worker.since
        worker.step = None

    def _gone(self, worker: _Worker) -> None:
        """A worker has ended: called away by us, or killed by somebody."""
        self._workers.remove(worker)
        step = worker.step
        if step is None or not self._works[step.piece].is_open:
            return
        self._rest(worker)
        self._waiting[step.piece].insert(0, step)
        if not worker.is_dismissed:
            self._deaths[step.piece] += 1
            if self._deaths[step.piece] > MOST_DEATHS:
                self._fail(step.piece, DIED, "")

    def _fail(self, piece: Piece, problem: str, trace: str) -> None:
        """Give a piece up; without rules there is no game."""
        for each in self._order if piece.part == RULES else [piece]:
            if each.game == piece.game and self._works[each].is_open:
                self._waiting[each].clear()
                self._settle(each, "failed", problem, trace)
        for worker in self._workers:
            if worker.step is not None and not self._works[worker.step.piece].is_open:
                worker.dismiss()

    def _settle(self, piece: Piece, state: State, problem: str = "", trace: str = "") -> None:
        work = self._works[piece]
        work.state, work.problem = state, problem
        if state == "done":
            self._pace.finished.append(work)
        self._finished(Finished(piece, work.spent, problem, trace))
