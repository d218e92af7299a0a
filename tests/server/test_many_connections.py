"""Thousands of connections at once that say nothing, or not all: whoever plays still plays."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from benchmarks.harness.clients import Guest, connect
from benchmarks.harness.serving import serving
from freebooter.load.plan import most_open_files
from tests.support.place import FLAGS

MOST = 4_000
SPARE = 600
"""Files that the tests and the server have open for themselves."""

BEGINNINGS = (b"", b"G", b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
MOVES = 6


@pytest.fixture
def silent() -> Iterator[list[socket.socket]]:
    """Connections that are closed in the end."""
    opened: list[socket.socket] = []
    yield opened
    for each in opened:
        each.close()


def test_people_play_on_beside_thousands_of_connections(tmp_path: Path, silent: list[socket.socket]) -> None:
    count = min(MOST, most_open_files() - SPARE)
    assert count > 0
    with (
        serving(tmp_path, *FLAGS) as served,
        closing(Guest(served.url, source="127.0.0.2")) as ann,
        closing(Guest(served.url, source="127.0.0.3")) as bob,
    ):
        table = ann.open("person", "open", game="dolores", options={"bottles": "none"}, public=True)["table"]
        with ann.at(table) as hers, bob.at(table) as his:
            assert his.command(type="sit", id="sit")["type"] == "done"
            start = hers.command(type="start", id="start")["version"]
            for number in range(count):
                connection = connect(served.url, f"127.0.{1 + number // 200}.{1 + number % 200}")
                connection.sendall(BEGINNINGS[number % len(BEGINNINGS)])
                silent.append(connection)
            for number in range(MOVES):
                version = hers.command(type="say", id=f"{number}", text="Ahoy!")["version"]
                assert version == start + 1 + number
                assert his.until_version(version)["version"] == version
            assert hers.command(type="move", id="move", move="peace")["type"] == "done"
            his.until_version(start + MOVES + 1)
