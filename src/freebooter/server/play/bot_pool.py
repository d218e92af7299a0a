"""Bots think in processes of their own, never on the event loop, and with what their seat knows alone."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from time import perf_counter

from ..operations import logs
from ..operations.metrics import Metrics
from .readiness import NotReady, Readiness
from .thinkers import Dropped, Thinkers, Who
from .workers import Question, observation_of

THINKING = 200.0
"""Milliseconds that a bot which thinks ahead takes for a decision."""

NICENESS = 5
"""Thinking gives way to the tables."""


def choose(question: Question) -> str:
    """The move a bot chooses, in the notation."""
    from freebooter.bots.budget import Budget
    from freebooter.bots.player import make_bot
    from freebooter.engine.kernels.state import argument
    from freebooter.engine.registry import load

    game = load(question.game)
    observation = observation_of(question, game)
    count = int(game.rules.kernels.count_moves(argument(observation.observed), question.seat))
    actions = [int(game.rules.kernels.nth_move(argument(observation.observed), question.seat, n)) for n in range(count)]
    moves = [game.rules.write_move(observation.observed, action, question.players) for action in actions]
    bot = make_bot(question.game, question.bot, question.seed, Budget(milliseconds=THINKING))
    return bot.choose(game.rules.view(observation, question.players), moves)


def promise(question: Question) -> str | None:
    """What a bot promises, if anything."""
    from freebooter.bots.player import make_bot
    from freebooter.engine.registry import load

    game = load(question.game)
    bot = make_bot(question.game, question.bot, question.seed)
    talk = getattr(bot, "talk", None)
    if talk is None:
        return None
    said = talk(game.rules.view(observation_of(question, game), question.players))
    return None if said is None else str(said)


class BotPool:
    """Bots think for those who wait at their tables first, and for tables that nobody watches when there is time."""

    def __init__(self, processes: int, metrics: Metrics, readiness: Readiness) -> None:
        self.readiness = readiness
        self.metrics = metrics
        self.thinkers = Thinkers(processes, NICENESS)

    async def choose(self, table: str, who: Who, question: Question, moves: list[str]) -> str:
        """A bot's move; where it fails, any of the legal ones, for the others must not wait for ever.

        Raises `Dropped` where nobody wants to know it any more.
        """
        await self._until_ready(question)
        start = perf_counter()
        try:
            move: str = await self.thinkers.ask(table, who, choose, question)
            if move in moves:
                return move
            raise ValueError("not one of its moves")
        except (asyncio.CancelledError, Dropped):
            raise
        except Exception as error:
            _failed(question, error)
            return random.Random(question.seed).choice(moves)
        finally:
            self.metrics.bot_time.labels(question.bot).observe(perf_counter() - start)

    async def promise(self, table: str, who: Who, question: Question) -> str | None:
        """What a bot promises, if anything; raises `Dropped`."""
        await self._until_ready(question)
        try:
            said: str | None = await self.thinkers.ask(table, who, promise, question)
        except (asyncio.CancelledError, Dropped):
            raise
        except Exception as error:
            _failed(question, error)
            return None
        return said

    async def _until_ready(self, question: Question) -> None:
        """A bot that is not compiled yet is compiled by others, and not where others wait to think."""
        if not self.readiness.has(question.game, question.bot):
            self.readiness.want(question.game, [question.bot])
            with suppress(NotReady):  # Then it fails, and somebody has to move for it.
                await self.readiness.wait(question.game, [question.bot])

    def close(self) -> None:
        self.thinkers.close()


def _failed(question: Question, error: Exception) -> None:
    logs.error("bot failed", game=question.game, bot=question.bot, error=error)
