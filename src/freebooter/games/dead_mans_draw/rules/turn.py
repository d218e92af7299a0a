"""A turn: drawing, placing, busting, collecting, and passing the turn on."""

from __future__ import annotations

from freebooter.engine.kernels.bits import count_bits, lowest_bit
from freebooter.engine.kernels.compiling import kernel
from freebooter.engine.kernels.events import emit, emit_all

from .cards import KEY_AND_CHEST, NO_CARD, NO_SUIT, suit_of, suits_in
from .events import Happening
from .scoring import announce_winners
from .state import DISCARD, NOBODY, Ask
from .suits import protected, straight_to_bank
from .traits import bonus_is_plundered, bonus_times, taker_of_busted_cards
from .variants import repeating_cards, zone_of_busted_cards
from .zones import add, card_at, clear_row, count_cards, draw_top, lay, merge, suits_held, take_random


@kernel
def draw(state):
    """The top card of the draw pile, to be placed."""
    card = draw_top(state)
    state.drawn = 1
    emit(state, Happening.DRAWN, state.active, card, 0)
    return card


@kernel
def place(state, card, from_pile, kept):
    """Place a card: bank it at once where a trait says so, else check for a bust, else lay it down.

    Returns the suit that now acts, or NO_SUIT. `kept` is 1 for a card that stays protected.
    """
    suit = suit_of(card)
    if (straight_to_bank(state, from_pile) >> suit) & 1:
        add(state, state.active, card)
        emit(state, Happening.BANKED_AT_ONCE, state.active, card, 0)
        return NO_SUIT
    if (repeating_cards(state) >> card) & 1:
        bust(state, card)
        return NO_SUIT
    lay(state, card, kept)
    if state.owed:
        state.owed -= 1
    emit(state, Happening.PLACED, state.active, card, 0)
    return suit


@kernel
def bust(state, card):
    """Protected cards go to the bank; the others leave, the busting card with them."""
    seat = state.active
    state.busted = 1
    state.busting = card
    emit(state, Happening.BUSTED, seat, card, 0)
    safe = protected(state)
    if safe:
        save(state, safe)
    if state.asks == Ask.NOTHING:
        lose_busted(state)


@kernel
def save(state, safe):
    """The cards at the protected places go to the bank; in some games Key & Chest pay among them."""
    seat = state.active
    saved = 0
    left = 0
    for place in range(state.row_count):
        card = card_at(state, place)
        if (safe >> place) & 1:
            saved |= 1 << card
            emit(state, Happening.SAVED, seat, card, 0)
        else:
            state.row[left] = card
            left += 1
    state.row_count = left
    state.row_cards ^= saved
    state.row_suits = suits_in(state.row_cards)
    state.kept = 0
    merge(state, seat, saved, 0)
    if state.anchored_bonus and suits_in(saved) & KEY_AND_CHEST == KEY_AND_CHEST:
        pay_bonus(state, count_bits(saved))


@kernel
def lose_busted(state):
    """What a bust costs goes to the discard pile, or to whoever takes busted cards."""
    # R: Davy Jones' Locker comes before Thieves Island.
    owner = taker_of_busted_cards(state)
    if owner == NOBODY:
        owner = zone_of_busted_cards(state)
    happening = Happening.LOST if owner == DISCARD else Happening.LOST_TO
    other = 0 if owner == DISCARD else owner
    announce_row(state, happening, other)
    emit(state, happening, state.active, state.busting, other)
    merge(state, owner, state.row_cards, 0)
    add(state, owner, state.busting)
    state.busting = NO_CARD
    state.asks = Ask.TURN_OVER


@kernel
def announce_row(state, happening, other):
    """Tell what happens to each card of the row."""
    emit_all(state, happening, state.active, state.row, state.row_count, other)


@kernel
def collect(state):
    """Everything in the row goes to the bank, and Key & Chest pay if both lay there."""
    seat = state.active
    if state.owed:
        emit(state, Happening.LAPSED, seat, NO_CARD, state.owed)
    count = state.row_count
    suits = state.row_suits
    announce_row(state, Happening.COLLECTED, 0)
    merge(state, seat, state.row_cards, 0)
    clear_row(state)
    if suits & KEY_AND_CHEST == KEY_AND_CHEST:
        pay_bonus(state, count)
    if state.asks == Ask.NOTHING:
        state.asks = Ask.TURN_OVER


@kernel
def pay_bonus(state, count):
    """Key & Chest: random cards of the discard pile, or of one opponent's bank for a plunderer."""
    seat = state.active
    count *= bonus_times(state)
    if bonus_is_plundered(state):
        state.bonus = count
        victims = plunder_victims(state)
        if count_bits(victims) == 1:
            plunder(state, lowest_bit(victims))
        elif victims:
            state.asks = Ask.PLUNDER
        return
    for _ in range(min(count, count_cards(state, DISCARD))):
        card = take_random(state, DISCARD)
        add(state, seat, card)
        emit(state, Happening.BONUS, seat, card, 0)


@kernel
def plunder_victims(state):
    """The opponents whose bank holds a card, as a mask."""
    victims = 0
    for other in range(state.players):
        if other != state.active and suits_held(state, other):
            victims |= 1 << other
    return victims


@kernel
def plunder(state, victim):
    """The bonus comes out of the victim's bank, at random, or all of it where there is less."""
    for _ in range(min(state.bonus, count_cards(state, victim))):
        card = take_random(state, victim)
        add(state, state.active, card)
        emit(state, Happening.PLUNDERED, state.active, card, victim)
    state.bonus = 0


@kernel
def after_plunder(state):
    """A plunder out of a bust still has busted cards to lose."""
    if state.busting != NO_CARD:
        lose_busted(state)
    else:
        state.asks = Ask.TURN_OVER


@kernel
def end_turn(state):
    clear_row(state)
    state.owed = 0
    state.drawn = 0
    state.hook_depth = 0
    if state.pile_count == 0:
        end_game(state)
        return
    state.active = state.active + 1 if state.active + 1 < state.players else 0
    state.asks = Ask.TURN
    emit(state, Happening.TURN, state.active, NO_CARD, 0)


@kernel
def end_game(state):
    state.asks = Ask.OVER
    emit(state, Happening.OVER, NOBODY, NO_CARD, 0)
    announce_winners(state)
