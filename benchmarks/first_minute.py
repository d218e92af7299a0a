"""How long does somebody wait who has just heard of Freebooter?

    python -m benchmarks.first_minute

Does what such a person does, and says when each thing had happened: clones the repository into an empty folder, runs
`make play` with an empty home, opens the page in a real Chromium as soon as the server answers, presses Play, and makes
a first move. The browser is running already, as everybody's is. What isn't committed isn't cloned.

Packages come from where pip and npm usually get them here; the settings of the caller's pip and uv are used, for those
of an empty home would be none. Everything is removed again, also when it's interrupted.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import Browser, Page

from benchmarks.harness.browser import Watched, running_chromium

ROOT = Path(__file__).resolve().parents[1]
TARGET = 60.0
"""Seconds, on two idle cores, with packages from near by."""

PATIENCE = 1800
"""Seconds to wait at most for anything."""

PROGRAMS = (("git",), ("make",), ("chromium", "chromium-browser", "google-chrome"))
"""What has to be there, by one of its names."""

LOOK = 0.05
STOPPING_SECONDS = 20
PHASES = {
    "cloned": "clone",
    "venv": "virtual environment",
    "web": "… web client (beside the packages)",
    "installed": "packages",
    "answers": "server answers",
    "painted": "page painted",
    "ready": "game ready",
    "moved": "first card",
}
SETTINGS_FILES = {
    "PIP_CONFIG_FILE": (".config/pip/pip.conf", ".pip/pip.conf", "Library/Application Support/pip/pip.conf"),
    "UV_CONFIG_FILE": (".config/uv/uv.toml",),
}
"""Where the caller's settings are, below the home, by the variable that names them elsewhere."""

HIDDEN = ("DISPLAY", "WAYLAND_DISPLAY", "VIRTUAL_ENV", "PYTHONPATH", "PYTHONHOME", "MAKEFLAGS", "MAKELEVEL", "MFLAGS")
"""What a newcomer doesn't have: a test environment around them, and, so that no other browser opens, a screen."""

CAN_MOVE = """() => {
  const main = document.querySelector("main[data-moment]");
  if (!main || main.dataset.busy === "true") return null;
  const seen = (each) => !each.disabled && each.checkVisibility({visibilityProperty: true});
  return [...main.querySelectorAll("[data-move]")].some(seen) ? main.dataset.moment : null;
}"""
HAS_MOVED = """before => {
  const main = document.querySelector("main[data-moment]");
  return main && main.dataset.moment !== before;
}"""


class GaveUp(Exception):
    """One sentence on what didn't happen."""


def newcomer(home: Path, port: int, given: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The environment of somebody with an empty home, whose packages come from where the caller's do."""
    kept = {
        name: value
        for name, value in given.items()
        if name not in HIDDEN and not name.startswith(("FREEBOOTER_", "XDG_", "NUMBA_", "PYTEST_"))
    }
    for variable, places in SETTINGS_FILES.items():
        files = (Path(given.get("HOME", ""), place) for place in places)
        if variable not in kept and (file := next((each for each in files if each.is_file()), None)):
            kept[variable] = str(file)
    return kept | {"HOME": str(home), "FREEBOOTER_PORT": str(port), "FREEBOOTER_LANG": "en"}


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


class Clock:
    """When something had happened, in seconds since the start."""

    def __init__(self) -> None:
        self._start = time.monotonic()
        self.times: dict[str, float] = {}

    def note(self, phase: str) -> None:
        if phase not in self.times:
            self.times[phase] = time.monotonic() - self._start


@contextmanager
def making(repository: Path, environment: Mapping[str, str], log: Path) -> Iterator[subprocess.Popen[bytes]]:
    """`make play`, with everything that it starts, which ends with the `with`."""
    python = getattr(sys, "_base_executable", sys.executable)
    with log.open("wb") as written:
        process = subprocess.Popen(
            ["make", "play", f"PYTHON={python}"],
            cwd=repository,
            env=dict(environment),
            stdin=subprocess.DEVNULL,
            stdout=written,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        yield process
    finally:
        for number, seconds in ((signal.SIGTERM, STOPPING_SECONDS), (signal.SIGKILL, STOPPING_SECONDS)):
            with suppress(ProcessLookupError):
                os.killpg(process.pid, number)
            with suppress(subprocess.TimeoutExpired):
                process.wait(seconds)
                break


def wait_for(is_there: Callable[[], bool], process: subprocess.Popen[bytes], look: Callable[[], None]) -> None:
    """Look until something is there, as long as the process runs that is to bring it."""
    end = time.monotonic() + PATIENCE
    while not is_there():
        look()
        if process.poll() is not None:
            raise GaveUp("“make play” has ended before the server answered")
        if time.monotonic() > end:
            raise GaveUp(f"the server didn't answer within {PATIENCE} s")
        time.sleep(LOOK)
    look()


def answers(url: str) -> bool:
    with suppress(OSError), urlopen(f"{url}/healthz", timeout=PATIENCE) as answer:
        return bool(answer.status == 200)
    return False


def play(page: Page, game: int, clock: Clock) -> None:
    """Press Play at one of the games, and make the first move that is offered."""
    page.goto("/", wait_until="commit")
    page.locator(".play-now").nth(game).wait_for()
    clock.note("painted")
    page.locator(".play-now").nth(game).click()
    before = page.wait_for_function(CAN_MOVE).json_value()
    clock.note("ready")
    page.locator("main [data-move]:enabled").locator("visible=true").first.click()
    page.wait_for_function(HAS_MOVED, arg=before)
    clock.note("moved")


def measure(folder: Path, browser: Browser, game: int) -> dict[str, float]:
    home, repository, port = folder / "home", folder / "freebooter", free_port()
    home.mkdir()
    url, log = f"http://127.0.0.1:{port}", folder / "make.log"
    clock = Clock()
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(repository)], check=True)
    clock.note("cloned")
    files = {
        "venv": repository / ".venv" / "needed.txt",
        "web": repository / "src" / "freebooter" / "drawing" / "built" / "faces.json",
        "installed": repository / ".venv" / ".installed",
    }

    def look() -> None:
        for phase, file in files.items():
            if phase not in clock.times and file.exists():
                clock.note(phase)

    with making(repository, newcomer(home, port), log) as process:
        try:
            wait_for(lambda: answers(url), process, look)
            clock.note("answers")
            somebody = Watched(browser, url)
            somebody.context.set_default_timeout(1000 * PATIENCE)
            play(somebody.page, game, clock)
            somebody.close()
        except BaseException:
            sys.stderr.write(log.read_text(encoding="utf-8", errors="replace"))
            raise
    return clock.times


def show(times: Mapping[str, float]) -> None:
    """A line for each phase: how long it took, and how much time had passed at its end."""
    before = 0.0
    for phase, name in PHASES.items():
        now = times[phase]
        is_beside = phase == "web"
        took = now - times["venv"] if is_beside else now - before
        print(f"{name:36} {took:7.1f} s {now:8.1f} s")
        before = before if is_beside else now
    print(f"{times['moved']:.1f} s until the first card; on two idle cores it's to be {TARGET:.0f} s at most.")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", type=int, default=0, metavar="NUMBER", help="which of the games on the home page")
    parser.add_argument("--json", action="store_true", help="print the times as JSON")
    asked = parser.parse_args()
    missing = [names[0] for names in PROGRAMS if not any(map(shutil.which, names))]
    if missing:
        print(f"For this, {' and '.join(missing)} must be installed.", file=sys.stderr)
        return 2
    try:
        with tempfile.TemporaryDirectory(prefix="freebooter-first-minute-") as folder, running_chromium() as browser:
            times = measure(Path(folder), browser, asked.game)
    except GaveUp as problem:
        print(f"{problem}; its own words are above.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    print(json.dumps({phase: round(seconds, 2) for phase, seconds in times.items()})) if asked.json else show(times)
    return 0


if __name__ == "__main__":
    sys.exit(main())
