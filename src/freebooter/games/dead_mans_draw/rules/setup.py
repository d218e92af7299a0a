"""Before the first card: dealing, the draft of traits, and naming rivals."""

from __future__ import annotations

from freebooter.engine.kernels.bits import count_bits, nth_bit
from freebooter.engine.kernels.compiling import entry, kernel
from freebooter.engine.kernels.events import emit
from freebooter.engine.kernels.random import begin_chance, below

from .cards import EVERY_CARD, EVERY_SUIT, NO_CARD
from .events import Happening
from .state import DISCARD, NOBODY, PILE, Ask
from .switches import Mermaids
from .terms import DEALT_TRAITS, MAX_PLAYERS, Trait, TraitDeal
from .zones import merge


@entry
def deal(state, seed):
    """Lay out a new game; players, switches and how traits are dealt are already in the record.

    The pile is left unordered: chance decides, card by card, what is drawn (see `zones.draw_unordered`).
    """
    begin_chance(state, seed)
    state.busting = NO_CARD
    state.shown = NOBODY
    for seat in range(MAX_PLAYERS):
        state.rivals[seat] = NOBODY
        state.seen[seat] = NOBODY
    lowest = EVERY_SUIT
    rest = EVERY_CARD ^ EVERY_SUIT
    merge(state, DISCARD, lowest, lowest if state.decks else 0)
    merge(state, PILE, rest, rest if state.decks else 0)
    state.pile_count = 2 * count_bits(rest) if state.decks else count_bits(rest)
    state.settled = NOBODY  # Above any place: nothing lies in order yet.
    state.active = below(state, state.players)
    deal_traits(state)


@kernel
def all_traits(state):
    """Every trait card of the box as a bit, two bits a trait; Siren only where mermaids replay."""
    traits = DEALT_TRAITS if state.mermaids == Mermaids.REPLAY else DEALT_TRAITS - 1
    copies = 3 if state.decks else 1
    pool = 0
    for trait in range(traits):
        pool |= copies << (trait << 1)
    return pool


@kernel
def draw_trait(state, pool):
    """The bit of a random trait card out of a pool."""
    return nth_bit(pool, below(state, count_bits(pool)))


@kernel
def deal_traits(state):
    if state.trait_deal == TraitDeal.DRAFT:
        pool = all_traits(state)
        for seat in range(state.players):
            pool = deal_two(state, seat, pool)
        state.asks = Ask.DRAFT
        return
    if state.trait_deal == TraitDeal.RANDOM:
        pool = all_traits(state)
        for seat in range(state.players):
            bit = draw_trait(state, pool)
            pool &= ~(1 << bit)
            state.holders[bit >> 1] |= 1 << seat
    name_rivals(state)


@kernel
def deal_two(state, seat, pool):
    """Give a seat two trait cards to choose from; returns what is left of the pool."""
    for i in range(2):
        bit = draw_trait(state, pool)
        pool &= ~(1 << bit)
        state.dealt_traits[seat, i] = bit >> 1
    return pool


@kernel
def choose_trait(state, seat, trait):
    """Keep a trait, secretly; once the last choice is in, all are revealed and the other cards leave the game."""
    state.chosen[seat] = 1 if state.dealt_traits[seat, 0] == trait else 2
    for other in range(state.players):
        if state.chosen[other] == 0:
            emit(state, Happening.TRAIT_CHOSEN, seat, NO_CARD, 0)
            state.asks = Ask.DRAFT
            return
    for other in range(state.players):
        kept = state.dealt_traits[other, state.chosen[other] - 1]
        state.holders[kept] |= 1 << other
        emit(state, Happening.TRAIT_REVEALED, other, kept, 0)
        state.chosen[other] = 0
        state.dealt_traits[other, 0] = 0
        state.dealt_traits[other, 1] = 0
    name_rivals(state)


@kernel
def rival_asker(state):
    """The holder of Davy Jones' Locker who has to name a rival next, clockwise from the start player, or NOBODY."""
    holders = state.holders[Trait.DAVY_JONES_LOCKER]
    if holders == 0:
        return NOBODY
    for i in range(state.players):
        seat = (state.active + i) % state.players
        if (holders >> seat) & 1 and state.rivals[seat] == NOBODY:
            return seat
    return NOBODY


@kernel
def name_rivals(state):
    """Ask for the next rival, or with nobody left to ask begin; with two players there is nothing to ask."""
    asker = rival_asker(state)
    while asker != NOBODY and state.players == 2:
        name_rival(state, asker, 1 - asker)
        asker = rival_asker(state)
    if asker == NOBODY:
        state.asks = Ask.TURN
        emit(state, Happening.TURN, state.active, NO_CARD, 0)
    else:
        state.asks = Ask.RIVAL


@kernel
def name_rival(state, seat, rival):
    state.rivals[seat] = rival
    emit(state, Happening.RIVAL_NAMED, seat, NO_CARD, rival)
