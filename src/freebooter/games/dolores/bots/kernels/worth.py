"""What a display is worth while more cards are to come.

A hoard is the goods of a display in one number, a byte for each kind: the sum of its values, and sixteen for each card.
So adding a card is an addition, and a display that might be can be valued without touching a record.
"""

from __future__ import annotations

from freebooter.engine.kernels.bits import count_bits, highest_bit, lowest_bit
from freebooter.engine.kernels.compiling import entry, kernel
from freebooter.engine.kernels.events import HIDDEN

from ...rules.cards import DAWN, GOODS, ONES_OF_A_KIND, THEFT, TWOS_OF_A_KIND
from ...rules.state import CARDS_IN_A_DUEL, LAST_CARDS, PILE
from ...rules.terms import KINDS
from ...rules.zones import count_of

BITS_OF_A_KIND = 8
ONE_CARD = 16

PROMISE = (-1.2, -0.6, 1.4, 0.5, -0.35, -1.3)
"""What a display promises for the end, while the game is long: for each of its points now, for the value of its most
valuable kind, for all its values, for each missing kind, for its least kind, and for each kind that does not score.

Found by fitting final scores and then by play: this beats the points alone, see the figures in the documentation."""

FEATURES = len(PROMISE)
TO_COME = FEATURES  # how much of the promise counts
WEIGHTS = FEATURES + 1

HALFWAY = 3.0
"""With so many duels to come, half of the promise counts."""

FACE_DOWN = 1.0
THEFT_WORTH = 3.0
BOTTLE_WORTH = 0.5
"""A card that lies face down, a theft, which acts at once, and any other bottle while the game is long."""


@kernel
def hoard_of(state, seat):
    """The goods of a display."""
    hoard = 0
    for kind in range(KINDS):
        ones = count_bits((state.cards[seat, 0] >> kind) & ONES_OF_A_KIND)
        twos = count_bits((state.cards[seat, 1] >> (kind + KINDS)) & TWOS_OF_A_KIND)
        threes = (state.cards[seat, 1] >> (kind + 2 * KINDS)) & 1
        value = ones + 2 * twos + 3 * threes + ONE_CARD * (ones + twos + threes)
        hoard |= value << (BITS_OF_A_KIND * kind)
    return hoard


@kernel
def goods_word(card):
    """A card as a hoard of its own; nothing for a bottle or a hidden card."""
    if card >= GOODS:
        return 0
    return (card // KINDS + 1 + ONE_CARD) << (BITS_OF_A_KIND * (card % KINDS))


@kernel
def without_kind(hoard, kind):
    return hoard & ~(255 << (BITS_OF_A_KIND * kind))


@kernel
def has_kind(hoard, kind):
    return (hoard >> (BITS_OF_A_KIND * kind)) & 255 != 0


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
    pile = state.pile_count
    duels = pile // CARDS_IN_A_DUEL
    if not dawn_is_to_come(state):
        return float(duels)
    places = min(LAST_CARDS, pile)
    certain = (pile - places) // CARDS_IN_A_DUEL
    expected = float(certain)
    for duel in range(certain + 1, duels + 1):
        expected += (pile - CARDS_IN_A_DUEL * duel) / places
    return expected


@kernel
def set_weights(duels, weights):
    """How much each feature of a display counts when so many duels are to come; in the end only the points do."""
    to_come = duels / (duels + HALFWAY)
    for feature in range(FEATURES):
        weights[feature] = PROMISE[feature] * to_come
    weights[0] += 1.0
    weights[TO_COME] = to_come


@entry
def worth(hoard, smallest_set, weights):
    """What goods are worth: their points when the game ends now, and what they promise when it goes on."""
    goods = int(hoard)
    counts = 0  # How many kinds are worth 0, 1, 2 …, four bits for each.
    total = 0
    for kind in range(KINDS):
        held = (goods >> (BITS_OF_A_KIND * kind)) & 255
        value = held & (ONE_CARD - 1) if held >= ONE_CARD * (1 + smallest_set) else 0
        counts += 1 << (4 * value)
        total += value
    missing = counts & 15
    if missing == KINDS:
        return weights[3] * KINDS
    most = highest_bit(counts) >> 2
    least = lowest_bit(counts & ~15) >> 2
    of_most = (counts >> (4 * most)) & 15
    of_least = (counts >> (4 * least)) & 15
    # Where all kinds are worth the same, they are the most and the least valuable, and so count twice.
    points = most * of_most + least * of_least
    idle = KINDS - missing - of_most - of_least if most != least else 0
    return (
        weights[0] * points
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
