"""Workers on this machine: a process for each core, and a pipe to each process.

Nothing is shared but the pipes. A worker whose pipe is closed, because its arena has ended in whatever way, ends too.
"""

from __future__ import annotations

import os
from contextlib import suppress
from multiprocessing.connection import Connection, wait

from freebooter.engine.processes import start_workers
from freebooter.engine.refusal import Refusal

from .tournament import GameKey, Tournament
from .worker import Finished, Worker


class CrewFailed(Refusal):
    """Workers that cannot go on."""


class LocalCrew:
    """As many processes as cores. Leaving the `with` ends them, at once if there was trouble."""

    def __init__(self, tournament: Tournament, cores: int) -> None:
        self.size = cores
        workers = start_workers(_work, [tournament] * cores)
        self.pipes = [worker.pipe for worker in workers]
        self.processes = [worker.process for worker in workers]

    def __enter__(self) -> LocalCrew:
        return self

    def __exit__(self, kind: type[BaseException] | None, *rest: object) -> None:
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            if kind is not None:
                process.terminate()
            process.join()

    def send(self, worker: int, batch: list[GameKey]) -> None:
        with suppress(OSError):  # A worker that has died is noticed when its answer is awaited.
            self.pipes[worker].send(batch)

    def receive(self) -> tuple[int, Finished]:
        pipe = wait(self.pipes)[0]
        worker = self.pipes.index(pipe)  # type: ignore[arg-type]
        try:
            return worker, self.pipes[worker].recv()
        except (EOFError, OSError) as error:
            raise CrewFailed("error-arena-worker") from error


def _work(pipe: Connection, tournament: Tournament) -> None:
    """A process of its own. What bots print is no result, so it goes to the error output."""
    os.dup2(2, 1)
    worker = Worker(tournament)
    with suppress(EOFError, OSError):
        while True:
            pipe.send(worker.play(pipe.recv()))
