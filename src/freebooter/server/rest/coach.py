"""The coach: advice for the seat that asks, about the decision before it; and the review of a match that is over."""

from __future__ import annotations

from freebooter.bots.review import Judgement
from freebooter.engine.match import Match
from freebooter.narration.narrator import Judged, narrator_of
from freebooter.table.proposals import NotAllowed, NotNow
from freebooter.table.table import Table
from freebooter.text import speaking

from ..messages import learning
from ..play.coach import STEPS
from ..play.reviews import ReadyReview
from ..play.thinkers import Asker
from ..transport.http import Request
from .tables import table_of


async def advice(request: Request) -> learning.Advice:
    table = (await table_of(request)).table
    seat, match = _decision(table, request.me.player)
    request.server.readiness.want(match.game.name, (), coach=True)
    request.server.readiness.check(match.game.name, coach=True)
    version = table.version
    choices, view = match.choices(seat), match.view(seat)
    step = min(request.values["after"] or 0, len(STEPS) - 1)
    asker = Asker(True, request.address, request.me.player)
    given = await request.server.advice.of(table, match, seat, step, asker)
    judged = [Judged(choice, given.of(choice.action).value, given.is_close(choice.action)) for choice in choices]
    narrator = narrator_of(match.game.name)
    with speaking(request.values["language"] or request.language):
        told = [
            learning.MoveAdvice(
                choice.move, narrator.choice(view, choice), value, given.of(choice.action).margin, is_best
            )
            for choice, value, is_best in judged
        ]
        reason = narrator.why(view, judged)
    return learning.Advice(
        version=version,
        moves=told,
        chances=list(given.seats),
        one_more_card=given.one_more_card,
        reason=reason,
        step=step + 1,
        steps=len(STEPS),
        playouts=given.playouts,
    )


def _decision(table: Table, player: str) -> tuple[int, Match]:
    """The seat of a player who may ask now, and the match."""
    seat, match = table.seat_of(player), table.match
    if seat is None:
        raise NotAllowed("table-not-seated")
    if table.created.rated:
        raise NotAllowed("advice-rated")
    if not table.created.coach:
        raise NotAllowed("advice-not-here")
    if match is None or not table.is_playing:
        raise NotNow("table-not-playing")
    if table.paused:
        raise NotNow("table-paused")
    if not table.seats[seat].decides_itself:
        raise NotNow("table-away")
    if seat not in match.deciders:
        raise NotNow("advice-turn")
    if len(match.legal_moves(seat)) == 1:
        raise NotNow("advice-one-move")
    return seat, match


async def review(request: Request) -> learning.ReviewState:
    live = await table_of(request)
    if live.table.status != "over" or live.table.match is None:
        raise NotNow("review-not-over")
    progress = request.server.reviews.look(
        live, Asker(False, request.address, request.player.player if request.player else "")
    )
    if progress.ready is None:
        return learning.ReviewState("working", progress.done, progress.of, None)
    told = _tell(progress.ready, request.values["language"] or request.language)
    return learning.ReviewState("ready", progress.done, progress.of, told)


def _tell(ready: ReadyReview, language: str) -> learning.ReviewInfo:
    with speaking(language):
        costliest = [_costly(ready, *each) for each in ready.costliest]
    return learning.ReviewInfo(ready.curve, ready.conduct, costliest)


def _costly(ready: ReadyReview, judgement: Judgement, version: int) -> learning.CostlyDecision:
    decision = judgement.decision
    narrator, view = narrator_of(ready.game.name), ready.game.rules.view(decision.observation, ready.players)
    choices = {choice.action: choice for choice in ready.game.rules.choices(decision.observation, ready.players)}
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
        odds=narrator.odds(view),
    )
