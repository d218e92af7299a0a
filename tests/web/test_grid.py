"""Every board at every size: question, legal controls, what is played for and one's own cards are on the screen.

Nothing scrolls, no word is cut, and whatever makes a move is large enough to be touched and not covered.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from benchmarks.harness.browser import NEXT_FRAME, Watched
from benchmarks.harness.serving import Served
from benchmarks.harness.staged import Staged
from freebooter.engine.match import Match, Move
from freebooter.engine.registry import load
from tests.support.dolores import laid_out
from tests.support.tables import THOROUGH

LANGUAGES = ("de", "ja")
"""The language with the longest words, and the one that looks different."""

TIGHTEST = [(320, 568), (740, 360), (600, 960), (1024, 768), (1366, 657)]
"""Of phones upright and lying, of tablets and of laptops, that with the least room."""

ROOMIER = [(360, 640), (360, 740), (390, 844), (744, 1133), (820, 1180), (1920, 1080), (2560, 1440)]
"""The others, and large screens. The questions at a table take turns at them; thorough tests look at each at all."""

PLAYERS = ["Guest 4711", "Blackbeard", "Bartholomew", "Anne", "Calico Jack", "Mary Read", "Grace", "Kidd"]
TARGET = 44
SLACK = 1.5
"""What browsers round away."""

FAULTS = """([target, slack]) => {
  const faults = [];
  const shown = (each) => each.checkVisibility({visibilityProperty: true, opacityProperty: true});
  const name = (each) => each.dataset.move ?? (each.className.baseVal ?? each.className);
  const inside = (each, what) => {
    const {left, top, right, bottom} = each.getBoundingClientRect();
    if (left < -slack || top < -slack || right > innerWidth + slack || bottom > innerHeight + slack)
      faults.push(`${what} ${name(each)} is off the screen: ${[left, top, right, bottom].map(Math.round)}`);
  };
  const main = document.querySelector("main");
  if (main.scrollHeight > main.clientHeight + slack) faults.push(`scrolls by ${main.scrollHeight - main.clientHeight}`);
  if (main.scrollWidth > main.clientWidth + slack) faults.push("scrolls aside");
  for (const part of ["question", "centre", "own"]) {
    const found = [...document.querySelectorAll(`[data-${part}]`)].filter(shown);
    for (const each of found) {
      inside(each, part);
      if (part === "question" && each.scrollHeight > each.clientHeight + slack)
        faults.push(`the question is cut: ${each.textContent}`);
      for (const card of each.querySelectorAll("[data-card]")) if (shown(card)) inside(card, part);
    }
  }
  for (const each of document.querySelectorAll("main [data-move]")) {
    if (!shown(each) || each.disabled) continue;
    inside(each, "control");
    const {left, top, width, height} = each.getBoundingClientRect();
    if (width < target - slack || height < target - slack)
      faults.push(`${name(each)} is ${Math.round(width)}×${Math.round(height)}`);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit || !(each === hit || each.contains(hit) || hit.closest("[data-move]") === each))
      faults.push(`${name(each)} is covered by ${hit ? hit.className : "nothing"}`);
  }
  for (const each of document.querySelectorAll("main .player-name, main button b")) {
    if (shown(each) && each.scrollWidth > each.clientWidth + slack && getComputedStyle(each).overflow === "hidden")
      faults.push(`cut: ${each.textContent}`);
  }
  return faults;
}"""


@dataclass(frozen=True)
class Case:
    """A table, and the questions at which it is looked at."""

    game: str
    players: int
    options: dict[str, str] = field(default_factory=dict)
    asks: tuple[str, ...] = ("turn",)


CASES = [
    Case("dead-mans-draw", 2, {"traits": "random"}, ("turn", "hook", "fire")),
    Case(
        "dead-mans-draw",
        4,
        {"traits": "random", "mermaids": "replay", "variant": "bottom-feeder"},
        ("turn", "fire", "pick"),
    ),
    Case("dead-mans-draw", 8, {"traits": "random"}, ("turn", "fire", "steal", "take")),
    Case("dead-mans-draw", 3, {"traits": "draft"}, ("draft",)),
    Case("dolores", 2, {}, ("gestures", "window", "rob", "drop", "first_choice")),
    Case("dolores", 3, {}, ("gestures", "arrange", "winnings")),
    Case("dolores", 4, {}, ("gestures", "window", "rob", "drop", "first_choice")),
]  # fmt: skip


@pytest.fixture(scope="module", params=LANGUAGES)
def window(request: pytest.FixtureRequest, browser: Browser, served: Served) -> Iterator[tuple[Watched, str]]:
    size: ViewportSize = {"width": 1440, "height": 900}
    options: dict[str, Any] = {"locale": request.param, "reduced_motion": "reduce", "service_workers": "block"}
    window = Watched(browser, served.url, size=size, **options)
    yield window, request.param
    window.check()
    window.close()


def full(match: Match, ask: str, least: int) -> bool:
    """Whether the first seat is asked this, with as much on the table as a player meets on most days."""
    return 0 in match.deciders and len(match.moves) >= least and match.view(0).asks == ask


def brought_to(case: Case, ask: str) -> Match:
    """A match somewhere in its midst, where the first seat has this question to answer."""
    rules = load(case.game)
    best: Match | None = None
    for seed in range(60):
        match = Match(rules, PLAYERS[: case.players], rules.read_options(case.options, case.players), seed)
        chance = random.Random(seed)
        while not match.is_over and not full(match, ask, 0 if ask == "draft" else 10 * case.players):
            seat = match.deciders[0]
            moves = match.legal_moves(seat)
            match.push(Move(seat, chance.choice(moves)))
        if not match.is_over and (best is None or len(match.legal_moves(0)) > len(best.legal_moves(0))):
            best = match
        if best is not None and seed >= 12:
            return best
    assert best is not None, f"nobody is ever asked {ask}"
    return best


def faults_at(page: Page, width: int, height: int) -> list[str]:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(NEXT_FRAME)
    found: list[str] = page.evaluate(FAULTS, [TARGET, SLACK])
    return [f"{width}×{height}: {fault}" for fault in found]


def sizes(language: str, number: int = 0, questions: int = 1) -> list[tuple[int, int]]:
    """At which sizes the question of this number is looked at, where a table has so many."""
    if language != LANGUAGES[0]:
        return TIGHTEST if THOROUGH else TIGHTEST[:2]
    return TIGHTEST + (ROOMIER if THOROUGH else ROOMIER[number::questions])


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.players}")
def test_everything_is_on_the_screen_at_every_size(case: Case, window: tuple[Watched, str]) -> None:
    watched, language = window
    faults: list[str] = []
    for number, ask in enumerate(case.asks):
        if language != LANGUAGES[0] and number and not THOROUGH:
            break  # What else is asked is looked at in this language on phones, in `test_overflow.py`.
        staged = Staged(watched, brought_to(case, ask), language, bots=True)
        staged.open(0)
        for width, height in sizes(language, number, len(case.asks)):
            faults += [f"{ask} {fault}" for fault in faults_at(watched.page, width, height)]
    assert not faults, "\n".join(faults)


def test_whatever_a_theft_may_take_can_be_touched_where_three_others_have_every_kind(
    window: tuple[Watched, str],
) -> None:
    watched, language = window
    players = PLAYERS[:4]
    kinds = ["gold", "wine", "arms", "cloth", "jewels", "porcelain", "instruments"]
    match = laid_out(
        *players,
        dealer=players[0],
        displays={player: [f"{kind} {1 + seat // 2}" for kind in kinds] for seat, player in enumerate(players)},
        table={players[1]: ["cloth 1", "wine 1"], players[0]: ["theft", "arms 1"]},
        moves=[f"{players[0]}: peace", f"{players[1]}: peace"],
    )
    assert match.view(0).asks == "rob"
    Staged(watched, match, language, bots=True).open(0)
    faults = [fault for width, height in sizes(language) for fault in faults_at(watched.page, width, height)]
    assert not faults, "\n".join(faults)
