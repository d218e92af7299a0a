"""Seats before the match: who may take, leave or give away which, under what name; and what may be set up at all."""

from __future__ import annotations

from typing import Any

import pytest

from freebooter.bots.player import bot_names, stand_in
from freebooter.engine.observation import ONLOOKER
from freebooter.engine.players import LONGEST_NAME, check_name, own_name, spare_names
from freebooter.engine.refusal import BadSetup, Refusal
from freebooter.engine.registry import names
from freebooter.table.commands import Close, Place, Sit, Stand, Start
from freebooter.table.entries import Clock, Holder
from freebooter.table.proposals import propose
from freebooter.table.seats import outside_player
from tests.support.live_tables import HOST, KeptTable, created, gathering, nonce_of, playing


def kinds(kept: KeptTable) -> list[str]:
    return [seat.kind for seat in kept.table.seats]


def players(kept: KeptTable) -> list[str]:
    return [seat.player for seat in kept.table.seats]


def test_whoever_names_no_seat_gets_the_first_open_one() -> None:
    kept = KeptTable(created(seats=[Holder("open"), Holder("person"), Holder("bot"), Holder("open")]))
    for player in ("bob", "cid"):
        kept.ask(player, Sit)
    assert players(kept) == ["bob", "ann", "", "cid"]
    kept.refused("dan", Sit, "table-full")


def test_an_open_seat_can_be_chosen_and_a_taken_one_cannot() -> None:
    kept = KeptTable(created(seats=[Holder("person"), Holder("bot"), Holder("outside"), *[Holder("open")] * 2]))
    kept.ask("bob", Sit, seat=4)
    for taken in (0, 1, 2, 4):
        kept.refused("cid", Sit, "table-seat-taken", seat=taken)
    kept.refused("cid", Sit, "table-no-seat", seat=5)
    kept.ask("cid", Sit, seat=3)
    assert players(kept) == ["ann", "", outside_player(2), "cid", "bob"]


def test_nobody_sits_on_two_chairs() -> None:
    kept = gathering(seats=4)
    kept.refused("bob", Sit, "table-seated", seat=2)
    assert players(kept) == ["ann", "bob", "", ""]


def test_whoever_sits_down_where_they_sit_gives_another_nonce() -> None:
    kept = gathering()
    assert kept.table.seats[1].nonce == nonce_of("bob")
    kept.ask("bob", Sit, nonce="c0ffee")
    kept.ask("bob", Sit, seat=1, nonce="decade")
    seat = kept.table.seats[1]
    assert (seat.kind, seat.player, seat.name, seat.nonce) == ("person", "bob", "Bob", "decade")


def test_an_outside_bot_stays_one_also_when_it_sits_down() -> None:
    """Else it would be rated like a person, and nobody knows who stands behind it."""
    kept = KeptTable(created(seats=[Holder("person"), Holder("outside", "Rackham"), Holder("open")]))
    kept.ask(outside_player(1), Sit, nonce="bea7")
    seat = kept.table.seats[1]
    assert (seat.kind, seat.name, seat.player, seat.nonce) == ("outside", "Rackham", outside_player(1), "bea7")


def test_an_outside_bot_whose_seat_was_given_away_takes_no_other() -> None:
    kept = KeptTable(created(seats=[Holder("person"), Holder("outside"), Holder("open")]))
    kept.ask(HOST, Place, seat=1, kind="open")
    kept.refused(outside_player(1), Sit, "table-not-seated")
    kept.refused(outside_player(1), Sit, "table-not-seated", seat=2)
    assert kinds(kept) == ["person", "open", "open"]


def test_a_seat_is_free_again_when_its_person_stands_up() -> None:
    kept = gathering()
    kept.ask("bob", Stand)
    kept.refused("bob", Stand, "table-not-seated")
    kept.ask("cid", Sit)
    assert players(kept) == ["ann", "cid"]


def test_the_host_who_stands_up_stays_the_host() -> None:
    kept = gathering()
    kept.ask(HOST, Stand)
    kept.ask(HOST, Place, seat=0, kind="bot")
    kept.ask(HOST, Start)
    assert kinds(kept) == ["bot", "person"]
    assert kept.seen(ONLOOKER)["table"]["host"] == HOST


def test_the_host_places_bots_and_outside_bots_and_opens_seats_whoever_sits_there() -> None:
    kept = gathering(people=3, seats=5)
    kept.ask(HOST, Place, seat=1, kind="bot", bot="captain")
    kept.ask(HOST, Place, seat=2, kind="outside")
    kept.ask(HOST, Place, seat=3, kind="bot")
    kept.ask(HOST, Place, seat=4, kind="open")
    assert kinds(kept) == ["person", "bot", "outside", "bot", "open"]
    assert [seat.bot for seat in kept.table.seats] == ["", "captain", "", stand_in("dead-mans-draw"), ""]
    for player in ("bob", "cid"):
        assert kept.table.seat_of(player) is None
    kept.ask(HOST, Place, seat=2, kind="open")
    kept.ask("cid", Sit)
    assert players(kept)[2] == "cid"


def test_the_host_places_no_people_no_unknown_bots_and_nobody_beside_the_table() -> None:
    kept = gathering()
    kept.refused(HOST, Place, "table-place-person", seat=1, kind="person")
    kept.refused(HOST, Place, "table-no-seat", seat=2, kind="bot")
    for name in ("nobody", "dove", "own_bot.py:Bot", "Captain"):
        kept.refused(HOST, Place, "error-bot", seat=1, kind="bot", bot=name)


@pytest.mark.parametrize("player", ["bob", "eve", "", outside_player(2), "-"])
def test_only_the_host_places_starts_and_closes(player: str) -> None:
    kept = KeptTable(created(seats=[Holder("person"), Holder("open"), Holder("outside")]))
    kept.ask("bob", Sit)
    kept.refused(player, Place, "table-not-host", seat=1, kind="bot")
    kept.refused(player, Start, "table-not-host")
    kept.refused(player, Close, "table-not-host")


def test_seats_do_not_change_once_the_cards_are_dealt() -> None:
    kept = playing(people=2, seats=3)
    kept.refused("eve", Sit, "table-begun")
    kept.refused("bob", Sit, "table-begun", nonce="ff")
    kept.refused("bob", Stand, "table-begun")
    for kind, fields in ((Place, {"seat": 1, "kind": "bot"}), (Start, {}), (Close, {})):
        kept.refused(HOST, kind, "table-begun", **fields)


def test_nobody_sits_down_at_a_table_that_was_given_up() -> None:
    kept = gathering()
    kept.ask(HOST, Close)
    kept.refused("eve", Sit, "table-closed")
    kept.refused("bob", Stand, "table-closed")
    kept.refused(HOST, Start, "table-closed")
    assert kept.seen(ONLOOKER)["table"]["status"] == "closed"


def test_two_of_the_same_name_are_told_apart() -> None:
    kept = KeptTable(created(seats=[Holder("person"), Holder("bot", "Bob"), *[Holder("open")] * 3]))
    for player in ("bob", "second-bob", "third-bob"):
        kept.write(*propose(kept.table, Sit(id="c"), player, "Bob", kept.now))
    assert [seat.name for seat in kept.table.seats] == ["Ann", "Bob", "Bob 2", "Bob 3", "Bob 4"]
    kept.ask(HOST, Start)
    assert kept.match.players == ("Ann", "Bob", "Bob 2", "Bob 3", "Bob 4")


def test_the_host_is_told_apart_from_bots_that_were_given_the_same_name() -> None:
    first = created(seats=[Holder("bot", "Ann"), Holder("person"), Holder("outside", "Ann 2"), Holder("bot")])
    assert [seat.name for seat in first.seats][:3] == ["Ann", "Ann 3", "Ann 2"]


@pytest.mark.parametrize(
    "name", ["Ann", "A" * 24, "Ann of the Seven Seas 99", "ドレイク船長と海賊たちの長い長い名前です", "x y"]
)
def test_however_many_have_the_same_name_each_can_stand_in_a_record(name: str) -> None:
    taken: list[str] = []
    for _ in range(120):
        taken.append(own_name(name, taken))
        assert check_name(taken[-1]) == taken[-1]
        assert len(taken[-1]) <= LONGEST_NAME
    assert len(set(taken)) == len(taken)


def test_there_is_a_name_for_every_bot_whatever_people_are_called() -> None:
    names = spare_names(["Anne", "Bart 2", "Zheng"])
    found = [check_name(next(names)) for _ in range(30)]
    assert len(set(found)) == 30
    assert not {"Anne", "Bart 2", "Zheng"} & set(found)


@pytest.mark.parametrize(("game", "seats"), [("dead-mans-draw", 8), ("dolores", 4)])
def test_open_seats_are_given_to_the_bots_that_stand_in_when_the_cards_are_dealt(game: str, seats: int) -> None:
    kept = KeptTable(created(game, seats))
    kept.write(*propose(kept.table, Sit(id="1"), "bob", "Bart", kept.now))
    kept.ask(HOST, Start)
    assert kinds(kept) == ["person", "person"] + ["bot"] * (seats - 2)
    assert {seat.bot for seat in kept.table.seats[2:]} == {stand_in(game)}
    names = [seat.name for seat in kept.table.seats]
    assert len(set(names)) == seats
    assert kept.match.players == tuple(names)
    assert [kept.table.deciding_bot(seat) for seat in range(seats)] == ["", ""] + [stand_in(game)] * (seats - 2)


def test_another_level_can_stand_in() -> None:
    kept = KeptTable(created(seats=3, stand_in="captain"))
    kept.ask(HOST, Start)
    assert [kept.table.deciding_bot(seat) for seat in range(3)] == ["", "captain", "captain"]


def test_bots_without_a_level_are_of_the_usual_ones() -> None:
    for game in names():
        for seat in created(game, [Holder("bot")] * 2).seats:
            assert seat.bot in bot_names(game)
            assert seat.name


BAD_SETUPS: dict[str, dict[str, Any]] = {
    "error-player-count": {"seats": [Holder("person")]},
    "error-option": {"options": {"colour": "red"}},
    "error-option-value": {"options": {"oracle": "nobody"}},
    "error-variant": {"options": {"variant": "no-such"}},
    "table-clock": {"clock": Clock("live")},
    "table-rated": {"seats": [Holder("person"), Holder("bot")], "rated": True},
    "table-one-person": {"seats": [Holder("person")] * 2},
    "error-bot": {"stand_in": "nobody"},
    "error-player-name": {"seats": [Holder("person"), Holder("bot", "a: b")]},
    "error-player-twice": {"seats": [Holder("person"), Holder("bot", "Mary"), Holder("outside", "Mary")]},
}


@pytest.mark.parametrize("reason", BAD_SETUPS)
def test_what_cannot_be_played_cannot_be_set_up(reason: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        created(**BAD_SETUPS[reason])
    assert refusal.value.reason == reason


@pytest.mark.parametrize(("game", "seats"), [("dead-mans-draw", 9), ("dolores", 5), ("dolores", 1)])
def test_there_are_as_many_seats_as_the_game_can_have(game: str, seats: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        created(game, [Holder("open")] * seats)
    assert refusal.value.message == "error-player-count"


@pytest.mark.parametrize(
    "clock",
    [
        Clock("casual", bank=60),
        Clock("casual", increment=5),
        Clock("casual", days=1),
        Clock("live"),
        Clock("live", increment=5),
        Clock("live", bank=60, days=1),
        Clock("correspondence"),
        Clock("correspondence", days=3, bank=60),
        Clock("correspondence", days=3, increment=1),
    ],
)
def test_a_clock_has_what_it_needs_and_nothing_else(clock: Clock) -> None:
    with pytest.raises(BadSetup) as refusal:
        created(clock=clock)
    assert refusal.value.message == "table-clock"


def test_clocks_that_can_be_kept() -> None:
    for clock in (Clock(), Clock("live", bank=1), Clock("live", bank=60, increment=2), Clock("correspondence", days=1)):
        assert created(clock=clock).clock == clock


def test_a_rated_table_has_seats_for_two_people() -> None:
    assert created(seats=[Holder("person"), Holder("open"), Holder("bot")], rated=True).rated
    with pytest.raises(BadSetup) as refusal:
        created(seats=[Holder("person"), Holder("outside"), Holder("bot")], rated=True)
    assert refusal.value.message == "table-rated"


def test_at_a_rated_table_sits_nobody_whom_somebody_else_may_play() -> None:
    """An outside bot's token is the host's: it could lose on purpose, and that would count."""
    with pytest.raises(BadSetup) as refusal:
        created(seats=[Holder("person"), Holder("open"), Holder("outside")], rated=True)
    assert refusal.value.message == "table-rated-outside"
    kept = KeptTable(created(seats=3, rated=True))
    kept.refused(HOST, Place, "table-rated-outside", seat=1, kind="outside")
    kept.ask(HOST, Place, seat=1, kind="bot")


def test_every_outside_bot_of_a_seat_is_another_player() -> None:
    kept = KeptTable(created(seats=2))
    for placing, player in ((1, "outside:1"), (2, "outside:1.2"), (3, "outside:1.3")):
        kept.ask(HOST, Place, seat=1, kind="outside")
        assert (kept.table.seats[1].player, kept.table.seats[1].placings) == (player, placing)
        kept.ask(player, Sit, nonce="bea7")
        assert kept.table.seats[1].placings == placing
        kept.ask(HOST, Place, seat=1, kind="open")
        kept.refused(player, Sit, "table-not-seated")
    assert kept.reopened().table.seats[1].placings == 3


def test_what_is_left_to_chance_is_drawn_when_the_table_is_set_up() -> None:
    drawn = {created(options={"variant": "random"}).options.get("variant", "none") for _ in range(80)}
    assert len(drawn) > 3
    assert "random" not in drawn


def test_tables_have_secrets_and_keys_of_their_own() -> None:
    made = [created(seed=None) for _ in range(20)]
    assert len({each.secret for each in made}) == len({each.key for each in made}) == 20


@pytest.mark.parametrize(("player", "name"), [("", ""), ("", "Ann")])
def test_nobody_without_a_session_takes_a_seat(player: str, name: str) -> None:
    """Else the cards could not be dealt any more."""
    kept = gathering(seats=3)
    with pytest.raises(Refusal):
        propose(kept.table, Sit(id="c"), player, name, kept.now)
