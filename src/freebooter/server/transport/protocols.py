"""Connections with bounds: uvicorn's protocols, for those who send too slowly, too much at once, or never read.

uvicorn waits for ever for the head of a request, keeps a head of any size, answers pings to whoever does not read the
answers, works through all that has come in at once before anybody else gets a turn, and closes a connection only when
all that was sent has been read. Behind a proxy that does better, none of this is met.

Where it can be done by what asyncio promises of a protocol and its transport, it is done so. For the rest uvicorn has
no setting, and we reach into it; a test says when it has changed there.

Whatever has ended lets go of all that it knew, and so is freed at once: the collector of cycles looks at what is old
only after a long time, and by then there might be many that came and went.
"""

from __future__ import annotations

import asyncio
from functools import partial
from http import HTTPStatus
from struct import pack
from time import perf_counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from ..operations.limits import Bucket
from .bursts import Bursts
from .door import Silent

HEAD_SECONDS = 10.0
"""For the head of a request, from its first byte, or from the connection."""

HEAD_BYTES = 64 * 1024
UNREAD_SECONDS = 10.0
"""An answer of which nothing was read for that long is cut off."""

LOOK_SECONDS = 5.0
"""Between looks at a connection: one that was closed at the last look and is still there is cut."""

SLICE = 4 * 1024
"""Of what has come in over a socket, so much is worked through before looking whether it is enough."""

MOST_WAITING = 256
"""Messages of a socket that may wait for their turn; no client sends so many at once."""

FRAMES_PER_SECOND = 20.0
FRAME_BURST = 200
"""Of frames that are no whole message: pings, pongs and parts."""

MOST_UNPAUSED = 4
"""While so few messages wait, reading goes on: to stop and go on again takes two calls of the kernel."""

MOST_JOINED = 64 * 1024
"""Bytes of messages that wait for others of the same moment."""

WRITE_TEXT = "freebooter.write-text"
"""The extension in a socket's scope: a function that sends a text in UTF-8 at once, or says that it has to wait."""

CAME = "freebooter.came"
"""Where a message says when its bytes came in, which may have waited for others."""

_SHORT, _MEDIUM = 126, 1 << 16
_TEXT = 0x81
"""The first byte of a whole message of text."""

POLICY = 1008
INVALID = 1007
HASTY = "server-hasty"

TOO_LARGE = "431 Request Header Fields Too Large"
TOO_SLOW = "408 Request Timeout"
NO_REQUEST = "400 Bad Request"


def _bare(status: str) -> bytes:
    return f"HTTP/1.1 {status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n".encode()


class _Watch:
    """Looks at a connection now and then: whoever does not read the last that was sent is not waited for."""

    __slots__ = ("_loop", "_timer", "_transport", "_was_closing")

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._was_closing = False
        self._loop = asyncio.get_running_loop()
        self._timer = self._loop.call_later(LOOK_SECONDS, self._look)

    def _look(self) -> None:
        is_closing = self._transport.is_closing()
        if is_closing and self._was_closing:
            self._transport.abort()
            return
        self._was_closing = is_closing
        self._timer = self._loop.call_later(LOOK_SECONDS, self._look)

    def end(self) -> None:
        self._timer.cancel()


class BoundedHttp(HttpToolsProtocol):
    """Requests whose heads come in time and are of a sensible size, and answers that are read."""

    silent = Silent()
    """All of a server share one; see `bounded_http`."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._address = ""
        """Whence it came, as long as nothing was asked for."""
        self._watch: _Watch | None = None
        self._waits_for_head = True
        self._head_bytes: int | None = None
        """The size of the head that is coming in; None between heads."""
        self._head_timer: asyncio.TimerHandle | None = None
        self._unread_timer: asyncio.TimerHandle | None = None
        self._answering: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch = _Watch(transport)
        self._time_head()
        if self.client is not None:
            self._address, _ = self.client
            self.silent.enter(self._address, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._break_silence()
        if self._answering is not None:  # uvicorn tells only the last one that was asked for.
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)
        self._let_go()

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self._let_go()

    def _let_go(self) -> None:
        """It has ended, or has become a socket, which is watched itself."""
        if self._watch is not None:
            self._watch.end()
            self._watch = None
        self._stop_timers()
        self._answering = None
        self.pipeline.clear()  # Nobody waits for what was asked for and not begun.
        self.cycle = self.parser = None  # type: ignore[assignment]

    def _stop_timers(self) -> None:
        for timer in (self._head_timer, self._unread_timer):
            if timer is not None:
                timer.cancel()
        self._head_timer = self._unread_timer = None

    def _break_silence(self) -> None:
        if self._address:
            self.silent.leave(self._address, self.transport)
            self._address = ""

    def _time_head(self) -> None:
        if self._head_timer is None:
            self._head_timer = self.loop.call_later(HEAD_SECONDS, self._turn_away, TOO_SLOW)

    def _turn_away(self, status: str) -> None:
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(_bare(status))
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        if self._waits_for_head:
            self._time_head()  # Also for what is not even the beginning of one.
        super().data_received(data)
        if self._head_bytes is not None:
            self._head_bytes += len(data)
            if self._head_bytes > HEAD_BYTES:
                self._turn_away(TOO_LARGE)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head_bytes = 0
        self._time_head()

    def on_headers_complete(self) -> None:
        self._break_silence()
        self._waits_for_head = False
        self._head_bytes = None
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        self._waits_for_head = not self.pipeline
        super().on_response_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread_timer = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread_timer is not None:
            self._unread_timer.cancel()
            self._unread_timer = None


class BoundedSocket(WebSocketsSansIOProtocol):
    """Sockets of which none can keep the others waiting, or hold on to what it does not read."""

    bursts = Bursts()
    """All of a server share one; see `bounded_sockets`."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._watch: _Watch | None = None
        self._parts = Bucket(FRAMES_PER_SECOND, FRAME_BURST)
        self._came = 0.0
        """When the bytes came in that are being taken now."""
        self._unwritten = 0
        """The bytes that wait to be written at the end of this turn of the event loop."""
        self._is_served = False
        self._is_lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._watch = _Watch(self.transport)

    def eof_received(self) -> None:
        self.bursts.release()  # What was sent before it counts.
        super().eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._watch is not None:
            self._watch.end()
            self._watch = None
        super().connection_lost(exc)
        self.handshake_complete = True  # Nobody waits for it any more.
        self._is_lost = True
        self._let_go()

    async def run_asgi(self) -> None:
        self._is_served = True
        await super().run_asgi()
        self._is_served = False
        self._let_go()

    def _let_go(self) -> None:
        if self._is_lost and not self._is_served:
            self.conn.parser.close()
            vars(self).pop("scope", None)  # There is none where nobody was let in.

    # What comes in.

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions: Any = self.scope["extensions"]
            extensions[WRITE_TEXT] = self.write_text

    def data_received(self, data: bytes) -> None:
        self.bursts.gather(self.loop, partial(self._take_in, perf_counter()), data)

    def _take_in(self, came: float, data: bytes) -> None:
        """An error in here is nobody else's, so it ends this connection, as it would where nothing is gathered."""
        self._came = came
        try:
            self._take_slices(data)
        except Exception as error:
            self.loop.call_exception_handler({"message": "a socket failed", "exception": error, "protocol": self})
            self.transport.abort()

    def _take_slices(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self._turn_away()

    def _turn_away(self) -> None:
        """A head that the HTTP side let pass and the socket's side does not; uvicorn says nothing to it."""
        self.handshake_initiated = self.handshake_complete = self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()) or _bare(NO_REQUEST))
        self.transport.close()

    def _is_enough(self) -> bool:
        """Whether a part of a message, a ping or a pong is one too many; then the connection ends."""
        if self.transport.is_closing():
            return True
        if self._parts.take(self.loop.time()):
            return False
        self._fail(POLICY, HASTY)
        return True

    def _fail(self, code: int, reason: str) -> None:
        if self.close_sent:
            self.transport.abort()  # It was told, and still goes on.
            return
        self.conn.fail(code, reason)
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:
            self.transport.abort()  # It was not even let in, and there is nobody to say goodbye to.
        else:
            super().handle_parser_exception()

    def handle_cont(self, event: Frame) -> None:
        if not self._is_enough():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answered while the answers are read."""
        if self._is_enough():
            return
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # Nothing else waits there while nothing can be written.

    def handle_pong(self, event: Frame) -> None:
        if not self._is_enough():
            super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        """A whole message has come in."""
        if self.transport.is_closing():
            return
        if self.close_sent:
            self._is_enough()
        elif self.queue.qsize() >= MOST_WAITING:
            self._fail(POLICY, HASTY)
            return
        elif self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
        elif (text := _text(self.frames)) is None:
            self._fail(INVALID, "")
        else:
            self.frames = []
            heard: Any = {"type": "websocket.receive", "text": text, CAME: self._came}
            self.queue.put_nowait(heard)
            if not self.read_paused and self.queue.qsize() > MOST_UNPAUSED:
                self.read_paused = True
                self.transport.pause_reading()

    # What goes out.

    def write_text(self, text: bytes) -> bool:
        """Send a text in UTF-8, unless it has to wait or can no longer be sent; then `send` waits, or says why."""
        if not self._may_join() or self.conn.state is not OPEN:
            return False
        length = len(text)
        if length < _SHORT:
            head = bytes((_TEXT, length))
        elif length < _MEDIUM:
            head = pack("!BBH", _TEXT, _SHORT, length)
        else:
            head = pack("!BBQ", _TEXT, _SHORT + 1, length)
        self._join(head, text)
        return True

    async def send(self, message: Any) -> None:
        """Whoever does not read is not waited for with a goodbye, and whoever was sent away is not answered again."""
        if self.transport.is_closing() and not self.handshake_complete:
            self.handshake_complete = True
            raise ClientDisconnected
        if message["type"] == "websocket.send" and self.write_text(message["text"].encode()):
            return
        if message["type"] == "websocket.close" and not self.writable.is_set():
            try:
                async with asyncio.timeout(1):
                    await self.writable.wait()
            except TimeoutError:
                self.transport.abort()
                raise ClientDisconnected from None
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # It was answered, if not as asked for.

    def _may_join(self) -> bool:
        return self.handshake_complete and not self.close_sent and not self.disconnected and self.writable.is_set()

    def _join(self, head: bytes, text: bytes) -> None:
        """Send a frame together with whatever else is sent in this turn of the loop: a call of the kernel costs more.

        It waits where uvicorn's connection keeps what it has to send; whoever writes anything writes all of that.
        """
        self.conn.writes += (head, text)
        if not self._unwritten:
            self.loop.call_soon(self._write)
        self._unwritten += len(text)
        if self._unwritten > MOST_JOINED:
            self._write()

    def _write(self) -> None:
        self._unwritten = 0
        output = b"".join(self.conn.data_to_send())
        if output and not self.transport.is_closing():
            self.transport.write(output)


def bounded_http() -> type[BoundedHttp]:
    """The kind of connections of one server."""
    return type("BoundedConnections", (BoundedHttp,), {"silent": Silent()})


def bounded_sockets() -> type[BoundedSocket]:
    """The kind of sockets of one server."""
    return type("BoundedSockets", (BoundedSocket,), {"bursts": Bursts()})


def _text(parts: list[bytes]) -> str | None:
    try:
        return b"".join(parts).decode()
    except UnicodeDecodeError:
        return None
