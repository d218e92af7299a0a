"""What a viewer is told in words beside what they are shown: made from the same view and events, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from freebooter.engine.choice import Choice
from freebooter.engine.kernels.events import read_events
from freebooter.engine.match import Match
from freebooter.narration.narrator import Sentence, narrator_of
from freebooter.narration.talk import spoken
from freebooter.text import speaking

from .messages import Captions
from .table import Table


class Telling(Enum):
    """Of what has happened, what an aid tells."""

    NOTHING = 0
    ENDING = 1
    """How the match ended, if it has."""
    MOVE = 2
    """What the last move did, and how the match ended if that ended it."""


def remark_words(table: Table, viewer: int, language: str) -> str:
    """What was said last."""
    _, seat, text, is_promise, name = table.talk[-1]
    with speaking(language):
        return spoken(narrator_of(table.created.game), name, seat == viewer, text, is_promise)


def aid_of(
    table: Table, match: Match, viewer: int, choices: Sequence[Choice], language: str, telling: Telling
) -> Captions:
    """What a viewer's view says, and what there is to decide; `choices` are those that would be accepted."""
    narrator, observation = narrator_of(match.game.name), match.observation(viewer)
    view = match.game.rules.view(observation, match.players)
    told: list[Sentence] = []
    with speaking(language):
        if telling is Telling.MOVE:
            told += narrator.happened(read_events(observation.observed), view)
        if telling is not Telling.NOTHING and not view.deciders:
            told += narrator.final_scores(view)
        aid = Captions([each.words for each in told], [place for place, each in enumerate(told) if each.is_heading])
        if view.winners:
            aid.ranking, aid.reasons = narrator.ranked(view), list(narrator.reasons(view))
        if choices:
            aid.question = narrator.question(view)
            aid.choices = [narrator.choice(view, choice) for choice in choices]
        elif table.deciding():
            aid.question = narrator.waiting(view)
    if table.created.coach and table.is_playing:
        aid.outcomes = narrator.outcomes(view)
    return aid
