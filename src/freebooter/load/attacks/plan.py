"""Which attacks are to be made, on whom, and how much they may take."""

from __future__ import annotations

import ipaddress
import math
from dataclasses import dataclass
from urllib.parse import urlsplit

from ..http import BadLoad
from .catalogue import ATTACKS

MOST_SECONDS = 600.0
MOST_SOCKETS = 20_000


@dataclass(frozen=True)
class AttackPlan:
    """Every attack lasts `seconds`, between two times of `calm` seconds in which nobody attacks."""

    url: str
    only: tuple[str, ...] = ()
    """The names of some attacks; all of them where none is named."""
    seconds: float = 20.0
    calm: float = 8.0
    most_sockets: int = 2_000
    pace: float = 0.25
    """Seconds between two moves of the honest people."""
    pid: int = 0
    """The server's process, where it is on this machine: its memory and its files can be looked at."""
    is_mine: bool = False
    """Whether we were told that the server is one's own."""

    @property
    def names(self) -> list[str]:
        return [name for name in ATTACKS if not self.only or name in self.only]

    def checked(self) -> AttackPlan:
        """The plan itself, if it can be carried out; raises a refusal that names what cannot."""
        for name in self.only:
            if name not in ATTACKS:
                raise BadLoad("error-attack-unknown", key="only", name=name, names=", ".join(ATTACKS))
        for option, length in (("seconds", self.seconds), ("calm", self.calm)):
            if not (math.isfinite(length) and 0 < length <= MOST_SECONDS):
                most = int(MOST_SECONDS)
                raise BadLoad("error-attack-time", key=option, option=f"--{option}", value=str(length), most=most)
        if not 1 <= self.most_sockets <= MOST_SOCKETS:
            raise BadLoad("error-attack-sockets", key="most_sockets", value=self.most_sockets, most=MOST_SOCKETS)
        if not self.is_mine and not is_here(self.url):
            raise BadLoad("error-attack-whose", key="url", url=self.url)
        return self


def is_here(url: str) -> bool:
    """Whether a server is on this machine."""
    try:
        host = urlsplit(url).hostname or ""
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
