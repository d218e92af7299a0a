"""Where bots think: in processes of their own, never on the event loop, and with what their seat knows alone."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from threading import Thread
from time import perf_counter

import numpy as np

from freebooter.engine.game import Game
from freebooter.engine.match import Match
from freebooter.engine.sight import Sight

from . import logs
from .metrics import Metrics

THINKING = 200.0
"""Milliseconds that a bot which thinks ahead takes for a decision."""

NICENESS = 5
"""Thinking gives way to the tables."""


@dataclass(frozen=True)
class Question:
    """What a bot is asked: the sight of its seat as bytes, and its own chance."""

    game: str
    bot: str
    seed: int
    observed: bytes
    seat: int
    memory: bytes
    players: tuple[str, ...]


def question(match: Match, seat: int, bot: str, seed: int) -> Question:
    sight = match.sight(seat)
    return Question(
        match.game.name, bot, seed, sight.observed.tobytes(), seat, sight.memory.tobytes(), tuple(match.players)
    )


def _settle() -> None:
    """In each process: leave Ctrl-C to the server, which ends us when it is done, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_server, daemon=True).start()
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)


def _end_with_the_server() -> None:
    """A server that is killed ends nobody; whoever waits for its next question would wait for ever."""
    if (server := multiprocessing.parent_process()) is not None:
        server.join()
        os._exit(1)


def _sight(asked: Question, game: Game) -> Sight:
    """What the bot's seat knows, as it was sent."""
    observed = np.frombuffer(asked.observed, game.dtype).copy()
    return Sight(observed, asked.seat, np.frombuffer(asked.memory, np.int64).copy())


def answer(asked: Question) -> str:
    """The move a bot chooses, in the notation."""
    from freebooter.bots.budget import Budget
    from freebooter.bots.player import make_bot
    from freebooter.engine.state import argument
    from freebooter.games import load

    game = load(asked.game)
    sight = _sight(asked, game)
    count = int(game.kernels.count_moves(argument(sight.observed), asked.seat))
    actions = [int(game.kernels.nth_move(argument(sight.observed), asked.seat, n)) for n in range(count)]
    moves = [game.write_move(sight.observed, action, asked.players) for action in actions]
    bot = make_bot(asked.game, asked.bot, asked.seed, Budget(milliseconds=THINKING))
    return bot.choose(game.view(sight, asked.players), moves)


def promise(asked: Question) -> str | None:
    """What a bot promises, if anything."""
    from freebooter.bots.player import make_bot
    from freebooter.games import load

    game = load(asked.game)
    bot = make_bot(asked.game, asked.bot, asked.seed)
    talk = getattr(bot, "talk", None)
    if talk is None:
        return None
    said = talk(game.view(_sight(asked, game), asked.players))
    return None if said is None else str(said)


class Minds:
    """A pool of thinking processes, started when the first bot is asked."""

    def __init__(self, workers: int, metrics: Metrics) -> None:
        self.workers = workers
        self.metrics = metrics
        self._pool: ProcessPoolExecutor | None = None

    def _thinkers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_settle)
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
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
