"""The narrator of Dolores: its parts put together. Loading it loads no rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from freebooter.narration.narrator import Narrator, Outcome, Told
from freebooter.narration.words import victory

from ..text import say
from . import choices, ending, topics
from .outcomes import outcomes
from .promises import promise_words

if TYPE_CHECKING:
    from freebooter.engine.kernels.events import Event
    from freebooter.narration.topics import Topic

    from ..choices import Choice
    from ..view import View


class Dolores:
    knows_promises = True
    secret_move = "…"

    def question(self, view: View) -> str:
        return choices.question(view)

    def waiting(self, view: View) -> str:
        return choices.waiting(view)

    def choice(self, view: View, choice: Choice) -> str:
        return choices.choice(view, choice)

    def happened(self, events: Sequence[Event], view: View) -> list[Told]:
        from .log import sentences

        return list(sentences(events, view))

    def final_scores(self, view: View) -> list[Told]:
        scores = [ending.player_sentence(view, seat) for seat in ending.ranked(view)]
        return [Told(say("ending-title"), is_heading=True), *map(Told, [*scores, victory(view)])]

    def outcomes(self, view: View) -> list[Outcome] | None:
        return outcomes(view)

    def promise(self, promise: str) -> str:
        return promise_words(promise)

    def topics(self, options: Mapping[str, str]) -> list[Topic]:
        return [*topics.whole_rules(options), *topics.of_kind("kind"), *topics.of_kind("switch")]

    def explain(self, topic: Topic, options: Mapping[str, str]) -> str:
        return topics.rule(topic.id, options)


NARRATOR: Narrator = Dolores()
