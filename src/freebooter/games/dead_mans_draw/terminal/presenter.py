"""The presenter of Dead Man's Draw: its parts put together. Loading it loads no rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ..narration import narrator as narrator
from ..text import say
from . import ending, odds, rulebook, table

if TYPE_CHECKING:
    from freebooter.engine.talk import Promise
    from freebooter.terminal.presenter import Presenter
    from freebooter.terminal.screen import Screen

    from ..view import View

DISCARD = "discard"
HELP = {"moves": "play-help", "odds": "play-help-odds", "rules": "play-help-rules"}


class DeadMansDraw(narrator.DeadMansDraw):
    def table(self, view: View, screen: Screen) -> None:
        table.show_table(view, screen)

    def glance(self, view: View, screen: Screen) -> None:
        table.show_glance(view, screen)

    def is_new_turn(self, view: View) -> bool:
        return view.asks == "rival" or (view.asks == "turn" and not view.drawn)

    def is_secret(self, view: View) -> bool:
        """Nobody watches a player alone at the terminal; where several share one, the draft is private."""
        return False

    def is_private(self, view: View) -> bool:
        return view.asks == "draft" or bool(view.top and "player" in (view.options["oracle"], view.options["mystic"]))

    def odds(self, view: View, screen: Screen) -> None:
        odds.show_odds(view, screen)

    def help(self, topic: str) -> str:
        return say(HELP[topic])

    def commands(self) -> Mapping[str, str]:
        return {DISCARD: say("play-help-discard")}

    def obey(self, command: str, view: View, screen: Screen) -> None:
        if command == DISCARD:
            table.show_discard(view, screen)

    def promises(self, made: Sequence[Promise], view: View, screen: Screen) -> None:
        """Nothing can be promised in this game."""

    def ending(self, view: View, screen: Screen) -> None:
        ending.show_ending(view, screen)

    def rules(self, topic: str, options: Mapping[str, str], screen: Screen) -> None:
        rulebook.show_rules(topic, options, screen)

    def editions(self, screen: Screen) -> None:
        rulebook.show_editions(screen)


PRESENTER: Presenter = DeadMansDraw()
