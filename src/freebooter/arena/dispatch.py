"""Handing out games to workers in small batches, so that all of them stay busy to the end.

Which games travel together has no influence on what they come to.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Protocol

from .playing import Played
from .tournament import GameKey
from .worker import Finished

BATCH_SECONDS = 0.25
"""As long as a batch should take: long beside the way to a worker and back, short beside anybody's patience."""


class Crew(Protocol):
    """Workers, on this machine or on others. Each has one batch at a time."""

    size: int

    def send(self, worker: int, batch: list[GameKey]) -> None:
        """Let a worker that has nothing to do play these games."""
        ...

    def receive(self) -> tuple[int, Finished]:
        """Wait for any worker's answer."""
        ...


class _Batches:
    """Games that are still to be played, in batches that fit the time they take and shrink towards the end."""

    def __init__(self, keys: Iterator[GameKey], count: int, workers: int) -> None:
        self.keys = keys
        self.left = count
        self.workers = workers
        self.games = 0
        self.seconds = 0.0

    def learn(self, finished: Finished) -> None:
        self.games += len(finished.games)
        self.seconds += finished.seconds

    def next(self) -> list[GameKey]:
        fitting = int(BATCH_SECONDS * self.games / self.seconds) if self.seconds else 1
        batch = list(islice(self.keys, max(1, min(fitting, self.left // (2 * self.workers)))))
        self.left -= len(batch)
        return batch


def played_by(crew: Crew, keys: Iterator[GameKey], count: int) -> Iterator[list[Played]]:
    """Let a crew play these games; yields them as they are finished. Raises `BotFailed`."""
    batches = _Batches(keys, count, crew.size)
    busy = 0
    for worker in range(crew.size):
        if batch := batches.next():
            crew.send(worker, batch)
            busy += 1
    while busy:
        worker, finished = crew.receive()
        batches.learn(finished.checked())
        if batch := batches.next():
            crew.send(worker, batch)
        else:
            busy -= 1
        yield finished.games
