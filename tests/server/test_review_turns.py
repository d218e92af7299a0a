"""Reviews take turns, give way to advice, are given up when nobody asks for them, and judge only what counted."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import pytest

from benchmarks.harness.clients import Guest, Message, problem
from benchmarks.harness.command import SLOW
from freebooter.server.play import reviews
from freebooter.server.play.coach import advise, judge
from freebooter.server.play.thinkers import Pending, Thinkers
from tests.support.indoors import Indoors, indoors

DRIFTERS = [{"kind": "bot", "bot": "drifter"}] * 2


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Indoors]:
    with indoors(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def ann(server: Indoors, monkeypatch: pytest.MonkeyPatch) -> Iterator[Guest]:
    """After her nobody asks for a review any more; meanwhile they are short."""
    monkeypatch.setattr(reviews, "MOST_DECISIONS", 10)
    with closing(Guest(server.url)) as guest:
        yield guest
    monkeypatch.setattr(reviews, "PATIENCE", 0.0)
    until(lambda: server.server.reviews.unfinished == 0)


@pytest.fixture
def order(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """What the coach begins with: for which table, and whether it is advice."""
    begun: list[tuple[str, str]] = []
    start = Thinkers._begin

    def begin(thinkers: Thinkers, question: Pending) -> None:
        if question.think in (advise, judge):
            begun.append((question.name, question.think.__name__))
        start(thinkers, question)

    monkeypatch.setattr(Thinkers, "_begin", begin)
    return begun


def until(happens: Callable[[], Any]) -> None:
    deadline = time.monotonic() + SLOW
    while not happens():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def finished(guest: Guest) -> str:
    table: str = guest.open(seats=DRIFTERS, start=True)["table"]
    until(lambda: guest.info(table)["status"] == "over")
    return table


def review(guest: Guest, table: str) -> Message:
    state: Message = guest.http.get(f"/api/tables/{table}/review").json()
    return state


def test_reviews_take_turns_and_advice_goes_before_them(ann: Guest, order: list[tuple[str, str]]) -> None:
    tables = [finished(ann) for _ in range(3)]
    until(lambda: min([review(ann, table)["done"] for table in tables]) > 2)
    turns = [name for name, _ in order][-6:]
    assert sorted(turns) == sorted(tables * 2), "none of them had to wait for another's end"
    live = ann.open("person", "bot", game="dolores", options={"bottles": "none"}, start=True)["table"]
    before = len(order)
    assert ann.http.get(f"/api/tables/{live}/advice").status_code == 200
    assert (live, "advise") in order[before:]


def test_a_review_that_nobody_asks_for_is_given_up_in_its_midst(
    server: Indoors, ann: Guest, order: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = finished(ann)
    until(lambda: review(ann, table)["done"] > 0)
    with monkeypatch.context() as impatient:
        impatient.setattr(reviews, "PATIENCE", 0.0)
        until(lambda: server.server.reviews.unfinished == 0)
    assert sum(name == table for name, _ in order) < reviews.MOST_DECISIONS
    begun_anew = review(ann, table)
    assert (begun_anew["status"], begun_anew["done"]) == ("working", 0)


def test_only_so_many_are_worked_at(server: Indoors, ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, third = (finished(ann) for _ in range(3))
    monkeypatch.setattr(reviews, "MOST_DECISIONS", 500)
    monkeypatch.setattr(reviews, "MOST_OF_AN_ADDRESS", 1)
    with closing(Guest(server.url, source="127.0.0.2", session=ann.cookie)) as elsewhere:
        assert review(ann, first)["status"] == "working"
        assert problem(ann.http.get(f"/api/tables/{second}/review")) == (409, "review-busy")
        assert review(elsewhere, second)["status"] == "working", "another address has its own"
        monkeypatch.setattr(reviews, "MOST_AT_ONCE", 2)
        monkeypatch.setattr(reviews, "MOST_OF_AN_ADDRESS", 2)
        assert problem(elsewhere.http.get(f"/api/tables/{third}/review")) == (409, "review-busy")
    assert "freebooter_reviews 2.0" in ann.http.get("/metrics").text
    monkeypatch.setattr(reviews, "MOST_AT_ONCE", 3)
    assert review(ann, third)["status"] == "working"


def test_a_changed_choice_is_one_decision(ann: Guest) -> None:
    with closing(Guest(ann.url)) as bob:
        table = ann.open("person", "open", game="dolores", options={"bottles": "none"}, public=True)["table"]
        bob.ask(table, type="sit", id="sit")
        ann.ask(table, type="start", id="start")
        for number in range(2):
            for choice in ("peace", "fight"):
                assert ann.ask(table, type="move", id=f"{choice}-{number}", move=choice).status_code == 200
        bob.ask(table, type="move", id="move", move="peace")
        bob.ask(table, type="resign", id="resign")
        until(lambda: review(ann, table)["status"] == "ready")
        conduct = review(ann, table)["review"]["conduct"]
        assert [each["decisions"] for each in conduct] == [1, 1]
