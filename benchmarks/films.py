"""Films of the scenes: contact sheets, a picture every few moments, to be looked at by somebody.

    python -m benchmarks.films [--to FOLDER] [--only NAME] [--docs] [--turn]

Every moment of `harness/stages.py` is played in a real Chromium, on a desk and on a phone, by day and by night; what
was seen is put on one sheet for each. The folder is ignored by git; `--docs` makes the few that the docs show, and
`--turn` the animated picture at the top of the README.
"""

from __future__ import annotations

import argparse
import base64
import io
import tempfile
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, ViewportSize

from benchmarks.harness.browser import DESKTOP, Watched, running_chromium
from benchmarks.harness.serving import serving
from benchmarks.harness.staged import Staged
from benchmarks.harness.stages import STAGES, TURN, Stage, move_of

BEAT = 700.0
EVERY = 130
"""Milliseconds between two pictures, more or less: a picture takes its time."""

PLACES: dict[str, ViewportSize] = {"desk": DESKTOP, "phone": {"width": 390, "height": 844}}
COLUMNS = {"desk": 4, "phone": 8}
WIDTHS = {"desk": 480, "phone": 235}

DOCS = Path(__file__).parents[1] / "docs" / "screens"
SHOWN = {"bust": "desk", "cannon": "phone", "key and chest": "desk", "reveal": "desk", "dark duel": "phone"}
"""The films of the documentation, and where each is seen."""

SMALL: ViewportSize = {"width": 880, "height": 640}
WIDTH, FRAME, STILL, LAST = 800, 70, 1200, 2500
"""Of the animated picture: its width, and the milliseconds of the shortest, the longest and the last frame."""

SLOWER = 3
"""It is recorded in slow motion and shown at full speed, so that a busy machine makes a smooth picture."""


def film(window: Watched, stage: Stage) -> list[bytes]:
    """Pictures of a scene from before it begins until it is over."""
    staged = Staged(window, stage.match(), bots=True, beat=BEAT)
    staged.open(stage.seat)
    page = window.page
    page.wait_for_timeout(1000)
    session = window.context.new_cdp_session(page)
    pictures: list[bytes] = []

    def seen(data: dict[str, Any]) -> None:
        pictures.append(base64.b64decode(data["data"]))
        session.send("Page.screencastFrameAck", {"sessionId": data["sessionId"]})

    session.on("Page.screencastFrame", seen)
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 80, "everyNthFrame": 1})
    stage.play(staged)
    page.wait_for_timeout(stage.lasts)
    session.send("Page.stopScreencast")
    session.detach()
    return pictures


def animated(window: Watched, stage: Stage, file: Path) -> None:
    """A scene as it is played, a move at a time, as one picture that moves."""
    staged = Staged(window, stage.match(), bots=True, beat=BEAT * SLOWER)
    staged.open(stage.seat)
    page = window.page
    page.wait_for_timeout(1000)
    session = window.context.new_cdp_session(page)
    seen: list[tuple[float, bytes]] = []

    def keep(data: dict[str, Any]) -> None:
        seen.append((data["metadata"]["timestamp"] * 1000 / SLOWER, base64.b64decode(data["data"])))
        session.send("Page.screencastFrameAck", {"sessionId": data["sessionId"]})

    session.on("Page.screencastFrame", keep)
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 95, "everyNthFrame": 1})
    page.wait_for_timeout(1000 * SLOWER)
    for move in stage.moves:
        staged.push(move_of(staged.match, move))
        page.wait_for_timeout(stage.lasts * SLOWER)
    session.send("Page.stopScreencast")
    session.detach()
    save_animated(seen, file)


def save_animated(seen: Sequence[tuple[float, bytes]], file: Path) -> None:
    """Pictures and when each was seen, as one file; where several came within a frame, the first of them."""
    kept = [seen[0]]
    for moment, picture in seen[1:]:
        if moment - kept[-1][0] >= FRAME:
            kept.append((moment, picture))
    kept[-1] = (kept[-1][0], seen[-1][1])
    lasts = [min(round(after - before), STILL) for (before, _), (after, _) in pairwise(kept)] + [LAST]
    images = [Image.open(io.BytesIO(picture)) for _, picture in kept]
    size = (WIDTH, round(WIDTH * images[0].height / images[0].width))
    first, *others = (image.resize(size, Image.Resampling.LANCZOS) for image in images)
    first.save(file, save_all=True, append_images=others, duration=lasts, loop=0, quality=58, method=6)


def thinned(pictures: Sequence[bytes], most: int) -> list[bytes]:
    """So many of them, spread evenly; the first and the last are there."""
    if len(pictures) <= most:
        return list(pictures)
    return [pictures[round(place * (len(pictures) - 1) / (most - 1))] for place in range(most)]


def sheet(browser: Browser, pictures: Sequence[bytes], where: str, file: Path) -> None:
    """All pictures on one page, as one picture."""
    images = "".join(f'<img src="data:image/jpeg;base64,{base64.b64encode(each).decode()}">' for each in pictures)
    columns, width = COLUMNS[where], WIDTHS[where]
    style = f"body{{margin:4px;display:grid;gap:4px;grid-template-columns:repeat({columns},{width}px);background:#222}}"
    page = browser.new_page(viewport={"width": columns * (width + 4) + 4, "height": 600})
    page.set_content(f"<style>{style}img{{width:100%}}</style>{images}")
    height = page.evaluate("() => document.documentElement.scrollHeight")
    clip = {"x": 0, "y": 0, "width": columns * (width + 4) + 4, "height": height, "scale": 1}
    shape: dict[str, Any] = {"format": file.suffix[1:], "quality": 62, "captureBeyondViewport": True, "clip": clip}
    session = page.context.new_cdp_session(page)
    file.write_bytes(base64.b64decode(session.send("Page.captureScreenshot", shape)["data"]))
    page.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--to", type=Path, default=Path("films"), help="the folder for the sheets (films)")
    parser.add_argument("--only", default="", help="only the scenes with this in their name")
    parser.add_argument("--most", type=int, default=32, help="so many pictures on a sheet (32)")
    parser.add_argument("--docs", action="store_true", help="only those of the documentation, into its folder")
    parser.add_argument("--turn", action="store_true", help="only the animated picture of the README")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as served, running_chromium() as browser:
        if given.turn:
            window = Watched(browser, served.url, size=SMALL, color_scheme="light", service_workers="block")
            animated(window, TURN, DOCS / "film-turn.webp")
            window.close()
            return
        given.to.mkdir(exist_ok=True)
        for where, size in PLACES.items():
            for light in ("light", "dark"):
                window = Watched(browser, served.url, size=size, color_scheme=light, service_workers="block")
                for stage in STAGES:
                    if given.docs:
                        if SHOWN.get(stage.name) == where and light == "light":
                            file = DOCS / f"film-{stage.name.replace(' ', '-')}.webp"
                            sheet(browser, thinned(film(window, stage), 16), where, file)
                    elif given.only in stage.name:
                        file = given.to / f"{stage.name.replace(' ', '-')}-{where}-{light}.png"
                        sheet(browser, thinned(film(window, stage), given.most), where, file)
                        print(file, flush=True)
                window.close()


if __name__ == "__main__":
    main()
