"""Everybody's record of promises."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.table import Table

from freebooter.engine.talk import Fate, Promise
from freebooter.narration.words import heading

from ..narration.words import promise_words
from ..text import say

if TYPE_CHECKING:
    from freebooter.terminal.screen import Screen

    from ..view import View

FATES = (Fate.KEPT, Fate.BROKEN, Fate.LAPSED, Fate.OPEN)


def show_promises(promises: Sequence[Promise], view: View, screen: Screen) -> None:
    """How many each player made and what has become of them, then one by one."""
    screen.show()
    screen.show(say("promises-title"), style="bold")
    if screen.is_plain:
        for seat in range(len(view.players)):
            made, fates = _counts(promises, seat)
            counts: dict[str, Any] = {fate.value: count for fate, count in zip(FATES, fates, strict=True)}
            screen.show(say("promises-player", player=heading(view, seat), made=made, **counts))
    else:
        screen.show(_records(promises, view))
    for promise in promises:
        screen.show(
            say(
                "promises-one",
                duel=promise.round,
                player=heading(view, promise.seat),
                promise=promise_words(promise.text),
                fate=say(f"promises-{promise.fate.value}"),
            )
        )


def _counts(promises: Sequence[Promise], seat: int) -> tuple[int, list[int]]:
    fates = [promise.fate for promise in promises if promise.seat == seat]
    return len(fates), [fates.count(fate) for fate in FATES]


def _records(promises: Sequence[Promise], view: View) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(say("ending-name"), no_wrap=True, overflow="ellipsis", max_width=16)
    for name in ("made", *(fate.value for fate in FATES)):
        table.add_column(say(f"promises-{name}"), justify="right")
    for seat in range(len(view.players)):
        made, fates = _counts(promises, seat)
        table.add_row(heading(view, seat), str(made), *map(str, fates))
    return table
