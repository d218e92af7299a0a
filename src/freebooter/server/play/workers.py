"""Processes that think beside the event loop, and what is sent to them: what one seat knows, as bytes."""

from __future__ import annotations

import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from threading import Thread

import numpy as np

from freebooter.engine.game import Game
from freebooter.engine.match import Match
from freebooter.engine.observation import Observation


@dataclass(frozen=True)
class Question:
    """What a bot or the coach is asked: the observation of its seat as bytes, and its own chance."""

    game: str
    bot: str
    """Its level; empty for the coach."""
    seed: int
    observed: bytes
    seat: int
    memory: bytes
    players: tuple[str, ...]


def question_for(match: Match, seat: int, bot: str, seed: int) -> Question:
    return question_about(match.game.name, match.observation(seat), tuple(match.players), bot, seed)


def question_about(game: str, observation: Observation, players: tuple[str, ...], bot: str, seed: int) -> Question:
    return Question(
        game, bot, seed, observation.observed.tobytes(), observation.seat, observation.memory.tobytes(), players
    )


def observation_of(question: Question, game: Game) -> Observation:
    """What the seat knows, as it was sent."""
    observed = np.frombuffer(question.observed, game.rules.dtype).copy()
    return Observation(observed, question.seat, np.frombuffer(question.memory, np.int64).copy())


def start_pool(processes: int, niceness: int) -> ProcessPoolExecutor:
    """A pool of processes; each is started when it is first needed."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(processes, mp_context=context, initializer=_settle, initargs=(niceness,))


def _settle(niceness: int) -> None:
    """In each process: leave Ctrl-C to the server, which ends us when it is done, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_server, daemon=True).start()
    with suppress(OSError, AttributeError):
        os.nice(niceness)


def _end_with_the_server() -> None:
    """A server that is killed ends nobody; whoever waits for its next question would wait for ever."""
    if (server := multiprocessing.parent_process()) is not None:
        server.join()
        os._exit(1)


def end_pool(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool, whatever they are at."""
    for process in list((pool._processes or {}).values()):
        process.terminate()
    pool.shutdown(wait=False, cancel_futures=True)
