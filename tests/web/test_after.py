"""After the game, in a real browser: the result, rematch, replay, review, the record and the check of the deal."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

from benchmarks.harness.browser import DESKTOP, PATIENCE, PHONE, Watched
from benchmarks.harness.clients import Guest
from benchmarks.harness.serving import Served
from freebooter.server.play.sessions import COOKIE

NONCE = "5eed5eed"


class Played(NamedTuple):
    """A finished match of somebody who sits at the first place."""

    guest: Guest
    table: str
    key: str


@pytest.fixture(scope="module")
def served(hurried: Served) -> Served:
    return hurried


def play(guest: Guest, table: str, most: int = 10_000) -> None:
    """Move at random until the match is over, or so often."""
    chance = random.Random(6)
    with guest.at(table) as wire:
        message = wire.heard[-1].message
        for number in range(most):
            while guest_may_not_move(message):
                if message.get("table", {}).get("status") == "over":
                    return
                message = wire.next()
            move = chance.choice(message["moves"])
            version = wire.command(type="move", id=f"move-{number}", move=move)["version"]
            message = wire.until_version(version)


def guest_may_not_move(message: dict[str, object]) -> bool:
    view = message.get("view")
    return not message.get("moves") or not isinstance(view, dict) or 0 not in view["deciders"]


def begin(guest: Guest, *bots: str, game: str) -> tuple[str, str]:
    """Sit down with bots, adding a nonce to the deal."""
    seats = [{"kind": "person"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    opened = guest.open(game=game, seats=seats)
    assert guest.ask(opened["table"], type="sit", id="sit", nonce=NONCE).status_code == 200
    assert guest.ask(opened["table"], type="start", id="start").status_code == 200
    return opened["table"], opened["key"]


@pytest.fixture(scope="module", params=["dead-mans-draw", "dolores"])
def played(request: pytest.FixtureRequest, served: Served) -> Iterator[Played]:
    guest = Guest(served.url)
    table, key = begin(guest, "drifter", "drifter", game=request.param)
    play(guest, table)
    yield Played(guest, table, key)
    guest.close()


class Visit(Watched):
    """The browser of a guest."""

    def __init__(self, browser: Browser, guest: Guest, size: ViewportSize = DESKTOP) -> None:
        super().__init__(browser, guest.url, size=size, reduced_motion="reduce", service_workers="block")
        self.context.add_cookies([{"name": COOKIE, "value": guest.cookie, "url": guest.url}])


@pytest.fixture
def visit(browser: Browser, played: Played) -> Iterator[Visit]:
    visit = Visit(browser, played.guest)
    yield visit
    visit.check()
    visit.close()


def asked(page: Page) -> dict[str, str]:
    """What the address asks for."""
    return {name: value for name, [value] in parse_qs(urlsplit(page.url).query).items()}


def place(page: Page) -> int:
    """The moment that the scrubber shows."""
    return int(page.locator(".scrubber input").input_value())


def versions_with_a_view(played: Played, seat: int) -> list[int]:
    answer = played.guest.http.get(f"/api/tables/{played.table}/history", params={"seat": seat})
    return [update["version"] for update in answer.json()["updates"] if update.get("view")]


def test_the_result_tells_every_score_with_parts_that_add_up_to_it(visit: Visit, played: Played) -> None:
    page = visit.go(f"/t/{played.table}")
    result = played.guest.info(played.table)["result"]
    page.wait_for_selector(".standings")
    points = [int(re.sub(r"\D", "", text)) for text in page.locator(".standing-points").all_inner_texts()]
    assert sorted(points) == sorted(result["points"])
    for standing, total in zip(page.locator(".standing").all(), points, strict=True):
        parts = [int(text.replace("−", "-")) for text in standing.locator(".part b").all_inner_texts()]
        assert sum(parts) * (2 if standing.locator(".doubled").count() else 1) == total
    assert page.locator(".standing.won").count() == sum(share > 0 for share in result["shares"])
    assert visit.violations() == []
    page.keyboard.press("Escape")
    expect(page.locator(".standings")).to_have_count(0)
    page.get_by_role("button", name="Show the result").click()
    page.wait_for_selector(".standings")


def test_a_replay_is_led_by_keys_and_its_address_names_the_moment(visit: Visit, played: Played) -> None:
    versions = versions_with_a_view(played, 1)
    page = visit.go(f"/t/{played.table}?at={versions[3]}&seat=1")
    page.wait_for_selector(".scrubber")
    assert place(page) == 3
    assert page.locator(".seat-choice select").input_value() == "1"
    for key, expected in [("ArrowRight", 4), ("ArrowLeft", 3), ("End", len(versions) - 1), ("Home", 0)]:
        page.keyboard.press(key)
        assert place(page) == expected
        page.wait_for_url(f"**/t/{played.table}?at={versions[expected]}&seat=1")
    page.get_by_role("combobox", name="Speed").select_option("8")
    page.locator("h1").evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.wait_for_function("() => Number(document.querySelector('.scrubber input').value) > 2")
    page.keyboard.press("Space")
    reached = place(page)
    page.get_by_role("button", name=re.compile("^Next (turn|duel)$")).click()
    assert place(page) > reached or reached == len(versions) - 1
    assert visit.violations() == []


def test_a_replay_shows_what_the_chosen_eyes_saw(visit: Visit, played: Played) -> None:
    versions = versions_with_a_view(played, 0)
    page = visit.go(f"/t/{played.table}?at={versions[5]}")
    seat = page.locator(".seat-choice select")
    names = [each["name"] for each in played.guest.info(played.table)["seats"]]
    assert [*seat.locator("option").all_inner_texts()] == [*names, "Spectator"]
    for chosen, written in [("2", "2"), ("", "none"), ("0", "0")]:
        with page.expect_response(re.compile("/history")) as answer:
            seat.select_option(chosen)
        views = [update["view"]["seat"] for update in answer.value.json()["updates"] if update.get("view")]
        assert set(views) == {int(chosen) if chosen else None}
        page.wait_for_url(f"**/t/{played.table}?at={versions[5]}&seat={written}")


@pytest.mark.parametrize("played", ["dolores"], indirect=True)
def test_a_replay_whose_history_comes_in_pages_is_complete(visit: Visit, played: Played) -> None:
    versions, asked = versions_with_a_view(played, 0), []

    def shorten(route: Route) -> None:
        asked.append(route.request.url)
        route.continue_(url=f"{route.request.url}&limit=9")

    visit.context.route(re.compile("/history"), shorten)
    page = visit.go(f"/t/{played.table}?at={versions[5]}")
    page.wait_for_selector(".scrubber input")
    assert int(page.locator(".scrubber input").get_attribute("max") or 0) == len(versions) - 1
    assert len(asked) > 2


@pytest.mark.parametrize("played", ["dolores"], indirect=True)
def test_a_moment_can_be_handed_on_to_whoever_has_no_seat(visit: Visit, played: Played, browser: Browser) -> None:
    visit.context.grant_permissions(["clipboard-read", "clipboard-write"])
    versions = versions_with_a_view(played, 0)
    page = visit.go(f"/t/{played.table}?at={versions[4]}&seat=0")
    page.get_by_role("button", name="Share this moment").click()
    expect(page.locator(".notice")).to_be_visible()
    address = page.evaluate("() => navigator.clipboard.readText()")
    stranger = Watched(browser, played.guest.url, reduced_motion="reduce", service_workers="block")
    stranger.page.goto(address)
    stranger.page.wait_for_selector(".scrubber")
    assert place(stranger.page) == 4
    assert asked(stranger.page) == {"at": str(versions[4]), "seat": "0"}
    stranger.check()
    stranger.close()


@pytest.mark.parametrize("game", ["dead-mans-draw", "dolores"])
def test_the_review_leads_to_the_costliest_decisions(game: str, served: Served, browser: Browser) -> None:
    """Of a match that was soon given up, for the coach takes its time over each decision."""
    guest = Guest(served.url)
    table, _ = begin(guest, "drifter", game=game)
    play(guest, table, most=4)
    assert guest.ask(table, type="resign", id="resign").status_code == 200
    visit = Visit(browser, guest)
    page = visit.go(f"/t/{table}")
    page.get_by_role("button", name="Review").click()
    page.wait_for_selector(".curve", timeout=4 * PATIENCE)
    answer = guest.http.get(f"/api/tables/{table}/review").json()["review"]
    assert page.locator(".curve-frame polyline").count() == 2
    assert page.locator(".conduct tbody tr").count() == 2
    mine, others = ([each for each in answer["costliest"] if (each["seat"] == 0) == own] for own in (True, False))
    assert page.locator(".decision").count() == len(mine)
    page.locator(".curve-figures summary").click()
    assert page.locator(".curve-figures tbody tr").count() == len(answer["curve"])
    assert visit.violations() == []
    page.locator(".curve-slider").press("End")
    page.wait_for_url(f"**at={answer['curve'][-1]['version']}&**")
    for whose, decisions in (("My decisions", mine), ("Others", others)):
        page.get_by_role("button", name=whose).click()
        assert page.locator(".decision").count() == len(decisions)
        for shown, decision in zip(page.locator(".decision").all(), decisions[:2], strict=False):
            shown.get_by_role("button", name="Show move").click()
            page.wait_for_url(f"**at={decision['version'] - 1}&seat={decision['seat']}&review=1")
    visit.check()
    visit.close()
    guest.close()


@pytest.mark.parametrize("played", ["dead-mans-draw"], indirect=True)
def test_the_deal_is_recomputed_with_one_button(visit: Visit, played: Played) -> None:
    page = visit.go(f"/t/{played.table}")
    commitment = played.guest.info(played.table)["deal"]["commitment"]
    page.evaluate(f"() => localStorage.setItem('freebooter-nonce-{played.table}', '{NONCE}')")
    page.evaluate(f"() => localStorage.setItem('freebooter-commitment-{played.table}', '{commitment}')")
    page.get_by_role("button", name="Check the deal").click()
    page.get_by_role("button", name="Recompute the deal").click()
    page.wait_for_selector(".fair-verdict.holds")
    assert page.locator(".check.fails, .check.open").count() == 0
    assert page.locator(".checks .check.holds").count() >= 7
    assert f"--commitment {commitment}" in page.locator(".command").inner_text()
    assert visit.violations() == []


def test_a_changed_card_is_found(visit: Visit, played: Played) -> None:
    def meddle(route: Route) -> None:
        told = route.fetch().json()
        events = [event for update in told["updates"] for event in update.get("events") or ()]
        draws = [event for event in events if event["event"] in ("drawn", "dealt")]
        draws[0]["card"], other = draws[1]["card"], draws[0]["card"]
        draws[1]["card"] = other
        if draws[0]["card"] == other:  # There are several of a kind in Dolores.
            draws[0]["card"] = "void"
        route.fulfill(json=told)

    page = visit.go(f"/t/{played.table}")
    page.get_by_role("button", name="Check the deal").click()
    page.route(re.compile("/history"), meddle)
    page.get_by_role("button", name="Recompute the deal").click()
    page.wait_for_selector(".fair-verdict.fails")
    assert page.locator(".checks .check.fails").count() == 1


def test_who_asks_for_a_rematch_and_who_follows_meet_at_the_same_table(served: Served, browser: Browser) -> None:
    ann, bob = Guest(served.url), Guest(served.url)
    opened = ann.open("person", "open")
    assert bob.ask(opened["table"], opened["key"], type="sit", id="sit").status_code == 200
    assert ann.ask(opened["table"], type="start", id="start").status_code == 200
    assert bob.ask(opened["table"], type="resign", id="resign").status_code == 200
    at_ann, at_bob = Visit(browser, ann, size=PHONE), Visit(browser, bob, size=PHONE)
    for visit in (at_ann, at_bob):
        page = visit.go(f"/t/{opened['table']}")
        expect(page.get_by_text(f"{bob.name} resigned")).to_be_visible()
        expect(page.get_by_role("heading", name="You win!" if visit is at_ann else f"{ann.name} wins.")).to_be_visible()
        assert visit.violations() == []
    at_ann.page.get_by_role("button", name="Rematch").click()
    at_bob.page.get_by_role("button", name="Join the rematch").click()
    for visit in (at_ann, at_bob):
        visit.page.wait_for_function(f"() => !location.pathname.endsWith('{opened['table']}')")
        visit.check()
    assert at_ann.page.url == at_bob.page.url
    at_ann.close()
    at_bob.close()


def test_an_abandoned_match_has_no_winner(served: Served, browser: Browser) -> None:
    guest = Guest(served.url)
    table, _ = begin(guest, "drifter", game="dead-mans-draw")
    play(guest, table, most=3)
    assert guest.ask(table, type="vote", id="vote", motion="abandon").status_code == 200
    visit = Visit(browser, guest)
    page = visit.go(f"/t/{table}")
    expect(page.get_by_role("heading", name="Nobody wins.")).to_be_visible()
    assert page.locator(".standing.won").count() == 0
    points = guest.info(table)["result"]["points"]
    assert sum(int(re.sub(r"\D", "", text)) for text in page.locator(".standing-points").all_inner_texts()) == sum(
        points
    )
    visit.check()
    visit.close()
    guest.close()
