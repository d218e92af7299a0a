"""What is true of every position of Dolores, as kernels; `invariants.py` asks them after every move.

This is the only place in the tests that knows how the game's record is laid out. The kernels run interpreted, too.
"""

from __future__ import annotations

from typing import Any

from freebooter.engine.kernels.bits import count_bits
from freebooter.engine.kernels.compiling import kernel
from freebooter.games.dolores.rules.actions import takes_part
from freebooter.games.dolores.rules.cards import CARD_TYPES, DAWN, GOODS, THEFT, stride_of, word_of
from freebooter.games.dolores.rules.duel import decides_at_count
from freebooter.games.dolores.rules.state import (
    DEALER,
    LAST_CARDS,
    LONGEST_SIDE,
    NEIGHBOUR,
    NOBODY,
    NOT_YET,
    PILE,
    REMOVED,
    STATE,
    ZONES,
    Ask,
    Step,
)
from freebooter.games.dolores.rules.terms import GESTURES, KINDS, Bottle
from freebooter.games.dolores.rules.zones import count_of, is_duellist

EVENTS: int = STATE["events"].shape[0]
MOST_REMOVED = 9

STEPS_OF = tuple(
    sum(1 << step for step in steps)
    for steps in (
        (),
        (Step.BEFORE_DEAL, Step.DAWN, Step.BEFORE_COUNT, Step.AFTER_COUNT),  # a window
        (Step.BEFORE_COUNT,),  # a new arrangement
        (Step.COUNT,),  # gestures
        (Step.AFTER_COUNT,),  # the hand that counts
        (Step.OUTCOME,),  # winnings
        (Step.HAND_OUT,),  # first choice
        (Step.THEFT,),  # kinds to drop
        (Step.THEFT, Step.FIRST_THEFT),  # robbing
        tuple(Step),  # over
    )
)
"""The steps at which each question may be open, as masks."""

WRONG = {
    1: "a card is lost or doubled",
    2: "the unordered part of the draw pile does not hold what lies below the ordered part",
    3: "a zone counts a card by another bit than its lowest free one",
    4: "the bottles out of the game are not counted, or are not bottles",
    5: "a side of the duel is longer than it can be",
    6: "cards lie on the table though no duel is on",
    7: "more events than there is room for",
    8: "a question is open that does not belong to the step",
    9: "the dealer or whoever is asked is not at the table",
    10: "a secret choice is kept that nobody makes",
    11: "a gesture is shown before the count, or none after it",
    12: "a question is open that is none",
    22: "a bettor sits in the duel, or a two-hand player outside",
    23: "a theft lies in a display though nobody has to carry it out",
    24: "dawn lies too deep in the draw pile, or has been drawn too early",
    25: "a bottle that left the game is in it",
}


def wrong_cards(state: Any, counts: Any) -> int:
    """Cards are conserved, over displays, discard pile, both parts of the draw pile, removed bottles and table."""
    for card in range(CARD_TYPES):
        counts[card] = 0
    for zone in range(ZONES):
        for word in range(2):
            bits = 0
            for card in range(CARD_TYPES):
                if word_of(card) == word:
                    count = count_of(state, zone, card)
                    counts[card] += count
                    for copy in range(count):
                        bits |= 1 << (card + stride_of(card) * copy)
            if bits != state.cards[zone, word]:
                return 3
    for place in range(min(state.settled, state.pile_count), state.pile_count):
        counts[state.order[place]] += 1
    for place in range(state.side_count[NEIGHBOUR] + state.side_count[DEALER]):
        counts[state.table[place]] += 1
    for card in range(CARD_TYPES):
        copies = 7 if card < KINDS else 2 if card < 2 * KINDS else 1
        if counts[card] != copies:
            return 1
    in_pile = count_bits(state.cards[PILE, 0]) + count_bits(state.cards[PILE, 1])
    return 0 if in_pile == min(state.settled, state.pile_count) else 2


@kernel
def wrong_removed(state: Any) -> int:
    """Four bottles are out of the game, in the simple game nine; never dawn, and with two players always the bet."""
    removed = count_bits(state.cards[REMOVED, 1])
    if removed != state.removed_count or state.cards[REMOVED, 0] or removed > MOST_REMOVED:
        return 4
    if state.cards[REMOVED, 1] & ((1 << GOODS) - 1) or count_of(state, REMOVED, DAWN):
        return 4
    if state.players == 2 and removed and not count_of(state, REMOVED, GOODS + Bottle.BET):
        return 25
    in_pile = count_of(state, PILE, DAWN)
    for place in range(min(state.settled, state.pile_count), state.pile_count):
        if state.order[place] == DAWN:
            in_pile += 1
            if place >= LAST_CARDS:
                return 24
    return 24 if state.pile_count >= LAST_CARDS and not in_pile else 0


@kernel
def wrong_step(state: Any) -> int:
    """The open question belongs to the step, and what is shown to what has been decided."""
    step = state.step
    asks = state.asks
    if asks == Ask.NOTHING or asks < 0 or asks > Ask.OVER:
        return 12
    if not (STEPS_OF[asks] >> step) & 1:
        return 8
    shown = 0
    for side in range(2):
        if state.gesture[side] != NOT_YET:
            shown += 1
            if state.gesture[side] < 0 or state.gesture[side] >= GESTURES:
                return 11
    if (step == Step.BEFORE_DEAL or step == Step.BEFORE_COUNT or step == Step.COUNT) and shown:
        return 11
    if asks == Ask.WINNINGS or asks == Ask.FIRST_CHOICE or asks == Ask.DROP or asks == Ask.ROB:
        return 11 if shown != 2 and step != Step.FIRST_THEFT else 0
    return 11 if asks == Ask.SHOW and shown != 1 else 0


@kernel
def wrong_seats(state: Any) -> int:
    """Whoever does something sits where it can be done."""
    if state.dealer < 0 or state.dealer >= state.players:
        return 9
    if state.asker < 0 or state.asker >= state.players:
        return 9
    if state.two_hand != NOBODY and not is_duellist(state, state.two_hand):
        return 22
    if state.bettor != NOBODY and is_duellist(state, state.bettor):
        return 22
    for seat in range(len(state.chosen)):
        if state.chosen[seat] != NOT_YET:
            at_count = state.asks == Ask.GESTURES and decides_at_count(state, seat)
            at_drop = state.asks == Ask.DROP and is_duellist(state, seat)
            if seat >= state.players or not (at_count or at_drop):
                return 10
    for seat in range(state.players):
        if count_of(state, seat, THEFT) and state.thief != seat:
            return 23
    return 0


def wrong_table(state: Any) -> int:
    if state.event_count < 0 or state.event_count > EVENTS:
        return 7
    for side in range(2):
        if state.side_count[side] < 0 or state.side_count[side] > LONGEST_SIDE:
            return 5
    on_table = state.side_count[NEIGHBOUR] + state.side_count[DEALER]
    if on_table and (state.step == Step.BEFORE_DEAL or state.asks == Ask.DROP or state.asks == Ask.ROB):
        return 6
    wrong = wrong_removed(state)
    if wrong == 0:
        wrong = wrong_step(state)
    return int(wrong) if wrong else int(wrong_seats(state))


def is_over(state: Any) -> bool:
    return bool(state.asks == Ask.OVER)


def may_change(state: Any, seat: int) -> bool:
    """Whether a seat that no longer has to decide may still choose anew."""
    return bool(state.chosen[seat] != NOT_YET and takes_part(state, seat))


def may_be_silent(state: Any) -> bool:
    """Whether the last move may have done nothing that is told: a bettor who is done."""
    return bool(state.bettor != NOBODY)
