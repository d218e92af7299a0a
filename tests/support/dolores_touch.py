"""Making the moves of Dolores that take more than one touch: laying cards out, betting, robbing."""

from __future__ import annotations

from typing import Any

from benchmarks.harness.browser import Watched
from freebooter.games.dolores.rules.terms import GESTURE_NAMES


def prepare(window: Watched, view: Any, move: str) -> None:
    """Touch whatever has to be touched before something makes this very move."""
    verb = move.partition(" ")[0]
    if verb == "arrange":
        _lay_out(window, view, move)
    elif verb == "bet":
        _name_both(window, move)
    elif verb == "rob" and not window.page.query_selector(f'[data-move="{move}"]'):
        stack = move.rpartition(" ")[0]
        window.page.click(f'[data-move^="{stack} "]')


def _lay_out(window: Watched, view: Any, move: str) -> None:
    """Cards change places in pairs, one of each side."""
    cards = [*view.before_neighbour, *view.before_dealer]
    count = len(view.before_neighbour)
    target = _places(move, cards)
    assert len(target) == count
    leaving = [place for place in range(count) if place not in target]
    coming = [place for place in target if place >= count]
    for out, into in zip(leaving, coming, strict=True):
        _card(window, view.players[view.neighbour], out).click()
        _card(window, view.players[view.dealer], into - count).click()


def _card(window: Watched, player: str, place: int) -> Any:
    side = window.page.locator(f'.dolores-side-of[aria-label*="{player}"]')
    return side.locator("button[aria-pressed]").nth(place)


def _places(move: str, cards: list[str | None]) -> list[int]:
    """Where the cards lie that a move lays before the neighbour; of equal ones, those that lie there already."""
    found: list[int] = []
    for name in move.removeprefix("arrange ").split(", "):
        if name.startswith("place "):
            found.append(int(name.removeprefix("place ")) - 1)
        else:
            found.append(next(place for place, card in enumerate(cards) if card == name and place not in found))
    return found


def _name_both(window: Watched, move: str) -> None:
    gestures = [word for word in move.split() if word in GESTURE_NAMES]
    for place, gesture in enumerate(gestures):
        window.page.locator(".dolores-pick").nth(place).locator("button").nth(GESTURE_NAMES.index(gesture)).click()
