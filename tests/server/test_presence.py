"""Who is there is told to everybody, and costs no more than everybody once a second."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, closing

import pytest

from benchmarks.harness.clients import Guest, Message, Wire
from benchmarks.harness.serving import Served, serving
from tests.support.place import FLAGS

CROWD = 150


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server"), *FLAGS, "--no-limits") as server:
        yield server


def is_presence(message: Message) -> bool:
    return bool(message["type"] == "presence")


def test_a_crowd_that_comes_at_once_is_told_of_together(served: Served) -> None:
    with ExitStack() as closed:
        host = closed.enter_context(closing(Guest(served.url)))
        table = host.open("person", "open", public=True)["table"]
        begun = time.monotonic()
        wires = [closed.enter_context(closing(Wire(served.url, table))) for _ in range(CROWD)]
        for wire in wires:
            wire.send({"type": "hello"})
        for wire in wires:
            wire.until(lambda message: is_told(message, CROWD))
        seconds = time.monotonic() - begun
        frames = Counter(heard.message["type"] for wire in wires for heard in wire.heard)
        assert frames["table"] == CROWD
        assert frames["presence"] <= CROWD * (seconds + 2), "not each of them to each other"


def is_told(message: Message, spectators: int) -> bool:
    return bool(message.get("spectators") == spectators)


def test_the_first_change_is_told_at_once_and_the_last_one_always(served: Served) -> None:
    with closing(Guest(served.url)) as host, closing(Guest(served.url)) as friend:
        table = host.open("person", "open", public=True)["table"]
        with host.at(table) as wire:
            begun = time.monotonic()
            for _ in range(40):
                with friend.at(table):
                    pass
            wire.send({"type": "ping"})
            wire.until(lambda message: message["type"] == "pong")
            seconds = time.monotonic() - begun
            told = [heard.message for heard in wire.heard if is_presence(heard.message)]
            assert told[0] == {"type": "presence", "connected": [0], "spectators": 1}
            assert len(told) <= seconds + 2
            while told[-1]["spectators"]:
                told.append(wire.until(is_presence))
