"""What a hoard is worth while more cards are to come."""

from __future__ import annotations

from freebooter.engine.kernels.bits import integer
from freebooter.engine.kernels.compiling import entry, kernel
from freebooter.engine.kernels.events import HIDDEN

from ...rules.cards import DAWN, GOODS, THEFT
from ...rules.scoring import count_by_value, counted_points, kind_value, most_and_least
from ...rules.state import CARDS_IN_A_DUEL, LAST_CARDS, PILE
from ...rules.terms import KINDS
from ...rules.zones import count_of

PROMISE = (-1.2, -0.6, 1.4, 0.5, -0.35, -1.3)
"""What a display promises for the end, while the game is long: for each of its points now, for the value of its most
valuable kind, for all its values, for each missing kind, for its least kind, and for each kind that does not score.

Found by fitting final scores and then by play: who judges by this beats who judges by the points alone."""

FEATURES = len(PROMISE)
TO_COME = FEATURES  # how much of the promise counts
LEARNT = TO_COME + 1  # 0 where all this counts; the number of players where what was learnt counts instead, with
ENDING = LEARNT + 1  # how likely the game ends before another duel is played,
LONG = ENDING + 1  # and the time that the network knows: the more duels follow that one, the greater;
SOON = LONG + 1  # the fewer, the greater
WEIGHTS = SOON + 1

LONG_GAME = 16.0

HALFWAY = 3.0
"""With so many duels to come, half of the promise counts."""

FACE_DOWN = 1.0
THEFT_WORTH = 3.0
BOTTLE_WORTH = 0.5
"""A card that lies face down, a theft, which acts at once, and any other bottle while the game is long."""


@kernel
def dawn_is_to_come(state):
    """Whether dawn still lies in the draw pile, as everybody can tell who counts."""
    if count_of(state, PILE, DAWN):
        return True
    for place in range(min(state.settled, state.pile_count), state.pile_count):
        if state.order[place] == DAWN:
            return True
    return False


@kernel
def duels_to_come(state):
    """How many more duels can be expected after the one that lies on the table."""
    return duels_out_of(state.pile_count, dawn_is_to_come(state))


@kernel
def duels_out_of(pile, with_dawn):
    """How many duels can be expected out of so many cards."""
    duels = pile // CARDS_IN_A_DUEL
    if not with_dawn:
        return float(duels)
    places = min(LAST_CARDS, pile)
    certain = (pile - places) // CARDS_IN_A_DUEL
    expected = float(certain)
    for duel in range(certain + 1, duels + 1):
        expected += (pile - CARDS_IN_A_DUEL * duel) / places
    return expected


@kernel
def chance_of_ending(pile, with_dawn):
    """How likely no further duel can be played out of so many cards: too few are left, or dawn comes with the deal."""
    if pile < CARDS_IN_A_DUEL:
        return 1.0
    dealt_among_last = min(CARDS_IN_A_DUEL, LAST_CARDS + CARDS_IN_A_DUEL - pile)
    return dealt_among_last / min(LAST_CARDS, pile) if with_dawn and dealt_among_last > 0 else 0.0


@entry
def set_learnt(state, weights):
    """Let what was learnt count, at this time of the game."""
    with_dawn = dawn_is_to_come(state)
    pile = integer(state.pile_count)
    set_weights(duels_out_of(pile, with_dawn), weights)
    later = duels_out_of(max(0, pile - CARDS_IN_A_DUEL), with_dawn)
    weights[LEARNT] = state.players
    weights[ENDING] = chance_of_ending(pile, with_dawn)
    weights[LONG] = later / LONG_GAME
    weights[SOON] = 1.0 / (1.0 + later)


@kernel
def set_weights(duels, weights):
    """How much each feature of a display counts when so many duels are to come; in the end only the points do."""
    weights[LEARNT] = 0.0
    to_come = duels / (duels + HALFWAY)
    for feature in range(FEATURES):
        weights[feature] = PROMISE[feature] * to_come
    weights[0] += 1.0
    weights[TO_COME] = to_come


@entry
def worth(hoard, smallest_set, weights):
    """What goods are worth: their points when the game ends now, and what they promise when it goes on."""
    goods = int(hoard)
    counts = count_by_value(goods, smallest_set)
    missing = counts & 15
    if missing == KINDS:
        return weights[3] * KINDS
    total = 0
    for kind in range(KINDS):
        total += kind_value(goods, kind, smallest_set)
    most, least = most_and_least(counts)
    idle = KINDS - missing - ((counts >> (4 * most)) & 15) - ((counts >> (4 * least)) & 15) if most != least else 0
    return (
        weights[0] * counted_points(counts)
        + weights[1] * most
        + weights[2] * total
        + weights[3] * missing
        + weights[4] * least
        + weights[5] * idle
    )


@kernel
def extra_worth(card, weights):
    """What a card is worth that is no good: a bottle, or a card that lies face down."""
    if card < GOODS or card == DAWN:
        return 0.0
    if card == HIDDEN:
        return FACE_DOWN
    return THEFT_WORTH if card == THEFT else BOTTLE_WORTH * weights[TO_COME]
