"""The end of a game: everybody's score, what made it, and who has won."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.table import Table

from freebooter.text import say

from .scores import score_parts
from .topics import rule
from .words import heading, listed, player_word, unbroken, who

if TYPE_CHECKING:
    from freebooter.dead_mans_draw.view import View

    from ..screen import Screen

OTHER_VICTORIES = ("sudden-death", "beneath-the-waves")
"""Variant cards with which not simply the most points win."""


def show_ending(view: View, screen: Screen) -> None:
    screen.show()
    screen.show(say("ending-title"), style="bold")
    seats = sorted(range(len(view.players)), key=lambda seat: (-view.points[seat], -len(view.banks[seat])))
    if screen.is_plain:
        for seat in seats:
            screen.show(
                say(
                    "ending-player",
                    player=heading(view, seat),
                    points=view.points[seat],
                    cards=len(view.banks[seat]),
                    parts=_parts(view, seat),
                )
            )
    else:
        screen.show(_scores(view, seats))
    if view.options["variant"] in OTHER_VICTORIES:
        screen.show(rule(f"variant-{view.options['variant']}", view.options))
    screen.show(_victory(view), style="bold")


def _scores(view: View, seats: list[int]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(say("ending-name"), no_wrap=True, overflow="ellipsis", max_width=16)
    table.add_column(say("table-points"), justify="right")
    table.add_column(say("table-cards"), justify="right")
    table.add_column(say("ending-parts"), overflow="fold")
    for seat in seats:
        row = (heading(view, seat), str(view.points[seat]), str(len(view.banks[seat])), _parts(view, seat, unbroken))
        table.add_row(*row, style="bold" if seat in view.winners else None)
    return table


def _parts(view: View, seat: int, set_words: Callable[[str], str] = str) -> str:
    return listed(set_words(f"{part.words} {part.points}") for part in score_parts(view, seat)) or "-"


def _victory(view: View) -> str:
    names = listed(player_word(view, seat) for seat in view.winners)
    if len(view.winners) > 1:
        return say("ending-shared", players=names)
    return say("ending-won", who=who(view, view.winners[0]), player=names)
