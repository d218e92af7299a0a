"""Pictures of every screen at three sizes and in both themes, into `docs/screens/`, out of a real browser.

    python docs/screens.py [NAME …]

Tables in the midst of a match show a match of this process, played by bots from a fixed seed, so that the pictures stay
alike from one time to the next; everything else comes from a real server. With names, only these screens are made.
"""

from __future__ import annotations

import base64
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.harness.browser import DESKTOP, PHONE, TABLET, Watched, running_chromium
from benchmarks.harness.clients import Guest
from benchmarks.harness.serving import serving
from benchmarks.harness.staged import Staged
from freebooter.bots.player import make_bot
from freebooter.bots.seated import ask
from freebooter.engine.match import Match
from freebooter.engine.registry import load
from freebooter.server.play.sessions import COOKIE

FOLDER = Path(__file__).parent / "screens"
SIZES: dict[str, ViewportSize] = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
THEMES = ("light", "dark")
QUALITY = 70
DRAW, DOLORES = "dead-mans-draw", "dolores"
BOTS = {DRAW: "deckhand", DOLORES: "gambler"}
NAMES = ["Anne", "Bart", "Calico", "Doña Inés", "Edward", "Francis", "Grace", "Henry"]

HEAD = """# Every screen

At three sizes, light and dark. `python docs/screens.py` makes these pictures and this page.
"""

Wanted = Callable[[Any], bool]
"""Whether what the first seat sees is worth a picture."""


class Scene(NamedTuple):
    """A match that bots play until the first seat has to decide about something worth a picture."""

    game: str
    players: int
    options: dict[str, str]
    seed: int
    wanted: Wanted

    def show(self, watched: Watched) -> None:
        """The first such moment, of the first seed that has one."""
        for seed in count(self.seed):
            staged = Staged(watched, self._match(seed), bots=True)
            if self._play(staged):
                staged.open(0)
                return

    def _match(self, seed: int) -> Match:
        rules = load(self.game)
        return Match(rules, NAMES[: self.players], rules.read_options(self.options, self.players), seed)

    def _play(self, staged: Staged) -> bool:
        match = staged.match
        bots = [make_bot(self.game, BOTS[self.game], seat) for seat in range(self.players)]
        while not match.is_over:
            if 0 in match.deciders and self.wanted(match.view(0)):
                return True
            seat = match.deciders[-1]
            staged.push(ask(match, seat, bots[seat]))
        return False


def _cards(view: Any, fewest: int) -> bool:
    return len(view.row) >= 4 and min(len(bank) for bank in view.banks) >= fewest


SCENES = {
    "dead-mans-draw": Scene(DRAW, 4, {"traits": "random"}, 11, lambda view: view.asks == "turn" and _cards(view, 3)),
    "dead-mans-draw-cannon": Scene(
        DRAW, 4, {"traits": "random"}, 5, lambda view: view.asks == "fire" and _cards(view, 2)
    ),
    "dead-mans-draw-map": Scene(DRAW, 3, {}, 3, lambda view: view.asks == "take"),
    "dead-mans-draw-traits": Scene(DRAW, 4, {"traits": "draft"}, 8, lambda view: view.asks == "draft"),
    "dead-mans-draw-eight": Scene(
        DRAW, 8, {"traits": "random"}, 2, lambda view: view.asks == "turn" and _cards(view, 2)
    ),
    "dolores": Scene(DOLORES, 4, {}, 6, lambda view: view.asks == "gestures" and len(view.displays[0]) > 7),
    "dolores-bottle": Scene(DOLORES, 4, {}, 4, lambda view: view.asks == "window" and len(view.displays[0]) > 4),
    "dolores-taking": Scene(DOLORES, 3, {}, 9, lambda view: view.asks == "first_choice"),
}
"""Tables in the midst of a match."""

PAGES = {
    "home": "/",
    "set-up": "/new?game=dead-mans-draw",
    "set-up-dolores": "/new?game=dolores",
    "tables": "/lobby",
    "my-games": "/games",
    "learn": "/learn",
    "lesson": "/learn/dead-mans-draw/4",
    "lesson-dolores": "/learn/dolores/2",
    "rules": "/rules/dead-mans-draw",
    "settings": "/settings",
    "about": "/about",
    "offline": "/offline",
}
"""Screens that an address alone shows."""


class House:
    """A server with some life in it, and the guest whose eyes we use."""

    def __init__(self, url: str) -> None:
        self.guest = Guest(url)
        self.guest.http.patch("/api/me", json={"name": "Mary"})
        self.waiting = self.guest.open("person", "open", "open", "bot", public=True)["table"]
        self.finished = {game: self._play(game) for game in BOTS}

    def _play(self, game: str) -> str:
        """A finished match against two bots, in which we moved as it came."""
        seats = [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}]
        table: str = self.guest.open(game=game, seats=seats, start=True)["table"]
        wire = self.guest.wire(table)
        message = wire.hello()
        chance = random.Random(1)
        while message.get("table", {}).get("status") != "over":
            if message.get("moves") and 0 in message["view"]["deciders"]:
                move = chance.choice(message["moves"])
                wire.send({"type": "move", "id": f"move-{message['version']}", "move": move})
            message = wire.next()
        wire.close()
        return table

    def addresses(self) -> dict[str, str]:
        draw, duels = self.finished[DRAW], self.finished[DOLORES]
        return PAGES | {
            "player": f"/players/{self.guest.player}",
            "waiting-room": f"/t/{self.waiting}",
            "ending": f"/t/{draw}",
            "ending-dolores": f"/t/{duels}",
            "replay": f"/t/{draw}?at=30",
            "review": f"/t/{draw}?at=30&review=1",
        }


def picture(page: Page, name: str, whole: bool) -> None:
    """Keep what the page shows; `whole` also what one would scroll to, unless it is very long."""
    page.wait_for_timeout(700)  # Cards have come to rest.
    view: dict[str, Any] = {"format": "webp", "quality": QUALITY}
    if whole:
        size = page.evaluate(
            "() => [innerWidth, Math.min(document.documentElement.scrollHeight, Math.max(1600, innerHeight))]"
        )
        view |= {
            "captureBeyondViewport": True,
            "clip": {"x": 0, "y": 0, "width": size[0], "height": size[1], "scale": 1},
        }
    data = page.context.new_cdp_session(page).send("Page.captureScreenshot", view)["data"]
    (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(data))


@contextmanager
def window(browser: Browser, house: House, url: str, size: str, theme: str) -> Iterator[Watched]:
    """Mary's browser."""
    watched = Watched(browser, url, size=SIZES[size], color_scheme=theme, locale="en-GB", service_workers="block")
    watched.context.add_cookies([{"name": COOKIE, "value": house.guest.cookie, "url": url}])
    try:
        yield watched
        watched.check()
    finally:
        watched.close()


def show_page(watched: Watched, address: str) -> None:
    page = watched.go(address)
    page.wait_for_load_state("networkidle")
    if address.startswith("/t/"):
        page.wait_for_selector("main [data-moment], main[data-moment], .gathering, .replay", state="attached")
    if "review=1" in address:
        page.wait_for_selector(".curve svg", timeout=120_000)


def gallery(names: list[str]) -> str:
    """The page that shows them all."""
    parts = [HEAD]
    for name in names:
        parts.append(f"## {name.replace('-', ' ').capitalize()}\n")
        for size in SIZES:
            pictures = [
                f"![{name}, {size}, {theme}](screens/{name}-{size}-{theme}.webp){{ width=48% }}" for theme in THEMES
            ]
            parts.append("\n".join(pictures) + "\n")
    return "\n".join(parts)


def main(asked: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), "--bot-pace", "0", "--demo") as served:
        house = House(served.url)
        screens = house.addresses() | dict.fromkeys(SCENES, "")
        with running_chromium() as browser:
            for name, address in screens.items():
                if asked and name not in asked:
                    continue
                for size in SIZES:
                    for theme in THEMES:
                        with window(browser, house, served.url, size, theme) as watched:
                            SCENES[name].show(watched) if name in SCENES else show_page(watched, address)
                            is_table = name in SCENES or address.startswith(("/t/", "/learn/"))
                            picture(watched.page, f"{name}-{size}-{theme}", whole=not is_table)
                print(name, flush=True)
        house.guest.close()
    (FOLDER.parent / "gallery.md").write_text(gallery(list(screens)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
