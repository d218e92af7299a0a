"""The narrator of Dead Man's Draw: its parts put together. Loading it loads no rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING

from freebooter.narration.narrator import Judged, Narrator, Sentence
from freebooter.narration.words import heading

from ..game import GAME
from . import advice, choices
from .topics import TOPICS

if TYPE_CHECKING:
    from freebooter.engine.kernels.events import Event

    from ..view import View

OTHER_VICTORIES = ("sudden-death", "beneath-the-waves")
"""Variant cards with which not simply the most points win."""


@cache
def _log() -> ModuleType:
    """What loads the rules, and is needed only where something has happened."""
    from . import log

    return log


class DeadMansDrawNarrator(Narrator):
    secret_move = "trait …"

    question = staticmethod(choices.question)
    waiting = staticmethod(choices.waiting)
    choice = staticmethod(choices.choice)

    def happened(self, events: Sequence[Event], view: View) -> list[Sentence]:
        return list(_log().sentences(events, view))

    def odds(self, view: View) -> list[str]:
        from .odds import arithmetic

        return arithmetic(view)

    def why(self, view: View, judged: Sequence[Judged]) -> str:
        return advice.why(view, judged) or super().why(view, judged)

    def ranked(self, view: View) -> list[int]:
        """Of the same points the most cards come first."""

        def rank(seat: int) -> tuple[bool, int, int]:
            return seat not in view.winners, -view.points[seat], -len(view.banks[seat])

        return sorted(range(len(view.players)), key=rank)

    def player_sentence(self, view: View, seat: int) -> str:
        values = {"points": view.points[seat], "cards": len(view.banks[seat]), "parts": self.made_of(view, seat)}
        return self.say("ending-player", player=heading(view, seat), **values)

    def reasons(self, view: View) -> Iterator[str]:
        if view.options["variant"] in OTHER_VICTORIES:
            yield TOPICS.rule(f"variant-{view.options['variant']}", view.options)
        first, second, *_ = self.ranked(view)
        if len(view.winners) == 1 and view.points[first] == view.points[second]:
            yield self.say("ending-more-cards")


NARRATOR = DeadMansDrawNarrator(GAME, TOPICS)
