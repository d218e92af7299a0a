"""What a game may tell learning environments of itself; a game that tells nothing gets what holds for any."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from freebooter.engine.game import Game
from freebooter.engine.kernels.contract import Kernel


@dataclass(frozen=True)
class Group:
    """Numbers of a feature vector that stand side by side and mean the same of different things."""

    name: str
    meaning: str
    """What each of its numbers says."""
    of: Sequence[str] = ("",)
    """Of what, number by number."""
    low: int = 0
    high: int = 1
    by_seat: bool = False
    """Whether all of it stands there once for each seat, counted from the one that looks."""


class Learning:
    """What environments know of a game. `Game.learning` names an object of this class."""

    features: Kernel | None = None
    """`(state, seat, memory, with_memory, out)` → writes what a seat knows to `out`, and returns how many numbers.

    It may be handed the whole state or what the seat observes: the numbers must be the same. None where the numbers of
    the observation are good enough as they are."""
    policy: Kernel | None = None
    """`(kind, state, seat, memory, seed)` → a legal action of one of the `policies`, for opponents in bulk."""
    policies: Mapping[str, int] = MappingProxyType({})
    """Bots that such a policy plays: name, and its kind."""

    endgame: Mapping[str, Any] | None = None
    """A scenario with few cards left, small enough that a program can go through everything that may come of it."""

    def asks_together(self, options: Mapping[str, str]) -> bool:
        """Whether several seats may have to choose at the same time at a table with these options."""
        return False

    def groups(self, options: Mapping[str, str], players: int, memory: bool) -> Sequence[Group]:
        """What `features` writes, in order."""
        return ()

    def actions(self, game: Game, options: Mapping[str, str], players: int) -> Sequence[int]:
        """The actions that can ever be legal for the first seat of such a table; more do no harm."""
        return range(game.rules.action_count)

    def turned(self, action: int, steps: int, players: int) -> int:
        """The same action with every seat that it names counted on by so many steps."""
        return action

    def name(self, action: int, options: Mapping[str, str]) -> str:
        """An action of the first seat in a few words, whatever lies on the table; other seats are `seat+1` and so on.

        An empty word where the notation alone says it.
        """
        return ""


ANY_GAME = Learning()


def learning_of(game: Game) -> Learning:
    """What is known of a game."""
    return game.learning or ANY_GAME
