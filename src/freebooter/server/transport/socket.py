"""The socket of a table: a hello, then commands one way and updates the other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from freebooter.engine.observation import ONLOOKER
from freebooter.engine.refusal import Refusal
from freebooter.store.rows import Conflict, PlayerRow, Unavailable
from freebooter.table.commands import Sit
from freebooter.table.proposals import NotNow
from freebooter.text import learn, say

from ..messages.rest import Problem
from ..messages.socket import Elsewhere, FromClient, Goodbye, Hello, Ping, Pong, Refused
from ..operations import logs
from ..play.access import may_look, wait_for
from ..play.live_table import SIGNED_OUT, LiveTable, Lost
from ..play.readiness import EVERY, NeverReady, NotReady
from ..play.table_registry import HeldElsewhere, UnknownTable
from ..play.viewer import Viewer, Write
from .http import GUARDS, HttpError, check_source, check_wait, encode
from .negotiation import language_of
from .protocols import CAME, WRITE_TEXT

if TYPE_CHECKING:
    from ..play.server import Server

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

HELLO_PATIENCE = 10.0
"""Seconds in which a client has to say hello."""

GOODBYE_PATIENCE = 2.0
"""Seconds in which a client that is sent away has to read why."""

MOST_SPECTATORS = 1_000
POLICY = 1008
AGAIN = 1012

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(FromClient)


class _HungUp(Exception):
    """The client has gone."""


class _Dismissed(Exception):
    """The client is sent away for a reason."""

    def __init__(self, reason: str, again: bool = False, **values: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.again = again
        self.values = values


async def serve_socket(server: Server, name: str, scope: Any, receive: Receive, send: Send) -> None:
    """One connection from its beginning to its end."""
    headers = dict(scope["headers"])
    language = language_of(headers.get(b"accept-language", b"").decode("latin-1"))
    await receive()  # websocket.connect
    try:
        address = check_source(server, scope)
        if server.is_draining:
            raise HttpError(503, "server-stops", {"Retry-After": "5"})
        check_wait(server.limits.open_socket(address), "server-hasty")
    except HttpError as error:
        server.metrics.refusals.labels(str(error.status)).inc()
        await deny(send, error, language)
        return
    try:
        await send({"type": "websocket.accept"})
        write = scope.get("extensions", {}).get(WRITE_TEXT, _cannot_write)
        await _Connection(server, name, headers, address, receive, send, write, language).serve()
    except (_HungUp, OSError):
        pass  # It went while something was being sent.
    finally:
        server.limits.close_socket(address)


def _cannot_write(text: bytes) -> bool:
    """Where sockets are not ours, everything is sent as any server of ASGI sends."""
    return False


async def deny(send: Send, error: HttpError, language: str) -> None:
    body = encode(Problem(error.reason, say(error.reason, in_language=language, **error.values)))
    sent = GUARDS | {"Content-Type": "application/json"} | error.headers
    pairs = [(key.lower().encode(), value.encode()) for key, value in sent.items()]
    with suppress(OSError):  # It has gone meanwhile, or is sent away by a server that stops.
        await send({"type": "websocket.http.response.start", "status": error.status, "headers": pairs})
        await send({"type": "websocket.http.response.body", "body": body})


class _Connection:
    def __init__(
        self,
        server: Server,
        name: str,
        headers: dict[bytes, bytes],
        address: str,
        receive: Receive,
        send: Send,
        write: Write,
        language: str,
    ) -> None:
        self.server = server
        self.name = name
        self.address = address
        self.cookie = headers.get(b"cookie", b"").decode("latin-1")
        self.receive = receive
        self.send = send
        self.write = write
        self.language = language
        self.bucket = server.limits.message_bucket()
        self.came: float | None = None
        """When the last message came in, where that is known."""

    async def serve(self) -> None:
        """Until the client goes or is sent away."""
        try:
            async with asyncio.timeout(HELLO_PATIENCE):
                hello = await self._next()
            if not isinstance(hello, Hello):
                raise _Dismissed("server-hello")
            self.language = hello.language
            live, player = await self._enter(hello)
            if hello.words:
                await asyncio.to_thread(learn, hello.language)
            await self._stay(live, player, hello)
        except _HungUp:
            pass
        except TimeoutError:
            await self._dismiss("server-hello")
        except _Dismissed as dismissed:
            await self._dismiss(dismissed.reason, dismissed.again, **dismissed.values)
        except Refusal as refusal:
            await self._goodbye(Goodbye(refusal.reason, refusal.in_language(self.language), False), POLICY)
        except (Unavailable, Conflict, Lost):
            await self._dismiss("server-unavailable", True)
        except HeldElsewhere:
            pass
        except Exception as error:
            logs.error("socket failed", table=self.name, error=error)
            await self._dismiss("server-failed")

    async def _next(self) -> Any:
        """The next message; raises `_Dismissed` for one that is none, or for too many."""
        event = await self.receive()
        if event["type"] == "websocket.disconnect":
            raise _HungUp
        if not self.bucket.take(time.monotonic()):
            self.server.metrics.limited.labels("messages").inc()
            raise _Dismissed("server-hasty")
        self.came = event.get(CAME)
        text = event.get("text")
        if text is None:
            raise _Dismissed("server-frame", problem="bytes")
        try:
            return _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise _Dismissed("server-frame", problem=str(error)[:200]) from None

    async def _enter(self, hello: Hello) -> tuple[LiveTable, PlayerRow]:
        """The table and who comes to it; a spectator without a session is nobody."""
        player = await self._player(hello)
        try:
            live = await self._table()
        except HeldElsewhere as elsewhere:
            ticket = self.server.sessions.ticket(player.player, self.name, player.signed_out)
            await self._tell(Elsewhere(elsewhere.node.address, ticket))
            await self._send({"type": "websocket.close", "code": AGAIN})
            raise
        if hello.token:
            player = self._outside_bot(hello.token, live)
        elif not may_look(live, player.player, hello.key):
            raise UnknownTable("table-unknown")
        return live, player

    async def _table(self) -> LiveTable:
        """The table; a match of a game that is not ready is waited for, and whoever waits is told how far that is."""
        readiness, last = self.server.readiness, None
        while True:
            try:
                return await self.server.registry.table(self.name)
            except NeverReady:
                raise
            except NotReady as waiting:
                if last is None:
                    readiness.want(waiting.game)
                if (told := readiness.told(waiting.game, self.language)) != last:
                    await self._tell(told)
                last = told
                await readiness.news(EVERY)

    async def _player(self, hello: Hello) -> PlayerRow:
        if hello.ticket:
            shown = self.server.sessions.read_ticket(hello.ticket, self.name)
            found = await self.server.player_in(shown) if shown and shown.player else None
            if found is None and (shown is None or shown.player):
                raise _Dismissed("server-session")
        else:
            found = await self.server.player_of(self.cookie)
        return found or PlayerRow("", "", 0)

    def _outside_bot(self, token: str, live: LiveTable) -> PlayerRow:
        shown, seats = self.server.sessions.read_seat_token(token), live.table.seats
        if shown is None or shown.table != self.name or not 0 <= shown.seat < len(seats):
            raise _Dismissed("server-token")
        seat = seats[shown.seat]
        if seat.kind != "outside" or seat.placings != shown.placing:
            raise _Dismissed("server-token")
        return PlayerRow(seat.player, seat.name, 0)

    async def _stay(self, live: LiveTable, player: PlayerRow, hello: Hello) -> None:
        viewer = self._viewer(live, player.player, hello)
        if viewer.seat == ONLOOKER and len(live.viewers) > MOST_SPECTATORS:
            raise _Dismissed("server-crowded")
        kind = "spectator" if viewer.seat == ONLOOKER else "seat"
        gauge = self.server.metrics.connections.labels(kind)
        gauge.inc()
        try:
            await live.come(viewer, hello.after)
            self._check_session(player)
            while not viewer.gone:
                await self._take(await self._next(), live, viewer, player)
        finally:
            gauge.dec()
            live.leave(viewer)
            viewer.gone = True

    def _viewer(self, live: LiveTable, player: str, hello: Hello) -> Viewer:
        seat = live.table.seat_of(player)
        config = self.server.config
        return Viewer(
            player,
            ONLOOKER if seat is None else seat,
            self.language,
            self._send_text,
            self._hang_up,
            config.outbox_frames,
            config.outbox_bytes,
            hello.language if hello.words else "",
            self.address,
            self.write,
        )

    def _check_session(self, player: PlayerRow) -> None:
        """They may have signed out while they came in, or not have read yet that they have."""
        if self.server.registry.sign_outs.has(player):
            raise _Dismissed(SIGNED_OUT)

    async def _take(self, message: Any, live: LiveTable, viewer: Viewer, player: PlayerRow) -> None:
        self._check_session(player)
        if isinstance(message, Ping):
            viewer.tell(Pong())
            return
        if isinstance(message, Hello):
            raise _Dismissed("server-frame", problem="hello")
        try:
            wait = wait_for(self.server, live, message, player.player, self.address)
            if wait.seconds:
                raise NotNow(wait.reason)
            name = await self._present_name(player) if isinstance(message, Sit) else player.name
            viewer.tell(await live.command(message, player.player, name, self.came))
        except Refusal as refusal:
            self.server.metrics.refusals.labels(refusal.reason).inc()
            viewer.tell(Refused(refusal.reason, refusal.in_language(viewer.language), message.id))

    async def _present_name(self, player: PlayerRow) -> str:
        """Somebody may have taken another name since they came; an outside bot has none but its seat's."""
        known = await self.server.player(player.player) if player.player else None
        return known.name if known is not None else player.name

    async def _send(self, event: Any) -> None:
        """Raises `_HungUp` where the client has gone meanwhile; the server says so in several ways."""
        try:
            await self.send(event)
        except (OSError, RuntimeError):
            raise _HungUp from None

    async def _send_text(self, text: str) -> None:
        await self._send({"type": "websocket.send", "text": text})

    def _hang_up(self, reason: str) -> None:
        """Close from our side; the reader then sees the connection end."""
        if reason == "slow":
            self.server.metrics.slow_readers.inc()
            logs.event("slow reader cut off", table=self.name)
        code = AGAIN if reason in ("server-stops", "server-table-moved") else POLICY
        self.server.registry.spawn(self._close(code, reason))

    async def _close(self, code: int, reason: str) -> None:
        try:
            async with asyncio.timeout(GOODBYE_PATIENCE):
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
        except (_HungUp, TimeoutError):
            pass

    async def _tell(self, message: Any) -> None:
        await self._send_text(encode(message).decode())

    async def _dismiss(self, reason: str, again: bool = False, **values: Any) -> None:
        self.server.metrics.refusals.labels(reason).inc()
        message = say(reason, in_language=self.language, **values)
        await self._goodbye(Goodbye(reason, message, again), AGAIN if again else POLICY)

    async def _goodbye(self, goodbye: Goodbye, code: int) -> None:
        try:
            async with asyncio.timeout(GOODBYE_PATIENCE):
                await self._tell(goodbye)
        except TimeoutError:
            pass  # It does not read, and is cut off without.
        await self._send({"type": "websocket.close", "code": code, "reason": goodbye.reason})
