"""Workers on a Ray cluster: the same workers as on this machine, as Ray's actors.

A worker that is lost with its machine is started again elsewhere and plays its games again, to the same end.
"""

from __future__ import annotations

import logging
import os
import socket
from typing import Any

from freebooter.engine.refusal import BadSetup, require

from .crew import CrewFailed
from .tournament import GameKey, Tournament, program
from .worker import Finished, Worker

LOCAL = "local"
"""In place of an address: a cluster on this machine, for this run only."""

KNOCK_SECONDS = 5.0


def check_ray() -> None:
    require("ray", "Ray", "arena")


class RayCrew:
    """As many actors as cores, or as the cluster has processors. Leaving the `with` ends them."""

    def __init__(self, tournament: Tournament, address: str, cores: int | None, most: int) -> None:
        self.ray = _connect(address, cores)
        try:
            there = int(self.ray.cluster_resources().get("CPU", 1))
            self.size = max(1, min(cores or there, most))
            actor: Any = self.ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(Worker)
            self.workers = [actor.remote(tournament) for _ in range(self.size)]
            self.waiting: dict[Any, int] = {}
            self._check_programs(program(tournament.game))
        except BaseException:
            self.ray.shutdown()
            raise

    def _check_programs(self, here: dict[str, str]) -> None:
        """Another version elsewhere would play other games."""
        if any(there != here for there in self._get([worker.program.remote() for worker in self.workers])):
            raise BadSetup("error-arena-ray-program", key="ray")

    def __enter__(self) -> RayCrew:
        return self

    def __exit__(self, *rest: object) -> None:
        self.ray.shutdown()  # The actors go with us.

    def send(self, worker: int, batch: list[GameKey]) -> None:
        self.waiting[self.workers[worker].play.remote(batch)] = worker

    def receive(self) -> tuple[int, Finished]:
        ready, _ = self.ray.wait(list(self.waiting), num_returns=1)
        return self.waiting.pop(ready[0]), self._get(ready[0])

    def _get(self, answers: Any) -> Any:
        try:
            return self.ray.get(answers)
        except self.ray.exceptions.RayError as error:
            problem = str(error).strip().splitlines()[-1][:200]
            raise CrewFailed("error-arena-ray", problem=problem) from error


def _connect(address: str, cores: int | None) -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    import ray

    local: dict[str, Any] = {"num_cpus": cores, "include_dashboard": False} if address == LOCAL else {}
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.CRITICAL, **local)
    except (OSError, ValueError, RuntimeError) as error:
        problem = next(iter(str(error).strip().splitlines()), type(error).__name__)
        raise BadSetup("error-arena-ray-address", key="ray", address=address, problem=problem[:200]) from error
    return ray


def _knock(address: str) -> None:
    """Ray waits for ten minutes and more where nobody answers, so ask first whether anybody does."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), timeout=KNOCK_SECONDS).close()
