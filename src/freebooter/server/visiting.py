"""Who may look at a table: everybody at a public one; at a private one those who sit there, or hold the invitation."""

from __future__ import annotations

import hmac

from .harbour import UnknownTable
from .http import Asked
from .live import LiveTable


async def table_of(asked: Asked) -> LiveTable:
    """The table that is asked for, if whoever asks may look at it."""
    live = await asked.server.harbour.table(asked.values["table"])
    player = asked.player.player if asked.player is not None else ""
    if not may_look(live, player, asked.values.get("X-Table-Key") or ""):
        raise UnknownTable("table-unknown")
    return live


def may_look(live: LiveTable, player: str, key: str) -> bool:
    """Whether a player, or whoever knows this key, may look at a table."""
    created = live.table.created
    if created.public or (player and (player == created.host or live.table.seat_of(player) is not None)):
        return True
    return hmac.compare_digest(key.encode(), created.key.encode())
