"""The processes that drive the tables, and a pipe to each. Whoever asks for the load only gives orders and listens."""

from __future__ import annotations

import asyncio
import os
import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Any, Literal

from freebooter.engine.processes import start_workers
from freebooter.engine.refusal import Refusal

from .counts import Counts
from .driver import Driver
from .evidence import Evidence
from .http import BadLoad
from .plan import Plan

Order = Literal["play", "stop", "settle"]


@dataclass(frozen=True)
class Advanced:
    """So many more tables have come through the stage."""

    tables: int


@dataclass(frozen=True)
class Reached:
    """A stage is over."""

    counts: Counts


@dataclass(frozen=True)
class Collected:
    """What is to be checked; nothing comes after it."""

    matches: list[Evidence]
    counts: Counts


@dataclass(frozen=True)
class Failed:
    """The process cannot go on: it was refused something, or fell over."""

    message: str
    values: dict[str, Any]
    trace: str = ""


Report = Advanced | Reached | Collected | Failed


class Crew:
    """Leaving the `with` ends all processes."""

    def __init__(self, shares: list[Plan]) -> None:
        workers = start_workers(_work, shares)
        self._pipes = [worker.pipe for worker in workers]
        self._processes = [worker.process for worker in workers]

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *problem: object) -> None:
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.terminate()
            process.join()

    def order(self, order: Order) -> None:
        for pipe in self._pipes:
            with suppress(OSError):  # A process that has died is noticed when its answer is awaited.
                pipe.send(order)

    def reports(self, seconds: float) -> list[Report]:
        """What has come in after at most so many seconds; raises a refusal where a process cannot go on."""
        reports: list[Report] = []
        for pipe in wait(self._pipes, seconds):
            assert isinstance(pipe, Connection)
            try:
                report: Report = pipe.recv()
            except (EOFError, OSError) as error:
                raise BadLoad("error-load-process") from error
            if isinstance(report, Failed):
                if report.trace:
                    raise RuntimeError(report.trace)
                raise BadLoad(report.message, **report.values)
            reports.append(report)
        return reports


def _work(pipe: Connection, plan: Plan) -> None:
    """A process of its own."""
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_report(pipe, plan))


async def _report(pipe: Connection, plan: Plan) -> None:
    """Do the work, and say why if it cannot be done."""
    try:
        await _drive(pipe, plan)
        return
    except Refusal as refusal:
        pipe.send(Failed(refusal.message, refusal.values))
    except Exception:
        pipe.send(Failed("", {}, traceback.format_exc()))
    os._exit(1)  # Hundreds of tables are half set up; each would only complain for itself.


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ModuleNotFoundError:  # It is faster, and not made for every system.
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory


async def _drive(pipe: Connection, plan: Plan) -> None:
    driver = Driver(plan, lambda tables: pipe.send(Advanced(tables)))
    orders = _listen(pipe, driver)
    await driver.open()
    pipe.send(Reached(driver.counts))
    await orders["play"].wait()
    await driver.play()
    pipe.send(Reached(driver.counts))
    await orders["settle"].wait()
    matches = await driver.settle()
    pipe.send(Collected(matches, driver.counts))


def _listen(pipe: Connection, driver: Driver) -> dict[Order, asyncio.Event]:
    """Take orders as they come. Where nobody is left to give any, the process ends."""
    loop = asyncio.get_running_loop()
    orders: dict[Order, asyncio.Event] = {"play": asyncio.Event(), "settle": asyncio.Event()}

    def obey(order: Order) -> None:
        if order == "stop":
            driver.stop()
        else:
            orders[order].set()

    def listen() -> None:
        try:
            while True:
                loop.call_soon_threadsafe(obey, pipe.recv())
        except (EOFError, OSError, RuntimeError):
            os._exit(1)

    Thread(target=listen, daemon=True).start()
    return orders
