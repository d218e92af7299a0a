"""Clients of a real server that keep every byte they were sent, and send whatever they like, well formed or not."""

from __future__ import annotations

import json
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpx
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.uri import parse_uri

from freebooter.server.play.sessions import COOKIE

PATIENCE = 30
"""Seconds to wait at most for what has to come, on a busy machine."""

Message = dict[str, Any]
MASK = bytes((1, 2, 3, 4))


def frame(opcode: int, data: bytes = b"", *, fin: bool = True, reserved: int = 0, masked: bool = True) -> bytes:
    """A frame as a client sends it, or as none may."""
    head = bytearray([(0x80 if fin else 0) | reserved << 4 | opcode])
    flag = 0x80 if masked else 0
    if len(data) < 126:
        head.append(flag | len(data))
    elif len(data) < 2**16:
        head += bytes([flag | 126]) + struct.pack("!H", len(data))
    else:
        head += bytes([flag | 127]) + struct.pack("!Q", len(data))
    if not masked:
        return bytes(head) + data
    return bytes(head) + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(data))


def connect(url: str, source: str = "", room: int = 0) -> socket.socket:
    """A connection from that address, with room for so many bytes that nobody has read yet."""
    place = urlsplit(url)
    made = socket.socket()
    made.settimeout(PATIENCE)
    if room:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)  # Or the system itself keeps megabytes for us.
    if source:
        made.bind((source, 0))
    made.connect((place.hostname, place.port))
    return made


def request(method: str = "GET", path: str = "/healthz", *headers: str, body: bytes = b"") -> bytes:
    """A request as it is sent."""
    return "\r\n".join([f"{method} {path} HTTP/1.1", "Host: localhost", *headers, "", ""]).encode() + body


def read_out(connection: socket.socket) -> bytes:
    """Everything until the other side closes."""
    received = bytearray()
    with suppress(ConnectionError):
        while data := connection.recv(65_536):
            received += data
    return bytes(received)


def problem(answer: httpx.Response) -> tuple[int, str]:
    """The status and the reason of a request that was refused."""
    body = answer.json()
    assert set(body) == {"reason", "message"}
    assert body["message"]
    return answer.status_code, body["reason"]


class Gone(Exception):
    """The server has closed the connection: how, and what it said last."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


class Heard(NamedTuple):
    """A message, and where it ends among all the bytes that came."""

    message: Message
    raw: bytes
    end: int


class Wire:
    """One socket of a table, byte by byte. Nothing is read before it is asked for."""

    def __init__(self, url: str, table: str, *, source: str = "", room: int = 0, **headers: Any) -> None:
        self.socket = connect(url, source, room)
        place = urlsplit(url)
        self.protocol = ClientProtocol(parse_uri(f"ws://{place.netloc}/api/tables/{table}/socket"))
        self.received = bytearray()
        self.heard: list[Heard] = []
        self._waiting: list[Heard] = []
        self._end = 0
        request: Request = self.protocol.connect()
        for name, value in headers.items():
            request.headers[name.replace("_", "-")] = value
        self.protocol.send_request(request)
        self._flush()
        while self.protocol.handshake_exc is None and self.protocol.state.name == "CONNECTING" and self._read():
            pass

    @property
    def refusal(self) -> tuple[int, Message]:
        """The status and the problem of a handshake that was turned away."""
        while self._read():
            pass
        head, _, body = bytes(self.received).partition(b"\r\n\r\n")
        return int(head.split()[1]), json.loads(body)

    # What is sent.

    def hello(self, **hello: Any) -> Message:
        """Say hello; returns the first answer."""
        self.send({"type": "hello"} | hello)
        return self.next()

    def send(self, message: Any) -> None:
        self.send_text(json.dumps(message).encode())

    def send_text(self, text: bytes) -> None:
        self.send_bytes(frame(Opcode.TEXT, text))

    def send_bytes(self, data: bytes) -> None:
        """Bytes as they are; whoever was cut off meanwhile finds out by reading."""
        with suppress(OSError):
            self.socket.sendall(data)

    def command(self, **command: Any) -> Message:
        """Send a command and read on until it is answered."""
        self.send(command)
        return self.until(lambda message: message["type"] in ("done", "refused") and message["id"] == command["id"])

    # What is received.

    def next(self) -> Message:
        """The next message; raises `Gone`."""
        deadline = time.monotonic() + PATIENCE
        while not self._waiting:
            assert time.monotonic() < deadline, "nothing came"
            if not self._read() and not self._waiting:
                closed = self.protocol.close_rcvd
                raise Gone(closed.code if closed else 1006, closed.reason if closed else "")
        heard = self._waiting.pop(0)
        self.heard.append(heard)
        return heard.message

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        while True:
            message = self.next()
            if wanted(message):
                return message

    def until_version(self, version: int) -> Message:
        """The update of that version: read already, or to be read on to. Who asked for it has it before the answer."""

        def is_it(message: Message) -> bool:
            return (message["type"], message.get("version")) == ("update", version)

        last = (heard.message for heard in self.heard[-10:])
        return next(filter(is_it, last), None) or self.until(is_it)

    def ends(self) -> tuple[Message, Gone]:
        """Read to the end: the last message, and how the connection was closed."""
        last: Message = {}
        try:
            while True:
                last = self.next()
        except Gone as gone:
            return last, gone

    def _read(self) -> bool:
        """Read once; False at the end."""
        try:
            data = self.socket.recv(65_536)
        except ConnectionError:
            data = b""
        if not data:
            self.protocol.receive_eof()
            return False
        self.received += data
        self.protocol.receive_data(data)
        self._flush()
        for event in self.protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                raw = bytes(event.data)
                self._end = self.received.index(raw, self._end) + len(raw)
                self._waiting.append(Heard(json.loads(raw), raw, self._end))
        return True

    def _flush(self) -> None:
        for data in self.protocol.data_to_send():
            if data:
                self.send_bytes(data)

    def close(self) -> None:
        self.socket.close()


class Guest:
    """A person with a session of their own."""

    def __init__(self, url: str, *, language: str = "en", source: str = "", session: str = "", **headers: str) -> None:
        """With the session of somebody, it is they again."""
        self.url = url
        self.source = source
        self.received = bytearray()
        """Every answer, with its head, except to what is asked in secret."""
        self.http = httpx.Client(
            base_url=url,
            headers={"Accept-Language": language} | {name.replace("_", "-"): value for name, value in headers.items()},
            timeout=PATIENCE,
            transport=httpx.HTTPTransport(verify=False, local_address=source or None),
            event_hooks={"response": [self._keep]},
        )
        answer = self.http.post("/api/session", headers={"Cookie": f"{COOKIE}={session}"} if session else {})
        self.cookie = answer.headers["Set-Cookie"].partition(";")[0].partition("=")[2]
        """The value of the session's cookie; it is sent whether or not the connection is a secure one."""
        self.http.cookies.clear()
        self.http.headers["Cookie"] = f"{COOKIE}={self.cookie}"
        self.player: str = answer.json()["player"]
        self.name: str = answer.json()["name"]

    def _keep(self, response: httpx.Response) -> None:
        response.read()
        self.received += f"{response.headers}\n{response.text}\n".encode()

    def open(self, *seats: str, game: str = "dead-mans-draw", **more: Any) -> Message:
        """Set a table up; returns where it is and its key."""
        wish = {"game": game, "seats": [{"kind": kind} for kind in seats or ("person", "open")]} | more
        answer = self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        opened: Message = answer.json()
        return opened

    def ask(self, table: str, key: str = "", **command: Any) -> httpx.Response:
        """Ask something of a table over REST."""
        return self.http.post(
            f"/api/tables/{table}/commands", json=command, headers={"X-Table-Key": key} if key else {}
        )

    def info(self, table: str) -> Message:
        info: Message = self.http.get(f"/api/tables/{table}").json()
        return info

    def wire(self, table: str, **headers: Any) -> Wire:
        """A socket, before its hello."""
        return Wire(self.url, table, source=self.source, **({"Cookie": f"{COOKIE}={self.cookie}"} | headers))

    @contextmanager
    def at(self, table: str, **hello: Any) -> Iterator[Wire]:
        """A socket after its hello, for the time of a `with`."""
        wire = self.wire(table)
        try:
            wire.hello(**hello)
            yield wire
        finally:
            wire.close()

    def close(self) -> None:
        self.http.close()
