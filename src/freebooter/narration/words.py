"""Players and lists in the language in use, in any game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from freebooter.engine.refusal import BadSetup, given
from freebooter.text import LANGUAGES, say, use


class Seen(Protocol):
    """What the views of all games have in common."""

    @property
    def seat(self) -> int | None: ...
    @property
    def players(self) -> Sequence[str]: ...
    @property
    def winners(self) -> Sequence[int]: ...


def use_language(language: str) -> None:
    """Speak this language from now on: `en`, `de`, `cs` or `ja`; raises `BadSetup` for any other."""
    if language not in LANGUAGES:
        raise BadSetup("refusal-language", key="lang", name=given(language), names=", ".join(LANGUAGES))
    use(language)


def in_a_sentence(value: Any) -> str | int:
    """A value of a view, a choice or an event as messages take it: a card as its words, nothing as nothing."""
    if isinstance(value, (str, int)):
        return value
    return " ".join(map(str, value)) if isinstance(value, (list, tuple)) else "" if value is None else str(value)


def game_title(game: str) -> str:
    """What a game is called."""
    return say(f"{game}/game-title")


def listed(words: Iterable[str]) -> str:
    return say("comma").join(words)


def who(view: Seen, seat: int) -> str:
    """Which form of a sentence speaks of that seat."""
    return "you" if seat == view.seat else "other"


def player_word(view: Seen, seat: int) -> str:
    """A player's name, or “you”."""
    return say("you") if seat == view.seat else view.players[seat]


def heading(view: Seen, seat: int) -> str:
    """A player's name above a column or at the beginning of a line."""
    return say("you-heading") if seat == view.seat else view.players[seat]


def victory(view: Seen) -> str:
    """Who has won."""
    names = listed(player_word(view, seat) for seat in view.winners)
    if len(view.winners) > 1:
        return say("ending-shared", players=names)
    return say("ending-won", who=who(view, view.winners[0]), player=names)
