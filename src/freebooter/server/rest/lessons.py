"""What REST answers about lessons. The server keeps nothing of them: a learner sends all moves so far."""

from __future__ import annotations

import asyncio

from freebooter.lessons.lesson import Lesson
from freebooter.lessons.lesson import lessons as lessons_of
from freebooter.lessons.showing import show

from ..messages import learning as learning
from ..transport.http import Asked, Turned


async def lessons(asked: Asked) -> learning.Lessons:
    game, language = asked.values["game"], asked.values["language"] or asked.language
    titles = [learning.LessonTitle(each.number, each.words("", language)) for each in lessons_of(game)]
    return learning.Lessons(game, titles)


async def lesson(asked: Asked) -> learning.LessonState:
    game, number, tried = asked.values["game"], asked.values["number"], asked.body
    if number > len(lessons_of(game)):
        raise Turned(404, "server-not-found")
    taken = lessons_of(game)[number - 1]
    return await asyncio.to_thread(_state, taken, tried.moves, tried.language or asked.language)


def _state(taken: Lesson, moves: list[str], language: str) -> learning.LessonState:
    shown = show(taken, moves, language)
    return learning.LessonState(
        number=taken.number,
        count=len(lessons_of(taken.game)),
        title=taken.words("", language),
        text=taken.words(shown.attempt.part, language),
        state=shown.attempt.progress,
        snapshot=shown.snapshot,
        updates=shown.updates,
    )
