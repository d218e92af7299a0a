"""Drives a share of the tables in one process: opens them gently, keeps the pace, and lets them end properly."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from time import monotonic, perf_counter, process_time

from .counts import Counts
from .evidence import Evidence
from .http import PATIENCE, Requests, find
from .party import Party
from .plan import Plan

AT_ONCE = 32
"""So many tables are set up, or given up, at the same time."""

SHORTEST_REST = 0.001
"""Seconds. The event loop counts in milliseconds; asked for less, it would not rest at all."""

LONGEST_REST = 0.2
"""Seconds after which somebody who says stop is heard."""


class Driver:
    """`advance` is told how many tables have come through a stage."""

    def __init__(self, plan: Plan, advance: Callable[[int], None]) -> None:
        self.plan = plan
        self.counts = Counts()
        self._advance = advance
        self._stop = asyncio.Event()
        self._parties: list[Party] = []

    async def open(self) -> None:
        """Set all tables up; those that cannot be are counted and left out."""
        requests = Requests(await find(self.plan.url), connections=AT_ONCE)
        random = Random(self.plan.seed)
        parties = [Party(self.plan, requests, self.counts, Random(random.random())) for _ in range(self.plan.tables)]
        await self._each(parties, Party.open)
        self._parties = [party for party in parties if not party.broken]
        self.counts.sockets = len(self._parties) * self.plan.viewers

    async def play(self) -> None:
        """Play until the time is over or somebody says stop, then wait for what is under way."""
        gc.collect()
        gc.freeze()
        gc.disable()  # A collection would stop every table at once, and that is not the server's fault.
        begun, cpu = perf_counter(), process_time()
        await self._keep_pace()
        self.counts.in_time = len(self.counts.latencies)
        self.counts.seconds = perf_counter() - begun
        self.counts.cpu = process_time() - cpu
        gc.enable()
        await self._come_to_rest()

    def stop(self) -> None:
        self._stop.set()

    async def _keep_pace(self) -> None:
        """The tables take turns evenly: a move every `pace / tables` seconds, whatever becomes of it."""
        parties, late = self._parties, self.counts.late
        if not parties:
            return
        step = self.plan.pace / len(parties)
        begun, due = perf_counter(), 0
        while not self._stop.is_set() and (now := perf_counter() - begun) < self.plan.seconds:
            while due * step <= now:
                late.append(perf_counter() - begun - due * step)
                parties[due % len(parties)].move()
                due += 1
            rest = min(due * step, self.plan.seconds) - (perf_counter() - begun)
            await asyncio.sleep(min(max(rest, SHORTEST_REST), LONGEST_REST))

    async def _come_to_rest(self) -> None:
        """Wait for moves and rematches that are under way; what does not come is an error."""
        deadline = monotonic() + PATIENCE
        while busy := [party for party in self._parties if party.is_busy]:
            if monotonic() > deadline:
                self.counts.errors["move timeout"] += len(busy)
                for party in busy:
                    party.give_up()
                return
            await asyncio.sleep(0.02)

    async def settle(self) -> list[Evidence]:
        """Give unfinished matches up, fetch the records of those that are to be checked, and leave."""

        checked = {id(party) for party in self._parties[: self.plan.check]}

        async def settle(party: Party) -> None:
            await party.settle()
            for evidence in party.over():
                if id(party) in checked:
                    await party.fetch(evidence)
            party.close()

        await self._each(self._parties, settle)
        return [evidence for party in self._parties for evidence in party.matches]

    async def _each(self, parties: Sequence[Party], work: Callable[[Party], Awaitable[None]]) -> None:
        waiting = iter(parties)

        async def worker() -> None:
            for party in waiting:
                await work(party)
                self._advance(1)

        await asyncio.gather(*(worker() for _ in range(min(AT_ONCE, len(parties)))))
