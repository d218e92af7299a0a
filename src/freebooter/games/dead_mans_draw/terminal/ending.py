"""The end of a game on the screen: everybody's score, what made it, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table

from freebooter.narration.words import heading
from freebooter.terminal.prose import unbroken

from ..narration.ending import made_of, player_sentence, ranked, verdict
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
    *reasons, won = verdict(view)
    for reason in reasons:
        screen.show(reason)
    screen.show(won, style="bold")


def _scores(view: View) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(say("ending-name"), no_wrap=True, overflow="ellipsis", max_width=16)
    table.add_column(say("table-points"), justify="right")
    table.add_column(say("table-cards"), justify="right")
    table.add_column(say("ending-parts"), overflow="fold")
    for seat in ranked(view):
        parts = made_of(view, seat, unbroken)
        row = (heading(view, seat), str(view.points[seat]), str(len(view.banks[seat])), parts)
        table.add_row(*row, style="bold" if seat in view.winners else None)
    return table
