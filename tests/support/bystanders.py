"""Those who must not notice anything: two people at a table of their own, and whoever reads the server's log."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from .clients import Guest


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
        """Somebody says something; everybody hears it, and nothing else has happened at this table."""
        self.version += 1
        done = self.wires[0].command(type="say", id=f"line-{self.version}", text="Land ahoy!")
        assert done == {"type": "done", "id": f"line-{self.version}", "version": self.version}
        update = self.wires[1].until(lambda message: message["type"] == "update")
        assert (update["version"], update["remark"]["text"]) == (self.version, "Land ahoy!")

    def leave(self) -> None:
        for wire in self.wires:
            wire.close()
        for guest in (self.host, self.friend):
            guest.close()


class Log:
    """The log of a server, in JSON."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._read = 0

    def news(self) -> list[dict[str, Any]]:
        """The lines since the last look."""
        data = self._file.read_bytes()[self._read :]
        data = data[: data.rfind(b"\n") + 1]
        self._read += len(data)
        return [json.loads(line) for line in data.splitlines()]

    def check_quiet(self) -> None:
        """Whatever clients do, nothing fails."""
        wrong = [line for line in self.news() if line["level"] == "error" or "failed" in line["event"]]
        assert not wrong, wrong
