"""The server dies in the middle of a move: the page says so, comes back by itself, and nothing is lost or doubled."""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from benchmarks.harness.browser import PATIENCE
from benchmarks.harness.clients import Guest
from benchmarks.harness.serving import Served, start
from tests.support.browser_play import Person, Position, by_mouse, play_on, sit_down


class Restarting:
    """A server that can be killed, and started again where it was."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.served: Served = start(folder, "--bot-pace", "0", "--no-limits")
        self.port = str(urlsplit(self.served.url).port)

    def kill(self) -> None:
        self.served.kill()
        self._forget()

    def again(self) -> None:
        self.served = start(self.folder, "--bot-pace", "0", "--no-limits", "--port", self.port)

    def stop(self) -> None:
        if self.served.process.poll() is None:
            self.served.stop()
        self._forget()

    def _forget(self) -> None:
        if self.served.process.stdout is not None:
            self.served.process.stdout.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Restarting]:
    running = Restarting(tmp_path)
    yield running
    running.stop()


class Line:
    """The socket between page and server; what the server says can be lost on its way, until the page calls again."""

    def __init__(self) -> None:
        self.calls = 0
        self.cut_off = 0

    def route(self, page_side: WebSocketRoute) -> None:
        self.calls += 1
        call = self.calls
        server_side = page_side.connect_to_server()

        def hear(text: str | bytes) -> None:
            if call > self.cut_off:
                page_side.send(text)

        server_side.on_message(hear)

    def cut(self) -> None:
        """From now on nothing more is heard in this call."""
        self.cut_off = self.calls


def history(guest: Guest, table: str) -> list[dict[str, Any]]:
    updates: list[dict[str, Any]] = guest.http.get(f"/api/tables/{table}/history?language=en").json()["updates"]
    return updates


def moves_of(guest: Guest, table: str) -> list[str]:
    """Every move that the guest has made, in order."""
    return [update["move"] for update in history(guest, table) if update["what"] == "moved" and update["seat"] == 0]


def until_moved(guest: Guest, table: str, count: int) -> None:
    """Until the server has heard of so many moves."""
    deadline = time.monotonic() + PATIENCE / 1000
    while len(moves_of(guest, table)) < count:
        assert time.monotonic() < deadline, "the move never came"
        time.sleep(0.02)


def make(person: Person, position: Position) -> str:
    """Make a move, whatever is asked back."""
    move = "draw" if "draw" in position.moves else min(position.moves)
    by_mouse(person.page, position, move)
    really = person.page.locator(f'dialog [data-move="{move}"]')
    if really.count():
        really.click()
    return move


@pytest.mark.parametrize("game", ["dead-mans-draw", "dolores"])
def test_a_killed_server_costs_no_move(game: str, server: Restarting, browser: Browser) -> None:
    guest = Guest(server.served.url)
    table, _ = sit_down(guest, game, "drifter")
    person = Person(browser, server.served.url, guest=guest)
    person.forgiven += ["WebSocket connection to", "ERR_CONNECTION"]
    line = Line()
    page = person.page
    page.route_web_socket(re.compile("/socket$"), line.route)
    # What was told before is lost on its way, too, and asked for again.
    page.route("**/history?*", lambda route: route.abort("connectionreset"), times=1)
    person.go(f"/t/{table}")
    lost = page.get_by_text("Connection lost")
    before = person.position()

    # The server no longer listens, so that the move is still on its way when it dies.
    os.kill(server.served.process.pid, signal.SIGSTOP)
    made = [make(person, before)]
    server.kill()
    expect(lost).to_be_visible()
    server.again()
    expect(lost).to_have_count(0)
    before = person.position(before)
    assert moves_of(guest, table) == made

    # It has heard the move, and dies before it can say so.
    line.cut()
    made.append(make(person, before))
    until_moved(guest, table, len(made))
    server.kill()
    expect(lost).to_be_visible()
    server.again()
    expect(lost).to_have_count(0)
    person.position(before)
    assert moves_of(guest, table) == made

    play_on(person, by_mouse, most=4)
    told = [line for update in history(guest, table) for line in (update.get("aid") or {}).get("told") or ()]
    assert told
    expect(page.locator(".log li")).to_have_count(len(told))
    assert page.locator(".log li").all_text_contents() == told
    person.check()
    person.close()
    guest.close()
