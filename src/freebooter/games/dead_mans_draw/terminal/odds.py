"""The exact odds of the next card, what is at stake, and what is left in the draw pile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from freebooter.narration.words import listed

from ..narration.words import SYMBOLS, card_list, card_words, stack, suit_word
from ..text import say

if TYPE_CHECKING:
    from freebooter.terminal.screen import Screen

    from ..view import Card, View


def show_odds(view: View, screen: Screen) -> None:
    if view.bust_probability is None:
        screen.show(say("odds-no-card"))
        return
    screen.show(_chance(view), style="bold")
    screen.show(_stake(view))
    _show_left(view, screen)


def _chance(view: View) -> str:
    chance = view.bust_probability or 0.0
    if view.top:
        return say("odds-known", card=card_words(view.top[0]), busts="yes" if chance else "no")
    return say("odds-chance", percent=round(100 * chance, 1), busting=len(view.busting), cards=view.draw_count)


def _stake(view: View) -> str:
    unprotected = list(view.row)
    for card in view.protected:
        unprotected.remove(card)
    if not unprotected:
        return say("odds-nothing-at-stake")
    return say("odds-stake", cards=card_list(tuple(unprotected)), points=view.stakes.loss)


def _show_left(view: View, screen: Screen) -> None:
    """What may still come, suit by suit, and which of it busts."""
    screen.show(say("odds-left", cards=len(view.unseen) + len(view.top)))
    left = [*view.unseen, *view.top]
    if screen.is_plain:
        for suit in SYMBOLS:
            screen.show(f"  {_suit_sentence(view, left, suit)}")
        return
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for suit, symbol in SYMBOLS.items():
        values = stack(left, suit)
        mark = Text(_mark(view, left, suit), style="bold red")
        table.add_row(f"{symbol} {suit_word(suit)}", str(len(values)), " ".join(map(str, values)), mark)
    screen.show(table)


def _suit_sentence(view: View, left: Sequence[Card], suit: str) -> str:
    values, mark = stack(left, suit), _mark(view, left, suit)
    told = say("odds-suit", suit=suit_word(suit), count=len(values), values=listed(map(str, values)) or "-")
    return say("odds-suit-busts", suit=told, busts=mark) if mark else told


def _mark(view: View, left: Sequence[Card], suit: str) -> str:
    """Which of a suit's cards bust: none, all, or those of some numbers."""
    busting = stack(view.busting, suit)
    if not busting:
        return ""
    if len(busting) == len(stack(left, suit)):
        return say("odds-busts")
    return say("odds-busts-some", values=listed(map(str, dict.fromkeys(busting))))
