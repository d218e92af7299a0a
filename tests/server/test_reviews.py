"""The coach at a server's tables: advice for one's own decision where it is allowed, and the review afterwards."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from benchmarks.harness.clients import Guest, Message, problem
from benchmarks.harness.command import SLOW
from benchmarks.harness.serving import Served, serving
from freebooter.text import LANGUAGES
from tests.support.place import FLAGS, Log

DRIFTERS = [{"kind": "bot", "bot": "drifter"}] * 2


class Place:
    """A server with two people, and the log of what went wrong."""

    def __init__(self, served: Served, folder: Path) -> None:
        self.served = served
        self.ann, self.bob = Guest(served.url), Guest(served.url)
        self.log = Log(folder / "serve.log")

    def close(self) -> None:
        for guest in (self.ann, self.bob):
            guest.close()


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, *FLAGS, "--no-limits") as served, closing(Place(served, folder)) as place:
        yield place


def until_over(guest: Guest, table: str) -> Message:
    deadline = time.monotonic() + SLOW
    while (info := guest.info(table))["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.1)
    return info


def review(guest: Guest, table: str, **asked: str) -> Message:
    answer = guest.http.get(f"/api/tables/{table}/review", params=asked)
    assert answer.status_code == 200, answer.text
    state: Message = answer.json()
    return state


def until_ready(guest: Guest, table: str) -> Message:
    """Ask until the review is ready: it never goes back."""
    deadline, done = time.monotonic() + SLOW, 0
    while (state := review(guest, table))["status"] != "ready":
        assert time.monotonic() < deadline
        assert state["review"] is None
        assert done <= state["done"] <= state["of"]
        done = state["done"]
        time.sleep(0.2)
    return state


@pytest.fixture(scope="module")
def drifted(place: Place) -> str:
    """A whole match of two who decide by chance."""
    table: str = place.ann.open(seats=DRIFTERS, public=True, coach=False, start=True)["table"]
    until_over(place.ann, table)
    return table


def history(guest: Guest, table: str) -> dict[int, Message]:
    updates = guest.http.get(f"/api/tables/{table}/history", params={"seat": 0}).json()["updates"]
    return {update["version"]: update for update in updates}


def test_a_finished_match_is_reviewed(place: Place, drifted: str) -> None:
    """Whether or not there was a coach during it."""
    state = until_ready(place.bob, drifted)
    told, result = state["review"], place.bob.info(drifted)["result"]
    assert state["done"] == state["of"] == sum(each["decisions"] for each in told["conduct"]) > 20
    curve = told["curve"]
    assert curve[-1]["chances"] == result["shares"]
    assert all(sum(point["chances"]) == pytest.approx(1) for point in curve)
    assert [point["moves"] for point in curve] == sorted(point["moves"] for point in curve)
    log = history(place.bob, drifted)
    moved = [version for version, update in log.items() if update["what"] in ("started", "moved")]
    assert all(point["version"] == moved[point["moves"]] for point in curve)
    place.log.check_quiet()


def test_the_costliest_decisions_are_those_of_the_log(place: Place, drifted: str) -> None:
    told = until_ready(place.ann, drifted)["review"]
    log = history(place.ann, drifted)
    costly = told["costliest"]
    assert costly  # Chance never plays well for a whole match.
    assert sum(each["mistakes"] for each in told["conduct"]) >= len(costly)
    assert [each["cost"] for each in costly] == sorted((each["cost"] for each in costly), reverse=True)
    for each in costly:
        made = log[each["version"]]
        assert (made["what"], made["seat"], made["move"]) == ("moved", each["seat"], each["played"])
        assert each["cost"] == pytest.approx(each["better_value"] - each["value"])
        assert each["cost"] > each["margin"] >= 0, "what is solved is known exactly"
        assert each["better"] != each["played"]
    of_seat = [[each for each in costly if each["seat"] == seat] for seat in (0, 1)]
    for seat, conduct in enumerate(told["conduct"]):
        assert len(of_seat[seat]) == min(10, conduct["mistakes"]), "nobody's are left out for somebody else's"


def test_exact_odds_come_with_their_arithmetic(place: Place, drifted: str) -> None:
    told = until_ready(place.ann, drifted)["review"]
    log = history(place.ann, drifted)
    drawn = [each for each in told["costliest"] if "draw" in (each["played"], each["better"])]
    drawn = [each for each in drawn if not each["odds"][0].startswith("The next card is known")]
    assert drawn
    for each in drawn:
        view = log[each["version"] - 1]["view"]
        cards, busting = view["draw_count"], len(view["busting"])
        assert each["odds"][0].startswith(f"{busting} of {cards} unseen card")
        assert f"{round(100 * view['bust_probability'], 1):g}%" in each["odds"][0]


def test_a_review_is_told_in_any_language(place: Place, drifted: str) -> None:
    until_ready(place.ann, drifted)
    told = [review(place.ann, drifted, language=language)["review"]["costliest"][0] for language in LANGUAGES]
    assert len({each["played"] for each in told}) == 1
    assert len({each["played_words"] for each in told}) == len({each["better_words"] for each in told}) == 4


def test_a_match_that_was_given_up_ends_with_its_result(place: Place) -> None:
    table = place.ann.open("person", "bot", game="dolores", options={"bottles": "none"}, start=True)["table"]
    assert place.ann.ask(table, type="move", id="1", move="peace").status_code == 200
    place.ann.ask(table, type="resign", id="2")
    told = until_ready(place.ann, table)["review"]
    assert told["curve"][-1]["chances"] == place.ann.info(table)["result"]["shares"] == [0.0, 1.0]
    assert [each["seat"] for each in told["conduct"]] == [0, 1]
    assert problem(place.bob.http.get(f"/api/tables/{table}/review")) == (404, "table-unknown")


def test_a_match_is_not_reviewed_before_it_is_over(place: Place) -> None:
    table = place.ann.open("person", "bot", start=True)["table"]
    assert problem(place.ann.http.get(f"/api/tables/{table}/review")) == (409, "review-not-over")


def test_a_server_stops_in_the_middle_of_a_review(tmp_path: Path) -> None:
    with serving(tmp_path, *FLAGS) as served, closing(Guest(served.url)) as guest:
        tables = [guest.open(seats=DRIFTERS, start=True)["table"] for _ in range(2)]
        for table in tables:
            until_over(guest, table)
            assert review(guest, table)["status"] == "working"
        while not all(review(guest, table)["done"] for table in tables):
            time.sleep(0.05)
        assert served.stop() == 0
    Log(tmp_path / "serve.log").check_quiet()


# Advice.


def advice(guest: Guest, table: str, **asked: str) -> Any:
    return guest.http.get(f"/api/tables/{table}/advice", params=asked)


def moves_of(guest: Guest, table: str) -> Any:
    with closing(guest.wire(table)) as wire:
        return wire.hello().get("moves", [])


def duel(place: Place, **more: Any) -> str:
    """Ann and Bob, both to decide."""
    opened = place.ann.open("person", "open", game="dolores", options={"bottles": "none"}, public=True, **more)
    place.bob.ask(opened["table"], type="sit", id="sit")
    assert place.ann.ask(opened["table"], type="start", id="start").status_code == 200
    table: str = opened["table"]
    return table


def test_the_coach_rates_every_move_of_ones_own_decision(place: Place) -> None:
    table = duel(place)
    told = advice(place.ann, table).json()
    assert [each["move"] for each in told["moves"]] == ["peace", "fight", "choice"]
    for each in told["moves"]:
        assert 0 <= each["value"] <= 1
        assert each["margin"] > 0
    assert sum(told["chances"]) == pytest.approx(1)
    assert told["chances"][0] == pytest.approx(max(each["value"] for each in told["moves"]))
    assert told["version"] == history(place.ann, table).popitem()[0]
    assert advice(place.ann, table).json() == told
    words = {advice(place.ann, table, language=language).json()["moves"][0]["words"] for language in LANGUAGES}
    assert len(words) == len(LANGUAGES)


def test_the_first_estimate_comes_before_the_sharper_ones(place: Place) -> None:
    table = duel(place)
    first = advice(place.ann, table).json()
    told = [first, *(advice(place.ann, table, after=str(step)).json() for step in range(1, first["steps"] + 2))]
    assert [each["step"] for each in told] == [1, *range(2, first["steps"] + 1), first["steps"], first["steps"]]
    assert told[-1] == told[-2] == told[-3], "there is nothing sharper than the last"
    assert told[0]["playouts"] < told[1]["playouts"] < told[-1]["playouts"]
    assert max(each["margin"] for each in told[-1]["moves"]) < max(each["margin"] for each in first["moves"])


def test_advice_gives_its_reason_in_every_language(place: Place) -> None:
    table = duel(place)
    reasons = {advice(place.ann, table, language=language).json()["reason"] for language in LANGUAGES}
    assert len(reasons) == len(LANGUAGES)
    assert "Guest" in advice(place.ann, table).json()["reason"], "it speaks of the rival"


def test_in_dead_mans_draw_it_knows_what_one_more_card_is_worth(place: Place) -> None:
    table = place.ann.open("person", "open", public=True)["table"]
    place.bob.ask(table, type="sit", id="sit")
    place.ann.ask(table, type="start", id="start")
    own = {guest: moves_of(guest, table) for guest in (place.ann, place.bob)}
    first, other = sorted(own, key=lambda guest: not own[guest])
    assert problem(advice(first, table)) == (409, "advice-one-move")
    assert problem(advice(other, table)) == (409, "advice-turn")
    for number in range(10):  # A kraken leaves no choice for a while.
        chooser = first if moves_of(first, table) else other
        if len(moves_of(chooser, table)) > 1:
            break
        chooser.ask(table, type="move", id=f"{number}", move="draw")
    told = advice(chooser, table).json()
    assert [each["move"] for each in told["moves"]] == moves_of(chooser, table)
    assert (told["one_more_card"] is None) == ("draw" not in moves_of(chooser, table))


def test_whoever_has_nothing_to_decide_is_told_to_wait(place: Place) -> None:
    table = duel(place)
    place.ann.ask(table, type="move", id="m", move="peace")
    assert problem(advice(place.ann, table)) == (409, "advice-turn")
    assert advice(place.bob, table).status_code == 200


@pytest.mark.parametrize(("more", "reason"), [({"coach": False}, "advice-not-here"), ({"rated": True}, "advice-rated")])
def test_at_some_tables_everybody_decides_alone(place: Place, more: dict[str, bool], reason: str) -> None:
    table = duel(place, **more)
    for guest in (place.ann, place.bob):
        assert problem(advice(guest, table)) == (403, reason)


def test_only_those_who_play_are_advised(place: Place) -> None:
    table = duel(place)
    with closing(Guest(place.served.url)) as stranger:
        assert problem(advice(stranger, table)) == (403, "table-not-seated")
    place.ann.ask(table, type="resign", id="r")
    assert problem(advice(place.bob, table)) == (409, "table-not-playing")
