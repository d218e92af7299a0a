"""Games in bulk of which every duel's beginning is kept: displays, bottles, and how many cards are left."""

from __future__ import annotations

from freebooter.bots.kernels.policy_games import bind_policy_games
from freebooter.engine.kernels.compiling import entry, kernel

from ...bots.kernels.dispatch import policy
from ...bots.kernels.worth import dawn_is_to_come
from ...rules.events import Happening
from ...rules.hoards import hoard_of
from ...rules.kernels import KERNELS
from ...rules.state import Step
from ...rules.terms import MAX_PLAYERS
from ...rules.zones import bottles_in

COUNT = 0  # duels that are kept
AWAITED = COUNT + 1  # 1 while a duel has begun and its cards have not been dealt
DUELS = AWAITED + 1  # + duel * DUEL_NOTES: what is kept of each

DEALER = 0
PILE = 1  # cards left after the deal
DAWN = 2  # whether dawn is still among them
HOARDS = 3  # + seat
BOTTLES = HOARDS + MAX_PLAYERS  # + seat: those that lie in the display, as a mask
DUEL_NOTES = BOTTLES + MAX_PLAYERS

MOST_DUELS = 24
NOTES = DUELS + MOST_DUELS * DUEL_NOTES


@entry
def take_note(state, note):
    """Keep the position once a duel's cards lie on the table."""
    for i in range(state.event_count):
        if state.events[i] & 255 == Happening.DUEL:
            note[AWAITED] = 1
    if note[AWAITED] and (state.step == Step.BEFORE_COUNT or state.step == Step.COUNT) and note[COUNT] < MOST_DUELS:
        note[AWAITED] = 0
        write_duel(state, note, DUELS + note[COUNT] * DUEL_NOTES)
        note[COUNT] += 1


@kernel
def write_duel(state, note, at):
    note[at + DEALER] = state.dealer
    note[at + PILE] = state.pile_count
    note[at + DAWN] = 1 if dawn_is_to_come(state) else 0
    for seat in range(state.players):
        note[at + HOARDS + seat] = hoard_of(state, seat)
        note[at + BOTTLES + seat] = bottles_in(state, seat)


games = bind_policy_games(__name__, KERNELS, policy, take_note)
