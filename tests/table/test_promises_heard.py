"""Bots at a server's table choose their gesture when they have heard what people promise, or see that they will not."""

from __future__ import annotations

from collections.abc import Iterator
from time import sleep

import pytest

from benchmarks.harness.clients import Guest, Message, Wire
from tests.support.indoors import Indoors, indoors


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Indoors]:
    with indoors(tmp_path_factory.mktemp("promises")) as running:
        yield running


@pytest.fixture
def duel(server: Indoors) -> Iterator[Wire]:
    """A duel of a person with a bot that has said its own promise and now waits."""
    guest = Guest(server.url)
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "grudger"}]
    table = guest.open(game="dolores", seats=seats, options={"bottles": "none"}, start=True)["table"]
    wire = guest.wire(table)
    wire.hello()
    wire.until(lambda message: message.get("what") == "promised")
    yield wire
    wire.close()
    guest.close()


def is_bots_choice(message: Message) -> bool:
    return message.get("what") == "moved" and message["seat"] == 1


def test_a_bot_waits_for_a_promise_and_then_chooses(server: Indoors, duel: Wire) -> None:
    (live,) = [live for live in server.server.registry.live.values() if live.table.is_playing]
    while live.bots.are_playing:
        sleep(0.01)
    assert live.table.match is not None
    assert not live.table.match.moves
    assert duel.command(type="promise", id="promise", promise="peace")["type"] == "done"
    duel.until(is_bots_choice)


def test_a_bot_does_not_wait_for_somebody_who_chooses_without_a_word(duel: Wire) -> None:
    assert duel.command(type="move", id="move", move="fight")["type"] == "done"
    duel.until(is_bots_choice)
