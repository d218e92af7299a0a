"""What REST answers about lessons. The server keeps nothing of them: a learner sends all moves so far."""

from __future__ import annotations

import asyncio

from freebooter.lessons.lesson import Lesson
from freebooter.lessons.lesson import lessons as lessons_of
from freebooter.lessons.showing import show

from ..messages import learning
from ..transport.http import HttpError, Request


async def lessons(request: Request) -> learning.Lessons:
    game, language = request.values["game"], request.values["language"] or request.language
    titles = [learning.LessonTitle(each.number, each.words("", language), each.more) for each in lessons_of(game)]
    return learning.Lessons(game, titles)


async def lesson(request: Request) -> learning.LessonState:
    game, number, tried = request.values["game"], request.values["number"], request.body
    if number > len(lessons_of(game)):
        raise HttpError(404, "server-not-found")
    request.server.readiness.want(game)
    request.server.readiness.check(game)
    taken = lessons_of(game)[number - 1]
    return await asyncio.to_thread(_state, taken, tried.moves, tried.language or request.language)


def _state(taken: Lesson, moves: list[str], language: str) -> learning.LessonState:
    shown = show(taken, moves, language)
    return learning.LessonState(
        number=taken.number,
        count=len(lessons_of(taken.game)),
        needed=sum(not each.more for each in lessons_of(taken.game)),
        title=taken.words("", language),
        text=taken.words(shown.attempt.part, language),
        state=shown.attempt.progress,
        light=shown.attempt.light,
        odds=taken.odds,
        snapshot=shown.snapshot,
        updates=shown.updates,
    )
