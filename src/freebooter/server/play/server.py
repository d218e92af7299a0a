"""What every request and every socket can reach, opened and closed with the application."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from freebooter.engine.players import name_of
from freebooter.engine.refusal import BadSetup
from freebooter.engine.registry import broken, names
from freebooter.store import file_in, open_store
from freebooter.store.rows import PlayerRow
from freebooter.store.store import Store

from ..operations import logs
from ..operations.config import Config
from ..operations.limits import Limits
from ..operations.metrics import Metrics
from . import demo
from .coach import AdviceMemory
from .histories import Histories
from .readiness import Readiness
from .retention import DAY, Retention
from .reviews import ReviewQueue
from .rows import rate
from .sessions import Session, Sessions
from .steady_clock import now_ms
from .table_registry import TableRegistry

KEY_BYTES = 32


class Server:
    """What every request and every socket can reach; opened and closed with the application."""

    store: Store
    registry: TableRegistry
    sessions: Sessions
    advice: AdviceMemory

    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics()
        self.limits = Limits(config, lambda limit: self.metrics.limited.labels(limit).inc())
        self.reviews = ReviewQueue()
        self.histories = Histories()
        self.readiness = Readiness()

    async def open(self) -> None:
        for problem in broken():
            logs.error("game left out", game=problem.values["game"], reason=problem.in_language("en"), error=problem)
        self.store = await open_store(self.config.database or file_in(Path(self.config.data)), rate)
        key = await self.store.secret("sessions", secrets.token_hex(KEY_BYTES))
        self.sessions = Sessions(key, self.config.session_days, self.config.is_secure)
        self.registry = TableRegistry(self.config, self.store, self.metrics, self.readiness)
        self.advice = AdviceMemory(self.registry)
        retention = Retention(self.config, self.registry)
        self.readiness.prepare(names())
        await self.registry.start()
        self.registry.spawn(retention.keep_tidy())
        if self.config.demo:
            self.registry.spawn(demo.keep_playing(self.registry, names(), self.config.demo))

    async def close(self) -> None:
        self.readiness.close()
        await self.registry.drain()
        await self.registry.close()
        await self.store.close()

    @property
    def games(self) -> list[str]:
        """Those that can be played here, or will be when they are ready."""
        return [name for name in names() if name not in self.readiness.left_out]

    def check_playable(self, game: str, bots: Iterable[str] = ()) -> None:
        """Raises a refusal where a game, or one of these bots, is installed and cannot be used."""
        if game in self.readiness.left_out:
            raise BadSetup("error-game", key="game", name=game, names=", ".join(self.games))
        self.readiness.check_possible(game, bots)

    @property
    def is_draining(self) -> bool:
        return self.registry.draining

    def node_addresses(self) -> list[str]:
        return self.registry.addresses()

    async def player_of(self, cookies: str) -> PlayerRow | None:
        """The player whose session the cookies carry."""
        session = self.sessions.read_header(cookies) if cookies else None
        return await self.player_in(session) if session else None

    async def player_in(self, session: Session) -> PlayerRow | None:
        """The player of a session, unless they have signed out everywhere since it was given out."""
        found = await self.player(session.player)
        return found if found is not None and found.signed_out == session.signed_out else None

    async def player(self, player: str) -> PlayerRow | None:
        """A player, by the name that is shown."""
        found = await self.store.player(player)
        return None if found is None else replace(found, name=name_of(player, found.name))

    async def note(self, player: PlayerRow) -> None:
        """Somebody is here today: what is theirs is kept from now on."""
        if (now := now_ms()) - player.seen >= DAY:
            await self.store.note_player(player.player, now)

    def count(self) -> None:
        """Bring the figures up to date that are counted rather than added up."""
        for status in ("gathering", "playing", "over", "closed"):
            tables = sum(live.table.status == status for live in self.registry.live.values())
            self.metrics.tables.labels(status).set(tables)
        registry = self.registry
        for lines, thinkers in (
            (("bots, watched", "bots, unwatched"), registry.bot_pool.thinkers),
            (("advice", "reviews"), registry.coach.thinkers),
        ):
            for line, waiting in zip(lines, thinkers.waiting(), strict=True):
                self.metrics.questions.labels(line).set(waiting)
        self.metrics.unwatched.labels("playing").set(registry.unwatched.playing)
        self.metrics.unwatched.labels("waiting").set(registry.unwatched.waiting)
        self.metrics.reviews.set(self.reviews.unfinished)
