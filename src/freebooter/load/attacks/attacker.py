"""The process that makes an attack: it knows no rules, and when it ends, so do its connections."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING

from freebooter.engine.processes import Worker, start_workers

from ..http import find
from .catalogue import ATTACKS
from .means import Means
from .plan import AttackPlan
from .tally import Tally

if TYPE_CHECKING:  # Windows has none.
    from multiprocessing.context import ForkServerContext

NICENESS = 5
"""Attackers give way to the honest, for here they share a machine, and that is not the server's fault."""

GRACE = 60.0
"""Seconds after which an attack that does not come to its end is ended."""


@dataclass(frozen=True)
class _Job:
    plan: AttackPlan
    name: str


@cache
def _beginning() -> ForkServerContext | None:
    """Attackers are forked from a process that has loaded what they need, once for all attacks, where that can be."""
    if "forkserver" not in get_all_start_methods():
        return None
    context = get_context("forkserver")
    context.set_forkserver_preload([__name__])
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # A library's threads are none that could be forked.
    return context


async def attacked(plan: AttackPlan, name: str) -> Tally:
    """Make an attack to its end."""
    (worker,) = start_workers(_work, [_Job(plan, name)], _beginning())
    try:
        return await asyncio.to_thread(_await_tally, worker, plan.seconds + GRACE)
    finally:
        worker.process.kill()
        worker.process.join()


def _await_tally(worker: Worker, seconds: float) -> Tally:
    with suppress(EOFError):
        if worker.pipe.poll(seconds):
            tally: Tally = worker.pipe.recv()
            return tally
    broken = Tally()
    broken.refusals["the attack did not end"] += 1
    return broken


def _work(pipe: Connection, job: _Job) -> None:
    os.nice(NICENESS)
    tally = Tally()

    async def run() -> None:
        endpoint = await find(job.plan.url)
        await ATTACKS[job.name](Means(endpoint, job.plan.seconds, job.plan.most_sockets, tally))

    asyncio.run(run())
    pipe.send(tally)
    os._exit(0)
