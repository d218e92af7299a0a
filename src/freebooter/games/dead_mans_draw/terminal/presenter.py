"""The presenter of Dead Man's Draw: its parts put together. Loading it loads no rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from freebooter.narration.topics import Topic
from freebooter.terminal.presenter import Presenter

from ..game import GAME
from ..narration.words import SYMBOLS
from ..text import say
from . import odds, table

if TYPE_CHECKING:
    from freebooter.terminal.screen import Screen

    from ..view import View

DISCARD = "discard"


class DeadMansDrawPresenter(Presenter):
    def table(self, view: View, screen: Screen) -> None:
        table.show_table(view, screen)

    def glance(self, view: View, screen: Screen) -> None:
        table.show_glance(view, screen)

    def is_new_turn(self, view: View) -> bool:
        return view.asks == "rival" or (view.asks == "turn" and not view.drawn)

    def is_private(self, view: View) -> bool:
        """Nobody watches a player alone at the terminal; where several share one, the draft is private."""
        return view.asks == "draft" or bool(view.top and "player" in (view.options["oracle"], view.options["mystic"]))

    def odds(self, view: View, screen: Screen) -> None:
        odds.show_odds(view, screen)

    def commands(self) -> Mapping[str, str]:
        return {DISCARD: self.help(DISCARD)}

    def obey(self, command: str, view: View, screen: Screen) -> None:
        if command == DISCARD:
            table.show_discard(view, screen)

    def score_columns(self, view: View) -> Mapping[str, Sequence[str]]:
        return {say("table-cards"): [str(len(bank)) for bank in view.banks]}

    def topic_title(self, topic: Topic, screen: Screen) -> str:
        is_shown = topic.kind == "suit" and not screen.is_plain
        return f"{SYMBOLS[topic.name]} {topic.title}" if is_shown else topic.title


PRESENTER = DeadMansDrawPresenter(GAME)
