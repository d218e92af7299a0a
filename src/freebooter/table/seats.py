"""Who sits where, as the table stands, and what they are called."""

from __future__ import annotations

from dataclasses import dataclass

from .entries import Absence, Holder, SeatKind

OUTSIDE = "outside:"


@dataclass(slots=True)
class Seat:
    kind: SeatKind
    name: str
    player: str
    bot: str
    nonce: str
    away: Absence | None = None

    @classmethod
    def of(cls, holder: Holder) -> Seat:
        return cls(holder.kind, holder.name, holder.player, holder.bot, holder.nonce)

    @property
    def decides_itself(self) -> bool:
        """Whether a person or an outside bot decides here now, rather than one of our bots."""
        return self.kind in ("person", "outside") and self.away is None

    @property
    def is_in(self) -> bool:
        """Whether the seat can still win."""
        return self.away != "resigned"


def outside_player(seat: int) -> str:
    """Stands for the player where an outside bot holds the seat."""
    return f"{OUTSIDE}{seat}"


def is_outside(player: str) -> bool:
    """Whether a player is an outside bot, and nobody with a name of their own."""
    return player.startswith(OUTSIDE)
