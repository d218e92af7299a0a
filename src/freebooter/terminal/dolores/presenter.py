"""The presenter of Dolores: its parts put together. Loading it loads no rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from freebooter.text import say

from . import choices, ending, odds, promises, rulebook, table, topics

if TYPE_CHECKING:
    from freebooter.dolores.view import View
    from freebooter.engine.events import Event
    from freebooter.engine.talk import Promise

    from ..presenter import Presenter, Told
    from ..screen import Screen

DISCARD = "discard"
SECRET_QUESTIONS = ("gestures", "drop")


class Dolores:
    knows_promises = True
    secret_move = "…"

    def table(self, view: View, screen: Screen) -> None:
        table.show_table(view, screen)

    def glance(self, view: View, screen: Screen) -> None:
        table.show_glance(view, screen)

    def question(self, view: View) -> str:
        return choices.question(view)

    def is_new_turn(self, view: View) -> bool:
        return choices.is_new_turn(view)

    def is_secret(self, view: View) -> bool:
        return view.asks in SECRET_QUESTIONS

    def is_private(self, view: View) -> bool:
        """Under the lantern, what its player sees."""
        return view.lantern is not None and view.lantern == view.seat

    def choice(self, view: View, move: str) -> str:
        return choices.choice(view, move)

    def happened(self, events: Sequence[Event], view: View) -> list[Told]:
        from .log import sentences

        return list(sentences(events, view))

    def odds(self, view: View, screen: Screen) -> None:
        odds.show_odds(view, screen)

    def help(self, topic: str) -> str:
        signs = f"{say('dolores-help-signs')}\n" if topic == "moves" else ""
        return signs + say(f"dolores-help-{topic}")

    def commands(self) -> Mapping[str, str]:
        return {DISCARD: say("dolores-help-discard")}

    def obey(self, command: str, view: View, screen: Screen) -> None:
        if command == DISCARD:
            table.show_discard(view, screen)

    def promise(self, promise: str) -> str:
        return promises.promise_words(promise)

    def promises(self, made: Sequence[Promise], view: View, screen: Screen) -> None:
        promises.show_promises(made, view, screen)

    def ending(self, view: View, screen: Screen) -> None:
        ending.show_ending(view, screen)

    def rules(self, topic: str, options: Mapping[str, str], screen: Screen) -> None:
        rulebook.show_rules(topic, options, screen)

    def read_options(self, given: Mapping[str, str]) -> dict[str, str]:
        return topics.read_switches(given)

    def editions(self, screen: Screen) -> None:
        rulebook.show_switches(screen)


PRESENTER: Presenter = Dolores()
