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
    forfeit: int = 0
    """Where leaving counts: which of those who left this was, for the rating; 0 for whoever stayed."""
    placings: int = 0
    """How often the seat was given to an outside bot; the token of an earlier one is worth nothing."""

    @classmethod
    def of(cls, holder: Holder, placings: int = 0) -> Seat:
        """A seat as it is held from now on; `placings` is how often outside bots were given it before."""
        placings += holder.kind == "outside"
        return cls(holder.kind, holder.name, holder.player, holder.bot, holder.nonce, placings=placings)

    @property
    def decides_itself(self) -> bool:
        """Whether a person or an outside bot decides here now, rather than one of our bots."""
        return self.kind in ("person", "outside") and self.away is None

    @property
    def is_in(self) -> bool:
        """Whether the seat can still win."""
        return self.away != "resigned"


def outside_player(seat: int, placing: int = 1) -> str:
    """Stands for the player where an outside bot holds the seat; another one for each that was ever placed there."""
    return f"{OUTSIDE}{seat}" if placing == 1 else f"{OUTSIDE}{seat}.{placing}"


def is_outside(player: str) -> bool:
    """Whether a player is an outside bot, and nobody with a name of their own."""
    return player.startswith(OUTSIDE)
