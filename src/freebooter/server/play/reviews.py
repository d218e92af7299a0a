"""The coach's reviews of finished matches: they take turns decision by decision; the last ones are remembered."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass

from freebooter.bots.review import Judgement, Review, decisions
from freebooter.engine.game import Game
from freebooter.table.proposals import NotNow

from ..messages.learning import ConductInfo, CurvePoint
from ..operations import logs
from .coach import judge
from .live_table import LiveTable
from .thinkers import Asker, Dropped

MOST_REMEMBERED = 200
"""Reviews of so many tables are kept; whoever asks for another one again has it made again."""

MOST_AT_ONCE = 120
MOST_OF_AN_ADDRESS = 30
"""So many reviews may be worked at in all, and for one address; nobody takes all places."""

MOST_DECISIONS = 500
"""So many decisions of a match are judged, the first ones; hardly a match has half as many."""

PATIENCE = 60.0
"""Seconds after which a review that nobody has asked for since is given up."""

MOST_COSTLY = 10
"""How many of the costliest decisions of each seat are told."""


@dataclass
class Progress:
    """A review that is worked at, is ready or has failed."""

    asked_at: float
    asker: Asker
    done: int = 0
    of: int = 0
    ready: ReadyReview | None = None
    failed: bool = False

    def who(self) -> Asker | None:
        """For whom it is, as long as somebody keeps asking for it."""
        return self.asker if time.monotonic() - self.asked_at < PATIENCE else None


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
        self._reading = asyncio.Semaphore(1)
        """One match at a time is gone through for its decisions."""

    @property
    def unfinished(self) -> int:
        return len(self._networks())

    def _networks(self) -> list[str]:
        """For whom reviews are worked at."""
        return [each.asker.network for each in self._reviews.values() if each.ready is None and not each.failed]

    def look(self, live: LiveTable, asker: Asker) -> Progress:
        """How far a review has come; it is begun where nobody has asked for it yet."""
        name = live.table.name
        progress = self._reviews.get(name)
        if progress is not None and progress.failed:
            del self._reviews[name]
            raise NotNow("review-failed")
        if progress is None:
            networks = self._networks()
            if len(networks) >= MOST_AT_ONCE or networks.count(asker.network) >= MOST_OF_AN_ADDRESS:
                raise NotNow("review-busy")
            progress = self._reviews[name] = Progress(time.monotonic(), asker)
            live.registry.spawn(self._make(live, progress))
        progress.asked_at = time.monotonic()
        self._reviews.move_to_end(name)
        self._forget()
        return progress

    def _forget(self) -> None:
        for name, each in list(self._reviews.items()):
            if len(self._reviews) <= MOST_REMEMBERED:
                return
            if each.ready is not None or each.failed:
                del self._reviews[name]

    async def _make(self, live: LiveTable, progress: Progress) -> None:
        name = live.table.name
        try:
            progress.ready = await self._work(live, progress)
            await live.registry.store.keep(name)
        except asyncio.CancelledError:
            raise
        except Dropped:
            del self._reviews[name]
            logs.debug("review given up", table=name)
        except Exception as error:
            progress.failed = True
            logs.error("review failed", table=name, error=error)

    async def _work(self, live: LiveTable, progress: Progress) -> ReadyReview:
        """Judge every decision of a match, one after the other; raises `Dropped` when nobody asks for it any more."""
        name, match, coach = live.table.name, live.table.match, live.registry.coach
        assert match is not None
        await live.registry.readiness.wait(match.game.name, coach=True)
        async with self._reading:
            made = (await asyncio.to_thread(decisions, match))[:MOST_DECISIONS]
        progress.of = len(made)
        judgements = []
        for decision in made:
            judgements.append(await coach.ask(name, progress.who, judge, match.game.name, decision))
            progress.done += 1
        return _ready(Review(match, judgements), live)


def _ready(made: Review, live: LiveTable) -> ReadyReview:
    match, result, versions = made.match, live.table.result, live.table.steps
    points = [(each.decision.number - 1, list(each.chances)) for each in made.judgements]
    if result is not None and any(result.shares):
        points.append((len(match.moves), result.shares))
    conduct = [ConductInfo(seat, **vars(made.conduct(seat))) for seat in range(len(match.players))]
    curve = [CurvePoint(moves, versions[moves], chances) for moves, chances in points]
    worst = [each for seat in range(len(match.players)) for each in made.mistakes([seat])[:MOST_COSTLY]]
    worst.sort(key=lambda each: -each.cost)
    costliest = [(each, versions[each.decision.number]) for each in worst]
    return ReadyReview(match.game, tuple(match.players), curve, conduct, costliest)
