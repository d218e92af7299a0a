"""What a seat can tell of its moves before it makes one: which card moves, whether it busts, what collecting pays.

Asked of what the seat observed, or of a whole position; it uses no more of the one than of the other.
"""

from __future__ import annotations

from freebooter.engine.kernels.bits import count_bits, integer
from freebooter.engine.kernels.compiling import entry, kernel

from .actions import BANK, COLLECT, DRAW, FIRE, HOOK, PLUNDER, REPLAY, STEAL, TAKE
from .cards import KEY_AND_CHEST, NO_CARD, STACK
from .knowledge import first_known
from .scoring import points_with
from .state import LANE
from .suits import busting_cards, hit_card, hits_whole_stack
from .zones import top_card

CARD = 0  # the card that is placed, picked or hit,
BUSTS = 1  # 1 where it busts,
POINTS = 2  # the chooser's points after collecting, before Key & Chest pay,
BONUS = 3  # 1 where they do,
COUNT = 4  # and how many cards a cannon hits.


@kernel
def moved_card(state, seat, action):
    """The card that a move places, picks or hits; NO_CARD where there is none or the seat does not know it."""
    if action == DRAW:
        top = state.pile_count - 1
        return integer(state.order[top]) if first_known(state, seat) <= top else NO_CARD
    if action == COLLECT or action >= PLUNDER:
        return NO_CARD
    if action < FIRE:
        return top_card(state, seat, action - HOOK)
    if action < TAKE:
        stack = action - (FIRE if action < STEAL else STEAL)
        return hit_card(state, stack // LANE, stack % LANE)
    return action - (TAKE if action < REPLAY else REPLAY if action < BANK else BANK)


@kernel
def is_placing(action):
    """Whether a move places a card, so that it may bust."""
    return action == DRAW or (action >= HOOK and action < FIRE) or (action >= STEAL and action < REPLAY)


@kernel
def cards_hit(state, stack):
    """How many cards a cannon takes from a stack."""
    seat = stack // LANE
    if not hits_whole_stack(state, seat):
        return 1
    cards = STACK << (stack % LANE)
    return count_bits(state.cards[seat, 0] & cards) + count_bits(state.cards[seat, 1] & cards)


@entry
def preview(state, seat, action, out):
    """Write what the seat can tell of a legal move of its own."""
    card = moved_card(state, seat, action)
    if card != NO_CARD:
        out[CARD] = card
        if is_placing(action):
            out[BUSTS] = (busting_cards(state, action == DRAW) >> card) & 1
    if action == COLLECT:
        out[POINTS] = points_with(state, seat, state.row_cards)
        out[BONUS] = 1 if state.row_suits & KEY_AND_CHEST == KEY_AND_CHEST else 0
    if action >= FIRE and action < STEAL:
        out[COUNT] = cards_hit(state, action - FIRE)
