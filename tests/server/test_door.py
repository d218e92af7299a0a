"""Who stands in the door and says nothing: some may, the longest go first, and whoever asks is inside."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from benchmarks.harness.clients import connect, read_out, request
from benchmarks.harness.serving import serving
from freebooter.server.transport.door import MOST_SILENT, MOST_SILENT_FROM
from tests.support.place import FLAGS

MORE = 5
LINE = request("GET", "/api/games", "Connection: close")


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server"), *FLAGS) as served:
        yield served.url


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as opened:
        yield opened


def stand(stack: ExitStack, url: str, address: str, count: int = 1) -> list[socket.socket]:
    return [stack.enter_context(closing(connect(url, address))) for _ in range(count)]


def was_sent_away(connection: socket.socket) -> bool:
    """It ends without an answer; whoever stays gets one."""
    try:
        connection.sendall(LINE)
        return not read_out(connection)
    except (ConnectionResetError, BrokenPipeError):
        return True


def test_of_too_many_from_one_address_the_longest_silent_go(url: str, stack: ExitStack) -> None:
    other = stand(stack, url, "127.1.1.1")
    many = stand(stack, url, "127.1.1.2", MOST_SILENT_FROM + MORE)
    assert not was_sent_away(many[-1])
    assert [was_sent_away(each) for each in many[: MORE + 1]] == [True] * MORE + [False]
    assert not was_sent_away(other[0])


def test_of_too_many_in_all_those_go_whose_address_has_most(url: str, stack: ExitStack) -> None:
    other = stand(stack, url, "127.1.2.1")
    many = stand(stack, url, "127.1.2.2", 100)
    rest = [stand(stack, url, f"127.1.3.{number}", 12) for number in range(1, MOST_SILENT // 12)]
    assert not was_sent_away(rest[-1][-1])
    assert not was_sent_away(other[0])
    assert was_sent_away(many[0])
    assert not any(was_sent_away(each[0]) for each in rest)


def test_whoever_has_asked_is_counted_no_more(url: str, stack: ExitStack) -> None:
    asked = stand(stack, url, "127.1.4.1")[0]
    asked.sendall(request("GET", "/api/games"))
    assert asked.recv(12) == b"HTTP/1.1 200"
    stand(stack, url, "127.1.4.1", MOST_SILENT_FROM + MORE)
    assert not was_sent_away(asked)


def test_a_server_that_ends_lets_nobody_in(tmp_path: Path) -> None:
    with serving(tmp_path, *FLAGS) as served:
        connect(served.url).close()
    with pytest.raises(ConnectionRefusedError):
        connect(served.url)
