"""Every screen of the site with something on it: tables of all kinds, and the windows that open above them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from playwright.sync_api import expect

from benchmarks.harness.clients import Guest

from .browser_play import Person, sit_down


@dataclass(frozen=True)
class Screen:
    """An address, and what is pressed there, one thing after the other, by the keys that work in every language."""

    name: str
    address: str
    shows: str = "main"
    """What has to be there."""
    press: tuple[str, ...] = ()
    """Keys, or what is clicked."""
    then: str = ""
    """What has to be there afterwards."""

    missing: bool = False
    """Whether the server has to say that there is nothing."""

    is_like_another: bool = False
    """Whether only its words are others than those of screens before it, by which all its parts were shown."""

    def open(self, person: Person) -> None:
        if self.missing:  # The console tells of every answer that the window notes itself.
            person.forgiven += [f"404: {person.url}{self.address}", "console: Failed to load resource"]
        page = person.page
        if page.url == f"{person.url}{self.address}" and self.press:  # What was opened above it is closed.
            page.keyboard.press("Escape")
            expect(page.locator("dialog[open]")).to_have_count(0)
        else:
            person.go(self.address)
        page.locator(self.shows).first.wait_for()
        expect(page.locator(".waiting")).to_have_count(0)
        for wish in self.press:
            if len(wish) == 1:
                page.keyboard.press(wish)
            else:
                page.locator(wish).first.click()
        if self.then:
            page.locator(self.then).first.wait_for()
            expect(page.locator(".waiting")).to_have_count(0)


@dataclass(frozen=True)
class Harbour:
    """Somebody who has something of everything."""

    guest: Guest
    screens: tuple[Screen, ...]


DIALOG = "dialog[open] .dialog-body"
SIGN_OUT = ".panel:last-of-type .row button:last-of-type"
"""The last panel of the settings."""


@contextmanager
def harbour(url: str) -> Iterator[Harbour]:
    """Somebody with a waiting room, a table of each game, and a finished match of each."""
    guest = Guest(url)
    waiting = guest.open("person", "open", "outside", game="dolores", public=True)["table"]
    assert guest.ask(waiting, type="sit", id="sit").status_code == 200
    running = {
        game: sit_down(guest, game, "drifter", "drifter", "drifter")[0] for game in ("dead-mans-draw", "dolores")
    }
    finished = {game: sit_down(guest, game, "drifter", public=True)[0] for game in ("dead-mans-draw", "dolores")}
    for table in finished.values():
        assert guest.ask(table, type="resign", id="resign").status_code == 200
    for table in running.values():
        play(guest, table, 5)
    yield Harbour(guest, tuple(screens(guest.player, waiting, running, finished)))
    guest.close()


def play(guest: Guest, table: str, moves: int) -> None:
    """Make so many moves by chance, so that something lies on the table."""
    chance = random.Random(6)
    with guest.at(table) as wire:
        message = wire.heard[-1].message
        for number in range(moves):
            while not (message.get("moves") and 0 in message["view"]["deciders"]):
                message = wire.next()
                if message.get("table", {}).get("status") == "over":
                    return
            made = wire.command(type="move", id=f"move-{number}", move=chance.choice(message["moves"]))
            message = wire.until_version(made["version"])


def screens(player: str, waiting: str, running: dict[str, str], finished: dict[str, str]) -> Iterator[Screen]:
    yield Screen("home", "/", ".home-tables")
    yield Screen("new table", "/new?game=dead-mans-draw", ".seat-plans")
    yield Screen("new table of Dolores", "/new?game=dolores", ".seat-plans")
    yield Screen("lobby", "/lobby", ".listings")
    yield Screen("my games", "/games", ".listings")
    yield Screen("settings", "/settings", ".name-line button")
    yield Screen("sign-out", "/settings", ".name-line button", (SIGN_OUT,), DIALOG)
    yield Screen("about", "/about")
    yield Screen("offline", "/offline", "main button")
    yield Screen("nothing", "/nowhere", missing=True)
    yield Screen("player", f"/players/{player}", ".ratings, .page-part")
    yield Screen("learn", "/learn")
    yield Screen("rules of Dead Man's Draw", "/rules/dead-mans-draw", "main h2:not(.unseen)")
    yield Screen("rules of Dolores", "/rules/dolores", "main h2:not(.unseen)", is_like_another=True)
    yield Screen("lesson of Dead Man's Draw", "/learn/dead-mans-draw/1", ".lesson-guide.asked")
    yield Screen("lesson of Dolores", "/learn/dolores/1", ".lesson-guide.asked")
    for game, lesson in (("dead-mans-draw", 5), ("dead-mans-draw", 12), ("dolores", 5), ("dolores", 6)):
        yield Screen(
            f"lesson {lesson} of {game}", f"/learn/{game}/{lesson}", ".lesson-guide.asked", is_like_another=True
        )
    yield Screen("waiting room", f"/t/{waiting}", ".gathered-seats")
    yield Screen("no table", "/t/nosuchtable", "main h1")
    yield from table_screens(running)
    for again, (game, table) in enumerate(finished.items()):
        at = f"/t/{table}?at=0&seat=0"
        yield Screen(f"ending of {game}", f"/t/{table}", "dialog.ending .standings")
        yield Screen(f"replay of {game}", at, ".scrubber")
        yield Screen(f"review of {game}", f"{at}&review", ".conduct", is_like_another=bool(again))
    yield Screen(
        "fairness", f"/t/{finished['dolores']}", ".ending .ways", (".ending .ways button:nth-child(3)",), ".fairness"
    )


def table_screens(running: dict[str, str]) -> Iterator[Screen]:
    board = {"dead-mans-draw": ".draw-actions", "dolores": ".dolores-decision"}
    for again, (game, table) in enumerate(running.items()):
        address, alike = f"/t/{table}", bool(again)
        yield Screen(f"table of {game}", address, board[game])
        yield Screen(f"rules at {game}", address, board[game], ("r",), f"{DIALOG} input", is_like_another=alike)
        yield Screen(f"shortcuts at {game}", address, board[game], ("?",), f"{DIALOG} kbd", is_like_another=alike)
        menu = (".table-bar > button:last-of-type",)
        yield Screen(f"menu of {game}", address, board[game], menu, DIALOG, is_like_another=alike)
        talk = ("t", ".side-tabs button:nth-child(2)")
        yield Screen(f"talk at {game}", address, board[game], talk, ".side .talk", is_like_another=alike)
    yield Screen("a bank", f"/t/{running['dead-mans-draw']}", ".draw-actions", (".draw-bank-name",), DIALOG)
    yield Screen("discard pile", f"/t/{running['dolores']}", ".dolores-decision", ("d",), DIALOG)
    yield Screen("a display", f"/t/{running['dolores']}", ".dolores-decision", (".dolores-seat-button",), DIALOG)
