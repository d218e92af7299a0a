"""A running server for tests that attack it, and those who must not notice: people at a table, readers of the log."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

from benchmarks.harness.clients import Guest, Wire
from freebooter.server.play.sessions import Sessions

BYSTANDERS_TALK = ("--talk-per-minute", "6000", "--address-talk-per-minute", "60000")
"""They say a line after every test, which nobody does who plays."""

FLAGS = ("--log-level", "debug", "--log-format", "json", "--bot-pace", "0", *BYSTANDERS_TALK)


class Bystanders:
    """Their requests come from an address of their own, as everybody's do."""

    def __init__(self, url: str, source: str) -> None:
        self.host, self.friend = Guest(url, source=source), Guest(url, source=source)
        opened = self.host.open("person", "open", public=True)
        self.table: str = opened["table"]
        self.wires = [guest.wire(self.table) for guest in (self.host, self.friend)]
        for wire in self.wires:
            wire.hello()
        self.version: int = self.wires[1].command(type="sit", id="sit")["version"]
        self.wires[0].until_version(self.version)

    def go_on(self) -> None:
        """Somebody says something; the other one hears it, and nothing else has happened at this table."""
        self.version += 1
        speaker, listener = self.wires
        self.wires.reverse()  # Each of them may say only so much in a second.
        done = speaker.command(type="say", id=f"line-{self.version}", text="Land ahoy!")
        assert done == {"type": "done", "id": f"line-{self.version}", "version": self.version}
        listener.until_version(self.version)

    def close(self) -> None:
        for wire in self.wires:
            wire.close()
        for guest in (self.host, self.friend):
            guest.close()


class Log:
    """The log of a server, in JSON."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._read = 0

    def news(self) -> list[dict[str, Any]]:
        """The lines since the last look."""
        data = self.file.read_bytes()[self._read :]
        data = data[: data.rfind(b"\n") + 1]
        self._read += len(data)
        return [json.loads(line) for line in data.splitlines()]

    def check_quiet(self) -> None:
        """Whatever clients do, nothing fails."""
        wrong = [line for line in self.news() if line["level"] == "error" or "failed" in line["event"]]
        assert not wrong, wrong


class Place:
    """The server. Everybody comes from an address of their own, so that nobody meets another's limits."""

    def __init__(self, url: str, folder: Path) -> None:
        self.url = url
        self.folder = folder
        self.log = Log(folder / "serve.log")
        self.bystanders = Bystanders(url, "127.0.9.9")
        self._sources = (f"127.0.{1 + number // 250}.{1 + number % 250}" for number in count())

    def address(self) -> str:
        return next(self._sources)

    def guest(self, **more: str) -> Guest:
        """Somebody new."""
        return Guest(self.url, **({"source": self.address()} | more))

    def nobody(self, table: str, **headers: Any) -> Wire:
        """A socket of somebody without a session."""
        return Wire(self.url, table, source=self.address(), **headers)

    def sessions(self) -> Sessions:
        """What the server signs with, stolen out of its database."""
        with closing(sqlite3.connect(self.folder / "freebooter.db")) as database:
            (key,) = database.execute("SELECT secret FROM secrets WHERE name = 'sessions'").fetchone()
        return Sessions(key, 90, secure=False)

    def check(self) -> None:
        """Others have noticed nothing, and nothing has failed."""
        self.bystanders.go_on()
        self.log.check_quiet()

    def close(self) -> None:
        self.bystanders.close()
