"""Which games can be played here, and how far the others are.

What is not compiled yet is compiled by worker processes; this process only loads what they have kept, in a thread
beside the event loop.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec

from freebooter.bots.player import bot_names
from freebooter.compiling.crew import Crew, Finished
from freebooter.compiling.ledger import is_done
from freebooter.compiling.pieces import COACH, RULES, Piece, needed_for, pieces_of
from freebooter.engine.kernels.compiling import INTERPRETED
from freebooter.engine.refusal import Refusal
from freebooter.engine.registry import load
from freebooter.engine.warmup import warm_up
from freebooter.narration.narrator import narrator_of
from freebooter.narration.words import game_title
from freebooter.text import current_language, say, speaking

from ..messages.rest import GameReadiness
from ..messages.socket import ReadinessNews
from ..operations import logs

EVERY = 1.0
"""Seconds between two pieces of news about the same game."""

HEAD_START = 0.2
"""Seconds after which games are looked at: whoever has just started the server wants to see the page first."""

RETRY = 2.0
"""Seconds after which to ask again where nobody knows better."""


class NotReady(Refusal):
    """A game at which nobody can play yet, or a part of it that is not ready yet."""

    def __init__(self, message: str, again: float = RETRY, game: str = "", **values: str) -> None:
        super().__init__(message, **values)
        self.game = game
        self.again = again
        """Seconds after which it is worth asking again."""

    def __str__(self) -> str:
        return self.in_language(current_language())

    def in_language(self, language: str) -> str:
        with speaking(language):
            return say(self.message, **self.values, game=game_title(self.game))


class NeverReady(NotReady):
    """A game that has failed, or a part of it: it cannot be played here."""


@dataclass
class _Game:
    """What this process knows of a game; of what has to be compiled the crew knows more."""

    name: str
    is_loading: bool = False
    is_loaded: bool = False
    problem: str = ""
    seconds: float | None = None
    """After how many seconds it was ready."""
    pieces: list[Piece] = field(default_factory=list)
    """What was not compiled when the server started."""


class Readiness:
    """Knows the games it was told to prepare; every other game counts as ready.

    All of it belongs to the event loop. Whoever wants to know more than once waits for `news`.
    """

    def __init__(self) -> None:
        self._games: dict[str, _Game] = {}
        self._crew: Crew | None = None
        self._loader = ThreadPoolExecutor(1, "freebooter-loader")
        self._loop: asyncio.AbstractEventLoop | None = None
        self._wanted: list[Sequence[Piece]] = []
        """What was asked for before it was known what has to be compiled."""
        self._is_looked_at = False
        self.left_out: set[str] = set()
        """Games that are installed, but of which there are no rules."""
        self._start = time.monotonic()
        self._news: asyncio.Future[None] | None = None

    # What goes on.

    def prepare(self, games: Iterable[str]) -> None:
        """Have these games ready as soon as possible, without keeping anybody waiting meanwhile."""
        self._loop = asyncio.get_running_loop()
        self._start = time.monotonic()
        self._games = {game: _Game(game) for game in games}
        self._loop.call_later(HEAD_START, self._beside, partial(_look, list(self._games)), self._looked)

    def _beside(self, work: Callable[[], Any], then: Callable[[asyncio.Future[Any]], None]) -> None:
        assert self._loop is not None
        self._loop.run_in_executor(self._loader, work).add_done_callback(then)

    def _looked(self, looked: asyncio.Future[Any]) -> None:
        """It is known now what has to be compiled."""
        if looked.cancelled():
            return
        missing, broken = looked.result()
        self._is_looked_at = True
        for name, problem in broken.items():
            del self._games[name]
            self.left_out.add(name)
            logs.error("game left out", game=name, reason=problem.in_language("en"), error=problem)
        for game in self._games.values():
            game.pieces = [piece for piece in missing if piece.game == game.name]
        if missing:
            self._crew = Crew(_in_order(missing), finished=self._heard)
            self._crew.start()
            logs.event("compiling", pieces=len(missing), games=",".join(dict.fromkeys(each.game for each in missing)))
            for pieces in self._wanted:
                self._crew.want(pieces)
        for name in self._games:
            self._load_if_possible(name)
        self._tell()

    def _heard(self, finished: Finished) -> None:
        """From the crew's thread: a piece is done, or has failed."""
        self._into_loop(partial(self._settle, finished))

    def _into_loop(self, call: Callable[[], None]) -> None:
        assert self._loop is not None
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(call)

    def _settle(self, finished: Finished) -> None:
        game = self._games[finished.piece.game]
        part = finished.piece.part
        if finished.problem and part == RULES:
            self._fail(game, finished.problem)
        elif finished.problem and not game.problem:
            logs.error("bot left out", game=game.name, bot=part, reason=finished.problem)
        elif not finished.problem:
            logs.debug("compiled", game=game.name, part=part, seconds=round(finished.seconds, 1))
        self._load_if_possible(game.name)
        self._look_whether_ready(game)
        self._tell()

    def _load_if_possible(self, name: str) -> None:
        game = self._games[name]
        if game.is_loading or game.is_loaded or game.problem or self._state_of(Piece(name, RULES)) != "done":
            return
        game.is_loading = True
        self._beside(partial(_load, name), partial(self._loaded, game))

    def _loaded(self, game: _Game, loaded: asyncio.Future[Any]) -> None:
        if loaded.cancelled():
            return
        game.is_loading = False
        if (problem := loaded.exception()) is not None:
            reason = (
                problem.in_language("en") if isinstance(problem, Refusal) else f"{type(problem).__name__}: {problem}"
            )
            self._fail(game, reason, problem)
        else:
            game.is_loaded = True
            gc.freeze()  # The rules stay, and the collector need not look at them.
            self._look_whether_ready(game)
        self._tell()

    def _look_whether_ready(self, game: _Game) -> None:
        if game.seconds is None and self.is_ready(game.name):
            game.seconds = time.monotonic() - self._start
            logs.event("game ready", game=game.name, seconds=round(game.seconds, 1))

    def _fail(self, game: _Game, problem: str, error: BaseException | None = None) -> None:
        game.problem = problem
        if error is None:
            logs.error("game left out", game=game.name, reason=problem)
        else:
            logs.error("game left out", game=game.name, reason=problem, error=error)

    def _tell(self) -> None:
        """Wake whoever waits for news."""
        news, self._news = self._news, None
        if news is not None and not news.done():
            news.set_result(None)

    async def news(self, seconds: float | None = None) -> None:
        """Wait until something has become ready or has failed, but not longer than so many seconds."""
        if self._news is None:
            self._news = asyncio.get_running_loop().create_future()
        await asyncio.wait([self._news], timeout=seconds)

    def close(self) -> None:
        """End everything that is under way, whatever it is at."""
        self._loader.shutdown(wait=False, cancel_futures=True)
        if self._crew is not None:
            self._crew.close()

    # What can be asked.

    def _state_of(self, piece: Piece) -> str:
        if piece.game not in self._games:
            return "done"
        if not self._is_looked_at:
            return "waiting"
        return self._crew.state_of(piece) if self._crew is not None else "done"

    def is_loaded(self, game: str) -> bool:
        """Whether matches of a game can be dealt, and followed."""
        return game not in self._games or self._games[game].is_loaded

    def is_ready(self, game: str) -> bool:
        """Whether it can be played, with the bots whom one usually meets."""
        return self.is_loaded(game) and all(self._state_of(piece) in ("done", "failed") for piece in needed_for(game))

    def has(self, game: str, part: str) -> bool:
        """Whether a bot of a game, or its coach, is ready."""
        return self._state_of(Piece(game, part)) == "done"

    @property
    def not_ready(self) -> list[str]:
        return [game for game in self._games if not self.is_ready(game)]

    @property
    def is_all_ready(self) -> bool:
        """Whether nothing is left to do."""
        pieces = (piece for game in self._games.values() for piece in game.pieces)
        settled = self._is_looked_at and all(self._state_of(piece) in ("done", "failed") for piece in pieces)
        return settled and all(game.is_loaded or game.problem for game in self._games.values())

    def check(self, game: str, bots: Sequence[str] = (), coach: bool = False) -> None:
        """Raises `NotReady` where a game, or one of these parts of it, is not ready."""
        known = self._games.get(game)
        if known is None:
            return
        self.check_possible(game, [*bots, COACH] if coach else bots)
        if not known.is_loaded:
            raise NotReady("server-game-not-ready", self._again(game), game=game)
        if missing := [bot for bot in bots if not self.has(game, bot)]:
            raise NotReady("server-bot-not-ready", self._again(game), game=game, bot=missing[0])
        if coach and not self.has(game, COACH):
            raise NotReady("server-coach-not-ready", self._again(game), game=game)

    def check_possible(self, game: str, bots: Iterable[str] = ()) -> None:
        """Raises `NeverReady` where a game, or one of these bots of it, has failed."""
        known = self._games.get(game)
        if known is not None and known.problem:
            raise NeverReady("server-game-failed", game=game, problem=known.problem)
        for bot in bots:
            if self._state_of(Piece(game, bot)) == "failed":
                raise NeverReady("server-bot-failed", game=game, bot=bot)

    def _again(self, game: str) -> float:
        left = self.of(game).seconds_left
        return RETRY if left is None else max(1.0, left)

    def of(self, game: str) -> GameReadiness:
        """How far a game is, in the language that is spoken."""
        known = self._games.get(game)
        bots = {bot: self.has(game, bot) for bot in bot_names(game)}
        told = GameReadiness(game, "ready", 1.0, 0.0, "", bots, self.has(game, COACH))
        if known is None or self.is_ready(game):
            return told
        if known.problem:
            told.state, told.seconds_left = "failed", None
            told.problem = say("server-game-failed", game=game_title(game), problem=known.problem)
            return told
        pieces = needed_for(game)
        still = [piece for piece in pieces if self._state_of(piece) in ("waiting", "working")]
        if not self._is_looked_at or not still or self._crew is None:
            told.state, told.seconds_left = "loading", None
            told.done = 1.0 if self._is_looked_at else 0.0  # Nobody knows yet whether anything has to be compiled.
            return told
        progress = self._crew.progress(pieces)
        told.state = "compiling" if self._crew.is_at(still) else "waiting"
        told.done, told.seconds_left = round(progress.done, 3), round(progress.seconds_left, 1)
        return told

    def told(self, game: str, language: str) -> ReadinessNews:
        """The same for somebody at a table."""
        with speaking(language):
            return ReadinessNews(**msgspec.structs.asdict(self.of(game)))

    def all(self, language: str) -> list[GameReadiness]:
        with speaking(language):
            return [self.of(game) for game in self._games]

    # What can be asked for.

    def want(self, game: str, bots: Iterable[str] | None = None, coach: bool = False) -> None:
        """Do this game, with the bots whom one usually meets or with these, before everything else."""
        if game not in self._games:
            return
        pieces = needed_for(game, bots, coach)
        if not self._is_looked_at:
            self._wanted.append(pieces)
        elif self._crew is not None and any(self._state_of(piece) in ("waiting", "working") for piece in pieces):
            self._crew.want(pieces)

    async def wait(self, game: str, bots: Sequence[str] = (), coach: bool = False) -> None:
        """Wait until a game and these parts of it are ready; raises `NeverReady` where they never will be."""
        while True:
            try:
                self.check(game, bots, coach)
            except NeverReady:
                raise
            except NotReady:
                await self.news()
            else:
                return

    async def changes(self, game: str) -> AsyncIterator[None]:
        """Now and whenever it has changed how far a game is, at most once a second; and at once when it is ready."""
        last = None
        while last is None or last.state not in ("ready", "failed"):
            told = self.of(game)
            if told != last:
                yield
            last = told
            await self._until_changed(game)

    async def _until_changed(self, game: str) -> None:
        """Until a second has passed, or the game is ready."""
        end = time.monotonic() + EVERY
        while (left := end - time.monotonic()) > 0 and not self.is_settled(game):
            await self.news(left)

    def is_settled(self, game: str) -> bool:
        """Whether it is ready, or never will be."""
        return game not in self._games or bool(self._games[game].problem) or self.is_ready(game)


def _look(games: list[str]) -> tuple[list[Piece], dict[str, Refusal]]:
    """What is not compiled yet; and what is wrong with games of which there are no rules."""
    broken: dict[str, Refusal] = {}
    for game in games:
        try:
            load(game).rules  # noqa: B018  # It is loaded by being asked for.
        except Refusal as problem:
            broken[game] = problem
    whole = [game for game in games if game not in broken and not INTERPRETED]
    return [piece for game in whole for piece in pieces_of(game) if not is_done(piece)], broken


def _load(game: str) -> None:
    """Load a game, and all that clients ask of it, into this process."""
    warm_up(load(game))
    narrator_of(game)


def _in_order(pieces: list[Piece]) -> list[Piece]:
    """What games need first, game by game; then cleverer bots and the coaches."""
    first = {piece for game in {piece.game for piece in pieces} for piece in needed_for(game)}
    return [*(piece for piece in pieces if piece in first), *(piece for piece in pieces if piece not in first)]
