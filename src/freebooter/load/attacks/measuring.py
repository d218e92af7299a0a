"""One attack after the other, each in a process of its own, beside people who go on playing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ..gauges import check_ready, check_server
from ..http import find
from ..plan import allow_open_files
from .attacker import attacked
from .glances import Glances
from .honest import Honest
from .plan import AttackPlan
from .report import Outcome

Watch = Callable[[str, int], None]
"""Is told which attack is made now, and how many were made before."""


def attack(plan: AttackPlan, watch: Watch) -> list[Outcome]:
    """Carry out a plan; raises a refusal where that is not possible."""
    plan = plan.checked()
    allow_open_files(plan.most_sockets)
    check_server(plan.url)
    check_ready(plan.url)
    outcomes = []
    for number, name in enumerate(plan.names):
        watch(name, number)
        outcomes.append(asyncio.run(_measure(plan, name)))
    return outcomes


async def _measure(plan: AttackPlan, name: str) -> Outcome:
    endpoint = await find(plan.url)
    honest = Honest(endpoint, plan.url, plan.pace)
    await honest.open()
    await honest.warm_up()
    honest.stage()
    await asyncio.sleep(plan.calm)
    before = honest.stage()
    glances = await asyncio.to_thread(Glances, plan.url, plan.pid)
    looking = asyncio.create_task(glances.keep_looking())
    tally = await attacked(plan, name)
    during = honest.stage()
    await asyncio.sleep(plan.calm)
    after = honest.stage()
    looking.cancel()
    differences = await honest.settle()
    return Outcome(
        name=name,
        seconds=plan.seconds,
        before=before,
        during=during,
        after=after,
        tally=tally,
        memory=glances.memory,
        cpu=glances.cpu,
        disk=glances.disk_growth,
        journal=glances.journal,
        acknowledged=len(honest.counts.latencies),
        differences=differences,
        errors=dict(honest.counts.errors),
    )
