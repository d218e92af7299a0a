"""Tables take their time: bots wait until what happened is understood, as long as somebody is there to do so."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib import import_module
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from benchmarks.harness.clients import PATIENCE, Guest, Message, Wire, problem
from freebooter.engine.registry import load, names
from freebooter.server.play.live_table import LiveTable
from freebooter.table import commands
from freebooter.table.entries import Holder
from freebooter.table.pace import FACTORS
from tests.support.indoors import Indoors, indoors
from tests.support.live_tables import HOST, KeptTable, created

LONG = 50.0
"""Seconds for a card: whoever does not wait for them has another reason than time."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Indoors]:
    with indoors(tmp_path_factory.mktemp("pace"), bot_pace=LONG) as running:
        yield running


@pytest.fixture
def guest(server: Indoors) -> Iterator[Guest]:
    somebody = Guest(server.url)
    yield somebody
    somebody.close()


def begin(guest: Guest, *seats: str, **more: Any) -> str:
    kinds = [{"kind": kind, **({"bot": "deckhand"} if kind == "bot" else {})} for kind in seats]
    return str(guest.open(seats=kinds, start=True, **more)["table"])


def until_bots_wait(server: Indoors, table: str) -> LiveTable:
    """Until a bot is to move and does not, because what happened takes its time."""
    live = server.server.registry.live[table]
    latest = monotonic() + PATIENCE
    while not (live.bots.are_playing and live.bots._until > monotonic()):
        assert monotonic() < latest
        sleep(0.01)
    return live


def moves_of(live: LiveTable) -> int:
    assert live.table.match is not None
    return len(live.table.match.moves)


def let_a_bot_move(server: Indoors, table: str, wire: Wire) -> None:
    """Ask a bot that waits to go on: it moves once. If its turn is over then, somebody plays until it is a bot's."""
    live = until_bots_wait(server, table)
    before, latest = moves_of(live), monotonic() + PATIENCE
    assert wire.command(type="next", id=f"next{before}")["type"] == "done"
    while moves_of(live) == before:
        assert monotonic() < latest
        sleep(0.01)
    message = wire.until_version(live.table.version)
    assert is_of_a_bot(message)
    assert moves_of(live) == before + 1
    _play(wire, message)


@contextmanager
def at_a_bots_turn(guest: Guest, table: str) -> Iterator[Wire]:
    """Somebody at a table who has played until a bot is to move."""
    with closing(guest.wire(table)) as wire:
        _play(wire, wire.hello())
        yield wire


def _play(wire: Wire, message: Message) -> None:
    while message.get("moves"):
        move = "collect" if "collect" in message["moves"] else message["moves"][0]
        answer = wire.command(type="move", id=f"move{message['version']}", move=move)
        message = wire.until_version(answer["version"])


def is_of_a_bot(message: Message) -> bool:
    return message.get("what") == "moved" and bool(message.get("bot"))


@pytest.mark.parametrize("game", names())
def test_every_event_has_a_weight_and_every_weight_an_event(game: str) -> None:
    happening = import_module(f"freebooter.games.{game.replace('-', '_')}.rules.events").Happening
    named = {each.name.lower().replace("_", "-") for each in happening}
    weights = load(game).weights
    assert set(weights) == named
    assert all(0 <= weight <= 5 for weight in weights.values())


def test_somebody_alone_lets_the_bots_go_on_and_sets_the_pace(server: Indoors, guest: Guest) -> None:
    table = begin(guest, "person", "bot")
    with at_a_bots_turn(guest, table) as wire:
        let_a_bot_move(server, table, wire)
        until_bots_wait(server, table)
        assert wire.command(type="pace", id="pace", pace="instant")["type"] == "done"
        told = guest.info(table)
        assert (told["pace"], told.get("beat", 0.0)) == ("instant", 0.0)
        wire.until(lambda message: bool(message.get("moves")))


def test_step_by_step_every_bot_waits_to_be_asked(server: Indoors, guest: Guest) -> None:
    table = begin(guest, "person", "bot", pace="step")
    with at_a_bots_turn(guest, table) as wire:
        for _ in range(3):
            let_a_bot_move(server, table, wire)


def test_bots_wait_for_nobody_who_is_not_there(server: Indoors, guest: Guest) -> None:
    clock = {"kind": "live", "bank": 600, "increment": 60}
    table = begin(guest, "person", "bot", "bot", clock=clock)
    with at_a_bots_turn(guest, table):
        live = until_bots_wait(server, table)
    match = live.table.match
    assert match is not None
    while 0 not in match.deciders:
        sleep(0.01)


def test_where_several_people_play_the_host_alone_sets_the_pace() -> None:
    kept = KeptTable(created(seats=[Holder("person"), Holder("open"), Holder("bot")]))
    kept.ask("bob", commands.Sit)
    kept.ask(HOST, commands.Start)
    kept.refused("bob", commands.Pace, "table-not-pace", pace="quick")
    kept.ask(HOST, commands.Pace, pace="relaxed")
    assert kept.table.beat == kept.table.usual_beat * FACTORS["relaxed"]


def test_nobody_hurries_bots_over_the_heads_of_others(server: Indoors, guest: Guest) -> None:
    opened = guest.open("person", "open", "bot")
    table, key = str(opened["table"]), str(opened["key"])
    other = Guest(server.url)
    assert other.ask(table, key, type="sit", id="sit").status_code == 200
    assert guest.ask(table, type="start", id="start").status_code == 200
    for somebody in (guest, other):
        assert problem(somebody.ask(table, key, type="next", id="next")) == (403, "table-not-pace")
    assert guest.ask(table, type="pace", id="pace", pace="step").status_code == 200
    assert other.ask(table, key, type="next", id="again").status_code == 200
    other.close()


def test_the_pace_is_still_there_after_a_restart(tmp_path: Path) -> None:
    with indoors(tmp_path, bot_pace=LONG) as first:
        guest = Guest(first.url)
        table = begin(guest, "person", "bot", pace="relaxed")
        assert guest.info(table)["pace"] == "relaxed"
        assert guest.ask(table, type="pace", id="pace", pace="quick").status_code == 200
        guest.close()
    with indoors(tmp_path, bot_pace=LONG) as second:
        again = Guest(second.url, session=guest.cookie)
        assert again.info(table)["pace"] == "quick"
        again.close()


def test_a_move_that_answers_an_older_question_is_refused() -> None:
    kept = KeptTable(created(seats=2, seed=4))
    kept.ask("bob", commands.Sit)
    kept.ask(HOST, commands.Start)
    seat = kept.table.deciding()[0]
    player = (HOST, "bob")[seat]
    asked = kept.table.version
    kept.ask(player, commands.Say, text="Ahoy")  # Talk changes no question.
    kept.ask(player, commands.Move, move="draw", version=asked)
    assert kept.table.deciding() == [seat]
    move = kept.seen(seat)["moves"][0]
    kept.refused(player, commands.Move, "table-moved-on", move=move, version=asked)
    kept.ask(player, commands.Move, move=move, version=kept.table.version)


def test_a_secret_choice_of_somebody_else_changes_nobodys_question() -> None:
    kept = KeptTable(created("dolores", seats=2, seed=4, options={"bottles": "none"}))
    kept.ask("bob", commands.Sit)
    kept.ask(HOST, commands.Start)
    asked = kept.table.version
    kept.ask("bob", commands.Move, move="peace", version=asked)
    kept.ask("bob", commands.Move, move="fight", version=asked)
    kept.ask(HOST, commands.Move, move="peace", version=asked)
    kept.refused(HOST, commands.Move, "table-moved-on", move="peace", version=asked)
