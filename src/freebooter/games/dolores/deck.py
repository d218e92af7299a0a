"""All cards of a match of Dolores, wherever they lie."""

from __future__ import annotations

from freebooter.engine.kernels.state import State

from .notation import CARD_NAMES
from .rules.state import ZONES
from .view import cards_in


def all_cards(state: State) -> list[str]:
    """Displays, discard pile, both parts of the draw pile, bottles out of the game, and the cards of the duel."""
    record = state[0]
    named = [card for zone in range(ZONES) for card in cards_in(state, zone)]
    numbers = record["order"][record["settled"] : record["pile_count"]].tolist()
    numbers += record["table"][: record["side_count"].sum()].tolist()
    return named + [CARD_NAMES[card] for card in numbers]
