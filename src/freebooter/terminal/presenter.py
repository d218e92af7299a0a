"""How a game looks and speaks in the terminal. `play`, `replay` and `rules` know a game only through this."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from freebooter.engine.registry import load
from freebooter.narration.narrator import Narrator

if TYPE_CHECKING:
    from freebooter.engine.talk import Promise

    from .screen import Screen


class Presenter(Narrator, Protocol):
    """A narrator with screens. Everything is made from a view, so no secret can be shown."""

    def table(self, view: Any, screen: Screen) -> None:
        """Show the whole table."""
        ...

    def glance(self, view: Any, screen: Screen) -> None:
        """Show what has changed within a turn."""
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

    def promises(self, made: Sequence[Promise], view: Any, screen: Screen) -> None:
        """Show every player's record of promises."""
        ...

    def ending(self, view: Any, screen: Screen) -> None:
        """Show the final scores, what made them, and who has won."""
        ...

    def rules(self, topic: str, options: Mapping[str, str], screen: Screen) -> None:
        """Show the rules, or those of a topic, as these complete options have them."""
        ...

    def editions(self, screen: Screen) -> None:
        """Show what each edition says."""
        ...


def presenter_of(game: str) -> Presenter:
    presenter: Presenter = load(game).presenter
    return presenter
