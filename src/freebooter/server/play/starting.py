"""A match that begins by itself as soon as its game, and the bots at its table, are ready."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from freebooter.engine.refusal import Refusal
from freebooter.table import entries
from freebooter.table.commands import Start
from freebooter.table.proposals import propose

from .bot_seats import SERVER_ITSELF
from .steady_clock import now_ms

if TYPE_CHECKING:
    from .live_table import LiveTable


class Starting:
    """What a table waits for. Nothing of it is in the log before the match begins."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live

    def _bots(self) -> list[str]:
        """Those who play here, and the one who would stand in."""
        table = self._live.table
        return sorted({table.created.stand_in, *(seat.bot for seat in table.seats if seat.kind == "bot")})

    @property
    def has_to_wait(self) -> bool:
        """Whether a match could not begin now. Raises `NeverReady` where it never could."""
        readiness, game, bots = self._live.registry.readiness, self._live.table.created.game, self._bots()
        readiness.check_possible(game, bots)
        return not (readiness.is_loaded(game) and all(readiness.has(game, bot) for bot in bots))

    def ask(self, command: Start | None = None, player: str = SERVER_ITSELF, name: str = "") -> None:
        """Begin as soon as possible; raises a refusal where whoever asks may not ask for that."""
        live = self._live
        if command is not None:
            propose(live.table, command, player, name, now_ms())
        if not live.table.starting:
            live.table.starting = True
            live.show_all()
            live.registry.spawn(self._begin(command, player, name))

    def end(self) -> None:
        """Somebody has gone without whom it need not begin."""
        self._live.table.starting = False

    async def _begin(self, command: Start | None, player: str, name: str) -> None:
        live = self._live
        table, readiness = live.table, live.registry.readiness
        while table.starting and not live.lost:
            try:
                is_waiting = self.has_to_wait
                if is_waiting:
                    readiness.want(table.created.game, self._bots())
                    await readiness.news()
                    continue
            except Refusal:
                self.end()
                live.show_all()
                return
            async with live.turn:
                if live.lost or not table.starting or self.has_to_wait:
                    continue
                table.starting = False
                if command is None:
                    bots = table.names_for_bots()
                    await live.write(entries.Started(at=live.now(), by=SERVER_ITSELF, bots=bots))
                    return
                with suppress(Refusal):
                    await live.write(*propose(table, command, player, name, now_ms()))
                    return
            live.show_all()
