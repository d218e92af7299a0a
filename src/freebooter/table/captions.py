"""What a viewer is told in words beside what they are shown: made from the same view and events, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from typing import Any

from msgspec import UNSET, Raw

from freebooter.engine.choice import Choice
from freebooter.narration.narrator import Narrator, Sentence, narrator_of
from freebooter.text import speaking

from .messages import Captions
from .perspective import Perspective, encode
from .table import Table


class Telling(Enum):
    """Of what has happened, what captions tell."""

    NOTHING = 0
    ENDING = 1
    """How the match ended, if it has."""
    MOVE = 2
    """What the last move did, and how the match ended if that ended it."""


def remark_words(table: Table, viewer: int, language: str) -> str:
    """What was said last, to a viewer; to somebody else who looks through their eyes, as to an onlooker."""
    _, seat, text, is_promise, name = table.talk[-1]
    with speaking(language):
        return narrator_of(table.created.game).spoken(name, seat == viewer, text, is_promise)


def captions_of(
    table: Table,
    perspective: Perspective,
    choices: Sequence[Choice],
    language: str,
    telling: Telling,
    is_addressed: bool = True,
) -> Captions:
    """What a viewer's view says, and what there is to decide; `choices` are those that would be accepted.

    Where it is not the viewer who is told, all players are called by their names, and nobody is asked for anything.
    """
    narrator, view = narrator_of(perspective.match.game.name), perspective.view
    if not is_addressed:
        view, choices = replace(view, seat=None), []
    told: list[Sentence] = []
    with speaking(language):
        if telling is Telling.MOVE:
            told += narrator.happened(perspective.events, view)
        if telling is not Telling.NOTHING and not view.deciders:
            told += narrator.final_scores(view)
        captions = Captions([each.words for each in told], [n for n, each in enumerate(told) if each.is_heading])
        if view.winners:
            captions.ranking, captions.reasons = narrator.ranked(view), list(narrator.reasons(view))
        if choices:
            captions.question = narrator.question(view)
            captions.choices = [narrator.choice(view, choice) for choice in choices]
        elif table.deciding():
            captions.question = narrator.waiting(view)
    if table.created.coach and table.is_playing:
        captions.outcomes = _outcomes(narrator, perspective.alike)
    return captions


def _outcomes(narrator: Narrator, perspective: Perspective) -> Any:
    """What would become of every decision, written once for all who know the same."""
    if perspective.outcomes is UNSET:
        found = narrator.outcomes(perspective.view)
        perspective.outcomes = None if found is None else Raw(encode(found))
    return perspective.outcomes
