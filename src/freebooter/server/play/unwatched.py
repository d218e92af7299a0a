"""Tables of bots alone that nobody watches: only so many of a player and of an address play at a time."""

from __future__ import annotations

from collections import Counter, OrderedDict
from typing import TYPE_CHECKING

from ..operations.config import Config
from ..operations.limits import WIDER, networks

if TYPE_CHECKING:
    from .live_table import LiveTable

MOST_REMEMBERED = 10_000
"""Of so many hosts it is known where they last set up a table."""

ANYWHERE = "anywhere"
"""Where all those come from of whom that is not known: together they have as much as one address."""


class Unwatched:
    """The others wait until one of those is over, or until somebody comes to watch them."""

    def __init__(self, config: Config) -> None:
        self._on = config.limits
        self._most = config.unwatched_per_player, config.unwatched_per_address, WIDER * config.unwatched_per_address
        self._playing: dict[LiveTable, tuple[tuple[str, str], ...]] = {}
        """And for whom each of them counts."""
        self._counts: Counter[tuple[str, str]] = Counter()
        self._waiting: dict[LiveTable, None] = {}
        self._homes: OrderedDict[str, str] = OrderedDict()
        """The addresses of hosts. A table knows its own only until it is put away, and may go on after that."""

    @property
    def playing(self) -> int:
        return len(self._playing)

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def note(self, host: str, address: str) -> None:
        """Somebody sets up a table."""
        self._homes[host] = address
        self._homes.move_to_end(host)
        if len(self._homes) > MOST_REMEMBERED:
            self._homes.popitem(last=False)

    def may_play(self, live: LiveTable) -> bool:
        """Whether the bots of a table that is left to them may go on; if not, they are told when they may."""
        if live in self._playing:
            return True
        counted = self._counted(live)
        if self._on and any(self._counts[each] >= most for each, most in counted.items()):
            self._waiting[live] = None
            return False
        self._waiting.pop(live, None)
        self._playing[live] = tuple(counted)
        self._counts.update(counted.keys())
        return True

    def leave(self, live: LiveTable) -> None:
        """Somebody watches the table, or it is over or gone: others may play in its place."""
        self._waiting.pop(live, None)
        counted = self._playing.pop(live, ())
        for each in counted:
            self._counts[each] -= 1
            if not self._counts[each]:
                del self._counts[each]
        for other in [each for each in self._waiting if counted and self._counted(each).keys() & set(counted)]:
            other.bots.go_on()

    def _counted(self, live: LiveTable) -> dict[tuple[str, str], int]:
        """For whom a table counts, and how many of theirs may play."""
        host = live.table.created.host
        names = host, *networks(live.address or self._homes.get(host) or ANYWHERE)
        kinds = ("player", "address", "network")
        return {(kind, name): most for kind, name, most in zip(kinds, names, self._most, strict=True) if name}
