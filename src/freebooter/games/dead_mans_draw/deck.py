"""All cards of a match of Dead Man's Draw, wherever they lie."""

from __future__ import annotations

from freebooter.engine.kernels.bits import set_bits
from freebooter.engine.kernels.state import State

from .notation import card_name
from .rules.cards import NO_CARD
from .rules.switches import Mermaids


def all_cards(state: State) -> list[str]:
    """Banks, discard pile, offer, both parts of the draw pile, the row, and a card that has just busted."""
    record = state[0]
    numbers = [card for copies in record["cards"].reshape(-1).tolist() for card in set_bits(copies)]
    numbers += record["order"][record["settled"] : record["pile_count"]].tolist()
    numbers += record["row"][: record["row_count"]].tolist()
    busting = int(record["busting"])
    replay = bool(record["mermaids"] == Mermaids.REPLAY)
    return [card_name(card, replay) for card in numbers + ([] if busting == NO_CARD else [busting])]
