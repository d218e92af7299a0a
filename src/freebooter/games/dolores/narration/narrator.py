"""The narrator of Dolores: its parts put together. Loading it loads no rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING

from freebooter.narration.narrator import Judged, Narrator, Outcome, Sentence
from freebooter.narration.words import listed

from ..game import GAME
from . import advice, choices
from .outcomes import outcomes
from .topics import TOPICS
from .words import promise_words

if TYPE_CHECKING:
    from freebooter.engine.kernels.events import Event

    from ..view import View


@cache
def _log() -> ModuleType:
    """What loads the rules, and is needed only where something has happened."""
    from . import log

    return log


class DoloresNarrator(Narrator):
    knows_promises = True

    question = staticmethod(choices.question)
    waiting = staticmethod(choices.waiting)
    choice = staticmethod(choices.choice)

    def happened(self, events: Sequence[Event], view: View) -> list[Sentence]:
        return list(_log().sentences(events, view))

    def made_of(self, view: View, seat: int, set_words: Callable[[str], str] = str) -> str:
        """The kinds that score and what they add up to, as a sum."""
        scoring = sorted((part for part in view.score_parts[seat] if part.points), key=lambda part: -part.points)
        parts = listed(self.say("part", kind=self.say(part.name), points=sum(part.values)) for part in scoring)
        if not parts:
            return self.say("nothing")
        return self.say("doubled", parts=parts) if "doubled" in scoring[0].marks else parts

    def why(self, view: View, judged: Sequence[Judged]) -> str:
        return advice.why(view, judged) or super().why(view, judged)

    def outcomes(self, view: View) -> list[Outcome] | None:
        return outcomes(view)

    def odds(self, view: View) -> list[str]:
        from .odds import arithmetic

        return arithmetic(view)

    def promise(self, promise: str) -> str:
        return promise_words(promise)


NARRATOR = DoloresNarrator(GAME, TOPICS)
