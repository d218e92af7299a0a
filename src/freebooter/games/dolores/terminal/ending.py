"""The end of a game on the screen: everybody's score, what made it, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table

from freebooter.narration.words import heading, victory

from ..narration.ending import made_of, player_sentence, ranked
from ..text import say

if TYPE_CHECKING:
    from freebooter.terminal.screen import Screen

    from ..view import View


def show_ending(view: View, screen: Screen) -> None:
    screen.show()
    screen.show(say("ending-title"), style="bold")
    if screen.is_plain:
        for seat in ranked(view):
            screen.show(player_sentence(view, seat))
    else:
        screen.show(_scores(view))
    screen.show(victory(view), style="bold")


def _scores(view: View) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(say("ending-name"), no_wrap=True, overflow="ellipsis", max_width=16)
    table.add_column(say("table-points"), justify="right")
    table.add_column(say("ending-parts"), overflow="fold")
    for seat in ranked(view):
        style = "bold" if seat in view.winners else None
        table.add_row(heading(view, seat), str(view.points[seat]), made_of(view, seat), style=style)
    return table
