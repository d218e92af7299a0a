"""The swift policy plays in playouts: nearly as well as the quartermaster, and many times as fast.

It draws as long as one more card promises more than a bust would cost, and answers questions by the points at stake.
The weights were found by letting thousands of random variations of them play each other.
"""

from __future__ import annotations

from freebooter.bots.kernels.choosing import bind_best_move
from freebooter.engine.kernels.bits import count_bits
from freebooter.engine.kernels.compiling import entry, kernel

from ...rules.actions import COLLECT, DRAW, FIRE, HOOK, REPLAY, STEAL, TAKE, count_moves, may_collect, nth_move
from ...rules.cards import KEY_AND_CHEST, suit_of
from ...rules.scoring import points_with, seat_points
from ...rules.state import DISCARD, Ask
from ...rules.suits import busting_cards, hit_card
from ...rules.traits import bonus_times
from ...rules.zones import count_cards, top_card
from .contender import completes, liking, loss
from .inference import bust_chance, safe_cards

ONE_MORE_CARD = 10.1
"""What another card is worth that does not bust: its points, its effect, and those that may follow."""
A_CARD_MORE_IN_THE_BANK = 1.5
BONUS_CARD = 3.1
COMPLETING = 3.0
"""For each card of the row, when key and chest come together."""
EFFECTS = (0.75, 0.3, 5.2, 1.25, 1.3, 2.55, 0.7, 3.8, -4.65, -2.5)
"""What each suit's effect is worth beside the card's points, in the order of the suits."""
AGAINST_THE_RICH = 0.5
"""For each point of whoever cannon or sword may hit: who leads is to be hit first."""
BUSTED = -50.0


@kernel
def bonus_worth(state):
    """About what Key & Chest would pay now."""
    if state.row_suits & KEY_AND_CHEST != KEY_AND_CHEST:
        return 0.0
    return BONUS_CARD * min(state.row_count * bonus_times(state), count_cards(state, DISCARD))


@kernel
def is_worth_a_bust(state, seat, chance):
    """Whether one more card promises more than a bust would cost that comes with so much of a chance."""
    if chance == 0.0:
        return True
    row = state.row_cards
    safe = safe_cards(state)
    stake = points_with(state, seat, row) - points_with(state, seat, safe)
    stake += bonus_worth(state) + A_CARD_MORE_IN_THE_BANK * (count_bits(row) - count_bits(safe))
    return chance * stake < (1.0 - chance) * ONE_MORE_CARD


@kernel
def placing(state, seat, card):
    """What a card is worth in the row: its points and its effect; one that busts is to be avoided."""
    if (busting_cards(state, False) >> card) & 1:
        return BUSTED
    suit = suit_of(card)
    gain = 1.0 * (points_with(state, seat, state.row_cards | (1 << card)) - points_with(state, seat, state.row_cards))
    return gain + EFFECTS[suit] + (COMPLETING * (1 + state.row_count) if completes(state, suit) else 0.0)


@kernel
def answer_worth(state, seat, action):
    """How much an answer to a question is worth."""
    if action < FIRE:
        card = top_card(state, seat, action - HOOK)
        return placing(state, seat, card) - loss(state, seat, card)
    if action < STEAL:
        owner = (action - FIRE) >> 4
        lost = 1.0 * loss(state, owner, hit_card(state, owner, (action - FIRE) & 15))
        return lost + AGAINST_THE_RICH * seat_points(state, owner) if owner != seat else -lost
    if action < TAKE:
        owner = (action - STEAL) >> 4
        card = hit_card(state, owner, (action - STEAL) & 15)
        return placing(state, seat, card) + loss(state, owner, card) + AGAINST_THE_RICH * seat_points(state, owner)
    if action < REPLAY:
        return placing(state, seat, action - TAKE)
    return 1.0 * liking(state, seat, action)


best_answer = bind_best_move(__name__, count_moves, nth_move, answer_worth)


@entry
def swift(state, seat):
    """The swift policy's move; of equal ones the first."""
    if state.asks == Ask.TURN:
        if state.pile_count and (not may_collect(state) or is_worth_a_bust(state, seat, bust_chance(state, seat))):
            return DRAW
        return COLLECT
    return best_answer(state, seat, nth_move(state, seat, 0))
