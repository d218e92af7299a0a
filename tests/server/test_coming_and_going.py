"""Whoever has gone leaves nothing behind, even if nobody looks for cycles: thousands may come and go in a minute."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from time import monotonic, sleep

import pytest
from websockets.frames import Opcode
from websockets.server import ServerProtocol

from benchmarks.harness.clients import Guest, Wire, connect, frame, read_out, request
from freebooter.server.transport.protocols import BoundedHttp, BoundedSocket
from tests.support.indoors import Indoors, indoors

TIMES = 20
PATIENCE = 30.0


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Indoors]:
    with indoors(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(scope="module")
def place(running: Indoors) -> tuple[str, str]:
    with closing(Guest(running.url)) as host:
        opened = host.open("person", "open")
        return opened["table"], opened["key"]


@pytest.fixture
def uncollected() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def there() -> Counter[str]:
    """How many connections the server knows, of each kind."""
    kinds = (BoundedHttp, BoundedSocket, ServerProtocol)
    return Counter(type(each).__name__ for each in gc.get_objects() if isinstance(each, kinds))


def ask(url: str, table: str, key: str) -> None:
    with closing(connect(url)) as connection:
        connection.sendall(request("GET", f"/api/tables/{table}?key={key}", "Connection: close"))
        assert read_out(connection)


def hang_up_in_the_middle_of_a_request(url: str, table: str, key: str) -> None:
    with closing(connect(url)) as connection:
        connection.sendall(b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{")


def hang_up_with_requests_that_wait(url: str, table: str, key: str) -> None:
    with closing(connect(url)) as connection:
        connection.sendall(3 * request("GET", f"/api/tables/{table}?key={key}"))


def hang_up(url: str, table: str, key: str) -> None:
    wire = Wire(url, table)
    assert wire.hello(key=key)["type"] == "table"
    wire.close()


def say_goodbye(url: str, table: str, key: str) -> None:
    wire = Wire(url, table)
    wire.hello(key=key)
    wire.send_bytes(frame(Opcode.CLOSE, (1000).to_bytes(2)))
    wire.ends()
    wire.close()


def look_for_what_is_not_there(url: str, table: str, key: str) -> None:
    wire = Wire(url, "nosuchtable")
    assert wire.hello()["type"] == "goodbye"
    wire.close()


def say_nothing_that_makes_sense(url: str, table: str, key: str) -> None:
    wire = Wire(url, table)
    wire.send_text(b"{")
    assert wire.next()["type"] == "goodbye"
    wire.close()


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize(
    "visit",
    [
        ask,
        hang_up_in_the_middle_of_a_request,
        hang_up_with_requests_that_wait,
        hang_up,
        say_goodbye,
        look_for_what_is_not_there,
        say_nothing_that_makes_sense,
    ],
)
def test_whoever_has_gone_is_forgotten_at_once(
    running: Indoors, place: tuple[str, str], visit: Callable[[str, str, str], None]
) -> None:
    before = there()
    for _ in range(TIMES):
        visit(running.url, *place)
    end = monotonic() + PATIENCE
    while (left := there() - before) and monotonic() < end:
        sleep(0.05)
    assert not left
