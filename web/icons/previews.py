"""Draws the pictures that are shown with a link elsewhere, out of the posters on the home page.

    python -m web.icons.previews

Run it at the root of the repository when cards look otherwise than before, after a build.
"""

from __future__ import annotations

import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

from benchmarks.harness.browser import Watched, running_chromium
from benchmarks.harness.serving import serving
from freebooter.server.pages.previews import SIZE

WEB = Path(__file__).parents[1]
MOST_BYTES = 58_000
COLOURS = (256, 192, 128, 96, 64, 48)
"""As many as a small file allows."""

STAGE = """chosen => {
  const posters = [...document.querySelectorAll(".poster")].filter((_, place) => chosen === null || place === chosen);
  const stage = document.createElement("div");
  stage.className = "preview-stage";
  stage.append(...posters.map((poster) => poster.cloneNode(true)));
  document.body.append(stage); // Above the page: what the cards are drawn with stands elsewhere in it.
}"""

# Without the fibres of the paper and the changing light, which would make the files several times as large.
LOOKS = """
  :root { --fibres: linear-gradient(transparent, transparent); --grain: var(--fibres); }
  .preview-stage :is(.poster, .artwork) { background: #0d2634 !important; }
  .preview-stage .artwork-sea, .preview-stage .artwork::after { display: none; }
  .preview-stage { position: fixed; inset: 0; z-index: 99; display: grid; grid-auto-flow: column; }
  .preview-stage { grid-auto-columns: 1fr; height: 100vh; }
  .preview-stage .poster { border-radius: 0; min-height: 0; }
  .preview-stage .poster-words { text-align: center; padding: 0 24px 34px; }
  .preview-stage .poster h2 { font-size: 68px; }
  .preview-stage :is(.game-line, .game-facts, .poster-ways) { display: none; }
"""


def draw(page: Page, chosen: int | None, file: Path) -> None:
    """A picture of one game's poster, or of all of them."""
    page.goto("/")
    page.wait_for_function("() => document.querySelectorAll('.poster .face').length > 5")
    page.evaluate(STAGE, chosen)
    page.add_style_tag(content=LOOKS)
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    shot = Image.open(BytesIO(page.screenshot())).convert("RGB")
    for colours in COLOURS:
        shot.quantize(colours, dither=Image.Dither.NONE).save(file, optimize=True)
        if file.stat().st_size <= MOST_BYTES:
            break


def main() -> None:
    width, height = SIZE
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as served, running_chromium() as browser:
        size = {"width": width, "height": height}
        window = Watched(browser, served.url, size=size, bypass_csp=True, color_scheme="dark", reduced_motion="reduce")
        games = window.page.request.get("/api/games").json()["games"]
        draw(window.page, None, WEB / "icons" / "preview.png")
        for place, game in enumerate(games):
            drawn = WEB / "src" / "games" / game["name"]
            if drawn.is_dir():
                draw(window.page, place, drawn / "preview.png")


if __name__ == "__main__":
    main()
