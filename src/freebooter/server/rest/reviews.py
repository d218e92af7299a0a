"""The coach's reviews of finished matches: one at a time, the others wait in line; the last ones are remembered."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from freebooter.bots.review import Decision, Judgement, Review, decisions
from freebooter.engine.game import Game
from freebooter.narration.narrator import narrator_of
from freebooter.table.entries import Moved, Started, read_entry
from freebooter.table.proposals import NotNow
from freebooter.text import speaking

from ..messages import learning as learning
from ..operations import logs
from ..play import coach
from ..play.live_table import LiveTable
from ..transport.http import Asked
from .tables import table_of

if TYPE_CHECKING:
    from ..play.server import Server

MOST_REMEMBERED = 200
"""Reviews of so many tables are kept; whoever asks for another one again has it made again."""

LONGEST_LINE = 30
"""So many reviews may wait."""

PATIENCE = 60.0
"""Seconds after which a review that waits, and that nobody has asked for since, is given up."""

MOST_COSTLY = 10
"""How many of the costliest decisions are told."""

_desks: WeakKeyDictionary[Server, Desk] = WeakKeyDictionary()


@dataclass
class Progress:
    """A review that waits, is worked at, is ready or has failed."""

    asked_at: float
    done: int = 0
    of: int = 0
    found: Found | None = None
    failed: bool = False


@dataclass(frozen=True)
class Found:
    """What is kept of a review: enough to tell it in any language."""

    game: Game
    players: tuple[str, ...]
    curve: list[learning.CurvePoint]
    conduct: list[learning.ConductInfo]
    costliest: list[tuple[Judgement, int]]
    """And the entries of the log that made them."""


async def review(asked: Asked) -> learning.ReviewState:
    live = await table_of(asked)
    match = live.table.match
    if live.table.status != "over" or match is None:
        raise NotNow("review-not-over")
    progress = _desks.setdefault(asked.server, Desk()).look(live)
    found = progress.found
    if found is None:
        return learning.ReviewState("working", progress.done, progress.of, None)
    told = _tell(found, asked.values["language"] or asked.language)
    return learning.ReviewState("ready", progress.done, progress.of, told)


class Desk:
    """Where reviews are made."""

    def __init__(self) -> None:
        self._reviews: OrderedDict[str, Progress] = OrderedDict()
        self._turn = asyncio.Lock()

    def look(self, live: LiveTable) -> Progress:
        """How far a review has come; it is begun where nobody has asked for it yet."""
        name = live.table.name
        progress = self._reviews.get(name)
        if progress is not None and progress.failed:
            del self._reviews[name]
            raise NotNow("review-failed")
        if progress is None:
            if sum(each.found is None for each in self._reviews.values()) > LONGEST_LINE:
                raise NotNow("review-busy")
            progress = self._reviews[name] = Progress(time.monotonic())
            live.harbour.spawn(self._make(live, progress))
        progress.asked_at = time.monotonic()
        self._reviews.move_to_end(name)
        self._forget()
        return progress

    def _forget(self) -> None:
        for name, each in list(self._reviews.items()):
            if len(self._reviews) <= MOST_REMEMBERED:
                return
            if each.found is not None:
                del self._reviews[name]

    async def _make(self, live: LiveTable, progress: Progress) -> None:
        name = live.table.name
        try:
            async with self._turn:
                if time.monotonic() - progress.asked_at > PATIENCE:
                    del self._reviews[name]
                else:
                    progress.found = await _work(live, progress)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            progress.failed = True
            logs.error("review failed", table=name, error=error)


async def _work(live: LiveTable, progress: Progress) -> Found:
    """Judge every decision of a match, one after the other."""
    match, minds = live.table.match, live.harbour.minds
    assert match is not None
    made: list[Decision] = await asyncio.to_thread(lambda: list(decisions(match)))
    progress.of = len(made)
    judged = []
    for decision in made:
        choice = coach.choice(match.game.name, decision, tuple(match.players))
        judged.append((await minds.coach.ask(coach.judge, choice)).on(decision))
        progress.done += 1
    return _found(Review(match, judged), live, await _versions(live))


async def _versions(live: LiveTable) -> list[int]:
    """The entries of the log that made the deal and each move."""
    log = await live.harbour.store.read_log(live.table.name)
    return [number for number, row in enumerate(log, 1) if isinstance(read_entry(row.data), Started | Moved)]


def _found(made: Review, live: LiveTable, versions: list[int]) -> Found:
    match, result = made.match, live.table.result
    points = [(each.decision.number - 1, list(each.chances)) for each in made.judgements]
    if result is not None and any(result.shares):
        points.append((len(match.moves), result.shares))
    conduct = [learning.ConductInfo(seat, **vars(made.conduct(seat))) for seat in range(len(match.players))]
    curve = [learning.CurvePoint(moves, versions[moves], chances) for moves, chances in points]
    worst = made.mistakes(range(len(match.players)))[:MOST_COSTLY]
    costliest = [(each, versions[each.decision.number]) for each in worst]
    return Found(match.game, tuple(match.players), curve, conduct, costliest)


def _tell(found: Found, language: str) -> learning.ReviewInfo:
    with speaking(language):
        costliest = [_costly(found, *each) for each in found.costliest]
    return learning.ReviewInfo(found.curve, found.conduct, costliest)


def _costly(found: Found, judgement: Judgement, version: int) -> learning.CostlyDecision:
    decision = judgement.decision
    narrator, view = narrator_of(found.game.name), found.game.rules.view(decision.observation, found.players)
    choices = {choice.action: choice for choice in found.game.rules.choices(decision.observation, found.players)}
    played, better = choices[decision.action], choices[judgement.better]
    return learning.CostlyDecision(
        number=decision.number,
        version=version,
        seat=decision.seat,
        played=played.move,
        played_words=narrator.choice(view, played),
        better=better.move,
        better_words=narrator.choice(view, better),
        value=judgement.value,
        better_value=judgement.better_value,
        cost=judgement.cost,
        margin=judgement.margin,
    )
