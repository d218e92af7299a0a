"""A machine on which a game is still being compiled: everything else works, and whoever waits for the game gets it.

The game is Pig, which compiles in a few seconds; compiling is held up for as long as a test likes, by somebody who has
all turns at it.
"""

from __future__ import annotations

import re
import signal
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from benchmarks.harness.clients import Guest
from benchmarks.harness.command import compiled
from tests.support.browser_play import Person, by_mouse, tab_to
from tests.support.browser_words import english_on
from tests.support.small_house import Held, House, Open, install_pig

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked at")

SMALL: ViewportSize = {"width": 360, "height": 640}

SHIFTS = """
window.shifts = [];
new PerformanceObserver(list => {
  for (const each of list.getEntries()) shifts.push(each.value);
}).observe({type: "layout-shift", buffered: true});
"""
"""How much of the page has moved by itself, each time."""

HEARD = """
window.heard = [];
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  const said = document.querySelector("[role=log].unseen")?.textContent.trim();
  if (said && said !== heard.at(-1)) heard.push(said);
}).observe(document.body, {subtree: true, childList: true, characterData: true}));
"""
"""What a screen reader was told."""


class Machine:
    """A server that knows Pig alone, on a machine that has never compiled anything and does not yet."""

    def __init__(self, folder: Path) -> None:
        self._house = House("pig", install_pig(folder / "site"), folder / "cache")
        self._held = Held(folder / "cache")
        self._data = folder
        self._running = ExitStack()
        self._served = self._start("0")
        self.url = self._served.url

    def _start(self, port: str) -> Open:
        return self._running.enter_context(self._house.serving(self._data, "--bot-pace", "0", "--port", port))

    def go_on(self) -> None:
        """Nothing keeps anybody from compiling any more."""
        self._held.give_back()

    def kill(self) -> None:
        self._served.stop(signal.SIGKILL)

    def again(self) -> None:
        """The server is started once more, and nothing is compiled yet."""
        self._served = self._start(str(urlsplit(self.url).port))

    def close(self) -> None:
        self._running.close()
        self._held.give_back()


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    """Held up until the one test that lets it go on, the last of those who want it."""
    made = Machine(tmp_path_factory.mktemp("machine"))
    yield made
    made.close()


@pytest.fixture
def people(browser: Browser) -> Iterator[Any]:
    """Opens windows, in which nothing may have gone wrong at the end."""
    with ExitStack() as opened:

        def somebody(url: str, **more: Any) -> Person:
            person = Person(browser, url, **more)
            opened.callback(person.close)
            opened.callback(person.check)
            return person

        yield somebody


def voyage(page: Page, game: str = "Pig") -> Locator:
    return page.get_by_role("progressbar", name=f"Getting {game} ready")


@pytest.mark.parametrize("language", ["de", "cs", "ja"])
def test_on_a_phone_everybody_reads_it_in_their_language(language: str, machine: Machine, people: Any) -> None:
    guest = Guest(machine.url, language=language)
    table = guest.open("person", "bot", game="pig")["table"]
    assert guest.ask(table, type="sit", id="sit").status_code == 200
    assert guest.ask(table, type="start", id="start").status_code == 200
    person = people(machine.url, guest=guest, size=SMALL, locale=language)
    for address in ("/", "/new?game=pig", "/learn/pig/1", f"/t/{table}"):
        page = person.go(address)
        expect(page.locator(".voyage-compiling").last).to_be_visible()
        assert english_on(page, language) == [], address
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), address
        cut = "each => each.filter(span => span.scrollWidth > span.clientWidth + 1).map(span => span.textContent)"
        assert page.locator(".voyage-words").evaluate_all(cut) == [], address
        if language == "de":  # The words differ, and what they stand in is the same.
            assert person.violations() == [], address
    guest.close()


def test_everything_but_the_match_works_and_the_match_begins_by_itself(machine: Machine, people: Any) -> None:
    early, patient = meet_a_server_that_is_started_again(machine, people)
    host = people(machine.url)
    player = people(machine.url)
    player.page.add_init_script(HEARD)
    looker = people(machine.url)
    looker.page.add_init_script(SHIFTS)
    learner = people(machine.url, size=SMALL)

    # The home page tells how far the game is.
    page = player.go("/")
    card = page.get_by_role("article", name="Pig")
    expect(voyage(page)).to_be_visible()
    expect(voyage(page)).to_have_attribute("aria-valuetext", re.compile("Getting ready"))
    assert player.violations() == []
    looker.go("/")
    expect(voyage(looker.page)).to_be_visible()

    # A lesson waits, too; the rules can be read meanwhile.
    learner.go("/learn/pig/1")
    expect(learner.page.get_by_role("heading", name="The lesson starts automatically")).to_be_visible()
    assert learner.violations() == []

    # Whoever presses Play is at the table at once: seats, talk, invitation and rules are there.
    tab_to(page, "each => each.ariaLabel === 'Play Pig'")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("heading", name="The game starts automatically")).to_be_visible()
    expect(voyage(page)).to_be_visible()
    expect(page.locator(".gathered.own")).to_contain_text("you")
    expect(page.get_by_role("button", name="Dealing automatically…")).to_be_disabled()
    expect(page.get_by_role("textbox", name="Invitation link")).to_have_value(re.compile(f"{machine.url}/t/"))
    page.get_by_role("button", name="Ahoy!").click()
    expect(page.locator(".remarks")).to_contain_text("Ahoy!")
    page.get_by_role("button", name="Read the rules").click()
    expect(page.get_by_role("dialog")).to_contain_text("A 1 loses the heap")
    page.keyboard.press("Escape")
    assert player.violations() == []
    assert page.evaluate("() => heard.filter(each => each.includes('ready'))") == ["Pig is getting ready."]

    # Somebody else sets up a table, with a bot that is not ready either.
    set_up(host)

    machine.go_on()
    position = player.position()
    host.position()
    early.position()
    expect(patient.page.locator(".poster-readiness.over")).not_to_have_count(0)
    expect(voyage(patient.page)).to_have_attribute("aria-valuetext", "Ready to play")
    by_mouse(page, position, next(iter(position.moves)))
    learner.page.get_by_role("button", name="Hold (then 50 points)").click()
    expect(learner.page.locator(".lesson-guide.done")).to_contain_text("you beat Mary to the goal")
    expect(card).to_have_count(0)

    # The poster has changed in place.
    home = looker.page.get_by_role("article", name="Pig")
    expect(home.locator(".poster-readiness.over")).to_have_count(1)
    assert max(looker.page.evaluate("() => shifts.slice(1)"), default=0) < 0.01
    home.get_by_role("button", name="Play Pig").click()
    looker.page.wait_for_url("**/t/*")
    looker.position()


def meet_a_server_that_is_started_again(machine: Machine, people: Any) -> tuple[Person, Person]:
    """Somebody at a table whose match waits for the game, and somebody on the home page; both go on waiting."""
    player, looker = people(machine.url), people(machine.url)
    for each in (player, looker):
        each.forgiven += ["WebSocket connection to", "ERR_CONNECTION", "ERR_CONTENT_LENGTH_MISMATCH"]  # It was killed.
    looker.go("/")
    expect(voyage(looker.page)).to_be_visible()
    page = player.go("/")
    page.get_by_role("button", name="Play Pig").click()
    page.wait_for_url("**/t/*")
    starts = page.get_by_role("heading", name="The game starts automatically")
    expect(starts).to_be_visible()
    machine.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    machine.again()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    expect(starts).to_be_visible()
    return player, looker


def set_up(host: Person) -> None:
    """A table with a bot that is not ready yet."""
    page = host.go("/new?game=pig")
    expect(voyage(page)).to_be_visible()
    seat = page.get_by_label("Seat 2")
    seat.select_option(label="Bot: searcher (getting ready)")
    expect(page.locator(".seat-plan").nth(1)).to_contain_text("Still getting ready")
    assert host.violations() == []
    page.get_by_role("button", name="Start playing").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("heading", name="The game starts automatically")).to_be_visible()
    # Whoever stands up is not dealt any cards.
    page.get_by_role("button", name="Stand up").click()
    expect(page.get_by_role("heading", name="Pig isn't ready yet")).to_be_visible()
    page.get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Deal the cards").click()
    expect(page.get_by_role("heading", name="The game starts automatically")).to_be_visible()


def test_a_game_that_cannot_be_compiled_leaves_the_others_playable(tmp_path: Path, people: Any) -> None:
    found = install_pig(tmp_path / "site")
    turn = tmp_path / "site" / "freebooter_pig" / "rules" / "turn.py"
    turn.write_text(turn.read_text(encoding="utf-8").replace("state.heap", "state.sty"), encoding="utf-8")
    compiled()
    with House("pig,dolores", found).serving(tmp_path) as served:
        person = people(served.url)
        page = person.go("/")
        pig = page.get_by_role("article", name="Pig")
        expect(pig).to_contain_text("Pig couldn't get ready. Run “freebooter doctor” in a terminal to find out why.")
        expect(pig.get_by_role("button", name="Play Pig")).to_be_disabled()
        assert person.violations() == []
        person.go("/new?game=pig")
        expect(page.locator(".getting-ready")).to_contain_text("freebooter doctor")
        expect(page.get_by_role("button", name="Start playing")).to_be_disabled()
        person.go("/learn/pig/1")
        expect(page.locator(".getting-ready")).to_contain_text("freebooter doctor")
        person.go("/")
        page.get_by_role("button", name="Play Dolores").click()
        page.wait_for_url("**/t/*")
        person.position()
