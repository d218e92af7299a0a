"""What displays are worth, on scratch paper: by the gambler's rule of thumb, or by what was learnt.

What was learnt needs two numbers, for the game may end before the next duel: a weight for when it goes on, and the
points for when it does not. They stand in one: the points count `POINT` each, the weight is what is left.
"""

from __future__ import annotations

from math import exp, floor

from freebooter.engine.kernels.compiling import entry, kernel
from freebooter.engine.kernels.events import HIDDEN

from ...rules.cards import DAWN, GOODS, THEFT
from ...rules.hoards import goods_word
from ...rules.terms import MAX_PLAYERS
from .learnt import weigh_bottle, weigh_display, weigh_place
from .scratch import SMALLEST_SET
from .worth import ENDING, LEARNT, LONG, SOON, extra_worth, worth

POINT = 4096.0

POINTS_OF_A_WEIGHT = 3.0
"""How many points matter as much as one of weight, roughly, where a single display is judged alone."""

FACE_DOWN_WEIGHT = 0.25
THEFT_WEIGHT = 0.5
THEFT_POINTS = 3.0
"""A card that lies face down, and a theft, which acts at once."""


@entry
def wealth_of(scratch, hoard):
    """What goods are worth."""
    weights = scratch.weights
    players = int(weights[LEARNT])
    if players == 0:
        return worth(hoard, scratch.duel[SMALLEST_SET], weights)
    weight, points = weigh_display(
        players - 2,
        hoard,
        scratch.duel[SMALLEST_SET],
        weights[LONG],
        weights[SOON],
        scratch.places,
        scratch.hidden,
    )
    return weight + POINT * points


@kernel
def extra_of(scratch, card):
    """What a card is worth that is no good: a bottle, or a card that lies face down."""
    weights = scratch.weights
    if weights[LEARNT] == 0.0:
        return extra_worth(card, weights)
    if card < GOODS or card == DAWN:
        return 0.0
    if card == HIDDEN:
        return FACE_DOWN_WEIGHT
    if card == THEFT:
        return THEFT_WEIGHT + POINT * THEFT_POINTS
    return weigh_bottle(int(weights[LEARNT]) - 2, card, weights[LONG], weights[SOON])


@kernel
def with_card(scratch, hoard, card):
    """What a display is worth with a card more."""
    return wealth_of(scratch, hoard + goods_word(card)) + extra_of(scratch, card)


@kernel
def points_in(wealth):
    return floor(wealth / POINT + 0.5)


@kernel
def liking(scratch, wealth):
    """How good a display is by itself, on a scale on which differences can be compared."""
    weights = scratch.weights
    if weights[LEARNT] == 0.0:
        return wealth
    points = points_in(wealth)
    goes_on = 1.0 - weights[ENDING]
    return goes_on * (wealth - POINT * points) + weights[ENDING] * points / POINTS_OF_A_WEIGHT


@kernel
def hold_bottles(scratch, seat, steps, bottles):
    """Note what a seat's bottles, and its place at the table, add to its weight."""
    weights = scratch.weights
    table = int(weights[LEARNT]) - 2
    held = weigh_place(table, steps, weights[LONG], weights[SOON])
    card = GOODS
    while bottles:
        if bottles & 1:
            held += weigh_bottle(table, card, weights[LONG], weights[SOON])
        bottles >>= 1
        card += 1
    scratch.held[seat] = held


@kernel
def rivalry(players):
    """How much a rival's gain hurts: whoever is ahead of one of several is not yet ahead of all."""
    return 1.0 / (players - 1)


@entry
def standing(scratch, players, seat):
    """What matters to a seat: its own worth beside that of the others; by what was learnt, its part of the victory."""
    wealth = scratch.wealth
    if scratch.weights[LEARNT] > 0.0:
        return share_of_victory(scratch, players, seat)
    others = 0.0
    for other in range(players):
        if other != seat:
            others += wealth[other]
    return wealth[seat] - others * rivalry(players)


@kernel
def share_of_victory(scratch, players, seat):
    """The part of the victory that a seat can expect: by points if the game ends now, by weight if it goes on."""
    wealth, held = scratch.wealth, scratch.held
    ending = scratch.weights[ENDING]
    own = points_in(wealth[seat])
    ties = 0
    wins = True
    total = 0.0
    weight = wealth[seat] - POINT * own + held[seat]
    for other in range(players):
        points = points_in(wealth[other])
        wins = wins and points <= own
        ties += 1 if points == own else 0
        if ending < 1.0:
            total += exp(min(50.0, wealth[other] - POINT * points + held[other] - weight))
    value = ending / ties if wins else 0.0
    return value + (1.0 - ending) / total if ending < 1.0 else value


@kernel
def clear_wealth(scratch, players):
    """Nobody sits beyond the players."""
    for other in range(players, MAX_PLAYERS):
        scratch.wealth[other] = 0.0
