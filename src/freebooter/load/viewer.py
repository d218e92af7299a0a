"""One socket at a table: what it is sent, it hands to its table and keeps as evidence."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Protocol, cast

import msgspec
from msgspec.structs import replace

from freebooter.server.messages.socket import Done, Elsewhere, Goodbye, Hello, Language, Refused
from freebooter.table.commands import AnyCommand

from .evidence import Kind, Seen, digest
from .frames import CLOSE, PING, PONG, TEXT, Reader, frame
from .http import PATIENCE, BadLoad, Endpoint, Unanswered, find
from .messages import Snapshot, TableState, Update, read_message
from .reaching import reach, upgrade

MOST_MOVES_ELSEWHERE = 3

HASTY = "goodbye server-hasty"
"""The last words of a server that limits us."""

_KINDS = {"started": Kind.STARTED, "moved": Kind.MOVED}
_encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """The table that a viewer belongs to."""

    def has_news(self) -> None:
        """A viewer has a newer version."""

    def stands(self, state: TableState) -> None:
        """A viewer was told how the table stands."""

    def lost(self, why: str) -> None:
        """A viewer's connection has ended, and nobody meant it to."""


class Viewer(asyncio.Protocol):
    """`version` is the last that has come in, `at` when that was; `moves` are the legal ones, as they came."""

    __slots__ = (
        "_answers", "_hello", "_last_words", "_listener", "_reader", "_request", "_rest", "_transport", "_words",
        "at", "moves", "number", "opened", "seen", "version",
    )  # fmt: skip

    def __init__(self, listener: Listener, seen: Seen, request: bytes, hello: Hello) -> None:
        self._listener = listener
        self._request = request
        self._hello = _encode(hello)
        self._words = hello.words
        self._reader: Reader | None = None
        self._rest = b""
        self._answers: dict[str, Callable[[Done | Unanswered], None]] = {}
        self._transport: asyncio.Transport | None = None
        self._last_words = ""
        self.opened: asyncio.Future[Snapshot | Elsewhere] = asyncio.get_running_loop().create_future()
        self.seen = seen
        self.version = 0
        self.at = 0.0
        self.moves = b""
        self.number = 0

    # What is sent.

    def send(self, command: AnyCommand, then: Callable[[Done | Unanswered], None]) -> None:
        """Send a command; `then` is called with its answer, or with why there will be none."""
        if self._transport is None:
            then(Unanswered("closed"))
            return
        self._answers[command.id] = then
        self._transport.write(frame(_encode(command)))

    async def ask(self, command: AnyCommand) -> Done:
        """Send a command and wait; raises `Unanswered` where it is refused."""
        answered: asyncio.Future[Done] = asyncio.get_running_loop().create_future()

        def settle(answer: Done | Unanswered) -> None:
            if answered.done():
                return
            if isinstance(answer, Done):
                answered.set_result(answer)
            else:
                answered.set_exception(answer)

        self.send(command, settle)
        try:
            async with asyncio.timeout(PATIENCE):
                return await answered
        except TimeoutError as error:
            raise Unanswered("command timeout") from error

    def next_id(self) -> str:
        self.number += 1
        return str(self.number)

    def close(self) -> None:
        """End the connection on purpose."""
        transport, self._transport = self._transport, None
        if transport is not None and not transport.is_closing():
            transport.write(frame((1000).to_bytes(2, "big"), CLOSE))
            transport.close()

    # What comes in.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # Those of uvloop only look like one.
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        if self._reader is None:
            data = self._shake_hands(self._rest + data)
            if self._reader is None:
                return
        now = perf_counter()
        for opcode, payload in self._reader.messages(data):
            if opcode == TEXT:
                self._receive(payload, now)
            elif opcode == PING and self._transport is not None:
                self._transport.write(frame(payload, PONG))
            elif opcode == CLOSE:
                self._last_words = self._last_words or f"closed {int.from_bytes(payload[:2], 'big') or ''}".rstrip()
                if self._transport is not None:
                    self._transport.close()

    def _shake_hands(self, data: bytes) -> bytes:
        """Returns what came after the server's consent; until that is whole, everything is kept."""
        head, end, rest = data.partition(b"\r\n\r\n")
        if not end:
            self._rest = data
            return b""
        self._rest = b""
        status = head[9:12].decode("latin-1")
        if status != "101":
            self._fail(BadLoad("error-load-limits") if status == "429" else Unanswered(f"socket {status}"))
            return b""
        self._reader = Reader()
        if self._transport is not None:
            self._transport.write(frame(self._hello))
        return rest

    def _receive(self, payload: bytes, now: float) -> None:
        try:
            message = read_message(payload)
        except msgspec.MsgspecError:
            self._break("unreadable message")
            return
        if isinstance(message, Update):
            self._update(message, now)
        elif isinstance(message, Done):
            if (then := self._answers.pop(message.id, None)) is not None:
                then(message)
        elif isinstance(message, Refused):
            if (then := self._answers.pop(message.id, None)) is not None:
                then(Unanswered(f"refused {message.reason}"))
            else:
                self._fail(Unanswered(f"refused {message.reason}"))
        elif isinstance(message, Snapshot):
            self._snapshot(message, now)
        elif isinstance(message, Goodbye):
            self._last_words = f"goodbye {message.reason}"
        elif isinstance(message, Elsewhere) and not self.opened.done():
            self.opened.set_result(message)

    def _update(self, update: Update, now: float) -> None:
        self.version, self.at = update.version, now
        self._check_words(update)
        kind, state, moves = _KINDS.get(update.what, Kind.OTHER), update.table, update.moves
        if kind == Kind.OTHER and state is not None and state.status == "over":
            kind = Kind.ENDED
        parts = (digest(update.view), digest(moves), digest(update.move), digest(update.events))
        self.seen.add((update.version, kind, *parts))
        if update.view:
            self.moves = bytes(moves)
        if state is not None:
            self._listener.stands(state)
        self._listener.has_news()

    def _snapshot(self, snapshot: Snapshot, now: float) -> None:
        self.version, self.at = snapshot.version, now
        self._check_words(snapshot)
        self.seen.add((snapshot.version, Kind.SNAPSHOT, digest(snapshot.view), digest(snapshot.moves), 0, 0))
        self.moves = bytes(snapshot.moves)
        self._listener.stands(snapshot.table)
        if not self.opened.done():
            self.opened.set_result(snapshot)

    def _check_words(self, message: Update | Snapshot) -> None:
        """Whoever asked for words is told every view in words; nobody else is."""
        if bool(message.aid) != self._words and message.view:
            self._break("words missing" if self._words else "words unasked")

    def connection_lost(self, error: Exception | None) -> None:
        if self._transport is not None:
            self._break(self._last_words or "closed")

    def _break(self, why: str) -> None:
        """The connection has ended, and nobody meant it to."""
        opened = self.opened.done()
        self._fail(BadLoad("error-load-limits") if why == HASTY else Unanswered(why))
        if opened:
            self._listener.lost(why)
        answers, self._answers = self._answers, {}
        for then in answers.values():
            then(Unanswered(why))

    def _fail(self, problem: Exception) -> None:
        if not self.opened.done():
            self.opened.set_exception(problem)
        self.close()


def said_hello(key: str, language: str) -> Hello:
    """A hello that asks for words where a language is named."""
    return Hello(key=key, language=cast(Language, language), words=True) if language else Hello(key=key)


async def open_viewer(
    listener: Listener, seen: Seen, endpoint: Endpoint, table: str, cookie: str, hello: Hello
) -> tuple[Viewer, Snapshot]:
    """Connect to a table, wherever it lives, and take in how it stands."""
    for _ in range(MOST_MOVES_ELSEWHERE):
        viewer = Viewer(listener, seen, upgrade(endpoint, table, cookie), hello)
        answer = await _opened(viewer, endpoint)
        if isinstance(answer, Snapshot):
            return viewer, answer
        viewer.close()
        endpoint, hello = await find(answer.address), replace(hello, ticket=answer.ticket)
    raise Unanswered("always elsewhere")


async def _opened(viewer: Viewer, endpoint: Endpoint) -> Snapshot | Elsewhere:
    try:
        await reach(viewer, endpoint)
        async with asyncio.timeout(PATIENCE):
            return await viewer.opened
    except TimeoutError as error:
        viewer.close()
        raise Unanswered("socket timeout") from error
    except OSError as error:
        raise Unanswered(f"socket {error.strerror or type(error).__name__}") from error
