"""Bots for Dead Man's Draw."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Sequence

from freebooter.dead_mans_draw.view import Card, View

LIKED_TRAITS = (
    "golden-scales", "safe-harbor", "treasure-hunter", "scavenger", "davy-jones-locker", "plunderer",
    "master-gunner", "miser", "casanova", "fisherman", "swordsman", "mystic", "siren", "navigator",
    "parry", "misfire", "beastmaster", "captains-hook",
)  # fmt: skip
"""What a deckhand keeps in the draft, best first."""

TYPICAL_GAIN = 3.0
"""About what one more card adds to a collected row; a rule of thumb, not a calculation."""


class Deckhand:
    """Plays by rules of thumb: weighs the exact odds of a bust against what is at stake, and hits where it hurts."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, view: View, moves: Sequence[str]) -> str:
        if len(moves) == 1:
            return moves[0]
        if "collect" in moves and "draw" in moves:
            return "draw" if self._dares(view) else "collect"
        best = max(self._worth(view, move) for move in moves)
        return self.random.choice([move for move in moves if self._worth(view, move) == best])

    def _dares(self, view: View) -> bool:
        """Whether one more card is worth its risk."""
        chance = view.bust_probability or 0.0
        if not view.row:
            return True
        bank = view.banks[view.active]
        stake = [card for card in view.row if card not in view.protected]
        pays = {"key", "chest"} <= {card.suit for card in view.row}
        at_risk = _gain(bank, stake) + 0.5 * len(stake) + (2.0 * len(view.row) if pays else 0.0)
        return chance * at_risk < (1 - chance) * TYPICAL_GAIN

    def _worth(self, view: View, move: str) -> float:
        """How much the deckhand likes a move, by its kind."""
        verb, _, rest = move.partition(" ")
        if verb == "trait":
            return float(-LIKED_TRAITS.index(rest))
        if verb in ("rival", "plunder"):
            seat = view.players.index(rest)
            return float(view.points[seat] if verb == "rival" else len(view.banks[seat]))
        if verb in ("take", "replay", "bank"):
            suit, value = rest.split()
            return self._placing(view, Card(suit, int(value)), own=verb == "bank")
        name, _, suit = rest.rpartition(" ")
        seat = view.players.index(name) if name else view.active
        stack = sorted(card.value for card in view.banks[seat] if card.suit == suit)
        loss = stack[-1] - (stack[-2] if len(stack) > 1 else 0)
        if verb == "fire":
            return float(loss if seat != view.active else -loss)
        placing = self._placing(view, Card(suit, stack[-1]))
        return placing - loss if verb == "hook" else placing + loss

    def _placing(self, view: View, card: Card, own: bool = False) -> float:
        """What a card is worth in the row: a bust is to be avoided, then value counts."""
        repeats = card.suit in {c.suit for c in view.row}
        if view.options["variant"] == "strange-lands":
            repeats = card.value in {c.value for c in view.row}
        if repeats and card not in view.row:
            return -50.0
        completes = {"key": "chest", "chest": "key"}.get(card.suit) in {c.suit for c in view.row}
        danger = 4.0 if card.suit == "kraken" and not own else 0.0
        return _gain(view.banks[view.active], [card]) + 0.1 * card.value + (3.0 if completes else 0.0) - danger


def _gain(bank: Sequence[Card], cards: Sequence[Card]) -> float:
    """How many points cards would add to a bank in which the best of each suit scores."""
    best: dict[str, int] = defaultdict(int)
    for card in bank:
        best[card.suit] = max(best[card.suit], card.value)
    gain = 0
    for card in cards:
        if card.value > best[card.suit]:
            gain += card.value - best[card.suit]
            best[card.suit] = card.value
    return float(gain)
