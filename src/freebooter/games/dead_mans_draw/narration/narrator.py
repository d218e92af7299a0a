"""The narrator of Dead Man's Draw: its parts put together. Loading it loads no rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from freebooter.narration.narrator import Narrator, Sentence
from freebooter.narration.words import heading, victory

from ..game import GAME
from . import choices
from .topics import TOPICS

if TYPE_CHECKING:
    from freebooter.engine.kernels.events import Event

    from ..view import View

OTHER_VICTORIES = ("sudden-death", "beneath-the-waves")
"""Variant cards with which not simply the most points win."""


class DeadMansDrawNarrator(Narrator):
    secret_move = "trait …"

    question = staticmethod(choices.question)
    waiting = staticmethod(choices.waiting)
    choice = staticmethod(choices.choice)

    def happened(self, events: Sequence[Event], view: View) -> list[Sentence]:
        from .log import sentences

        return list(sentences(events, view))

    def ranked(self, view: View) -> list[int]:
        """The most points first, and of the same points the most cards."""
        return sorted(range(len(view.players)), key=lambda seat: (-view.points[seat], -len(view.banks[seat])))

    def player_sentence(self, view: View, seat: int) -> str:
        values = {"points": view.points[seat], "cards": len(view.banks[seat]), "parts": self.made_of(view, seat)}
        return self.say("ending-player", player=heading(view, seat), **values)

    def verdict(self, view: View) -> Iterator[str]:
        if view.options["variant"] in OTHER_VICTORIES:
            yield TOPICS.rule(f"variant-{view.options['variant']}", view.options)
        yield victory(view)


NARRATOR = DeadMansDrawNarrator(GAME, TOPICS)
