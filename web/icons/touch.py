"""Draws `touch.png`, the icon on the home screen of phones that take no SVG there, out of `maskable.svg`.

python web/icons/touch.py
"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent
SIZE = 180


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": SIZE, "height": SIZE})
        page.goto((HERE / "maskable.svg").as_uri())
        page.screenshot(path=HERE / "touch.png")
        browser.close()


if __name__ == "__main__":
    main()
