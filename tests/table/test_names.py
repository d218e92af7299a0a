"""What people and bots are called at a table: no two seats read the same, whatever their names are made of."""

from __future__ import annotations

import pytest

from freebooter.engine.lookalikes import skeleton
from freebooter.table.commands import Sit, Start
from freebooter.table.entries import Started
from freebooter.table.proposals import propose
from tests.support.live_tables import HOST, KeptTable, created, gathering


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("", "eve"),
        ("a: b", "a b"),
        ("x" * 25, "x" * 24),
        ("Ann\u3164", "Ann 2"),
        ("Ann\ufe0f", "Ann 2"),
        ("\u0410nn", "\u0410nn 2"),
        ("\uff21nn", "Ann 2"),
        ("\u2800", "eve"),
    ],
)
def test_whoever_has_an_improper_name_from_before_sits_under_what_is_left_of_it(name: str, called: str) -> None:
    kept = gathering(seats=3)
    kept.write(*propose(kept.table, Sit(id="sit", seat=2), "eve", name, kept.now))
    assert kept.table.seats[2].name == called
    kept.ask(HOST, Start)
    assert kept.match.players[2] == called


def test_four_seats_never_read_the_same() -> None:
    kept = KeptTable(created(seats=8))
    for number, name in enumerate(
        ("Ann\ufe0f", "A\u034fnn", "Ann\u3164", "Ann\u115f", "Ann\u2800", "\u0410nn", "\uff21nn")
    ):
        kept.write(*propose(kept.table, Sit(id="sit"), f"guest{number}", name, kept.now))
    assert len({skeleton(name) for name in kept.table.names}) == 8


def test_bots_for_open_seats_look_like_nobody_and_are_named_in_the_log() -> None:
    kept = gathering(seats=4)
    kept.write(*propose(kept.table, Sit(id="sit", seat=2), "eve", "\u0410nne", kept.now))
    kept.ask(HOST, Start)
    assert kept.match.players[2:] == ("\u0410nne", "Bart")
    assert kept.reopened().table.names == kept.table.names


def test_an_older_log_gives_open_seats_the_names_that_it_gave_them() -> None:
    kept = gathering(seats=4)
    kept.write(*propose(kept.table, Sit(id="sit", seat=2), "eve", "\u0410nne", kept.now))
    kept.write(Started(at=kept.now, by=HOST))
    assert kept.match.players[3] == "Anne"
