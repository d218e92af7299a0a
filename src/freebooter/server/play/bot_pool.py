"""Bots think in processes of their own, never on the event loop, and with what their seat knows alone."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from time import perf_counter

from ..operations import logs
from ..operations.metrics import Metrics
from . import workers
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
    """A pool of thinking processes, started when the first bot is asked."""

    def __init__(self, workers: int, metrics: Metrics) -> None:
        self.workers = workers
        self.metrics = metrics
        self._pool: ProcessPoolExecutor | None = None

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = workers.start_pool(self.workers, NICENESS)
        return self._pool

    async def choose(self, question: Question, moves: list[str]) -> str:
        """A bot's move; where it fails, any of the legal ones, for the others must not wait for ever."""
        start = perf_counter()
        try:
            move = await asyncio.get_running_loop().run_in_executor(self._processes(), choose, question)
            if move in moves:
                return move
            raise ValueError("not one of its moves")
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self._failed(question, error)
            return random.Random(question.seed).choice(moves)
        finally:
            self.metrics.bot_time.labels(question.bot).observe(perf_counter() - start)

    async def promise(self, question: Question) -> str | None:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._processes(), promise, question)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self._failed(question, error)
            return None

    def _failed(self, question: Question, error: Exception) -> None:
        logs.error("bot failed", game=question.game, bot=question.bot, error=error)
        if isinstance(error, BrokenProcessPool):
            self._pool = None

    def close(self) -> None:
        if self._pool is not None:
            workers.end_pool(self._pool)
            self._pool = None
