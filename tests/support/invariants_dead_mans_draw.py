"""What is true of every position of Dead Man's Draw, as kernels; `invariants.py` asks them after every move.

This is the only place in the tests that knows how the game's record is laid out. The kernels run interpreted, too.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from freebooter.engine.kernels.bits import count_bits
from freebooter.games.dead_mans_draw.rules.cards import CARDS, NO_CARD, suit_of, suits_in
from freebooter.games.dead_mans_draw.rules.state import DEEPEST_HOOKS, NOBODY, PILE, STATE, ZONES, Ask
from freebooter.games.dead_mans_draw.rules.switches import Variant
from freebooter.games.dead_mans_draw.rules.zones import count_cards, suits_held

MOST_OWED = 4
EVENTS: int = STATE["events"].shape[0]

WRONG = {
    1: "a card is lost or doubled",
    2: "the unordered part of the draw pile does not hold what lies below the ordered part",
    3: "a zone holds a second copy without a first one",
    4: "the stacks held by a seat are not those of its bank",
    5: "the suits of the row are not those of its cards",
    6: "two cards of a suit lie in the row",
    7: "more events than there is room for",
    8: "the Kraken is owed an impossible number of cards",
    9: "hooks wait too deep",
    10: "a protected place lies beyond the row",
    11: "the active player is not at the table",
    12: "a question is open that is none",
    22: "a busting card is in the air though no plunder is open",
}


def wrong_cards(state: Any, counts: Any) -> int:
    """Cards are conserved, over banks, discard pile, offer, both parts of the draw pile, row and the busting card."""
    for card in range(CARDS):
        counts[card] = 0
        for zone in range(ZONES):
            counts[card] += ((state.cards[zone, 0] >> card) & 1) + ((state.cards[zone, 1] >> card) & 1)
    for zone in range(ZONES):
        if state.cards[zone, 1] & ~state.cards[zone, 0] or state.cards[zone, 0] >> CARDS:
            return 3
    for place in range(state.settled, state.pile_count):
        counts[state.order[place]] += 1
    for place in range(state.row_count):
        counts[state.row[place]] += 1
    if state.busting != NO_CARD:
        counts[state.busting] += 1
    for card in range(CARDS):
        if counts[card] != 1 + state.decks:
            return 1
    if count_cards(state, PILE) != min(state.settled, state.pile_count):
        return 2
    return 0


def wrong_table(state: Any) -> int:
    """What is kept beside the cards fits them."""
    for seat in range(state.players):
        if suits_held(state, seat) != suits_in(state.cards[seat, 0]):
            return 4
    if state.event_count < 0 or state.event_count > EVENTS:
        return 7
    if state.owed < 0 or state.owed > MOST_OWED:
        return 8
    if state.hook_depth < 0 or state.hook_depth > DEEPEST_HOOKS:
        return 9
    if state.active < 0 or state.active >= state.players:
        return 11
    if state.asks == Ask.NOTHING or state.asks == Ask.TURN_OVER:
        return 12
    if state.busting != NO_CARD:  # The row is being cleared up.
        return 0 if state.asks == Ask.PLUNDER or state.asks == Ask.OVER else 22
    suits = 0
    for place in range(state.row_count):
        suits |= 1 << suit_of(state.row[place])
    if state.row_suits != suits:
        return 5
    if state.variant != Variant.STRANGE_LANDS and count_bits(suits) != state.row_count:
        return 6
    return 10 if state.kept >> state.row_count else 0


def is_over(state: Any) -> bool:
    return bool(state.asks == Ask.OVER)


def may_change(state: Any, seat: int) -> bool:
    """Whether a seat that no longer has to decide may still choose anew."""
    return bool(state.asks == Ask.DRAFT)


def may_be_silent(state: Any) -> bool:
    """Whether the last move may have done nothing that is told."""
    return False


def top_card(state: np.ndarray[Any, Any]) -> int:
    """The true top card of a draw pile that has been laid in order, or NOBODY where it has not."""
    count, settled = int(state["pile_count"][0]), int(state["settled"][0])
    return int(state["order"][0, count - 1]) if settled < count else NOBODY
