"""The end of a game: everybody's score, what made it, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.table import Table

from freebooter.text import say

from .scores import made_of
from .words import heading, listed, player_word, who

if TYPE_CHECKING:
    from freebooter.dolores.view import View

    from ..screen import Screen


def show_ending(view: View, screen: Screen) -> None:
    screen.show()
    screen.show(say("ending-title"), style="bold")
    seats = sorted(range(len(view.players)), key=lambda seat: -view.points[seat])
    if screen.is_plain:
        for seat in seats:
            values: dict[str, Any] = {"points": view.points[seat], "parts": made_of(view, seat)}
            screen.show(say("dolores-ending-player", player=heading(view, seat), **values))
    else:
        screen.show(_scores(view, seats))
    screen.show(_victory(view), style="bold")


def _scores(view: View, seats: list[int]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(say("ending-name"), no_wrap=True, overflow="ellipsis", max_width=16)
    table.add_column(say("table-points"), justify="right")
    table.add_column(say("ending-parts"), overflow="fold")
    for seat in seats:
        style = "bold" if seat in view.winners else None
        table.add_row(heading(view, seat), str(view.points[seat]), made_of(view, seat), style=style)
    return table


def _victory(view: View) -> str:
    names = listed(player_word(view, seat) for seat in view.winners)
    if len(view.winners) > 1:
        return say("ending-shared", players=names)
    return say("ending-won", who=who(view, view.winners[0]), player=names)
