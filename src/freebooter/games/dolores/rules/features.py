"""What a seat knows as a row of numbers, for learners. Which number means what is said in `learning.py`.

Given the whole state or what the seat observes of it, the numbers are the same: nothing is read here that `observe`
does not copy. Seats are counted from the one that looks.
"""

from __future__ import annotations

from freebooter.engine.kernels.bits import count_bits, word
from freebooter.engine.kernels.compiling import entry, kernel
from freebooter.engine.kernels.features import counted_on, put_number, put_one, put_set, steps_to, wipe

from .cards import CARD_TYPES, GOODS, NO_CARD, ONES_OF_A_KIND, TWOS_OF_A_KIND
from .knowledge import is_hidden, is_known_removed
from .memory import ANSWERED, BROKEN, CONDITIONS, KEPT, LAST, NOW, OPEN, SHOWN
from .scoring import seat_points
from .state import DISCARD, NOT_YET, PILE, PLACES, REMOVED, Ask, Step
from .terms import BOTTLES, GESTURES, KINDS, MAX_PLAYERS
from .zones import bottles_in, count_places, side_at

ASKS = Ask.OVER
STEPS = Step.FIRST_THEFT + 1
NUMBERS_OF_A_PLACE = KINDS + 4


@entry
def features(state, seat, memory, with_memory, out):
    """Write what a seat knows to `out`; returns how many numbers it is. `memory` is the table's."""
    wipe(out)
    at = put_duel(state, seat, out)
    at = put_choices(state, seat, out, at)
    places = count_places(state)
    for place in range(places):
        at = put_place(state, seat, place, out, at)
    at += NUMBERS_OF_A_PLACE * (PLACES - places)
    at = put_seats(state, seat, out, at)
    at = put_piles(state, seat, out, at)
    if with_memory:
        at = put_memory(state, seat, memory, out, at)
    return at


@kernel
def put_seat(out, at, seat, other, players):
    """A one for another seat, or for nobody; zeros beyond the last seat lie where nothing has been written yet."""
    steps = steps_to(seat, other, players)
    for step in range(MAX_PLAYERS):
        out[word(at + step)] = 1 if step == steps else 0
    return at + players


@kernel
def put_gesture(out, at, gesture):
    """A one for a gesture, none where there is none; all three are written, for which it is cannot be foreseen."""
    for i in range(GESTURES):
        out[word(at + i)] = 1 if i == gesture else 0
    return at + GESTURES


@kernel
def put_duel(state, seat, out):
    """The open question, how far the duel has come, and who has a part in it."""
    players = state.players
    at = put_one(out, 0, state.asks - 1, ASKS)
    at = put_one(out, at, state.step, STEPS)
    at = put_seat(out, at, seat, state.dealer, players)
    at = put_seat(out, at, seat, state.asker, players)
    at = put_seat(out, at, seat, state.lantern, players)
    at = put_seat(out, at, seat, state.two_hand, players)
    at = put_seat(out, at, seat, state.bettor, players)
    at = put_seat(out, at, seat, state.thief, players)
    for step in range(players):
        at = put_number(out, at, (state.passed >> counted_on(seat, step, players)) & 1)
    at = put_number(out, at, state.deal_left)
    at = put_number(out, at, state.deal_size)
    at = put_number(out, at, state.side_count[0])
    return put_number(out, at, state.side_count[1])


@kernel
def put_choices(state, seat, out, at):
    """Who has chosen in secret, the own choice, and what has been revealed."""
    players = state.players
    for step in range(players):
        at = put_number(out, at, 1 if state.chosen[word(counted_on(seat, step, players))] != NOT_YET else 0)
    own = state.chosen[word(seat)]
    at = put_number(out, at, 0 if own == NOT_YET else own + 1)
    for side in range(2):
        at = put_gesture(out, at, state.gesture[side])
        at = put_gesture(out, at, state.guess[side])
    return put_gesture(out, at, state.hands)


@kernel
def put_place(state, seat, place, out, at):
    """A card of the duel: its kind, its value or which bottle it is, whether it lies face down, and before whom."""
    card = state.table[place]
    hidden = card == NO_CARD or is_hidden(state, seat, card)
    if hidden:
        out[word(at + KINDS + 2)] = 1
    elif card < GOODS:
        out[word(at + card % KINDS)] = 1
        out[word(at + KINDS)] = card // KINDS + 1
    else:
        out[word(at + KINDS + 1)] = card - GOODS + 1
    out[word(at + KINDS + 3)] = side_at(state, place) + 1
    return at + NUMBERS_OF_A_PLACE


@kernel
def put_zone(state, zone, out, at):
    """How many cards of each type lie in a zone."""
    ones = state.cards[zone, 0]
    others = state.cards[zone, 1]
    for card in range(KINDS):
        out[word(at + card)] = count_bits((ones >> card) & ONES_OF_A_KIND)
    for card in range(KINDS, CARD_TYPES):
        out[word(at + card)] = count_bits((others >> card) & TWOS_OF_A_KIND)
    return at + CARD_TYPES


@kernel
def put_seats(state, seat, out, at):
    """Points and displays."""
    players = state.players
    for step in range(players):
        at = put_number(out, at, seat_points(state, counted_on(seat, step, players)))
    for step in range(players):
        at = put_zone(state, counted_on(seat, step, players), out, at)
    return at


@kernel
def put_piles(state, seat, out, at):
    """The discard pile, bottles that are known to be out of the game, and every card that the seat has not seen."""
    at = put_number(out, at, state.pile_count)
    at = put_number(out, at, state.removed_count)
    at = put_zone(state, DISCARD, out, at)
    gone = bottles_in(state, REMOVED)
    known = 0
    for bottle in range(BOTTLES):
        known |= (1 if is_known_removed(state, GOODS + bottle) else 0) << bottle
    at = put_set(out, at, gone & known, BOTTLES)
    unseen = at
    at = put_zone(state, PILE, out, at)
    for bottle in range(BOTTLES):
        out[word(unseen + GOODS + bottle)] += ((gone & ~known) >> bottle) & 1
    for place in range(min(state.settled, state.pile_count), state.pile_count):
        out[word(unseen + state.order[place])] += 1
    for place in range(count_places(state)):
        card = state.table[place]
        if card != NO_CARD and is_hidden(state, seat, card):
            out[word(unseen + card)] += 1
    return at


@kernel
def put_memory(state, seat, memory, out, at):
    """What everybody has seen each player do, and what each promises now."""
    players = state.players
    for step in range(players):
        at = put_shown(memory, seat, counted_on(seat, step, players), players, out, at)
    for step in range(players):
        row = ANSWERED + counted_on(seat, step, players) * CONDITIONS * GESTURES
        for treated in range(CONDITIONS * GESTURES):
            out[word(at + treated)] = memory[word(row + treated)]
        at += CONDITIONS * GESTURES
    for step in range(players):
        row = LAST + counted_on(seat, step, players) * MAX_PLAYERS
        for other_step in range(players):
            at = put_number(out, at, memory[word(row + counted_on(seat, other_step, players))])
    for step in range(players):
        player = counted_on(seat, step, players)
        out[word(at + step)] = memory[word(KEPT + player)]
        out[word(at + players + step)] = memory[word(BROKEN + player)]
    at += 2 * players
    for step in range(players):
        at = put_promise(memory[word(OPEN + counted_on(seat, step, players))], out, at)
    for step in range(players):
        at = put_number(out, at, memory[word(NOW + counted_on(seat, step, players))])
    return at


@kernel
def put_shown(memory, seat, player, players, out, at):
    """How often a player has shown each gesture to everyone."""
    row = SHOWN + player * MAX_PLAYERS * GESTURES
    for step in range(players):
        other = row + counted_on(seat, step, players) * GESTURES
        for gesture in range(GESTURES):
            out[word(at + gesture)] = memory[word(other + gesture)]
        at += GESTURES
    return at


@kernel
def put_promise(promise, out, at):
    """The gesture that is promised, and on which condition: 0 for none, else 1 + the gesture of the other."""
    at = put_gesture(out, at, (promise - 1) // CONDITIONS if promise else GESTURES)
    return put_number(out, at, (promise - 1) % CONDITIONS if promise else 0)
