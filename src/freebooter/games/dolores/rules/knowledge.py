"""What a seat may know: `observe` copies exactly that, `reimagine` deals everything else anew.

Everything face up is known, so a seat that counts knows which cards it has not seen: those of the draw pile, the
bottles out of the game and, unless it holds the lantern, the duel's face-down cards. In an observed record all of them
are counted as the draw pile. Dawn that was ignored lies in the open, also face down: everybody saw the deal stop.
"""

from __future__ import annotations

from freebooter.engine.kernels.bits import count_bits, nth_bit
from freebooter.engine.kernels.compiling import entry, kernel
from freebooter.engine.kernels.events import HIDDEN
from freebooter.engine.kernels.random import begin_chance, below

from .cards import BET, CARD_TYPES, DAWN, GOODS
from .events import Happening
from .setup import remove_random_bottle
from .state import NOBODY, NOT_YET, PILE, REMOVED, Ask
from .terms import GESTURES, MAX_PLAYERS
from .zones import DAWN_BIT, add, count_of, count_places, kinds_in, nth_card, remove


@kernel
def is_hidden(state, seat, card):
    """Whether a card of the duel is hidden from a seat."""
    return state.lantern != NOBODY and state.lantern != seat and card != DAWN


@kernel
def is_known_removed(state, card):
    """Whether everybody knows that a bottle is out of the game: all in the simple game, the bet with two players."""
    return state.bottles != 0 or (card == BET and state.players == 2)


@entry
def observe(state, seat, out):
    """Write what a seat knows to an empty record; any number beyond the seats is an onlooker."""
    copy_rules(state, out)
    copy_cards(state, seat, out)
    copy_duel(state, seat, out)
    out.event_count = state.event_count
    for i in range(state.event_count):
        out.events[i] = visible_event(state, i, seat)


@kernel
def visible_event(state, n, seat):
    """The n-th event of the last move, as a seat may know it."""
    word = state.events[n]
    return word | (HIDDEN << 16) if is_secret(word, seat) else word


@kernel
def is_secret(word, seat):
    """Whether an event shows a card that was dealt face down and that only somebody else saw."""
    card = (word >> 16) & 255
    seer = (word >> 24) & 255
    return word & 255 == Happening.DEALT and seer != NOBODY and seer != seat and card != DAWN


@kernel
def copy_rules(state, out):
    out.players = state.players
    out.bottles = state.bottles
    out.smallest_set = state.smallest_set


@kernel
def copy_cards(state, seat, out):
    """Displays and discard pile as they lie; all cards that the seat has not seen counted together."""
    out.pile_count = state.pile_count
    out.removed_count = state.removed_count
    out.settled = NOBODY
    for zone in range(REMOVED):
        out.cards[zone, 0] = state.cards[zone, 0]
        out.cards[zone, 1] = state.cards[zone, 1]
    for card in range(GOODS, CARD_TYPES):
        if count_of(state, REMOVED, card):
            add(out, REMOVED if is_known_removed(state, card) else PILE, card)
    for place in range(min(state.settled, state.pile_count), state.pile_count):
        add(out, PILE, state.order[place])
    for place in range(count_places(state)):
        card = state.table[place]
        hidden = is_hidden(state, seat, card)
        out.table[place] = HIDDEN if hidden else card
        if hidden and card != HIDDEN:
            add(out, PILE, card)


@kernel
def copy_duel(state, seat, out):
    """How far the duel has come; of others' secret choices only that they are made."""
    for side in range(2):
        out.side_count[side] = state.side_count[side]
        out.gesture[side] = state.gesture[side]
        out.guess[side] = state.guess[side]
    for other in range(MAX_PLAYERS):
        chosen = state.chosen[other]
        out.chosen[other] = chosen if other == seat or chosen == NOT_YET else 0
    out.dealer = state.dealer
    out.step = state.step
    out.asks = state.asks
    out.asker = state.asker
    out.passed = state.passed
    out.deal_left = state.deal_left
    out.deal_size = state.deal_size
    out.deal_then = state.deal_then
    out.lantern = state.lantern
    out.two_hand = state.two_hand
    out.bettor = state.bettor
    out.thief = state.thief
    out.hands = state.hands


@entry
def reimagine(state, seat, seed):
    """Deal anew everything that the seat cannot know, fairly, and let chance run another way from here."""
    begin_chance(state, seed)
    redeal_cards(state, seat)
    for other in range(state.players):
        if other != seat and state.chosen[other] != NOT_YET:
            state.chosen[other] = random_choice(state, other)


@kernel
def redeal_cards(state, seat):
    """Gather all cards that the seat has not seen; remove bottles and fill face-down places out of them again."""
    leaving = state.removed_count
    for place in range(min(state.settled, state.pile_count), state.pile_count):
        add(state, PILE, state.order[place])
    state.settled = NOBODY
    for card in range(GOODS, CARD_TYPES):
        if count_of(state, REMOVED, card) and not is_known_removed(state, card):
            remove(state, REMOVED, card)
            add(state, PILE, card)
    state.removed_count = count_bits(state.cards[REMOVED, 1])
    for place in range(count_places(state)):
        card = state.table[place]
        if card != HIDDEN and is_hidden(state, seat, card):
            add(state, PILE, card)
    while state.removed_count < leaving:
        remove_random_bottle(state)
    for place in range(count_places(state)):
        if is_hidden(state, seat, state.table[place]):
            card = draw_unseen(state)
            state.table[place] = card


@kernel
def draw_unseen(state):
    """Any of the unseen cards but dawn, which stops a deal and never lies face down unnoticed."""
    first = state.cards[PILE, 0]
    second = state.cards[PILE, 1] & ~DAWN_BIT
    card = nth_card(first, second, below(state, count_bits(first) + count_bits(second)))
    remove(state, PILE, card)
    return card


@kernel
def random_choice(state, seat):
    """A secret choice that the seat may have made in the open question."""
    if state.asks == Ask.DROP:
        return nth_bit(kinds_in(state, seat), below(state, count_bits(kinds_in(state, seat))))
    return below(state, GESTURES * GESTURES if seat == state.bettor else GESTURES)
