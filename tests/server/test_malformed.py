"""What is too large, or not what it should be, is turned away; nothing changes, and nobody else notices."""

from __future__ import annotations

import struct
from contextlib import closing, suppress

import pytest
from websockets.frames import Opcode

from benchmarks.harness.clients import Guest, connect, frame, problem, read_out, request
from tests.support.place import Place

MOST_BODY = 64 * 1024
MOST_FRAME = 16 * 1024
PING = b'{"type":"ping"}'


def version_of(place: Place, table: str) -> int:
    with closing(place.nobody(table)) as wire:
        return int(wire.hello()["version"])


# Messages that are none.

NO_MESSAGES: dict[str, bytes] = {
    "nothing": b"",
    "words": b"yo ho ho",
    "half": b'{"type":"say"',
    "more": b'{"type":"ping"}{}',
    "null": b"null",
    "list": b"[1]",
    "number": b"1e999",
    "no type": b'{"id":"x"}',
    "unknown type": b'{"type":"fly","id":"x"}',
    "numbered type": b'{"type":7,"id":"x"}',
    "no id": b'{"type":"say","text":"x"}',
    "empty id": b'{"type":"say","id":"","text":"x"}',
    "long id": b'{"type":"say","id":"' + b"x" * 41 + b'","text":"x"}',
    "strange id": b'{"type":"say","id":"\\u0000","text":"x"}',
    "wrong kind": b'{"type":"say","id":"x","text":["x"]}',
    "unknown field": b'{"type":"say","id":"x","text":"x","seat":1}',
    "a seat in a move": b'{"type":"move","id":"x","move":"draw","seat":1}',
    "long text": b'{"type":"say","id":"x","text":"' + b"x" * 401 + b'"}',
    "huge number": b'{"type":"sit","id":"x","seat":' + b"9" * 5000 + b"}",
    "negative": b'{"type":"sit","id":"x","seat":-1}',
    "fraction": b'{"type":"sit","id":"x","seat":0.5}',
    "not a number": b'{"type":"sit","id":"x","seat":NaN}',
    "half a pair": b'{"type":"say","id":"x","text":"\\ud800"}',
    "deep": b'{"type":"say","id":"x","text":' + b"[" * 8000,
    "deep and unknown": b'{"type":"say","id":"x","text":"x","more":' + b'{"a":' * 2000 + b"1" + b"}" * 2001,
    "no nonce": b'{"type":"sit","id":"x","nonce":"xyz"}',
    "mark of order": b"\xef\xbb\xbf" + PING,
    "nul": b"\0" + PING,
}


@pytest.mark.parametrize("text", NO_MESSAGES.values(), ids=NO_MESSAGES.keys())
def test_what_is_no_message_ends_the_connection(place: Place, table: str, text: bytes) -> None:
    before = version_of(place, table)
    late, early = place.nobody(table), place.nobody(table)
    late.hello()
    for wire in (late, early):
        wire.send_text(text)
        goodbye, gone = wire.ends()
        assert (goodbye["type"], goodbye["reason"], goodbye["again"]) == ("goodbye", "server-frame", False)
        assert (gone.code, gone.reason) == (1008, "server-frame")
    assert version_of(place, table) == before


@pytest.mark.parametrize(
    ("messages", "reason"),
    [
        ([PING], "server-hello"),
        ([b'{"type":"say","id":"x","text":"x"}'], "server-hello"),
        ([b'{"type":"hello"}', b'{"type":"hello"}'], "server-frame"),
        ([b'{"type":"hello","language":"xx"}'], "server-frame"),
        ([b'{"type":"hello","after":-1}'], "server-frame"),
        ([b'{"type":"hello","after":1e30}'], "server-frame"),
        ([b'{"type":"hello","key":"' + b"x" * 65 + b'"}'], "server-frame"),
        ([b'{"type":"hello","seat":0}'], "server-frame"),
    ],
)
def test_a_connection_begins_with_one_hello(place: Place, table: str, messages: list[bytes], reason: str) -> None:
    wire = place.nobody(table)
    for message in messages:
        wire.send_text(message)
    goodbye, gone = wire.ends()
    assert (goodbye["type"], goodbye["reason"], gone.code) == ("goodbye", reason, 1008)


TEXT, BYTES, PART = Opcode.TEXT, Opcode.BINARY, Opcode.CONT
FRAMES: dict[str, tuple[bytes, int]] = {
    "bytes": (frame(BYTES, PING), 1008),
    "no UTF-8": (frame(TEXT, b"\xff\xfe"), 1007),
    "no UTF-8 across parts": (frame(TEXT, b"\xc3", fin=False) + frame(PART, b"("), 1007),
    "compressed": (frame(TEXT, PING, reserved=4), 1002),
    "reserved": (frame(TEXT, PING, reserved=1), 1002),
    "not masked": (frame(TEXT, PING, masked=False), 1002),
    "unknown kind": (frame(3, PING), 1002),
    "unknown control": (frame(11), 1002),
    "too large": (frame(TEXT, b" " * (MOST_FRAME + 1)), 1009),
    "too large in parts": (frame(TEXT, b" " * MOST_FRAME, fin=False) + frame(PART, b"  "), 1009),
    "announced too large": (b"\x81\xff" + struct.pack("!Q", 2**62), 1009),
    "a part of nothing": (frame(PART, PING), 1002),
    "a new one in between": (frame(TEXT, b"{", fin=False) + frame(TEXT, PING), 1002),
    "a ping in parts": (frame(Opcode.PING, b"x", fin=False), 1002),
    "a long ping": (frame(Opcode.PING, b"x" * 126), 1002),
    "a strange close": (frame(Opcode.CLOSE, b"\x00"), 1002),
}


@pytest.mark.parametrize(("sent", "code"), FRAMES.values(), ids=FRAMES.keys())
def test_what_is_no_frame_ends_the_connection(place: Place, table: str, sent: bytes, code: int) -> None:
    wire = place.nobody(table)
    wire.hello()
    wire.send_bytes(sent)
    _, gone = wire.ends()
    assert gone.code == code


def test_a_message_may_be_as_large_as_stated_and_come_in_parts(place: Place, table: str) -> None:
    with closing(place.nobody(table)) as wire:
        assert wire.hello()["type"] == "table"
        wire.send_bytes(frame(TEXT, PING + b" " * (MOST_FRAME - len(PING))))
        assert wire.next() == {"type": "pong"}
        wire.send_bytes(frame(TEXT, PING[:5], fin=False) + frame(Opcode.PING) + frame(PART, PING[5:]))
        assert wire.next() == {"type": "pong"}


def test_nothing_is_compressed(place: Place, table: str) -> None:
    with closing(place.nobody(table, Sec_WebSocket_Extensions="permessage-deflate")) as wire:
        assert wire.hello()["type"] == "table"
        assert b"sec-websocket-extensions" not in bytes(wire.received).partition(b"\r\n\r\n")[0].lower()


# Requests that are none.


@pytest.mark.parametrize(
    ("body", "kind", "refused"),
    [
        (b" " * (MOST_BODY + 1), "application/json", (413, "server-too-large")),
        (b"", "application/json", (400, "server-no-json")),
        (b"yo ho ho", "application/json", (400, "server-no-json")),
        (b'{"game":"dolores","seats":[],"x":' + b"[" * 60_000, "application/json", (422, "server-unfit")),
        (b"[" * 60_000, "application/json", (422, "server-unfit")),
        (b'{"game":"\xff"}', "application/json", (400, "server-no-json")),
        (b'{"game":"dolores","seats":[{"kind":"person"}]}', "text/plain", (415, "server-media")),
        (b'{"game":"dolores","seats":[{"kind":"person"}]}', "", (415, "server-media")),
        (b'{"game":"dolores"}', "application/json", (422, "server-unfit")),
        (b'{"game":"dolores","seats":[]}', "application/json", (422, "server-unfit")),
        (b'{"game":"dolores","seats":[{"kind":"ghost"}]}', "application/json", (422, "server-unfit")),
        (b'{"game":"dolores","seats":[{"kind":"bot"}],"x":1}', "application/json", (422, "server-unfit")),
    ],
)
def test_a_body_that_is_none_is_refused(guest: Guest, body: bytes, kind: str, refused: tuple[int, str]) -> None:
    headers = {"Content-Type": kind} if kind else {}
    assert problem(guest.http.post("/api/tables", content=body, headers=headers)) == refused
    assert guest.http.get("/api/me/tables").json() == {"tables": []}


UPGRADE = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
HEADS: dict[str, tuple[bytes, bytes]] = {
    "no HTTP": (b"\x16\x03\x01\x02\x00\x01\x00" * 9, b"400"),
    "endless head": (request()[:-2] + b"X: yyyyyyyyyyyyyyy\r\n" * 40_000, b"431"),
    "endless path": (request(path="/" + "a" * 400_000)[:-4], b"431"),
    "two lengths": (request("POST", "/api/session", "Content-Length: 1", "Transfer-Encoding: chunked"), b"400"),
    "another's address": (request("CONNECT", "evil.example:443"), b"400"),
    "socket without a key": (request("GET", "/api/tables/aaaaaaaaaa/socket", *UPGRADE), b"400"),
    "posted socket": (request("POST", "/api/tables/aaaaaaaaaa/socket", *UPGRADE, KEY), b"405"),
    "socket with a long head": (
        request("GET", "/api/tables/aaaaaaaaaa/socket", *UPGRADE, KEY, f"X: {'y' * 9_000}"),
        b"431",
    ),
    "socket with many heads": (
        request("GET", "/api/tables/aaaaaaaaaa/socket", *UPGRADE, KEY, *["X: y"] * 200),
        b"431",
    ),
    "socket elsewhere": (request("GET", "/api/nowhere", *UPGRADE, KEY), b"403"),
}


@pytest.mark.parametrize(("sent", "status"), HEADS.values(), ids=HEADS.keys())
def test_what_is_no_request_ends_the_connection(place: Place, sent: bytes, status: bytes) -> None:
    with closing(connect(place.url, place.address())) as connection:
        with suppress(ConnectionError):
            connection.sendall(sent)
        assert read_out(connection).split()[1] == status
