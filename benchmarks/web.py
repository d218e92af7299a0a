"""How soon is the browser's part there, and what does it cost to keep cards moving?

    python -m benchmarks.web

In a real Chromium against a real server, beside a bare page of the same server (`/robots.txt`): that is what this
machine and this browser take for nothing at all:

- what the home page loads, compressed;
- when the home page has drawn something, everything, and how long scripts kept it from answering;
- when a table can be played at: from the first request until the board is there;
- the script of a frame while many cards travel, and of the one that sends them.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser

from benchmarks.harness.browser import DESKTOP, PHONE, Watched, running_chromium
from benchmarks.harness.clients import Guest
from benchmarks.harness.serving import serving
from benchmarks.harness.staged import Staged
from freebooter.engine.match import Match, Move
from freebooter.engine.registry import load
from freebooter.engine.scenario import read_scenario

ROUNDS = 5
BARE = "/robots.txt"
SUITS = ("hook", "cannon", "key", "chest", "map", "oracle", "sword", "kraken", "mermaid", "anchor")

OBSERVE = """
window.tasks = 0;
window.painted = {};
new PerformanceObserver(list => { for (const each of list.getEntries()) tasks += Math.max(0, each.duration - 50); })
  .observe({type: "longtask", buffered: true});
new PerformanceObserver(list => { for (const each of list.getEntries()) painted[each.entryType] = each.startTime; })
  .observe({type: "largest-contentful-paint", buffered: true});
new PerformanceObserver(list => { for (const each of list.getEntries()) painted[each.name] = each.startTime; })
  .observe({type: "paint", buffered: true});
window.shifts = 0;
new PerformanceObserver(list => { for (const each of list.getEntries()) shifts += each.value; })
  .observe({type: "layout-shift", buffered: true});
"""

LOADED = """() => {
  const all = performance.getEntriesByType("resource").filter(each => /\\.(js|css)$/.test(each.name));
  return all.reduce((sum, each) => sum + each.encodedBodySize, 0);
}"""


class Loading(NamedTuple):
    """In milliseconds, but for the last two."""

    first_paint: float
    largest_paint: float
    blocked: float
    shift: float
    kilobytes: float


@contextmanager
def window(browser: Browser, url: str, size: Any) -> Iterator[Watched]:
    watched = Watched(browser, url, size=size, service_workers="block")
    watched.page.add_init_script(OBSERVE)
    try:
        yield watched
    finally:
        watched.close()


def load_home(browser: Browser, url: str, size: Any) -> Loading:
    with window(browser, url, size) as watched:
        page = watched.go("/")
        page.wait_for_selector("main button")
        page.wait_for_timeout(1500)  # Until nothing comes any more.
        painted = page.evaluate("() => painted")
        return Loading(
            painted["first-contentful-paint"],
            painted["largest-contentful-paint"],
            page.evaluate("() => tasks"),
            page.evaluate("() => shifts"),
            page.evaluate(LOADED) / 1000,
        )


def load_bare(browser: Browser, url: str) -> float:
    with window(browser, url, DESKTOP) as watched:
        watched.page.goto(f"{url}{BARE}")
        return float(watched.page.evaluate("() => performance.getEntriesByType('navigation')[0].loadEventEnd"))


def open_table(browser: Browser, url: str, guest: Guest) -> float:
    """From the first request of a fresh browser until the board is there; whose turn it is, chance decides."""
    seats = [{"kind": "person"}, {"kind": "bot"}]
    table = guest.open(seats=seats, start=True)["table"]
    with window(browser, url, DESKTOP) as watched:
        watched.context.add_cookies([{"name": "freebooter", "value": guest.cookie, "url": url}])
        watched.page.goto(f"{url}/t/{table}")
        watched.page.wait_for_selector("main[data-moment] [data-place]")
        return float(watched.page.evaluate("() => performance.now()"))


def full_row() -> Match:
    """Somebody who may collect ten cards, for which Key and Chest pay ten more."""
    described = {
        "game": "dead-mans-draw",
        "players": ["Anne", "Bart"],
        "turn": "Anne",
        "row": [f"{suit} 5" for suit in SUITS],
        "discard": [f"{suit} 4" for suit in SUITS],
        "draw": ["key 7", "map 7"],
        "moves": [],
    }
    match = read_scenario(described, load).match
    match.options = match.game.read_options({}, 2)
    return match


class Frames(NamedTuple):
    """Script in milliseconds, without the layout that it asked for."""

    cards: int
    first: float
    """Of the frame that draws the new table and sends the cards on their way."""
    layout: float
    """What that frame's layout takes besides."""
    later: float
    """Of the longest frame while they travel."""


def travelling(browser: Browser, url: str) -> Frames:
    """A full row is collected, and Key and Chest pay."""
    with window(browser, url, DESKTOP) as watched:
        staged = Staged(watched, full_row())
        staged.open(0)
        watched.page.wait_for_timeout(1500)  # Until nothing comes any more.
        session = watched.context.new_cdp_session(watched.page)
        events: list[dict[str, Any]] = []
        session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
        session.send("Tracing.start", {"traceConfig": {"includedCategories": ["devtools.timeline"]}})
        match = staged.match
        (collect,) = [action for action in match.legal_moves(0) if match.write(action) == "collect"]
        staged.push(Move(0, collect))
        watched.page.wait_for_timeout(200)
        cards = int(watched.page.evaluate("() => document.getAnimations().length"))
        watched.page.wait_for_timeout(1000)
        session.send("Tracing.end")
        watched.page.wait_for_timeout(500)
    timed = [event for event in events if event.get("dur")]
    layouts = [event for event in timed if event["name"] in ("Layout", "UpdateLayoutTree")]
    scripts = [event for event in timed if event["name"] in ("FunctionCall", "TimerFire", "FireAnimationFrame")]
    scripts.sort(key=lambda event: -event["dur"])
    first = scripts[0]
    within = [each["dur"] for each in layouts if first["ts"] <= each["ts"] <= first["ts"] + first["dur"]]
    return Frames(cards, (first["dur"] - sum(within)) / 1000, sum(within) / 1000, scripts[1]["dur"] / 1000)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how often each is measured ({ROUNDS})")
    rounds = range(parser.parse_args().rounds)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), "--bot-pace", "0") as served:
        measure(served.url, rounds)


def measure(url: str, rounds: range) -> None:
    guest = Guest(url)
    with running_chromium() as browser:
        print(f"a bare page: {statistics.median(load_bare(browser, url) for _ in rounds):.0f} ms")
        for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
            homes = [load_home(browser, url, size) for _ in rounds]
            home = Loading(*(statistics.median(column) for column in zip(*homes, strict=True)))
            print(f"home, {name}: {home.kilobytes:.1f} kB of scripts and styles")
            print(f"  first paint {home.first_paint:.0f} ms, largest {home.largest_paint:.0f} ms")
            print(f"  blocked for {home.blocked:.0f} ms, shifted by {home.shift:.3f}")
        open_table(browser, url, guest)  # The server has loaded the rules by then.
        print(f"a table: {statistics.median(open_table(browser, url, guest) for _ in rounds):.0f} ms")
        rows = [travelling(browser, url) for _ in rounds]
        frames = Frames(*(statistics.median(column) for column in zip(*rows, strict=True)))
        print(f"{frames.cards:.0f} cards travel: {frames.first:.1f} ms of script in the frame that sends them")
        print(f"  and {frames.layout:.1f} ms of layout; at most {frames.later:.1f} ms of script in later frames")
    guest.close()


if __name__ == "__main__":
    main()
