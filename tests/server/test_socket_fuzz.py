"""Whatever comes over a socket, the server answers it or hangs up; it goes on, and so does every other table."""

from __future__ import annotations

import json
import random
import select
import socket
import struct
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, suppress
from typing import Any

import pytest
from websockets.frames import Opcode

from benchmarks.harness.clients import Gone, Guest, Message, Wire, connect, frame, read_out
from benchmarks.harness.serving import serving
from freebooter.server.play.live_table import MOST_MISSED
from tests.support.place import FLAGS, Place
from tests.support.tables import times

MESSAGES = times(600, 6_000)
CONNECTIONS = times(300, 3_000)
LINGER_NOT = struct.pack("ii", 1, 0)
"""Closes a connection as if its cable had been cut."""

WELL_FORMED: list[Message] = [
    {"type": "hello", "after": 0, "language": "ja", "key": "x", "token": "x", "ticket": "x"},
    {"type": "hello"},
    {"type": "ping"},
    {"type": "sit", "id": "a", "seat": 1, "nonce": "0f"},
    {"type": "stand", "id": "b"},
    {"type": "place", "id": "c", "seat": 1, "kind": "bot", "bot": "deckhand"},
    {"type": "start", "id": "d"},
    {"type": "move", "id": "f", "move": "draw"},
    {"type": "move", "id": "g", "move": "peace"},
    {"type": "say", "id": "h", "text": "Ahoy!"},
    {"type": "promise", "id": "i", "promise": "peace"},
    {"type": "vote", "id": "j", "motion": "pause", "yes": False},
    {"type": "resume", "id": "k"},
    {"type": "return", "id": "l"},
    {"type": "rematch", "id": "m"},
]
STRANGE: list[Any] = [
    None, True, False, 0, -1, 15, 16, 2**31, 2**63, 10**40, 0.5, -0.0, 1e300, "", "x", "\0", "\u202e", "é" * 200,
    "\U0001f3f4" * 50, "x" * 500, [], [[]], {}, {"a": {}}, ["x"], "draw", "peace", "bot", "abandon", "hello",
    "../../etc/passwd", "' OR 1=1 --", "{ $name }", "%s%n", "<script>", "\r\nSet-Cookie: x=y",
]  # fmt: skip


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, *FLAGS, "--no-limits") as served, closing(Place(served.url, folder)) as place:
        yield place


@pytest.fixture
def place(running: Place) -> Iterator[Place]:
    """The server; afterwards it is healthy, nothing has failed, and others have noticed nothing."""
    yield running
    assert running.bystanders.host.http.get("/healthz").json()["status"] == "alive"
    running.check()


def mutated(chance: random.Random, message: Message) -> Message:
    """A message with a field or two that are strange, missing, or too many."""
    changed = dict(message)
    for _ in range(chance.randint(1, 2)):
        field = chance.choice([*changed, "type", "id", "more"])
        match chance.randrange(4):
            case 0:
                changed.pop(field, None)
            case 1:
                changed[chance.choice(["", "seat", "move", "text", "\0", "é"])] = chance.choice(STRANGE)
            case _:
                changed[field] = chance.choice(STRANGE)
    return changed


def garbled(chance: random.Random, text: bytes) -> bytes:
    """A text with some of its bytes changed, lost, doubled, or cut off."""
    data = bytearray(text)
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(data) + 1)
        match chance.randrange(4):
            case 0:
                data[at:at] = chance.choice([b'"', b"\\", b"{", b"[", b"\\u", b"\\ud83c", b"\0", b"9" * 30])
            case 1:
                del data[at : at + chance.randint(1, 5)]
            case 2:
                data[at:at] = data[: chance.randint(0, 40)]
            case 3:
                data[at : at + 1] = bytes([chance.randrange(128)])
    return bytes(data)


def texts(chance: random.Random) -> Iterator[bytes]:
    """Messages: as they should be, strange, and hardly messages at all."""
    for number in range(MESSAGES):
        message = dict(chance.choice(WELL_FORMED))
        if "id" in message:
            message["id"] = f"{message['id']}-{number}"
        if chance.random() < 0.4:
            message = mutated(chance, message)
        text = json.dumps(message, ensure_ascii=chance.random() < 0.5).encode()
        yield garbled(chance, text) if chance.random() < 0.2 else text


class Sender:
    """Sends on, over a new socket whenever the last one was closed, and counts what comes back."""

    def __init__(self, guest: Guest, table: str, is_known: bool) -> None:
        self.guest = guest
        self.table = table
        self.is_known = is_known
        self.answers: Counter[str] = Counter()
        self.wire: Wire | None = None

    def send(self, text: bytes, early: bool) -> None:
        """Send a message and read its answer; `early` is instead of a hello."""
        if self.wire is None:
            self.wire = self.guest.wire(self.table) if self.is_known else Wire(self.guest.url, self.table)
            if not early:
                self.wire.hello()
        self.wire.send_text(text)
        try:
            answer = self.wire.until(lambda message: message["type"] not in ("update", "presence"))
        except Gone:
            answer = {"type": "gone"}
        self.answers[str(answer.get("reason") or answer["type"])] += 1
        if answer["type"] in ("goodbye", "gone"):
            self.wire.close()
            self.wire = None


@pytest.mark.parametrize("who", ["seat", "host", "spectator"])
def test_every_message_is_answered(place: Place, who: str) -> None:
    chance = random.Random(who)
    with closing(place.guest()) as host, closing(place.guest()) as guest:
        game = "dolores" if who == "seat" else "dead-mans-draw"
        table = host.open("person", "open", "bot", game=game, public=True)["table"]
        if who == "seat":
            guest.ask(table, type="sit", id="sit")
            host.ask(table, type="start", id="go")
        sender = Sender(host if who == "host" else guest, table, who != "spectator")
        for text in texts(chance):
            sender.send(text, early=chance.random() < 0.2)
        assert sum(sender.answers.values()) == MESSAGES
        assert {"server-frame", "server-hello", "pong", "table"} <= set(sender.answers), sender.answers
        assert sender.answers["done"] > 20 or who == "spectator", sender.answers
        assert not sender.answers["server-failed"], sender.answers
        if sender.wire is not None:
            sender.wire.close()
        with host.at(table) as wire:
            told = host.http.get(f"/api/tables/{table}/history").json()["updates"]
            assert [update["version"] for update in told] == list(range(1, wire.heard[0].message["version"] + 1))


def test_who_comes_back_after_a_long_time_is_told_everything(place: Place) -> None:
    """Update by update while that is not too much, and otherwise how things stand now."""
    lines = 2 * MOST_MISSED
    with closing(place.guest()) as guest:
        table = guest.open("person", "open")["table"]
        with guest.at(table) as wire:
            for number in range(lines):
                wire.command(type="say", id=f"line-{number}", text="Ahoy!")
        last = lines + 1
        for missed, updates in ((MOST_MISSED, MOST_MISSED), (MOST_MISSED + 1, 0), (lines, 0), (0, 0)):
            with closing(guest.wire(table)) as wire:
                wire.send({"type": "hello", "after": last - missed})
                assert wire.until(lambda message: message["type"] == "table")["version"] == last
                told = [heard.message["version"] for heard in wire.heard[:-1]]
                assert told == list(range(last - updates + 1, last + 1))


def test_who_comes_back_does_not_wait_for_those_who_read_old_stories(place: Place) -> None:
    with closing(place.guest()) as guest:
        table = guest.open("person", "open", public=True)["table"]
        with guest.at(table) as wire:
            for number in range(150):
                wire.command(type="say", id=f"line-{number}", text="Ahoy!")
        asked = f"GET /api/tables/{table}/history HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
        readers = [connect(place.url) for _ in range(200)]
        for reader in readers:
            reader.sendall(asked)
        with closing(guest.wire(table)) as wire:
            wire.send({"type": "hello", "after": 100})
            wire.until(lambda message: message["type"] == "table")
        answered, _, _ = select.select(readers, [], [], 0)
        assert len(answered) < len(readers)
        for reader in readers:
            assert reader.recv(12) == b"HTTP/1.1 200"
            reader.close()


def frames(chance: random.Random) -> bytes:
    """A few frames, some of them in parts, some as they may not be, some nothing but bytes."""
    made = bytearray()
    for _ in range(chance.randint(1, 6)):
        text = json.dumps(chance.choice(WELL_FORMED)).encode()
        match chance.randrange(7):
            case 0:
                made += chance.randbytes(chance.randint(1, 200))
            case 1:
                cut = chance.randrange(len(text))
                made += frame(Opcode.TEXT, text[:cut], fin=False) + frame(Opcode.CONT, text[cut:])
            case 2:
                made += frame(chance.randrange(16), text, fin=chance.random() < 0.8, reserved=chance.choice([0, 0, 4]))
            case 3:
                made += frame(chance.choice([Opcode.PING, Opcode.PONG]), chance.randbytes(chance.randint(0, 125)))
            case 4:
                made += frame(Opcode.CLOSE, chance.randbytes(chance.choice([0, 1, 2, 30])))
            case 5:
                made += frame(Opcode.BINARY, chance.randbytes(50))
            case _:
                made += frame(Opcode.TEXT, text)
    return bytes(made[: chance.choice([len(made), chance.randint(1, len(made))])])


def leave(chance: random.Random, connection: socket.socket) -> None:
    """Politely, with one ear still open, without a word, or by falling overboard."""
    with suppress(OSError):
        match chance.randrange(3):
            case 0:
                connection.shutdown(socket.SHUT_WR)
                read_out(connection)
            case 1:
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, LINGER_NOT)
    connection.close()


def test_nothing_that_looks_like_a_frame_or_does_not_does_harm(place: Place) -> None:
    chance = random.Random("frames")
    table = place.bystanders.table
    for _ in range(CONNECTIONS):
        wire = place.nobody(table)
        if chance.random() < 0.7:
            wire.send({"type": "hello"})
        wire.send_bytes(frames(chance))
        leave(chance, wire.socket)


def test_nothing_that_looks_like_a_request_or_does_not_does_harm(place: Place) -> None:
    chance = random.Random("requests")
    table = place.bystanders.table
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {}\r\n"
    heads = [
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\n{upgrade.format('A' * 22 + '==')}\r\n",
        f"GET /api/tables/{table} HTTP/1.1\r\nHost: localhost\r\nCookie: freebooter=x\r\nX-Table-Key: x\r\n\r\n",
        "POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}",
        "PATCH /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
        "GET /t/x?lang=de HTTP/1.0\r\n\r\n",
    ]
    for _ in range(CONNECTIONS):
        connection = connect(place.url, place.address())
        for _ in range(chance.randint(1, 3)):
            with suppress(OSError):
                connection.sendall(garbled(chance, chance.choice(heads).encode()))
        leave(chance, connection)
