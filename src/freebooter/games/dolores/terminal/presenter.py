"""The presenter of Dolores: its parts put together. Loading it loads no rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from freebooter.terminal.presenter import Presenter

from ..game import GAME
from . import odds, promises, table

if TYPE_CHECKING:
    from freebooter.engine.talk import Promise
    from freebooter.terminal.screen import Screen

    from ..view import View

DISCARD = "discard"
SECRET_QUESTIONS = ("gestures", "drop")
ASKED_BEFORE_COUNT = {"swell", "whirlpool", "convoy", "two-hand"}
"""Whoever duels and holds one of these has seen the table when asked about it before the count."""


class DoloresPresenter(Presenter):
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
        signs = f"{self.say('play-help-signs')}\n" if topic == "moves" else ""
        return signs + super().help(topic)

    def commands(self) -> Mapping[str, str]:
        return {DISCARD: self.help(DISCARD)}

    def obey(self, command: str, view: View, screen: Screen) -> None:
        if command == DISCARD:
            table.show_discard(view, screen)

    def promises(self, made: Sequence[Promise], view: View, screen: Screen) -> None:
        promises.show_promises(made, view, screen)


PRESENTER = DoloresPresenter(GAME)
