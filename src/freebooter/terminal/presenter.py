"""How a game looks and speaks in the terminal. `play`, `replay` and `rules` know a game only through this."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from freebooter.engine.refusal import BadSetup

if TYPE_CHECKING:
    from freebooter.engine.events import Event
    from freebooter.engine.talk import Promise

    from .screen import Screen

PRESENTERS: dict[str, str] = {
    "dead-mans-draw": "freebooter.terminal.dead_mans_draw.presenter",
    "dolores": "freebooter.terminal.dolores.presenter",
}
"""For each game the module whose `PRESENTER` shows it. Loading one loads no rules."""


class Told(NamedTuple):
    """A sentence about what happened; a heading begins something new, such as a turn."""

    words: str
    is_heading: bool = False


class Presenter(Protocol):
    """Everything is made from a view and from events as its seat may see them, so no secret can be shown."""

    knows_promises: bool
    """Whether something can be promised in this game."""

    secret_move: str
    """Stands for a move that its player chose in secret."""

    def table(self, view: Any, screen: Screen) -> None:
        """Show the whole table."""
        ...

    def glance(self, view: Any, screen: Screen) -> None:
        """Show what has changed within a turn."""
        ...

    def question(self, view: Any) -> str:
        """What the seat has to decide now, and why."""
        ...

    def is_new_turn(self, view: Any) -> bool:
        """Whether the seat should see the whole table before it decides."""
        ...

    def is_secret(self, view: Any) -> bool:
        """Whether nobody may see what the seat answers now."""
        ...

    def is_private(self, view: Any) -> bool:
        """Whether the seat is shown now what the others at the same screen may not see."""
        ...

    def choice(self, view: Any, move: str) -> str:
        """A move of the notation in words."""
        ...

    def happened(self, events: Sequence[Event], view: Any) -> list[Told]:
        """What a move did, in sentences."""
        ...

    def odds(self, view: Any, screen: Screen) -> None:
        """Show the exact odds of the decision."""
        ...

    def help(self, topic: str) -> str:
        """What can be typed in this game: `moves`, `odds` by “?”, and `rules`."""
        ...

    def commands(self) -> Mapping[str, str]:
        """The game's own words at the prompt, and what each does."""
        ...

    def obey(self, command: str, view: Any, screen: Screen) -> None:
        """Carry out one of `commands`."""
        ...

    def promise(self, promise: str) -> str:
        """A promise in words."""
        ...

    def promises(self, made: Sequence[Promise], view: Any, screen: Screen) -> None:
        """Show every player's record of promises."""
        ...

    def ending(self, view: Any, screen: Screen) -> None:
        """Show the final scores, what made them, and who has won."""
        ...

    def rules(self, topic: str, options: Mapping[str, str], screen: Screen) -> None:
        """Show the rules, or those of a topic, as these complete options have them."""
        ...

    def read_options(self, given: Mapping[str, str]) -> dict[str, str]:
        """All options that the rules depend on, completed and checked without loading the rules."""
        ...

    def editions(self, screen: Screen) -> None:
        """Show what each edition says."""
        ...


def presenter_of(game: str) -> Presenter:
    if game not in PRESENTERS:
        raise BadSetup("error-game", key="game", name=game, names=", ".join(PRESENTERS))
    presenter: Presenter = import_module(PRESENTERS[game]).PRESENTER
    return presenter
