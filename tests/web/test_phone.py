"""On a phone a table of four shows everything essential at once: at no moment of a match does it scroll.

Nor does it say anything in English to somebody who speaks another language.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser

from benchmarks.harness.browser import PHONE, Watched
from benchmarks.harness.serving import Served
from benchmarks.harness.staged import Staged
from freebooter.bots.player import make_bot
from freebooter.bots.seated import ask
from freebooter.engine.match import Match, Move
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


def new_match(game: str) -> Match:
    rules = load(game)
    return Match(rules, PLAYERS, rules.read_options(OPTIONS[game], len(PLAYERS)), 0)


@cache
def moves_of_a_match(game: str) -> tuple[Move, ...]:
    """What the bots do, from the first move to the last."""
    match = new_match(game)
    bots = [make_bot(game, BOTS[game], seat) for seat in range(len(PLAYERS))]
    while not match.is_over:
        seat = match.deciders[-1]
        match.push(ask(match, seat, bots[seat]))
    return tuple(match.moves)


def quarter(moves: int, place: int) -> range:
    """The part of a match that is told and looked at in the language of this place."""
    return range(moves * place // len(LANGUAGES), moves * (place + 1) // len(LANGUAGES))


@pytest.mark.parametrize("game", BOTS)
def test_no_moment_of_a_match_scrolls(game: str, window: tuple[Watched, str]) -> None:
    """All languages together look at every moment, and each at whatever is asked for the first time."""
    watched, language = window
    moves = moves_of_a_match(game)
    staged = Staged(watched, new_match(game), language, bots=True)
    match = staged.match
    own = quarter(len(moves), LANGUAGES.index(language))
    staged.open(0)
    asked = set()
    for number, move in enumerate(moves):
        asks = match.view(0).asks
        if number in own or asks not in asked:
            asked.add(asks)
            staged.show(0, to_touch=False)
            assert watched.page.evaluate(TOO_HIGH) <= 0, (number, asks)
            assert language == "en" or english_on(watched.page, language) == [], (number, asks)
        (staged.push if number in own else staged.skip)(move)
    assert match.is_over
