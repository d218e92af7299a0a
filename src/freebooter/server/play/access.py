"""Who may do what at a table, whatever way they come.

Everybody may look at a public one; at a private one those who sit there, or hold the invitation.
"""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING

from freebooter.table.commands import AnyCommand, Rematch
from freebooter.table.seats import is_outside

from .live_table import LiveTable

if TYPE_CHECKING:
    from .server import Server


def may_look(live: LiveTable, player: str, key: str) -> bool:
    """Whether a player, or whoever knows this key, may look at a table."""
    created = live.table.created
    if created.public or (player and (player == created.host or live.table.seat_of(player) is not None)):
        return True
    return hmac.compare_digest(key.encode(), created.key.encode())


def accountable(live: LiveTable, player: str) -> str:
    """The person whose limits count for what a player does: an outside bot is its host's."""
    return live.table.created.host if is_outside(player) else player


def wait_for_rematch(server: Server, live: LiveTable, command: AnyCommand, player: str, address: str) -> float:
    """0.0 unless the command sets up a table, and too many have been set up; then the seconds to wait."""
    if not isinstance(command, Rematch) or live.table.status != "over" or live.table.next:
        return 0.0
    return server.limits.allow_table(accountable(live, player), address)
