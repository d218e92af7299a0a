"""Processes that work for this one, each at the end of a pipe."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import current_thread, main_thread
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:  # Windows has but the last of them.
    from multiprocessing.context import ForkContext, ForkServerContext, SpawnContext


class Worker(NamedTuple):
    process: BaseProcess
    pipe: Connection
    """Our end."""


def start_workers(
    work: Callable[..., None],
    jobs: Sequence[Any],
    context: ForkContext | ForkServerContext | SpawnContext | None = None,
) -> list[Worker]:
    """A process for each job, which calls `work` with its end of the pipe and the job.

    A fork would copy the compiler's threads and locks in whatever state, so they begin from nothing, or from a process
    that has loaded only what they need where that is the `context`.
    """
    context = context or get_context("spawn")
    workers = []
    with interrupts_ignored():
        for job in jobs:
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, job), daemon=True)
            process.start()
            theirs.close()
            workers.append(Worker(process, ours))
    return workers


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal; those started in here never notice it. They are told by us."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
