"""The ten bottle messages: who may play each, and when; and what playing it does.

Dawn and theft are never played: dawn acts when it is drawn (`duel.py`), a theft when it is received (`outcomes.py`).
"""

from __future__ import annotations

from freebooter.engine.kernels.compiling import kernel
from freebooter.engine.kernels.events import emit

from .cards import GOODS, THEFT
from .events import Happening
from .state import CARDS_IN_A_CONVOY, CARDS_IN_A_DUEL, DEALER, DISCARD, NEIGHBOUR, NOBODY, NOT_YET, Ask, Step
from .terms import Bottle
from .zones import add, bottles_in, count_places, is_duellist, lift, remove


@kernel
def window(state, seat):
    """The bottles that may be played at this step by a seat that holds them, as a mask.

    R: swell needs four cards in the pile, convoy two.
    """
    step = state.step
    if step == Step.BEFORE_DEAL:
        return 1 << Bottle.LANTERN
    if step == Step.DAWN:
        return 1 << Bottle.LOOKOUT
    convoy = 1 << Bottle.CONVOY if state.pile_count >= CARDS_IN_A_CONVOY else 0
    if step == Step.AFTER_COUNT:
        return convoy | 1 << Bottle.VOID
    swell = 1 << Bottle.SWELL if state.pile_count >= CARDS_IN_A_DUEL else 0
    own = 1 << Bottle.TWO_HAND if is_duellist(state, seat) else 1 << Bottle.BET
    return convoy | swell | own | 1 << Bottle.WHIRLPOOL


@kernel
def playable(state, seat):
    """The bottles that a seat may play now, as a mask."""
    held = bottles_in(state, seat)
    return held & window(state, seat) if held else 0


@kernel
def play(state, seat, bottle):
    """Play a bottle; it is spent, and whoever passed is asked again."""
    remove(state, seat, GOODS + bottle)
    add(state, DISCARD, GOODS + bottle)
    state.passed = 0
    emit(state, Happening.PLAYED, seat, GOODS + bottle, 0)
    if bottle == Bottle.LANTERN:
        state.lantern = seat
    elif bottle == Bottle.LOOKOUT:
        state.step = Step.DEAL
    elif bottle == Bottle.SWELL:
        clear_table(state, DISCARD, DISCARD)
        begin_deal(state, CARDS_IN_A_DUEL)
    elif bottle == Bottle.WHIRLPOOL:
        state.asks = Ask.ARRANGE
    elif bottle == Bottle.CONVOY:
        begin_deal(state, CARDS_IN_A_CONVOY)
    elif bottle == Bottle.TWO_HAND:
        state.two_hand = seat
    elif bottle == Bottle.BET:
        state.bettor = seat
    else:
        void(state)


@kernel
def begin_deal(state, cards):
    """Deal cards, half of them to each side, neighbour first; then go on with the step that is open."""
    state.deal_left = cards
    state.deal_size = cards
    state.deal_then = state.step
    state.step = Step.DEAL


@kernel
def void(state):
    """The duel is repeated from before the count. R: a two-hand or a bet no longer acts; cards stay as they lie."""
    state.two_hand = NOBODY
    state.bettor = NOBODY
    state.gesture[NEIGHBOUR] = NOT_YET
    state.gesture[DEALER] = NOT_YET
    state.step = Step.BEFORE_COUNT


@kernel
def arrange(state, before):
    """The whirlpool: the places of the mask come to lie before the neighbour, the others before the dealer."""
    front = 0
    for place in range(count_places(state)):
        if (before >> place) & 1:
            card = state.table[place]
            for i in range(place, front, -1):
                state.table[i] = state.table[i - 1]
            state.table[front] = card
            front += 1
    emit(state, Happening.ARRANGED, state.asker, 0, before)


@kernel
def move_card(state, place, zone):
    """A card of the duel goes into a display or to the discard pile, face up.

    R: a theft waits until everything is handed out.
    """
    card = lift(state, place)
    add(state, zone, card)
    if zone == DISCARD:
        emit(state, Happening.LOST, NOBODY, card, 0)
    else:
        if card == THEFT:
            state.thief = zone
        emit(state, Happening.TOOK, zone, card, 0)


@kernel
def clear_table(state, first, second):
    """All cards of the duel go where they belong: those before the neighbour to one zone, the dealer's to another.

    Displays get theirs before the rest is discarded.
    """
    while count_places(state) > 0:
        place = 0
        zone = first
        front = state.side_count[NEIGHBOUR]
        if front == 0 or (first == DISCARD and second != DISCARD and state.side_count[DEALER] > 0):
            place = front
            zone = second
        move_card(state, place, zone)
