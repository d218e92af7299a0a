"""Work that is begun at once: done where it need not wait, and a task where it must."""

from __future__ import annotations

import asyncio

import pytest

from freebooter.server.messages.socket import Goodbye
from freebooter.server.play.beginning import begin
from freebooter.server.play.viewer import Viewer
from tests.support.stores import in_a_loop


@in_a_loop
async def test_what_need_not_wait_is_done_at_once_and_is_no_task() -> None:
    done: list[int] = []

    async def work() -> None:
        done.append(1)

    assert begin(work()) is None
    assert done == [1]


@in_a_loop
async def test_what_has_to_wait_goes_on_by_itself() -> None:
    gate, done = asyncio.Event(), []

    async def work() -> None:
        await gate.wait()
        await asyncio.sleep(0)
        done.append(1)

    task = begin(work())
    assert task is not None
    await asyncio.sleep(0)
    assert not done
    gate.set()
    await task
    assert done == [1]


@in_a_loop
async def test_what_waits_can_be_given_up() -> None:
    ended: list[int] = []

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(1)

    task = begin(work())
    assert task is not None
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert ended == [1]


@in_a_loop
async def test_a_viewer_that_reads_is_sent_everything_in_the_same_moment_and_in_order() -> None:
    sent: list[str] = []
    gate = asyncio.Event()
    gate.set()
    hung_up: list[str] = []

    async def send(text: str) -> None:
        await gate.wait()
        sent.append(text)

    viewer = Viewer("bob", 1, "en", send, hung_up.append, 100, 100_000)
    tasks = len(asyncio.all_tasks())
    viewer.send(b"1")
    viewer.send(b"2")
    assert sent == ["1", "2"]
    assert len(asyncio.all_tasks()) == tasks
    gate.clear()
    viewer.send(b"3")
    viewer.send(b"4")
    viewer.dismiss(Goodbye("server-stops", "Bye.", True))
    assert (sent, hung_up) == (["1", "2"], [])
    gate.set()
    await viewer.flush()
    assert sent[2:4] == ["3", "4"]
    assert len(sent) == 5
    assert hung_up == ["server-stops"]
    other = Viewer("ann", 0, "en", send, hung_up.append, 100, 100_000)
    other.dismiss(Goodbye("server-table-moved", "Bye.", True))
    assert hung_up == ["server-stops", "server-table-moved"]
