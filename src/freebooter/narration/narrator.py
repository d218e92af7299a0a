"""How a game speaks. Whoever tells a match knows its game only through this; loading a narrator loads no rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from freebooter.engine.registry import load

if TYPE_CHECKING:
    from freebooter.engine.kernels.events import Event

    from .topics import Topic

Outcome = dict[str, str | int]
"""What becomes of something that several decide together, by names that the game chooses."""


class Told(NamedTuple):
    """A sentence about what happened; a heading begins something new, such as a turn."""

    words: str
    is_heading: bool = False


class Narrator(Protocol):
    """Everything is made from a view and from events as its seat may see them, so no secret can be told."""

    knows_promises: bool
    """Whether something can be promised in this game."""

    secret_move: str
    """Stands for a move that its player chose in secret."""

    def question(self, view: Any) -> str:
        """What the seat has to decide now, and why."""
        ...

    def waiting(self, view: Any) -> str:
        """Whose decision it is, for those who wait for it."""
        ...

    def choice(self, view: Any, choice: Any) -> str:
        """A move in words; `choice` is what the game's rules say about it."""
        ...

    def happened(self, events: Sequence[Event], view: Any) -> list[Told]:
        """What a move did, in sentences."""
        ...

    def final_scores(self, view: Any) -> list[Told]:
        """The final scores, what made them, and who has won."""
        ...

    def outcomes(self, view: Any) -> list[Outcome] | None:
        """What would become of every way to decide together; None where nothing of that kind is to be decided."""
        ...

    def promise(self, promise: str) -> str:
        """A promise in words."""
        ...

    def topics(self, options: Mapping[str, str]) -> list[Topic]:
        """All pieces of the rules that matter with these complete options, in the order in which they are best read."""
        ...

    def explain(self, topic: Topic, options: Mapping[str, str]) -> str:
        """The text of a topic as these complete options have it."""
        ...


def narrator_of(game: str) -> Narrator:
    narrator: Narrator = load(game).narrator
    return narrator
