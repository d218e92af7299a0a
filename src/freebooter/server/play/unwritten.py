"""Commands that were done and left no entry in the log: what they did ends with the table's time in memory.

They count once as well, so they are remembered here, and as long. Nobody can make another one's be forgotten.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from freebooter.table.commands import Command, Next
from freebooter.table.proposals import NotAllowed

from ..messages.socket import Done

if TYPE_CHECKING:
    from .live_table import LiveTable

MOST = 200
"""So many of each player are remembered, and of so many players: more can do such a thing only one after the other."""


class Unwritten:
    """A start that waits for its game, and bots that are hurried."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._answers: OrderedDict[str, OrderedDict[str, int]] = OrderedDict()

    def answer_to(self, player: str, command: str) -> int | None:
        """The version at which a command of that id was done."""
        theirs = self._answers.get(player)
        return None if theirs is None else theirs.get(command)

    def done(self, command: Command, player: str) -> Done:
        """A command was done, and left nothing in the log."""
        version = self._live.table.version
        theirs = self._answers.setdefault(player, OrderedDict())
        theirs[command.id] = version
        self._answers.move_to_end(player)
        for remembered in (theirs, self._answers):
            if len(remembered) > MOST:
                remembered.popitem(last=False)
        return Done(command.id, version)

    def hurry(self, command: Next, player: str) -> Done:
        """Let the bots go on; nobody hurries them over the heads of others."""
        table = self._live.table
        seat = table.seat_of(player)
        if seat is None:
            raise NotAllowed("table-not-seated")
        if table.pace != "step" and table.people() != [seat]:
            raise NotAllowed("table-not-pace")
        self._live.bots.hurry()
        return self.done(command, player)
