"""A command counts once, however often it is sent, by whatever way, and whatever others do meanwhile."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from benchmarks.harness.clients import Guest, Message, Wire
from benchmarks.harness.serving import serving

FLAGS = ("--no-limits", "--bot-pace", "0")
LINES = 136
"""More than any number of commands that a table would remember of all its players together."""


def talk(guest: Guest, table: str, name: str) -> None:
    with guest.at(table) as wire:
        for number in range(LINES):
            assert wire.command(type="say", id=f"{name}{number}", text="Ahoy!")["type"] == "done"


def cards(guest: Guest, table: str) -> int:
    """How many cards of the deal are still to come, as anybody sees."""
    with guest.at(table) as wire:
        return int(wire.heard[0].message["view"]["draw_count"])


def send(guest: Guest, table: str, move: Message) -> list[Message]:
    """The answers to a command over REST and over a socket."""
    with guest.at(table) as wire:
        return [guest.ask(table, **move).json(), wire.command(**move)]


def drawer(wire: Wire) -> int:
    return int(wire.heard[0].message["view"]["deciders"][0])


@pytest.mark.parametrize("way", ["rest", "socket"])
def test_a_move_draws_one_card_though_the_opponent_talks_much_and_the_server_restarts(tmp_path: Path, way: str) -> None:
    with serving(tmp_path, *FLAGS) as served, closing(Guest(served.url)) as ann, closing(Guest(served.url)) as bob:
        table = ann.open("person", "open", public=True)["table"]
        sit: Message = {"type": "sit", "id": "sit"}
        sat = bob.ask(table, **sit).json()
        talk(ann, table, "before")
        assert send(bob, table, sit) == [sat, sat]
        ann.ask(table, type="start", id="go")
        with ann.at(table) as wire:
            mover, other = (ann, bob) if drawer(wire) == 0 else (bob, ann)
        draw: Message = {"type": "move", "move": "draw", "id": "mine"}
        with mover.at(table) as wire:
            first = wire.command(**draw) if way == "socket" else mover.ask(table, **draw).json()
        assert first["type"] == "done"
        left = cards(mover, table)
        talk(other, table, "during")
        assert send(mover, table, draw) == [first, first]
        assert cards(mover, table) == left
        sessions = [mover.cookie, other.cookie]
    with (
        serving(tmp_path, *FLAGS) as served,
        closing(Guest(served.url, session=sessions[0])) as mover,
        closing(Guest(served.url, session=sessions[1])) as other,
    ):
        assert send(mover, table, draw) == [first, first]
        assert cards(mover, table) == left
        assert mover.ask(table, type="resign", id="enough").status_code == 200
        talk(other, table, "after")
        assert send(mover, table, draw) == [first, first]
