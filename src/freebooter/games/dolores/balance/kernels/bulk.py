"""Games of Dolores in bulk.

Of each is noted who dealt first, every duel's gestures and what it changed, and everybody's bottles.
A duel counts once it is finished, by the gestures that counted at last: a void takes them back. What it changed is the
points of its two duellists then against those when it began, thefts and bets among them.
"""

from __future__ import annotations

from freebooter.bots.kernels.policy_games import bind_policy_games
from freebooter.engine.kernels.compiling import entry, kernel

from ...bots.kernels.dispatch import policy
from ...rules.cards import GOODS, VOID
from ...rules.events import Happening
from ...rules.kernels import KERNELS
from ...rules.scoring import seat_points
from ...rules.terms import GESTURES, MAX_PLAYERS

OUTCOMES = GESTURES * GESTURES
"""A pair of gestures is the dealer's * 3 + the neighbour's."""

BEGAN = 0  # 1 + the first dealer, 0 until the first duel
DUELS = BEGAN + 1  # duels begun
PAIRS = DUELS + 1  # + pair: duels that ended so
DEALER_GAINS = PAIRS + OUTCOMES  # + pair: what they brought the dealers
NEIGHBOUR_GAINS = DEALER_GAINS + OUTCOMES  # + pair: what they brought the neighbours
DEALER_PAID = NEIGHBOUR_GAINS + OUTCOMES  # + pair: how often they brought the dealer points
NEIGHBOUR_PAID = DEALER_PAID + OUTCOMES  # + pair: how often they brought the neighbour points
SHOWN = NEIGHBOUR_PAID + OUTCOMES  # + seat * 3 + gesture: how often it was shown in the end
HELD = SHOWN + MAX_PLAYERS * GESTURES  # + seat: the bottles that ever came into its display, as a mask
PLAYED = HELD + MAX_PLAYERS  # + seat: the bottles that it played, as a mask
KEPT_NOTES = PLAYED + MAX_PLAYERS

BEFORE = KEPT_NOTES  # + seat: points when the present duel began
NOW = BEFORE + MAX_PLAYERS  # + seat: 1 + the gesture shown in the present duel, 0 for none
DEALER = NOW + MAX_PLAYERS  # who deals the present duel,
NEIGHBOUR = DEALER + 1  # and the neighbour
NOTE_LENGTH = NEIGHBOUR + 1


@entry
def take_note(state, note):
    """Count what the last move did."""
    for i in range(state.event_count):
        event = state.events[i]
        kind = event & 255
        seat = (event >> 8) & 255
        card = (event >> 16) & 255
        if kind == Happening.SHOWED:
            note[NOW + seat] = 1 + (event >> 24)
        elif kind == Happening.TOOK or kind == Happening.START_CARD:
            if card >= GOODS:
                note[HELD + seat] |= 1 << (card - GOODS)
        elif kind == Happening.PLAYED:
            note[PLAYED + seat] |= 1 << (card - GOODS)
            if card == VOID:
                forget_gestures(note)
        elif kind == Happening.DUEL:
            close_duel(state, note)
            open_duel(state, note, seat, event >> 24)
        elif kind == Happening.OVER:
            close_duel(state, note)


@kernel
def forget_gestures(note):
    for seat in range(MAX_PLAYERS):
        note[NOW + seat] = 0


@kernel
def open_duel(state, note, dealer, neighbour):
    if note[BEGAN] == 0:
        note[BEGAN] = 1 + dealer
    note[DUELS] += 1
    note[DEALER] = dealer
    note[NEIGHBOUR] = neighbour
    for seat in range(state.players):
        note[BEFORE + seat] = seat_points(state, seat)


@kernel
def close_duel(state, note):
    """Count a duel in which both have shown a gesture; no more happens between its end and the next one's beginning."""
    dealer = note[DEALER]
    neighbour = note[NEIGHBOUR]
    if note[NOW + dealer] and note[NOW + neighbour]:
        shown = note[NOW + dealer] - 1
        answered = note[NOW + neighbour] - 1
        pair = shown * GESTURES + answered
        note[PAIRS + pair] += 1
        note_gain(note, DEALER_GAINS + pair, DEALER_PAID + pair, seat_points(state, dealer) - note[BEFORE + dealer])
        gain = seat_points(state, neighbour) - note[BEFORE + neighbour]
        note_gain(note, NEIGHBOUR_GAINS + pair, NEIGHBOUR_PAID + pair, gain)
        note[SHOWN + dealer * GESTURES + shown] += 1
        note[SHOWN + neighbour * GESTURES + answered] += 1
    forget_gestures(note)


@kernel
def note_gain(note, gains, paid, gain):
    note[gains] += gain
    if gain > 0:
        note[paid] += 1


games = bind_policy_games(__name__, KERNELS, policy, take_note)
