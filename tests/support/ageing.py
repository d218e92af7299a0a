"""Matches of long ago: played now, and then made older while no server runs."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from benchmarks.harness.clients import Guest
from freebooter.server.play.retention import DAY


def resigned(guest: Guest) -> str:
    """A match against a bot that was begun and given up; returns the table."""
    table = str(guest.open("person", "bot", start=True)["table"])
    with guest.at(table) as wire:
        message = wire.heard[-1].message
        while not message.get("moves"):
            message = wire.next()
        assert wire.command(type="move", id="move", move=message["moves"][0])["type"] == "done"
        assert wire.command(type="resign", id="resign")["type"] == "done"
    return table


def age(folder: Path, days: int) -> None:
    """Let time pass in the database of a server that does not run."""
    passed = days * DAY
    with closing(sqlite3.connect(folder / "freebooter.db")) as database, database:
        database.execute("UPDATE tables SET updated = updated - ?, created = created - ?", (passed, passed))
        database.execute("UPDATE players SET seen = seen - ?, created = created - ?", (passed, passed))
