"""Reading what every card game has in its scenarios: players by name, and cards that lie somewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from .refusal import BadScenario


def shown(value: Any) -> str:
    """A value out of a YAML file as an error may show it: a word cut short, or what else it is."""
    return value[:40] if isinstance(value, str) else type(value).__name__


class ScenarioReader:
    """Reads names and cards, and refuses a card that the game has not, or has not so often.

    `read` turns the text of a card into its number, or None; `copies` says how often a card may lie on the table.
    """

    def __init__(self, players: Sequence[str], read: Callable[[str], int | None], copies: Callable[[int], int]) -> None:
        self.players = players
        self.read = read
        self.copies = copies
        self.used: Counter[int] = Counter()

    def seat(self, key: str, name: Any) -> int:
        if not isinstance(name, str) or name not in self.players:
            raise BadScenario("error-scenario-player", key=key, name=shown(name), names=", ".join(self.players))
        return self.players.index(name)

    def by_seat(self, key: str, value: Any) -> dict[int, Any]:
        """A map by players' names."""
        if not isinstance(value, dict):
            raise BadScenario("error-scenario-map", key=key)
        return {self.seat(key, name): each for name, each in value.items()}

    def cards(self, key: str, value: Any, most: int) -> list[int]:
        """A list of cards that lie on the table from now on."""
        if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
            raise BadScenario("error-scenario-cards", key=key)
        if len(value) > most:
            raise BadScenario("error-scenario-too-many", key=key, most=most)
        return [self._card(key, text) for text in value]

    def _card(self, key: str, text: str) -> int:
        card = self.read(text)
        if card is None:
            raise BadScenario("error-scenario-card", key=key, card=shown(text))
        self.used[card] += 1
        if self.used[card] > self.copies(card):
            copies = self.copies(card)
            raise BadScenario("error-scenario-card-twice", key=key, card=" ".join(text.split()), copies=copies)
        return card
