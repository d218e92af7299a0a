"""Bots think in processes of their own, never on the event loop, and with what their seat knows alone."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from time import perf_counter

from ..operations import logs
from ..operations.metrics import Metrics
from . import workers as thinkers
from .coach import Coach
from .workers import Question, sight_of

THINKING = 200.0
"""Milliseconds that a bot which thinks ahead takes for a decision."""

NICENESS = 5
"""Thinking gives way to the tables."""


def answer(asked: Question) -> str:
    """The move a bot chooses, in the notation."""
    from freebooter.bots.budget import Budget
    from freebooter.bots.player import make_bot
    from freebooter.engine.kernels.state import argument
    from freebooter.engine.registry import load

    game = load(asked.game)
    observation = sight_of(asked, game)
    count = int(game.rules.kernels.count_moves(argument(observation.observed), asked.seat))
    actions = [int(game.rules.kernels.nth_move(argument(observation.observed), asked.seat, n)) for n in range(count)]
    moves = [game.rules.write_move(observation.observed, action, asked.players) for action in actions]
    bot = make_bot(asked.game, asked.bot, asked.seed, Budget(milliseconds=THINKING))
    return bot.choose(game.rules.view(observation, asked.players), moves)


def promise(asked: Question) -> str | None:
    """What a bot promises, if anything."""
    from freebooter.bots.player import make_bot
    from freebooter.engine.registry import load

    game = load(asked.game)
    bot = make_bot(asked.game, asked.bot, asked.seed)
    talk = getattr(bot, "talk", None)
    if talk is None:
        return None
    said = talk(game.rules.view(sight_of(asked, game), asked.players))
    return None if said is None else str(said)


class Minds:
    """A pool of thinking processes, started when the first bot is asked; and the coach, who has one alone."""

    def __init__(self, workers: int, metrics: Metrics) -> None:
        self.workers = workers
        self.metrics = metrics
        self.coach = Coach()
        self._pool: ProcessPoolExecutor | None = None

    def _thinkers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = thinkers.start(self.workers, NICENESS)
        return self._pool

    async def choose(self, asked: Question, moves: list[str]) -> str:
        """A bot's move; where it fails, any of the legal ones, for the others must not wait for ever."""
        start = perf_counter()
        try:
            move = await asyncio.get_running_loop().run_in_executor(self._thinkers(), answer, asked)
            if move in moves:
                return move
            raise ValueError("not one of its moves")
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self._failed(asked, error)
            return random.Random(asked.seed).choice(moves)
        finally:
            self.metrics.bot_time.labels(asked.bot).observe(perf_counter() - start)

    async def promise(self, asked: Question) -> str | None:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thinkers(), promise, asked)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self._failed(asked, error)
            return None

    def _failed(self, asked: Question, error: Exception) -> None:
        logs.error("bot failed", game=asked.game, bot=asked.bot, error=error)
        if isinstance(error, BrokenProcessPool):
            self._pool = None

    def close(self) -> None:
        self.coach.close()
        if self._pool is not None:
            thinkers.end(self._pool)
            self._pool = None
