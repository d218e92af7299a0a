"""The coach's advice during a match: for the seat that asks, about the decision that it is asked for now."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from freebooter.bots.coach import Advice
from freebooter.engine.match import Match
from freebooter.narration.narrator import narrator_of
from freebooter.table.proposals import NotAllowed, NotNow
from freebooter.table.table import Table
from freebooter.text import speaking

from ..messages import learning as learning
from ..play import coach
from ..play.workers import question
from ..transport.http import Asked
from .tables import table_of

if TYPE_CHECKING:
    from ..play.server import Server

PATIENCE = 20.0
"""Seconds to wait for an answer: longer only where the coach is still being compiled, or much is asked of it."""

MOST_REMEMBERED = 500
MOST_WAITING = 30

_given: WeakKeyDictionary[Server, OrderedDict[tuple[str, int, int], asyncio.Task[Advice]]] = WeakKeyDictionary()
"""Advice by table, number of moves and seat: whoever asks again is told the same, without new thoughts."""


async def advice(asked: Asked) -> learning.Advice:
    live = await table_of(asked)
    table = live.table
    seat, match = _decision(table, asked.me.player)
    version = table.version
    choices, view = match.choices(seat), match.view(seat)
    thought = await _think(asked.server, table, match, seat)
    narrator = narrator_of(match.game.name)
    with speaking(asked.values["language"] or asked.language):
        told = [
            learning.MoveAdvice(choice.move, narrator.choice(view, choice), found.value, found.margin)
            for choice in choices
            for found in [thought.of(choice.action)]
        ]
    return learning.Advice(version, told, list(thought.seats), thought.one_more_card)


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


async def _think(server: Server, table: Table, match: Match, seat: int) -> Advice:
    given = _given.setdefault(server, OrderedDict())
    key = table.name, len(match.moves), seat
    task = given.get(key)
    if task is None:
        if sum(not each.done() for each in given.values()) >= MOST_WAITING:
            raise NotNow("advice-later")
        asked = question(match, seat, "", table.mind_seed(seat, "advice"))
        task = given[key] = server.harbour.spawn(server.harbour.minds.coach.ask(coach.advise, asked))
        while len(given) > MOST_REMEMBERED:
            given.popitem(last=False)
    try:
        async with asyncio.timeout(PATIENCE):
            return await asyncio.shield(task)
    except TimeoutError:
        raise NotNow("advice-later") from None
    except Exception:  # What it was is in the log.
        given.pop(key, None)
        raise NotNow("advice-later") from None
