"""One attack after the other, each in a process of its own, beside people who go on playing."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection

from freebooter.engine.processes import Worker, start_workers

from ..gauges import check_server
from ..http import find
from ..plan import allow_open_files
from .catalogue import ATTACKS
from .glances import Glances
from .honest import Honest
from .means import Means
from .plan import AttackPlan
from .report import Outcome
from .tally import Tally

NICENESS = 5
"""Attackers give way to the honest, for here they share a machine, and that is not the server's fault."""

GRACE = 60.0
"""Seconds after which an attack that does not come to its end is ended."""

Watch = Callable[[str, int], None]
"""Is told which attack is made now, and how many were made before."""


def attack(plan: AttackPlan, watch: Watch) -> list[Outcome]:
    """Carry out a plan; raises a refusal where that is not possible."""
    plan = plan.checked()
    allow_open_files(plan.most_sockets)
    check_server(plan.url)
    outcomes = []
    for number, name in enumerate(plan.names):
        watch(name, number)
        outcomes.append(asyncio.run(_measure(plan, name)))
    return outcomes


async def _measure(plan: AttackPlan, name: str) -> Outcome:
    endpoint = await find(plan.url)
    honest = Honest(endpoint, plan.url, plan.pace)
    await honest.open()
    await asyncio.sleep(1)  # The first moves wake what sleeps.
    honest.stage()
    await asyncio.sleep(plan.calm)
    before = honest.stage()
    glances = await asyncio.to_thread(Glances, plan.url, plan.pid)
    looking = asyncio.create_task(glances.keep_looking())
    tally = await _attacked(_Job(plan, name))
    during = honest.stage()
    await asyncio.sleep(plan.calm)
    after = honest.stage()
    looking.cancel()
    differences = await honest.settle()
    return Outcome(
        name=name,
        before=before,
        during=during,
        after=after,
        tally=tally,
        memory=glances.memory,
        cpu=glances.cpu,
        disk=glances.disk_growth,
        acknowledged=len(honest.counts.latencies),
        differences=differences,
        cut_off=honest.lost + honest.counts.errors.total(),
    )


@dataclass(frozen=True)
class _Job:
    plan: AttackPlan
    name: str


async def _attacked(job: _Job) -> Tally:
    (worker,) = start_workers(_work, [job])
    try:
        return await asyncio.to_thread(_await_tally, worker, job.plan.seconds + GRACE)
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
    """A process of its own; when it ends, so do its connections."""
    os.nice(NICENESS)
    tally = Tally()

    async def run() -> None:
        endpoint = await find(job.plan.url)
        await ATTACKS[job.name](Means(endpoint, job.plan.seconds, job.plan.most_sockets, tally))

    asyncio.run(run())
    pipe.send(tally)
    os._exit(0)
