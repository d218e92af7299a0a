"""Leaving a rated match at a real server: it costs rating, and an outage of the server costs nobody any."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from benchmarks.harness.clients import Guest, Message, Wire
from benchmarks.harness.serving import serving

FLAGS = ("--no-limits", "--bot-pace", "0", "--grace", "0.2")
BEGIN = 25.0
"""What everybody is taken for at first."""


def rated_table(host: Guest, guest: Guest) -> str:
    table: str = host.open("person", "open", rated=True, public=True)["table"]
    guest.ask(table, type="sit", id="sit")
    host.ask(table, type="start", id="start")
    return table


def is_left(message: Message) -> bool:
    return message.get("what") == "left"


def move_and_abandon(wire: Wire, left: Message) -> Message:
    """Play on until it is one's turn, make a move, and give the match up."""
    message = left
    while not message.get("moves"):
        message = wire.until(lambda each: bool(each.get("moves")))
    assert wire.command(type="move", id="move", move=message["moves"][0])["type"] == "done"
    assert wire.command(type="vote", id="vote", motion="abandon")["type"] == "done"
    return dict(wire.heard[-2].message["table"]["result"])


def mean(guest: Guest, player: str) -> float:
    ratings = guest.http.get(f"/api/players/{player}").json()["ratings"]
    return float(ratings[0]["mean"]) if ratings else BEGIN


def wait_until_somebody_is_gone(host: Guest, guest: Guest) -> None:
    """At another table: whoever was to be gone by then at this one would be, too."""
    other = rated_table(host, guest)
    guest.wire(other).close()
    with host.at(other) as wire:
        wire.until(is_left)


def test_who_leaves_loses_rating_and_who_stays_does_not(tmp_path: Path) -> None:
    with serving(tmp_path, *FLAGS) as served, closing(Guest(served.url)) as host, closing(Guest(served.url)) as guest:
        table = rated_table(host, guest)
        guest.wire(table).close()
        with host.at(table) as wire:
            left = wire.until(is_left)
            assert [seat.get("forfeit", False) for seat in left["table"]["seats"]] == [False, True]
            assert move_and_abandon(wire, left)["rated"]
        assert mean(host, host.player) > BEGIN > mean(host, guest.player)


def test_whom_the_server_has_left_loses_nothing(tmp_path: Path) -> None:
    with serving(tmp_path, *FLAGS) as served, closing(Guest(served.url)) as host, closing(Guest(served.url)) as guest:
        table = rated_table(host, guest)
        served.kill()
    with serving(tmp_path, *FLAGS) as served, closing(Guest(served.url, session=host.cookie)) as again:
        with again.at(table) as wire:
            left = wire.until(is_left)
            assert not any(seat.get("forfeit") for seat in left["table"]["seats"])
            assert not move_and_abandon(wire, left)["rated"]
        assert mean(again, host.player) == BEGIN == mean(again, guest.player)


def test_where_all_were_lost_nobody_is_gone_before_somebody_waits_for_them(tmp_path: Path) -> None:
    """Else the first who finds the way back would leave all others behind."""
    grace = 5.0
    flags = (*FLAGS[:-1], str(grace))
    with serving(tmp_path, *flags) as served, closing(Guest(served.url)) as host, closing(Guest(served.url)) as guest:
        table = rated_table(host, guest)
        with host.at(table), guest.at(table):
            pass
        wait_until_somebody_is_gone(host, guest)
        with closing(host.wire(table)) as wire, closing(guest.wire(table)) as other:
            for each in (wire, other):  # One right after the other, however long the answers take.
                each.send({"type": "hello"})
            for each in (wire, other):
                each.until(lambda message: message["type"] == "table")
            wire.command(type="say", id="say", text="Ahoy!")
        told = host.http.get(f"/api/tables/{table}/history").json()["updates"]
        assert "left" not in [update["what"] for update in told]


def test_nobody_is_gone_while_nobody_has_come(tmp_path: Path) -> None:
    """Whoever has only asked for a seat is not there, and waits for nobody."""
    with serving(tmp_path, *FLAGS) as served, closing(Guest(served.url)) as host, closing(Guest(served.url)) as guest:
        table = rated_table(host, guest)
        wait_until_somebody_is_gone(host, guest)
        assert not any(seat.get("away") for seat in host.info(table)["seats"])
