"""Who may do what at a table, whatever way they come.

Everybody may look at a public one; at a private one those who sit there, or hold the invitation.
"""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING, NamedTuple

from freebooter.table.commands import AnyCommand, Rematch, Say
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


class Wait(NamedTuple):
    """How many seconds somebody has to wait before they may ask for something, and why; 0.0 where they need not."""

    seconds: float
    reason: str


def wait_for(server: Server, live: LiveTable, command: AnyCommand, player: str, address: str) -> Wait:
    """Commands are limited by player and address, and talk and new tables once more.

    A command that is known already costs nothing. Whoever has no session is known by their address alone.
    """
    if live.answer_to(player, command.id) is not None:
        return Wait(0.0, "")
    who = accountable(live, player) or address
    if wait := server.limits.allow_command(who, address):
        return Wait(wait, "server-hasty")
    if isinstance(command, Say) and live.table.seat_of(player) is not None:
        return Wait(server.limits.allow_talk(who, address), "server-much-talk")
    if isinstance(command, Rematch) and live.table.status == "over" and not live.table.next:
        return Wait(server.limits.allow_table(who, address), "server-many-tables")
    return Wait(0.0, "")
