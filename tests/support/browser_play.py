"""Somebody who plays whole games in a window of the real browser: by mouse, by touch or by keyboard alone."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError, ViewportSize, expect

from benchmarks.harness.browser import DESKTOP, PATIENCE, Watched
from benchmarks.harness.clients import Guest
from freebooter.server.play.sessions import COOKIE

MOST_TOUCHES = 1500
"""No match takes so many."""

MOST_TABS = 200
"""Nothing is so far away that somebody who presses Tab does not come to it."""

POSITION = """() => {
  const main = document.querySelector("main[data-moment]");
  if (!main || main.dataset.busy === "true") return null;
  const seen = (each) => !each.disabled && each.checkVisibility({visibilityProperty: true});
  const open = [...document.querySelectorAll("dialog[open]")].pop();
  const named = open?.classList.contains("ending") ? "ending" : open?.querySelector("h2")?.textContent ?? "";
  const within = open ?? main;
  const keyOf = (each) => {
    const shown = each.querySelector("kbd");
    return shown ? (shown.dataset.text ?? shown.textContent).trim().toLowerCase() : "";
  };
  const unset = [...within.querySelectorAll("fieldset")].filter((each) => !each.querySelector("[aria-pressed=true]"));
  return {
    moment: main.dataset.moment,
    window: named,
    asked: Boolean(main.querySelector(".draw-asked, .dolores-decision-asked, .generic-asked")),
    moves: [...within.querySelectorAll("[data-move]")].filter(seen).map((each) => [each.dataset.move, keyOf(each)]),
    unset: unset.length,
  };
}"""

UNSET = "each => each.closest('fieldset:not(:has([aria-pressed=true]))')"
"""Belongs to something of which nothing is chosen yet."""

CHANGED = f"""before => {{
  const now = ({POSITION})();
  if (!now) return null;
  const moved = now.moment !== before.moment;
  // What is answered in a window makes a move; before that comes back, the table lies there as it did before.
  if (!moved && (before.window || (!now.window && now.unset === before.unset))) return null;
  return now.window || (now.asked && (now.moves.length || now.unset)) ? now : null;
}}"""


@dataclass(frozen=True)
class Position:
    """What somebody at the table sees of where the match stands."""

    moment: str
    window: str
    """The heading of the window above the table; `ending` for the result, empty where there is none."""
    asked: bool
    moves: dict[str, str]
    """The moves that can be made by touching something, with the keys that are written on it."""
    unset: int
    """How much has to be chosen before a move is one."""


class Person(Watched):
    """Somebody's window, with a session of their own."""

    def __init__(
        self, browser: Browser, url: str, *, guest: Guest | None = None, size: ViewportSize = DESKTOP, **options: Any
    ) -> None:
        usual = {"reduced_motion": "reduce", "service_workers": "block"}
        super().__init__(browser, url, size=size, **(usual | options))
        if guest is not None:
            self.context.add_cookies([{"name": COOKIE, "value": guest.cookie, "url": url}])

    @property
    def moment(self) -> str:
        return self.page.locator("main").get_attribute("data-moment") or ""

    def position(self, before: Position | None = None) -> Position:
        """Where the match stands, as soon as it is another position than that before and something is to be done."""
        known = asdict(before) if before else {"moment": ""}
        found = self.page.wait_for_function(CHANGED, arg=known, timeout=2 * PATIENCE).json_value()
        return Position(found["moment"], found["window"], found["asked"], dict(found["moves"]), found["unset"])


Hand = Callable[[Page, Position, str], None]
"""How a move is made of those that are offered."""


def by_mouse(page: Page, position: Position, move: str) -> None:
    touched(page, position, move).click(timeout=PATIENCE / 3)


def by_touch(page: Page, position: Position, move: str) -> None:
    touched(page, position, move).tap(timeout=PATIENCE / 3)


def touched(page: Page, position: Position, move: str) -> Any:
    within = page.locator("dialog[open]").last if position.window else page.locator("main")
    if position.unset:
        return within.locator("fieldset:not(:has([aria-pressed=true]))").first.locator("button").first
    return within.locator(f'[data-move="{move}"]:enabled').locator("visible=true").first


def by_keyboard(page: Page, position: Position, move: str) -> None:
    """With the key that is written on what makes the move, or by going there."""
    key = position.moves.get(move, "")
    if key and not position.window:
        page.keyboard.press(key)
        return
    tab_to(page, f"each => each.dataset.move === {move!r}" if move else UNSET)
    page.keyboard.press("Enter")


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until the focus is on what is wanted."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate(f"() => Boolean(document.activeElement && ({wanted})(document.activeElement))"):
            return
    raise AssertionError(f"the focus never comes to {wanted}")


def lively(moves: list[str], chance: random.Random) -> str:
    """A move that brings the match to its end soon, and shows much of it."""
    draws = [move for move in moves if move == "draw"]
    return draws[0] if draws and chance.random() < 0.8 else chance.choice(moves)


def play_on(
    person: Person,
    hand: Hand,
    *,
    seed: int = 1,
    look: Callable[[Position], None] | None = None,
    most: int = MOST_TOUCHES,
) -> Position:
    """Play until the match is over, or for so many moves. Whatever is touched has to lead on."""
    chance = random.Random(seed)
    position = person.position()
    for _ in range(most):
        if look is not None:
            look(position)
        if position.window == "ending":
            break
        move = "" if position.unset else lively(sorted(position.moves), chance)
        try:
            hand(person.page, position, move)
        except TimeoutError:
            # Somebody else was faster: a bottle was played, and nothing is asked any more. Then it is another moment.
            assert person.moment != position.moment, (position, move)
        position = person.position(position)
    return position


def play_to_the_end(
    person: Person, hand: Hand, *, seed: int = 1, look: Callable[[Position], None] | None = None
) -> None:
    assert play_on(person, hand, seed=seed, look=look).window == "ending"
    expect(person.page.locator("dialog.ending .standings")).to_be_visible()


def sit_down(guest: Guest, game: str, *bots: str, **more: Any) -> tuple[str, str]:
    """A table with bots at which the guest sits first, and its match has begun; returns its name and key."""
    seats = [{"kind": "person"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    opened = guest.open(game=game, seats=seats, **more)
    assert guest.ask(opened["table"], type="sit", id="sit").status_code == 200
    assert guest.ask(opened["table"], type="start", id="start").status_code == 200
    return opened["table"], opened["key"]
