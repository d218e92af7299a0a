"""What the server says about itself: whether it is one of ours, and the memory and time it takes."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import urlopen

from .http import PATIENCE, BadLoad

MEMORY = "process_resident_memory_bytes"
CPU = "process_cpu_seconds_total"


@dataclass(frozen=True)
class Gauge:
    memory: float
    """Bytes that the server holds in memory."""
    cpu: float
    """Seconds of a core that it has used since it was started."""


def check_server(url: str) -> None:
    """Raises `BadLoad` where no Freebooter server answers."""
    try:
        health = json.loads(_get(url, "/healthz"))
        if not isinstance(health, dict) or not {"status", "version", "node"} <= health.keys():
            raise ValueError
    except HTTPError as error:
        if error.code == 429:
            raise BadLoad("error-load-limits") from error
        raise BadLoad("error-load-stranger", key="url", url=url) from error
    except OSError as error:
        reason = getattr(error, "reason", error)
        problem = str(getattr(reason, "strerror", None) or reason)
        raise BadLoad("error-load-unreachable", key="url", url=url, problem=problem) from error
    except (ValueError, HTTPException) as error:
        raise BadLoad("error-load-stranger", key="url", url=url) from error


def check_ready(url: str, game: str = "") -> None:
    """Wait while the server loads a game, or any; raises `BadLoad` where one is still to be compiled."""
    latest = time.monotonic() + PATIENCE
    while missing := _missing(url, game):
        if time.monotonic() > latest or set(missing.values()) != {"loading"}:
            raise BadLoad("error-load-not-ready", key="url", games=", ".join(missing))
        time.sleep(0.1)


def _missing(url: str, game: str) -> dict[str, str]:
    """The games that are not ready, with their states."""
    try:
        told = json.loads(_get(url, "/api/readiness"))["games"]
    except HTTPError:
        return {}  # It says what is wrong when it is asked for a table.
    return {each["game"]: each["state"] for each in told if each["state"] != "ready" and game in ("", each["game"])}


def read_gauge(url: str) -> Gauge | None:
    """None where the server does not show its figures to us."""
    try:
        lines = _get(url, "/metrics").decode().splitlines()
        values = dict(line.rsplit(" ", 1) for line in lines if line.startswith((MEMORY, CPU)))
        return Gauge(float(values[MEMORY]), float(values[CPU]))
    except (OSError, ValueError, KeyError, HTTPException):
        return None


def _get(url: str, path: str) -> bytes:
    with urlopen(url.rstrip("/") + path, timeout=PATIENCE) as answer:
        body: bytes = answer.read()
    return body
