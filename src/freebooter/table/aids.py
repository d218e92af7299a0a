"""What a viewer is told in words beside what they are shown: made from the same view and events, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any

from freebooter.engine.events import read_events
from freebooter.engine.match import Match
from freebooter.telling.talk import spoken
from freebooter.telling.teller import Teller, Told, teller_of
from freebooter.text import speaking

from .messages import Aid, Outcome
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
        return spoken(teller_of(table.created.game), name, seat == viewer, text, is_promise)


def aid_of(table: Table, match: Match, viewer: int, moves: Sequence[str], language: str, telling: Telling) -> Aid:
    """What a viewer's view says, and what there is to decide; `moves` are those that would be accepted."""
    teller, sight = teller_of(match.game.name), match.sight(viewer)
    view = match.game.view(sight, match.players)
    told: list[Told] = []
    with speaking(language):
        if telling is Telling.MOVE:
            told += teller.happened(read_events(sight.observed), view)
        if telling is not Telling.NOTHING and not view.deciders:
            told += teller.final_scores(view)
        aid = Aid([each.words for each in told], [place for place, each in enumerate(told) if each.is_heading])
        if moves:
            aid.question = teller.question(view)
            aid.choices = [teller.choice(view, move) for move in moves]
        elif table.deciding():
            aid.question = teller.waiting(view)
    if table.created.coach and table.is_playing:
        aid.outcomes = _outcomes(teller, view)
    return aid


def _outcomes(teller: Teller, view: Any) -> list[Outcome] | None:
    scores = teller.outcomes(view)
    return None if scores is None else [Outcome(*gestures, *points) for gestures, points in scores.items()]
