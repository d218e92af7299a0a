"""The presenter of Dolores: its parts put together. Loading it loads no rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ..narration import narrator as narrator
from ..text import say
from . import ending, odds, promises, rulebook, table

if TYPE_CHECKING:
    from freebooter.engine.talk import Promise
    from freebooter.terminal.presenter import Presenter
    from freebooter.terminal.screen import Screen

    from ..view import View

DISCARD = "discard"
SECRET_QUESTIONS = ("gestures", "drop")
ASKED_BEFORE_COUNT = {"swell", "whirlpool", "convoy", "two-hand"}
"""Whoever duels and holds one of these has seen the table when asked about it before the count."""


class Dolores(narrator.Dolores):
    def table(self, view: View, screen: Screen) -> None:
        table.show_table(view, screen)

    def glance(self, view: View, screen: Screen) -> None:
        table.show_glance(view, screen)

    def is_new_turn(self, view: View) -> bool:
        """Whether the seat has not yet seen the table in this duel, or much has changed since."""
        if view.asks == "gestures":
            held = view.displays[view.seat] if view.seat is not None else ()
            return view.seat != view.bettor and not ASKED_BEFORE_COUNT & set(held)
        return view.asks in ("rob", "drop") or (view.asks == "window" and view.step != "after_count")

    def is_secret(self, view: View) -> bool:
        return view.asks in SECRET_QUESTIONS

    def is_private(self, view: View) -> bool:
        """Under the lantern, what its player sees."""
        return view.lantern is not None and view.lantern == view.seat

    def odds(self, view: View, screen: Screen) -> None:
        odds.show_odds(view, screen)

    def help(self, topic: str) -> str:
        signs = f"{say('help-signs')}\n" if topic == "moves" else ""
        return signs + say(f"help-{topic}")

    def commands(self) -> Mapping[str, str]:
        return {DISCARD: say("help-discard")}

    def obey(self, command: str, view: View, screen: Screen) -> None:
        if command == DISCARD:
            table.show_discard(view, screen)

    def promises(self, made: Sequence[Promise], view: View, screen: Screen) -> None:
        promises.show_promises(made, view, screen)

    def ending(self, view: View, screen: Screen) -> None:
        ending.show_ending(view, screen)

    def rules(self, topic: str, options: Mapping[str, str], screen: Screen) -> None:
        rulebook.show_rules(topic, options, screen)

    def editions(self, screen: Screen) -> None:
        rulebook.show_switches(screen)


PRESENTER: Presenter = Dolores()
