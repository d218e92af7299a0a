"""The coach's reviews of finished matches: one at a time, the others wait in line; the last ones are remembered."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass

from freebooter.bots.review import Decision, Judgement, Review, decisions
from freebooter.engine.game import Game
from freebooter.table.entries import Moved, Started, read_entry
from freebooter.table.proposals import NotNow

from ..messages.learning import ConductInfo, CurvePoint
from ..operations import logs
from .coach import judge
from .live_table import LiveTable

MOST_REMEMBERED = 200
"""Reviews of so many tables are kept; whoever asks for another one again has it made again."""

LONGEST_LINE = 30
"""So many reviews may wait."""

PATIENCE = 60.0
"""Seconds after which a review that waits, and that nobody has asked for since, is given up."""

MOST_COSTLY = 10
"""How many of the costliest decisions of each seat are told."""


@dataclass
class Progress:
    """A review that waits, is worked at, is ready or has failed."""

    asked_at: float
    done: int = 0
    of: int = 0
    ready: ReadyReview | None = None
    failed: bool = False


@dataclass(frozen=True)
class ReadyReview:
    """What is kept of a review: enough to tell it in any language."""

    game: Game
    players: tuple[str, ...]
    curve: list[CurvePoint]
    conduct: list[ConductInfo]
    costliest: list[tuple[Judgement, int]]
    """And the entries of the log that made them."""


class ReviewQueue:
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
            if sum(each.ready is None for each in self._reviews.values()) > LONGEST_LINE:
                raise NotNow("review-busy")
            progress = self._reviews[name] = Progress(time.monotonic())
            live.registry.spawn(self._make(live, progress))
        progress.asked_at = time.monotonic()
        self._reviews.move_to_end(name)
        self._forget()
        return progress

    def _forget(self) -> None:
        for name, each in list(self._reviews.items()):
            if len(self._reviews) <= MOST_REMEMBERED:
                return
            if each.ready is not None:
                del self._reviews[name]

    async def _make(self, live: LiveTable, progress: Progress) -> None:
        name = live.table.name
        try:
            async with self._turn:
                if time.monotonic() - progress.asked_at > PATIENCE:
                    del self._reviews[name]
                else:
                    progress.ready = await _work(live, progress)
                    await live.registry.store.keep(name)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            progress.failed = True
            logs.error("review failed", table=name, error=error)


async def _work(live: LiveTable, progress: Progress) -> ReadyReview:
    """Judge every decision of a match, one after the other."""
    match, coach = live.table.match, live.registry.coach
    assert match is not None
    made: list[Decision] = await asyncio.to_thread(lambda: list(decisions(match)))
    progress.of = len(made)
    judgements = []
    for decision in made:
        judgements.append(await coach.ask(judge, match.game.name, decision))
        progress.done += 1
    return _ready(Review(match, judgements), live, await _versions(live))


async def _versions(live: LiveTable) -> list[int]:
    """The entries of the log that made the deal and each move."""
    log = await live.registry.store.read_log(live.table.name)
    return [number for number, row in enumerate(log, 1) if isinstance(read_entry(row.data), Started | Moved)]


def _ready(made: Review, live: LiveTable, versions: list[int]) -> ReadyReview:
    match, result = made.match, live.table.result
    points = [(each.decision.number - 1, list(each.chances)) for each in made.judgements]
    if result is not None and any(result.shares):
        points.append((len(match.moves), result.shares))
    conduct = [ConductInfo(seat, **vars(made.conduct(seat))) for seat in range(len(match.players))]
    curve = [CurvePoint(moves, versions[moves], chances) for moves, chances in points]
    worst = [each for seat in range(len(match.players)) for each in made.mistakes([seat])[:MOST_COSTLY]]
    worst.sort(key=lambda each: -each.cost)
    costliest = [(each, versions[each.decision.number]) for each in worst]
    return ReadyReview(match.game, tuple(match.players), curve, conduct, costliest)
