"""A match in this process at a table of the real browser: the page talks to our own table instead of a server's socket.

So any position at all can be put before somebody's eyes, and every move touched there.
"""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
from playwright.sync_api import Route, WebSocketRoute

from freebooter.engine.match import Match, Move
from freebooter.engine.observation import ONLOOKER
from freebooter.server.messages.rest import Updates
from freebooter.table.entries import AnyEntry, Created, Holder, Moved, SeatKind
from freebooter.table.messages import Update
from freebooter.table.projection import Projection
from freebooter.table.table import Table

from .browser import PATIENCE, Watched

NAME = "stagedtable"
IS_THERE = "where => document.querySelector(where) !== null"
encode = msgspec.json.Encoder().encode


class Staged:
    """Shows a match from one seat or another, and hears which move is made there."""

    def __init__(
        self, window: Watched, match: Match, language: str = "en", bots: bool = False, beat: float = 0.0
    ) -> None:
        """With bots at all seats but the first, as somebody sees it who plays alone.

        `beat` are the milliseconds for a card that is drawn: by them scenes last, and without them nothing is played.
        """
        self.window = window
        self.match = match
        self.language = language
        self.table = Table(NAME)
        self.table.usual_beat = beat
        others: SeatKind = "bot" if bots else "person"
        kinds = ("person" if seat == 0 else others for seat in range(len(match.players)))
        seats = tuple(Holder(kind, name, player=name) for kind, name in zip(kinds, match.players, strict=True))
        created = Created(at=0, game=match.game.name, options=match.options, seats=seats, host="", secret="", key="")
        self.table.fold(created, b"")
        self.table.lay_out(match)
        self.projection = Projection(self.table)
        self.seat = 0
        self.told: list[Update] = []
        """What the seat that looks was told of the moves so far."""
        self.heard: list[dict[str, Any]] = []
        self.answers = True
        """Whether what is heard is answered."""
        self.is_reachable = True
        self._socket: WebSocketRoute | None = None

    def open(self, seat: int) -> None:
        """Open the page of the table."""
        self.seat = seat
        page = self.window.page
        page.unroute_all()
        page.route_web_socket(re.compile(f"/api/tables/{NAME}/socket"), self._connect)
        page.route(re.compile(f"/api/tables/{NAME}/history"), self._history)
        self.window.go(f"/t/{NAME}")
        self.wait()

    def _history(self, route: Route) -> None:
        route.fulfill(body=encode(Updates(self.told)), content_type="application/json")

    def _connect(self, socket: WebSocketRoute) -> None:
        if not self.is_reachable:
            socket.close()
            return
        self._socket = socket
        socket.on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        assert self._socket is not None
        if message["type"] == "hello":
            self._socket.send(self._snapshot())
        elif message["type"] == "ping":
            self._socket.send('{"type":"pong"}')
        else:
            self.heard.append(message)
            if not self.answers:
                return
            done = {"type": "done", "id": message["id"], "version": self.table.version}
            self._socket.send(json.dumps(done))

    def _snapshot(self) -> str:
        snapshot = self.projection.snapshot(self.seat, 0, self.language)
        snapshot.connected = list(range(len(self.match.players)))
        return encode(snapshot).decode()

    def show(self, seat: int, to_touch: bool = True) -> None:
        """Let a seat look at the table as it is, and touch it, where it is not only looked at."""
        self.seat = seat
        assert self._socket is not None
        self._socket.send(self._snapshot())
        self.wait(to_touch)

    def push(self, move: Move) -> None:
        """Make a move; the seat that looks is told."""
        self.tell(Moved(at=0, seat=move.seat, move=self.match.write(move.action)), move)

    def skip(self, move: Move) -> None:
        """Make a move of which nobody is told: whoever is shown the table later finds it as it is then."""
        entry = Moved(at=0, seat=move.seat, move=self.match.write(move.action))
        self.table.fold(entry, b"", move)
        self.projection.told(entry)

    def tell(self, entry: AnyEntry, move: Move | None = None) -> None:
        """Let something happen at the table; the seat that looks is told."""
        self.table.fold(entry, b"", move)
        update = self.projection.told(entry).update(self.seat, self.language)
        self.told.append(update)
        if self._socket is not None:
            self._socket.send(encode(update).decode())

    def touch(self, move: str) -> None:
        """Touch what makes a move, and say yes where it is asked back; exactly this move is sent."""
        page, before = self.window.page, len(self.heard)
        page.locator(f'[data-move="{move}"]:not(:disabled)').locator("visible=true").first.click()
        really = page.locator(f'dialog[open] [data-move="{move}"]')
        for _ in range(0, PATIENCE, 20):
            if len(self.heard) > before:
                break
            if really.count():
                really.first.click()
                really = page.locator(":not(*)")  # Nobody is asked twice.
            page.wait_for_timeout(20)
        assert [each["move"] for each in self.heard[before:]] == [move]

    def wait(self, to_touch: bool = True) -> None:
        """Until the page shows the present position to the seat that is to see it, and takes what is touched."""
        moment = f"{self.table.version}.{'null' if self.seat == ONLOOKER else self.seat}"
        mark = "data-moment" if to_touch else "data-shown"
        # Playwright's own waiting looks twice a second after a while, this at every frame.
        self.window.page.wait_for_function(IS_THERE, arg=f'[{mark}="{moment}"]:not(:has(.waiting))')

    def moves(self) -> list[str]:
        """The moves of the seat that looks."""
        return [self.match.write(action) for action in self.match.legal_moves(self.seat)]
