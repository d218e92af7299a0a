"""Logs say what happened, in one line, and no secret gets into them."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from freebooter.server.operations import logs
from freebooter.server.operations.config import Config
from freebooter.server.operations.metrics import Metrics

SECRET = "deadbeef-cutlass"


@pytest.fixture(autouse=True)
def _restore_logging() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for name in (*logs.FOREIGN, logs.LOGGER.name):
        logging.getLogger(name).setLevel(logging.NOTSET)
        logging.getLogger(name).propagate = True


def _log(log_format: str = "json", level: str = "info") -> io.StringIO:
    written = io.StringIO()
    logs.start_logging(Config(log_format=log_format, log_level=level), written)
    return written


def _lines(written: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in written.getvalue().splitlines()]


def test_an_event_is_one_line_of_json() -> None:
    written = _log()
    logs.event("move", table="abcdefgh", seat=2, milliseconds=1.23456)
    (line,) = _lines(written)
    assert line.pop("at").endswith("+00:00")
    assert line == {"level": "info", "event": "move", "table": "abcdefgh", "seat": 2, "milliseconds": 1.235}


def test_an_event_is_one_line_of_text() -> None:
    written = _log("text")
    logs.warning("slow\nreader", reason="did not\nread", table="abcdefgh")
    assert written.getvalue().endswith('warning slow?reader reason="did not?read" table=abcdefgh\n')
    assert written.getvalue().count("\n") == 1


def test_the_level_decides() -> None:
    written = _log(level="warning")
    logs.event("move")
    logs.warning("slow")
    assert [line["event"] for line in _lines(written)] == ["slow"]


def test_a_field_that_is_not_listed_is_not_logged() -> None:
    written = _log()
    logs.event("session", player="anne", token=SECRET, cookie=SECRET)  # type: ignore[call-arg]
    assert SECRET not in written.getvalue()
    assert _lines(written)[0]["player"] == "anne"


@pytest.mark.parametrize("log_format", ["json", "text"])
def test_an_error_is_told_by_kind_and_place_and_not_by_what_it_says(log_format: str) -> None:
    written = _log(log_format)
    try:
        raise KeyError(SECRET)
    except KeyError as failure:
        logs.error("failed", error=failure)
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application %s\n", SECRET)
    text = written.getvalue()
    assert SECRET not in text
    assert text.count("KeyError") == 2
    assert text.count("test_logs.py") == 2
    assert len(text.splitlines()) == 2


def test_a_task_that_fails_unseen_tells_no_secret() -> None:
    written = _log()

    async def fail(key: str) -> None:
        raise ValueError(key)

    async def forget() -> None:
        task = asyncio.get_running_loop().create_task(fail(SECRET))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        del task

    asyncio.run(forget())
    assert SECRET not in written.getvalue()
    assert _lines(written)[0]["error"] == "ValueError"


def test_other_libraries_are_quiet_and_the_access_log_is_off() -> None:
    written = _log(level="debug")
    logging.getLogger("uvicorn.access").error("GET /?token=%s", SECRET)
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "10.0.0.1", SECRET)
    logging.getLogger("websockets.server").debug("< TEXT %s", SECRET)
    assert written.getvalue() == ""


def test_figures_are_rendered_for_prometheus() -> None:
    metrics = Metrics()
    metrics.connections.labels("seat").inc()
    metrics.moves.labels("dolores").inc(3)
    metrics.move_latency.observe(0.004)
    metrics.requests.labels("GET", "/api/tables/{table}", "200").inc()
    text, kind = metrics.render()
    assert kind.startswith("text/plain")
    for line in (
        'freebooter_connections{kind="seat"} 1.0',
        'freebooter_moves_total{game="dolores"} 3.0',
        'freebooter_move_latency_seconds_bucket{le="0.005"} 1.0',
        'freebooter_requests_total{method="GET",route="/api/tables/{table}",status="200"} 1.0',
    ):
        assert line in text.decode().splitlines()
    assert b"process_resident_memory_bytes" in text
    assert b"python_gc_collections_total" in text


def test_two_servers_in_one_process_have_figures_of_their_own() -> None:
    one, other = Metrics(), Metrics()
    one.slow_readers.inc()
    assert b"freebooter_slow_readers_total 1.0" in one.render()[0]
    assert b"freebooter_slow_readers_total 0.0" in other.render()[0]
