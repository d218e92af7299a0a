"""A socket of somebody who means no good: it sends whatever it likes, and goes on when it is refused."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Mapping
from itertools import count
from typing import Any, TypeVar, cast

import msgspec
from msgspec import Raw, Struct

from ..frames import CLOSE, PING, PONG, TEXT, Reader, frame
from ..http import PATIENCE, Endpoint
from ..reaching import reach, upgrade
from .tally import Tally

encode = msgspec.json.Encoder().encode

SMALL_ROOM = 4_096
"""Bytes that the system keeps for somebody who does not read."""


class TableHeard(Struct):
    status: str = ""


class Heard(Struct):
    """Of any message, what an attacker looks at."""

    type: str
    id: str = ""
    reason: str = ""
    version: int = 0
    what: str = ""
    bot: str = ""
    moves: list[str] = []
    view: Raw = Raw(b"")
    may_promise: bool = False
    table: TableHeard | str | None = None


_ids = (f"n{number}" for number in count())
"""The same player may have several sockets, and no command is to be taken for another."""

_read = msgspec.json.Decoder(Heard).decode


class Peer(asyncio.Protocol):
    """`moves` are the legal ones now, `version` the last that came; `is_open` until either side hangs up."""

    def __init__(self, tally: Tally, request: bytes, hello: bytes) -> None:
        self.tally = tally
        self.moves: list[str] = []
        self.may_promise = False
        self.version = 0
        self.is_open = False
        self.opened: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        """Whether we were let in; it is settled when a table was shown, or the door was shut."""
        self._request = request
        self._hello = hello
        self._reader: Reader | None = None
        self._rest = b""
        self._answers: dict[str, asyncio.Future[Heard]] = {}
        self._transport: asyncio.Transport | None = None

    # What is sent.

    def send(self, data: bytes) -> None:
        """Bytes as they are."""
        if self._transport is not None and not self._transport.is_closing():
            self.tally.sent += 1
            self._transport.write(data)

    def say(self, **message: Any) -> None:
        """A message whose answer nobody waits for."""
        self.send(frame(encode({"id": next(_ids)} | message)))

    async def ask(self, **command: Any) -> Heard:
        """A command and its answer: `done` or `refused`; of a connection that ended, `gone`."""
        command = {"id": next(_ids)} | command
        if not self.is_open:
            return Heard("gone")
        answered = self._answers[command["id"]] = asyncio.get_running_loop().create_future()
        self.send(frame(encode(command)))
        try:
            async with asyncio.timeout(PATIENCE):
                answer: Heard = await answered
        except TimeoutError:
            self.tally.refusals["no answer"] += 1
            return Heard("gone")
        self.tally.accepted += answer.type == "done"
        return answer

    def stop_reading(self) -> None:
        """From now on nothing is taken in."""
        if self._transport is not None:
            self._transport.pause_reading()

    def close(self) -> None:
        self._end()
        if self._transport is not None:
            self._transport.abort()

    # What comes in.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self.is_open = True
        self.tally.sockets += 1
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self.tally.received += len(data)
        if self._reader is None:
            head, end, data = (self._rest + data).partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            status = head[9:12].decode("latin-1")
            if status != "101":
                self._refuse(f"http {status}")
                return
            self._reader = Reader()
            if self._hello:
                self.send(frame(self._hello))
        for opcode, payload in self._reader.messages(data):
            if opcode == TEXT:
                self._hear(payload)
            elif opcode == PING:
                self.send(frame(payload, PONG))
            elif opcode == CLOSE:
                self._refuse(f"closed {int.from_bytes(payload[:2], 'big')}")

    def _hear(self, payload: bytes) -> None:
        self.tally.frames += 1
        self.tally.largest = max(self.tally.largest, len(payload))
        heard = _read(payload)
        if heard.type in ("done", "refused"):
            if heard.type == "refused":
                self.tally.refusals[heard.reason] += 1
            if (answer := self._answers.pop(heard.id, None)) is not None and not answer.done():
                answer.set_result(heard)
        elif heard.type in ("update", "table"):
            self.version = max(self.version, heard.version)
            self.may_promise = heard.may_promise
            if heard.view:
                self.moves = heard.moves
            self.told(heard)
            if heard.type == "table" and not self.opened.done():
                self.opened.set_result(True)
        elif heard.type == "goodbye":
            self._refuse(heard.reason)

    def told(self, heard: Heard) -> None:
        """A table or an update has come."""

    def _refuse(self, reason: str) -> None:
        if self.is_open:
            self.tally.refusals[reason] += 1
        self.close()

    def connection_lost(self, error: Exception | None) -> None:
        if self.is_open:
            self.tally.refusals["cut off"] += 1
        self._end()

    def _end(self) -> None:
        self.is_open = False
        if not self.opened.done():
            self.opened.set_result(False)
        answers, self._answers = self._answers, {}
        for answer in answers.values():
            if not answer.done():
                answer.set_result(Heard("gone"))


P = TypeVar("P", bound=Peer)


async def connect(
    kind: type[P],
    tally: Tally,
    endpoint: Endpoint,
    table: str,
    cookie: str = "",
    hello: Mapping[str, Any] | None = None,
) -> P:
    """A socket at a table, let in or not; without a hello it says nothing by itself."""
    first = b"" if hello is None else encode({"type": "hello"} | dict(hello))
    peer = kind(tally, upgrade(endpoint, table, cookie), first)
    try:
        await reach(peer, endpoint)
        if hello is not None:
            async with asyncio.timeout(PATIENCE):
                await asyncio.shield(peer.opened)
    except (OSError, TimeoutError) as error:
        tally.refusals[f"socket {type(error).__name__}"] += 1
        peer.close()
    return peer


async def reach_without_room(endpoint: Endpoint) -> socket.socket:
    """A bare connection for which the system keeps next to nothing."""
    made = socket.socket(socket.AF_INET6 if ":" in endpoint.address else socket.AF_INET)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_ROOM)
    made.setblocking(False)
    if endpoint.source:
        made.bind(endpoint.source)
    async with asyncio.timeout(PATIENCE):
        await asyncio.get_running_loop().sock_connect(made, (endpoint.address, endpoint.port))
    return made
