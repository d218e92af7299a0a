"""On a phone every word of a choice is there to be read: none is cut, none leaves its box.

`test_screens.py` looks at all screens in the same way.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from benchmarks.harness.browser import NEXT_FRAME, Watched
from benchmarks.harness.serving import Served
from benchmarks.harness.staged import Staged
from benchmarks.harness.stages import CREW, Stage
from freebooter.engine.match import Match
from freebooter.engine.registry import load
from freebooter.text import LANGUAGES
from tests.support.tables import THOROUGH

SMALL: ViewportSize = {"width": 360, "height": 740}
SMALLEST: ViewportSize = {"width": 320, "height": 568}
WIDEST = ("de", "ja")
"""The language with the longest words, and the one whose words no space divides. Thorough tests look at all."""

DRAWN: dict[str, Any] = {
    "game": "dead-mans-draw",
    "players": ["Anne", "Bart", "Calico"],
    "turn": "Anne",
    "row": ["anchor 3"],
    "discard": ["sword 2"],
    "banks": {
        "Anne": ["key 6", "chest 5", "mermaid 7", "hook 3"],
        "Bart": ["cannon 6", "oracle 5", "map 3"],
        "Calico": ["kraken 6", "mermaid 5"],
    },
}
DUEL: dict[str, Any] = {
    "game": "dolores",
    "players": ["Anne", "Bart", "Calico"],
    "dealer": "Anne",
    "displays": {"Anne": ["gold 2", "wine 1"], "Bart": ["arms 3"], "Calico": ["jewels 2", "wine 3"]},
    "table": {"Bart": ["wine 2", "gold 3"], "Anne": ["arms 1", "jewels 1"]},
    "draw": ["gold 1", "wine 1", "arms 2", "jewels 3", "gold 2", "porcelain 2", "arms 1", "cloth 2"],
}
NEXT_DUEL = {key: value for key, value in DUEL.items() if key != "table"}
"""Positions in which somebody decides."""

SLACK = 1.5
"""What browsers round away."""

CUT = """slack => {
  const faults = new Set();
  const kept = (make) => {
    const known = new Map();
    return (each) => known.get(each) ?? known.set(each, make(each)).get(each);
  };
  const styleOf = kept((each) => {
    const {backgroundColor, backgroundImage, borderRightWidth, clipPath, display} = getComputedStyle(each);
    const {overflowX, overflowY, position, textOverflow, webkitLineClamp} = getComputedStyle(each);
    return {
      display, overflowX, overflowY, position,
      isHeard: clipPath === "inset(50%)", // Said to those who hear the page.
      shortens: textOverflow === "ellipsis" || webkitLineClamp !== "none",
      isPainted: backgroundImage !== "none" || parseFloat(borderRightWidth) > 0 ||
        !/^rgba\\(.*, 0\\)$|transparent/.test(backgroundColor),
    };
  });
  const boxOf = kept((each) => each.getBoundingClientRect());
  const hides = (value) => value === "hidden" || value === "clip";
  const scrolls = (value) => value === "auto" || value === "scroll";
  const named = (each) => each.localName + [...each.classList].map((name) => "." + name).join("");
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.add(`the page scrolls aside by ${root.scrollWidth - innerWidth}`);

  const look = (node) => {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest("svg, script, style, select, [aria-hidden=true]")) return;
    if (!parent.checkVisibility({visibilityProperty: true, opacityProperty: true})) return;
    const range = document.createRange();
    range.selectNodeContents(node);
    const {left, top, right, bottom, width, height} = range.getBoundingClientRect();
    if (width < 1 || height < 1) return;
    const say = (what, each) => {
      const box = boxOf(each);
      const far = {left: box.left - left, top: box.top - top, right: right - box.right, bottom: bottom - box.bottom};
      const sides = Object.entries(far).flatMap(([side, by]) => (by > 0 ? `${side} ${by.toFixed(1)}` : []));
      faults.add(`“${node.data.trim().slice(0, 60)}” ${what} ${named(each)} (${sides.join(", ")})`);
    };
    for (let each = parent; each; each = each.parentElement)
      if (styleOf(each).isHeard) return;
    let isFirst = true;
    let isBare = true;
    for (let each = parent; each; each = each.parentElement) {
      const style = styleOf(each);
      const box = boxOf(each);
      if (style.shortens) {
        if (box.width < Math.min(width, 24)) say("is shortened to nothing by", each);
        break;
      }
      const aside = left < box.left - slack || right > box.right + slack;
      const over = top < box.top - 2 * slack || bottom > box.bottom + 2 * slack; // Letters are higher than some lines.
      const isControl = each.matches("button, a, kbd, summary, label");
      const isBox = isFirst || isControl || (isBare && style.isPainted);
      if (isBox && style.display !== "inline" && style.display !== "contents") {
        isFirst = false;
        if (style.isPainted) isBare = false;
        if (aside || (isControl && over)) say("leaves", each);
      }
      if (style.position === "absolute") isBare = false; // It may lie on the edge of what is around it.
      if ((hides(style.overflowX) && aside) || (hides(style.overflowY) && over)) say("is cut by", each);
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) {
        if (each.scrollWidth > each.clientWidth + slack) faults.add(`${named(each)} scrolls aside`);
        break;
      }
      if (style.position === "fixed") break;
    }
  };

  const within = [...document.querySelectorAll("dialog[open]")].pop() ?? document.body;
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) look(texts.currentNode);
  return [...faults];
}"""
"""Goes through all texts that are shown, and looks whether each stays in its box, and what hides a part of it.

What is shortened with dots, or after some lines, is meant so; what scrolls up and down may be scrolled to.
"""


@pytest.fixture(scope="module")
def served(hurried: Served) -> Served:
    return hurried


def cut_at(page: Page, size: ViewportSize) -> list[str]:
    """What is cut, in a window of that size, of all that the page shows."""
    page.set_viewport_size(size)
    page.evaluate(NEXT_FRAME)
    found: list[str] = page.evaluate(CUT, SLACK)
    return [f"at {size['width']}: {fault}" for fault in found]


CHOICES = (
    Stage("a hook", DRAWN | {"draw": ["hook 4", "key 3"]}, ["draw"], 0),
    Stage("a cannon", DRAWN | {"draw": ["cannon 4", "key 3"]}, ["draw"], 0),
    Stage("a sword", DRAWN | {"draw": ["sword 4", "key 3"]}, ["draw"], 0),
    Stage("a map", DRAWN | {"draw": ["map 4", "key 3"], "discard": ["sword 2", "hook 2", "key 2"]}, ["draw"], 0),
    Stage("a card seen", DRAWN | {"draw": ["oracle 4", "key 3", "chest 3"]}, ["draw"], 0),
    Stage("a debt", DRAWN | {"draw": ["kraken 4", "key 3", "chest 3"]}, ["draw"], 0),
    Stage("gestures", DUEL, [], 0),
    Stage("bottles", DUEL | {"displays": {"Anne": ["swell", "whirlpool", "convoy"]}}, [], 0),
    Stage("a lantern", NEXT_DUEL | {"displays": {"Anne": ["lantern", "two-hand"]}}, [], 0),
    Stage("a bet", DUEL | {"displays": {"Calico": ["bet"]}}, [], 0, 2),
    Stage("a first choice", DUEL, ["Bart: choice", "Anne: peace"], 0, 1),
)
"""Positions in which a seat decides."""


def staged_choices(window: Watched, language: str) -> Iterator[tuple[str, Staged, int]]:
    for stage in CHOICES:
        staged = Staged(window, stage.match(), language, bots=True)
        stage.play(staged)
        yield stage.name, staged, stage.seat
    game = load("dead-mans-draw")
    yield "a draft", Staged(window, Match(game, list(CREW), game.read_options({"traits": "draft"}, 4), 1), language), 0


@pytest.mark.parametrize("language", LANGUAGES if THOROUGH else WIDEST)
def test_no_word_of_a_choice_is_cut_on_a_phone(language: str, served: Served, browser: Browser) -> None:
    window = Watched(browser, served.url, size=SMALL, locale=language, reduced_motion="reduce", service_workers="block")
    window.forgiven.append("net::ERR_ABORTED")  # A table is left for the next one while it still loads.
    faults = []
    for name, staged, seat in staged_choices(window, language):
        assert seat in staged.match.deciders, name
        staged.open(seat)
        faults += [f"{name} {fault}" for size in (SMALL, SMALLEST) for fault in cut_at(window.page, size)]
    window.check()
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("shown", "fault"),
    [
        ('<button style="width: 4em; white-space: nowrap">Nachziehstapel</button>', "“Nachziehstapel” leaves button"),
        ('<p style="overflow: hidden; height: 1em; line-height: 2">Draw</p>', "“Draw” is cut by p"),
        ('<p style="overflow: hidden; text-overflow: ellipsis; width: 4px">Anne</p>', "“Anne” is shortened to nothing"),
        ('<p style="overflow: auto; width: 9em"><b style="white-space: nowrap">' + "Anne " * 9, "p scrolls aside"),
        ('<p style="margin-left: 340px">Blackbeard</p>', "the page scrolls aside"),
        ('<p style="width: 4em">Draw or collect?</p>', ""),
        ('<p style="overflow: hidden; text-overflow: ellipsis; white-space: nowrap; width: 4em">Blackbeard</p>', ""),
        ('<b style="position: absolute; clip-path: inset(50%)">Draw</b>', ""),
    ],
)
def test_what_is_cut_is_found(shown: str, fault: str, browser: Browser) -> None:
    page = browser.new_page(viewport=SMALL)
    page.set_content(f'<meta name="viewport" content="width=device-width">{shown}')
    found: list[str] = page.evaluate(CUT, SLACK)
    page.close()
    assert found == [] if not fault else any(each.startswith(fault) for each in found), found
