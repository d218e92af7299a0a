"""What do the scenes of a table cost the browser, on a processor four times as slow as this one?

    python -m benchmarks.scenes

Each scene is played in a real Chromium with DevTools' throttling. For every frame, what scripts, styles and layout
took together is added up, by the trace that the browser writes itself; beside it stands a frame of an empty page that
moves one square, which is what this machine and this browser take for nothing at all.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from bisect import bisect_right
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Page

from benchmarks.harness.browser import DESKTOP, PHONE, Watched, running_chromium
from benchmarks.harness.serving import serving
from benchmarks.harness.staged import Staged
from benchmarks.harness.stages import STAGES, Stage

SLOWER = 4
BEAT = 700.0
ROUNDS = 3
SCRIPTS = ("FunctionCall", "TimerFire", "FireAnimationFrame", "EventDispatch", "RunMicrotasks")
LAYOUT = ("Layout", "UpdateLayoutTree")
FRAME = "BeginMainThreadFrame"

SQUARE = """() => {
  const square = document.body.appendChild(document.createElement("div"));
  square.style.cssText = "width:10px;height:10px;background:red";
  square.animate([{transform: "none"}, {transform: "translateX(90px)"}], {duration: 900});
}"""


class Cost(NamedTuple):
    """In milliseconds of scripts, styles and layout."""

    heaviest: float
    """Of the longest frame."""
    usual: float
    """Of the median one."""


def traced(session: CDPSession, page: Page, act: Callable[[], None]) -> list[dict[str, Any]]:
    """What the browser's main thread did while something was played."""
    events: list[dict[str, Any]] = []
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.send("Tracing.start", {"traceConfig": {"includedCategories": ["devtools.timeline", FRAME_CATEGORY]}})
    act()
    session.send("Tracing.end")
    page.wait_for_timeout(700)
    return events


FRAME_CATEGORY = "disabled-by-default-devtools.timeline.frame"


def cost(events: Sequence[dict[str, Any]]) -> Cost:
    frames = sorted(event["ts"] for event in events if event["name"] == FRAME)
    layouts = [event for event in events if event["name"] in LAYOUT and event.get("dur")]
    scripts = [event for event in events if event["name"] in SCRIPTS and event.get("dur")]
    outer: list[dict[str, Any]] = []
    for event in sorted([*scripts, *layouts], key=lambda each: (each["ts"], -each["dur"])):
        if not outer or event["ts"] >= outer[-1]["ts"] + outer[-1]["dur"]:
            outer.append(event)  # What stands inside another is in its time already.
    spent: dict[int, float] = {}
    for event in outer:
        frame = bisect_right(frames, event["ts"])
        spent[frame] = spent.get(frame, 0.0) + event["dur"] / 1000
    return Cost(max(spent.values(), default=0.0), statistics.median(spent.values()) if spent else 0.0)


def measure(window: Watched, stage: Stage) -> Cost:
    staged = Staged(window, stage.match(), bots=True, beat=BEAT)
    staged.open(stage.seat)
    page = window.page
    page.wait_for_timeout(1200)  # Until nothing comes any more.
    session = window.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})

    def act() -> None:
        stage.play(staged)
        page.wait_for_timeout(stage.lasts)

    try:
        return cost(traced(session, page, act))
    finally:
        session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        session.detach()


def measure_nothing(window: Watched) -> Cost:
    page = window.page
    page.goto(f"{window.url}/robots.txt")
    session = window.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})

    def act() -> None:
        page.evaluate(SQUARE)
        page.wait_for_timeout(1000)

    return cost(traced(session, page, act))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how often each is measured ({ROUNDS})")
    parser.add_argument("names", nargs="*", help="only these scenes")
    given = parser.parse_args()
    chosen = [stage for stage in STAGES if not given.names or stage.name in given.names]
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as served, running_chromium() as browser:
        for where, size in (("desk", DESKTOP), ("phone", PHONE)):
            window = Watched(browser, served.url, size=size, service_workers="block")
            print(f"{where}: script, style and layout of a frame in ms, {SLOWER} times slower")
            for name, found in [("nothing", measure_nothing(window))]:
                print(f"  {name:24} heaviest {found.heaviest:6.1f}   usual {found.usual:6.1f}")
            for stage in chosen:
                costs = [measure(window, stage) for _ in range(given.rounds)]
                heaviest = statistics.median(each.heaviest for each in costs)
                usual = statistics.median(each.usual for each in costs)
                print(f"  {stage.name:24} heaviest {heaviest:6.1f}   usual {usual:6.1f}", flush=True)
            window.close()


if __name__ == "__main__":
    main()
