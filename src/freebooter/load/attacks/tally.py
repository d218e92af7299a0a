"""What an attack did and what it was answered, added up."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Tally:
    """The figures of one attack, from the attacker's side."""

    sent: int = 0
    """Commands, requests and frames that were sent."""
    accepted: int = 0
    """Commands and requests that were granted."""
    sockets: int = 0
    """Connections that were opened."""
    frames: int = 0
    """Messages that came over sockets."""
    received: int = 0
    """Bytes that came, over whatever connection."""
    largest: int = 0
    """Bytes of the largest message or answer."""
    refusals: Counter[str] = field(default_factory=Counter)
    """What was refused, by reason, and connections that were cut, by how."""
    doubled: int = 0
    """Commands that counted twice, or that nobody knew any more when they came again."""
    pushed: int = 0
    """The most commands of somebody else that were granted before one came again."""
    unserved: int = 0
    """People who still waited for what is theirs when the attack was over."""

    def hear(self, size: int) -> None:
        """Bytes of a message or of an answer."""
        self.received += size
        self.largest = max(self.largest, size)
