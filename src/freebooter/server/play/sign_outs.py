"""Those who have signed out everywhere: their connections end, at whichever node they asked for it."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from freebooter.store.rows import PlayerRow

from .steady_clock import now_ms

if TYPE_CHECKING:
    from .table_registry import TableRegistry

LOOK_BACK = 600_000
"""Milliseconds back from now in which those of other nodes are looked for; their clocks may differ from ours."""

MOST_REMEMBERED = 10_000


class SignOuts:
    """Remembers the last of them, for somebody may just be coming in with a session that was good a moment ago."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._last: OrderedDict[str, int] = OrderedDict()

    async def sign_out(self, player: PlayerRow) -> None:
        await self._registry.store.sign_out(player.player, now_ms())
        known = await self._registry.store.player(player.player)
        if known is not None:
            self._note(known.player, known.signed_out)

    async def look(self) -> None:
        """Find those who have signed out at other nodes."""
        for player, at in await self._registry.store.signed_out_since(now_ms() - LOOK_BACK):
            self._note(player, at)

    def has(self, player: PlayerRow) -> bool:
        """Whether somebody who was known a moment ago has signed out since."""
        return self._last.get(player.player, 0) > player.signed_out

    def _note(self, player: str, at: int) -> None:
        if self._last.get(player, 0) >= at:
            return
        self._last[player] = at
        self._last.move_to_end(player)
        if len(self._last) > MOST_REMEMBERED:
            self._last.popitem(last=False)
        for live in list(self._registry.live.values()):
            live.send_away(player, again=False)
