"""Pictures of every screen at three sizes and in both themes, into `docs/screens/`, out of a real browser.

    python docs/screens.py [NAME …]

Tables in the midst of a match show a match of this process, played by bots from a fixed seed, so that the pictures stay
alike from one time to the next; everything else comes from a real server. With names, only these screens are made.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize

sys.path.insert(0, str(Path(__file__).parents[1]))

from freebooter.bots.player import find_bot
from freebooter.bots.seated import ask
from freebooter.engine.match import Match
from freebooter.games import load
from tests.support.browser import DESKTOP, PHONE, TABLET, Watched, running_chromium
from tests.support.clients import Guest
from tests.support.serving import serving
from tests.support.staged import Staged

FOLDER = Path(__file__).parent / "screens"
SIZES: dict[str, ViewportSize] = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
THEMES = ("light", "dark")
QUALITY = 82
NAMES = ["Anne", "Bart", "Calico", "Doña Inés", "Edward", "Francis", "Grace", "Henry"]
