"""Too much, too large, too slow, or not what it should be: whoever sends it is turned away, and nobody else notices."""

from __future__ import annotations

import json
import socket
import struct
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, suppress
from threading import Event, Thread

import pytest
from websockets.frames import Opcode

from .support.clients import Guest, Wire, connect, frame, problem, read_out
from .support.place import FLAGS, Place
from .support.serving import serving

SHORT_OUTBOX = ("--outbox-frames", "16", "--outbox-bytes", "65536")
MOST_BODY = 64 * 1024
MOST_FRAME = 16 * 1024
PING = b'{"type":"ping"}'


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, *FLAGS, *SHORT_OUTBOX) as served, closing(Place(served.url, folder)) as place:
        yield place


@pytest.fixture(scope="module", autouse=True)
def dawdlers(running: Place) -> Iterator[Dawdlers]:
    """Those who take their time; they begin before all else, so that nobody has to wait for them in the end."""
    with closing(Dawdlers(running)) as all_of_them:
        yield all_of_them


@pytest.fixture
def place(running: Place) -> Iterator[Place]:
    """The server; after each test others have noticed nothing, and nothing has failed."""
    yield running
    running.check()


@pytest.fixture
def guest(place: Place) -> Iterator[Guest]:
    with closing(place.guest()) as somebody:
        yield somebody


@pytest.fixture(scope="module")
def table(running: Place) -> str:
    """A public table with an open seat, at which nothing is to happen."""
    with closing(running.guest()) as host:
        return str(host.open("person", "open", public=True)["table"])


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


def request(method: str = "GET", path: str = "/healthz", *headers: str, body: bytes = b"") -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", "Host: localhost", *headers, "", ""]).encode() + body


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


# Too much at once.


def test_a_thousand_requests_at_once_from_one_address_are_too_many(place: Place, guest: Guest) -> None:
    with closing(connect(place.url, place.address())) as connection:
        sender = Thread(target=connection.sendall, args=(request(path="/api/games") * 999,))
        sender.start()
        assert guest.http.get("/api/me").status_code == 200  # Another address is served meanwhile.
        sender.join()
        connection.sendall(request("GET", "/api/games", "Connection: close"))
        answers = read_out(connection)
    heads = [part.partition(b"\r\n\r\n")[0] for part in answers.split(b"HTTP/1.1 ")[1:]]
    statuses = Counter(head[:3] for head in heads)
    assert set(statuses) == {b"200", b"429"}
    assert sum(statuses.values()) == 1000
    assert statuses[b"200"] < 500
    assert all(b"retry-after: " in head for head in heads if head.startswith(b"429"))
    assert answers.count(b'{"reason":"server-hasty"') == statuses[b"429"]


def test_who_says_to_come_from_elsewhere_is_not_believed(place: Place) -> None:
    somebody = place.address()
    with closing(connect(place.url, somebody)) as connection:
        for number in range(150):
            connection.sendall(request("GET", "/api/games", f"X-Forwarded-For: 10.0.0.{number}"))
        connection.sendall(request("GET", "/api/games", "Connection: close"))
        assert b"HTTP/1.1 429" in read_out(connection)


def test_one_address_opens_only_so_many_sockets_at_once(place: Place, table: str) -> None:
    somebody = place.address()
    wires = [Wire(place.url, table, source=somebody) for _ in range(60)]
    refused = [wire for wire in wires if b" 101 " not in wire.received]
    assert 0 < len(refused) <= 20
    for wire in refused:
        status, why = wire.refusal
        assert (status, why["reason"]) == (429, "server-hasty")
        assert b"retry-after: " in wire.received.lower()
    with closing(place.nobody(table)) as other:
        assert other.hello()["type"] == "table"
    for wire in wires:
        wire.close()


def test_a_player_sets_up_only_so_many_tables(guest: Guest) -> None:
    wish = {"game": "dolores", "seats": [{"kind": "person"}, {"kind": "open"}]}
    answers = [guest.http.post("/api/tables", json=wish) for _ in range(65)]
    assert {answer.status_code for answer in answers[:60]} == {201}
    assert problem(answers[-1]) == (429, "server-many-tables")
    assert int(answers[-1].headers["Retry-After"]) >= 1


FLOODS: dict[str, bytes] = {
    "messages": frame(TEXT, PING) * 200,
    "commands": frame(TEXT, b'{"type":"say","id":"x","text":"Ahoy!"}') * 200,
    "many messages": frame(TEXT, PING) * 20_000,
    "tiny messages": frame(TEXT, b"1") * 50_000,
    "pings": frame(Opcode.PING, b"x" * 100) * 20_000,
    "pongs": frame(Opcode.PONG) * 50_000,
    "empty parts": frame(TEXT, b"{", fin=False) + frame(PART, b"", fin=False) * 50_000,
}


@pytest.mark.parametrize("sent", FLOODS.values(), ids=FLOODS.keys())
def test_a_flood_over_a_socket_ends_it(place: Place, table: str, sent: bytes) -> None:
    """Nothing is read meanwhile, so that the answers would have to be kept."""
    wire = place.nobody(table)
    wire.hello()
    sender = Thread(target=wire.send_bytes, args=(sent,))
    sender.start()
    place.bystanders.go_on()
    sender.join()
    last, gone = wire.ends()
    if gone.code != 1006:  # Whoever goes on sending into a closed connection may not hear why.
        assert (gone.code, gone.reason) in ((1008, "server-hasty"), (1008, "server-frame"))
    if sent is FLOODS["messages"]:
        assert (last["type"], last["reason"]) == ("goodbye", "server-hasty")


# Too slow.


def slow_readers(guest: Guest) -> float:
    line = next(each for each in guest.http.get("/metrics").text.splitlines() if each.startswith("freebooter_slow"))
    return float(line.split()[1])


def test_who_does_not_read_is_cut_off_and_the_others_play_on(place: Place, guest: Guest) -> None:
    before = slow_readers(guest)
    table = guest.open(*["bot"] * 8, public=True)["table"]
    quick = place.nobody(table)
    quick.hello()
    slow = Wire(place.url, table, source=place.address(), room=4096)
    slow.hello()
    assert guest.ask(table, type="start", id="go").status_code == 200
    versions = [quick.until(lambda message: message["type"] == "update")["version"]]
    status = "playing"
    left = False
    while status != "over" or not left:
        message = quick.next()
        left = left or (message["type"] == "presence" and message["spectators"] == 1)
        if message["type"] == "update":
            versions.append(message["version"])
            status = message.get("table", {}).get("status", status)
    assert versions == list(range(versions[0], versions[-1] + 1))
    assert slow_readers(guest) == before + 1
    slow.ends()  # It comes to an end, with nothing missing before.
    told = [heard.message["version"] for heard in slow.heard if heard.message["type"] == "update"]
    assert told == versions[: len(told)]
    assert len(told) < len(versions)
    quick.close()
    assert any(line["event"] == "slow reader cut off" for line in place.log.news())


class Dawdlers:
    """Connections that come to nothing, each in its own way."""

    def __init__(self, place: Place) -> None:
        with closing(place.guest()) as host:
            table = host.open("person", "open", public=True)["table"]
            cookie = f"Cookie: freebooter={host.cookie}"
        begun = request("POST", "/api/tables", cookie, "Content-Type: application/json", "Content-Length: 100")
        self.silent = connect(place.url, place.address())
        self.blank = self._send(place, b"\r\n")
        self.half = self._send(place, request()[:-2])
        self.dripping = self._send(place, request()[:-2])
        self.unfinished = self._send(place, begun + b'{"game":')
        self.unread = connect(place.url, place.address(), room=4096)
        self.unread.sendall(request(path="/api/openapi.json") * 90)
        self.wordless = place.nobody(table)
        self.stammering = place.nobody(table)
        self.stammering.send_bytes(frame(TEXT, b'{"type":"hello"}')[:12])
        self._end = Event()
        self._drips = Thread(target=self._drip)
        self._drips.start()

    def _send(self, place: Place, data: bytes) -> socket.socket:
        connection = connect(place.url, place.address())
        connection.sendall(data)
        return connection

    def _drip(self) -> None:
        with suppress(OSError):
            while not self._end.wait(0.2):
                self.dripping.sendall(b"a")

    def close(self) -> None:
        self._end.set()
        self._drips.join()
        for connection in (self.silent, self.blank, self.half, self.dripping, self.unfinished, self.unread):
            connection.close()
        for wire in (self.wordless, self.stammering):
            wire.close()


def test_nobody_is_waited_for_for_ever(place: Place, dawdlers: Dawdlers) -> None:
    for wire in (dawdlers.wordless, dawdlers.stammering):
        goodbye, gone = wire.ends()
        assert (goodbye["reason"], gone.code) == ("server-hello", 1008)
    for connection in (dawdlers.silent, dawdlers.blank, dawdlers.half, dawdlers.dripping):
        assert read_out(connection).split()[1] == b"408"
    answer = read_out(dawdlers.unfinished)
    assert answer.split()[1] == b"400"
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["reason"] == "server-no-json"
    assert read_out(dawdlers.unread).count(b"HTTP/1.1 200") < 90
