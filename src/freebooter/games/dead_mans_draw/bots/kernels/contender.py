"""The contender: the simple policy that won a public programming contest for this game in 2023.

It draws until three cards lie in the row and collecting them gains points, until key and chest lie there, or until an
oracle has shown a bust; everything else it chooses from a list of wishes.
"""

from __future__ import annotations

from freebooter.bots.kernels.choosing import bind_best_move
from freebooter.engine.kernels.compiling import entry, kernel

from ...rules.actions import (
    BANK,
    COLLECT,
    DRAW,
    FIRE,
    HOOK,
    PLUNDER,
    REPLAY,
    RIVAL,
    STEAL,
    TAKE,
    TRAIT,
    count_moves,
    may_collect,
    nth_move,
)
from ...rules.cards import KEY_AND_CHEST, rank_of, suit_of
from ...rules.scoring import bank_points, points_with, seat_points
from ...rules.state import Ask
from ...rules.suits import busting_cards, hit_card
from ...rules.terms import Suit, Trait
from ...rules.zones import top_card
from .inference import bust_chance, knows_next, next_card

WORST = -1000

_WISHED = (
    Suit.SWORD, Suit.ORACLE, Suit.CANNON, Suit.MAP, Suit.ANCHOR, Suit.KEY, Suit.CHEST, Suit.MERMAID, Suit.HOOK,
    Suit.KRAKEN,
)  # fmt: skip
WISHES = tuple(len(_WISHED) - _WISHED.index(suit) for suit in Suit)
"""How much each suit is wished for."""

LIKED_TRAITS = (
    Trait.DAVY_JONES_LOCKER, Trait.PARRY, Trait.MISFIRE, Trait.TREASURE_HUNTER, Trait.PLUNDERER, Trait.SCAVENGER,
    Trait.GOLDEN_SCALES, Trait.FISHERMAN, Trait.SIREN, Trait.SAFE_HARBOR, Trait.CASANOVA, Trait.NAVIGATOR,
    Trait.SWORDSMAN, Trait.BEASTMASTER, Trait.MYSTIC, Trait.MISER, Trait.CAPTAINS_HOOK, Trait.MASTER_GUNNER,
)  # fmt: skip
"""Which trait to keep in the draft, best first, and at last any other; `freebooter balance` measures it."""

TRAIT_LIKINGS = tuple(-[*LIKED_TRAITS, trait].index(trait) for trait in Trait)


@kernel
def completes(state, suit):
    """Whether a card of the suit would bring key and chest together."""
    return (KEY_AND_CHEST >> suit) & 1 and (state.row_suits | (1 << suit)) & KEY_AND_CHEST == KEY_AND_CHEST


@kernel
def loss(state, seat, card):
    """The points that a seat loses with a card of its bank."""
    bit = 1 << card
    copy = state.cards[seat, 1] & bit
    return seat_points(state, seat) - bank_points(
        state, seat, state.cards[seat, 0] ^ (bit ^ copy), state.cards[seat, 1] ^ copy
    )


@kernel
def wish(state, card):
    """How much a card is wished for in the row: never one that busts, key and chest together first."""
    if (busting_cards(state, False) >> card) & 1:
        return WORST
    suit = suit_of(card)
    return 100 * (20 if completes(state, suit) else WISHES[suit]) + rank_of(card)


@kernel
def draws_on(state, seat):
    """Whether the contender draws another card."""
    if knows_next(state, seat):
        if bust_chance(state, seat) > 0:
            return False
        return state.row_count <= 1 or suit_of(next_card(state)) != Suit.KRAKEN
    if state.row_suits & KEY_AND_CHEST == KEY_AND_CHEST:
        return False
    return state.row_count < 3 or points_with(state, seat, state.row_cards) <= seat_points(state, seat)


@kernel
def liking(state, seat, action):
    """How much the contender likes an answer to a question."""
    if action < FIRE:
        return wish(state, top_card(state, seat, action - HOOK))
    if action < STEAL:
        owner = (action - FIRE) >> 4
        lost = loss(state, owner, hit_card(state, owner, (action - FIRE) & 15))
        return lost if owner != seat else -lost
    if action < TAKE:
        owner = (action - STEAL) >> 4
        return wish(state, hit_card(state, owner, (action - STEAL) & 15))
    if action < REPLAY:
        card = action - TAKE
        if (busting_cards(state, False) >> card) & 1:
            return WORST
        if completes(state, suit_of(card)):
            return -WORST
        return points_with(state, seat, state.row_cards | (1 << card))
    if action < PLUNDER:
        card = action - (REPLAY if action < BANK else BANK)
        return WISHES[suit_of(card)] if action < BANK else points_with(state, seat, 1 << card)
    if action < TRAIT:
        return seat_points(state, action - PLUNDER)
    if action < RIVAL:
        return TRAIT_LIKINGS[action - TRAIT]
    return seat_points(state, action - RIVAL)


most_liked = bind_best_move(__name__, count_moves, nth_move, liking)


@entry
def contender(state, seat):
    """The contender's move; of equal ones the first."""
    if state.asks == Ask.TURN:
        if state.pile_count and (not may_collect(state) or draws_on(state, seat)):
            return DRAW
        return COLLECT
    return most_liked(state, seat, nth_move(state, seat, 0))
