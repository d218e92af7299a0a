"""On a phone a table of four shows everything essential at once: at no moment of a match does it scroll.

Nor does it say anything in English to somebody who speaks another language.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from benchmarks.harness.browser import PHONE, Watched
from benchmarks.harness.serving import Served
from benchmarks.harness.staged import Staged
from freebooter.bots.player import make_bot
from freebooter.bots.seated import ask
from freebooter.engine.match import Match
from freebooter.engine.registry import load
from freebooter.text import LANGUAGES
from tests.support.browser_words import english_on

BOTS = {"dead-mans-draw": "deckhand", "dolores": "drifter"}
OPTIONS = {"dead-mans-draw": {"traits": "random"}, "dolores": {}}
PLAYERS = ["Guest 4711", "Anne", "Bartholomew", "Grace"]

TOO_HIGH = """() => {
  const main = document.querySelector("main");
  return Math.max(main.scrollHeight - main.clientHeight, document.body.scrollHeight - innerHeight);
}"""


@pytest.fixture(scope="module", params=LANGUAGES)
def window(request: pytest.FixtureRequest, browser: Browser, served: Served) -> tuple[Watched, str]:
    language: str = request.param
    options: dict[str, Any] = {"locale": language, "reduced_motion": "reduce", "service_workers": "block"}
    return Watched(browser, served.url, size=PHONE, **options), language


@pytest.mark.parametrize("game", BOTS)
def test_no_moment_of_a_match_scrolls(game: str, window: tuple[Watched, str]) -> None:
    """All languages together look at every moment, and each at whatever is asked for the first time."""
    watched, language = window
    rules = load(game)
    match = Match(rules, PLAYERS, rules.read_options(OPTIONS[game], len(PLAYERS)), 0)
    bots = [make_bot(game, BOTS[game], seat) for seat in range(len(PLAYERS))]
    staged = Staged(watched, match, language, bots=True)
    staged.open(0)
    asked = set()
    while not match.is_over:
        asks = match.view(0).asks
        if asks not in asked or len(match.moves) % len(LANGUAGES) == LANGUAGES.index(language):
            asked.add(asks)
            staged.show(0, to_touch=False)
            assert watched.page.evaluate(TOO_HIGH) <= 0, (len(match.moves), asks)
            assert language == "en" or english_on(watched.page, language) == [], (len(match.moves), asks)
        seat = match.deciders[-1]
        staged.push(ask(match, seat, bots[seat]))
