"""The duel on the table as a game of its own: what each pair of gestures would make of the two displays."""

from __future__ import annotations

from freebooter.bots.kernels.equilibrium import equilibrium
from freebooter.engine.kernels.compiling import entry, kernel
from freebooter.engine.kernels.events import HIDDEN

from ...rules.hoards import goods_word, hoard_of, kind_held, without_kind
from ...rules.knowledge import is_hidden
from ...rules.state import DEALER, NEIGHBOUR, NOBODY
from ...rules.terms import GESTURES, KINDS, MAX_PLAYERS, Gesture
from ...rules.zones import count_places, neighbour, side_of
from .scratch import COUNT, FIRST, HOARD, PLAYERS, SMALLEST_SET
from .worth import duels_to_come, extra_worth, set_weights, worth

BOTH_SIDES = 2


@entry
def look(state, seat, desk):
    """Note on the desk what a seat sees: the duel, and what everybody's display is worth."""
    scene = desk.scene
    count = count_places(state)
    for place in range(count):
        card = state.table[place]
        scene[place] = HIDDEN if is_hidden(state, seat, card) else card
    scene[FIRST] = state.side_count[NEIGHBOUR]
    scene[COUNT] = count
    scene[HOARD + NEIGHBOUR] = hoard_of(state, neighbour(state))
    scene[HOARD + DEALER] = hoard_of(state, state.dealer)
    scene[SMALLEST_SET] = state.smallest_set
    scene[PLAYERS] = state.players
    set_weights(duels_to_come(state), desk.weights)
    for other in range(state.players):
        desk.wealth[other] = worth(hoard_of(state, other), state.smallest_set, desk.weights)
    for other in range(state.players, MAX_PLAYERS):
        desk.wealth[other] = 0.0


@kernel
def side_at(scene, place):
    return NEIGHBOUR if place < scene[FIRST] else DEALER


@kernel
def goods_before(scene, whose):
    """The goods before one side, or before both, as a hoard."""
    goods = 0
    for place in range(scene[COUNT]):
        if whose == BOTH_SIDES or side_at(scene, place) == whose:
            goods += goods_word(scene[place])
    return goods


@kernel
def extra_before(desk, whose):
    """What the cards before one side, or before both, are worth that are no goods."""
    extra = 0.0
    for place in range(desk.scene[COUNT]):
        if whose == BOTH_SIDES or side_at(desk.scene, place) == whose:
            extra += extra_worth(desk.scene[place], desk.weights)
    return extra


@kernel
def after_taking(desk, side, whose, but):
    """What a side's display is worth with the cards before one side, or before both, but the one at a place."""
    card = desk.scene[but]
    goods = goods_before(desk.scene, whose)
    extra = extra_before(desk, whose)
    if whose == BOTH_SIDES or side_at(desk.scene, but) == whose:
        goods -= goods_word(card)
        extra -= extra_worth(card, desk.weights)
    return with_goods(desk, side, goods) + extra


@kernel
def with_goods(desk, side, goods):
    """What a side's goods are worth with more of them."""
    return worth(desk.scene[HOARD + side] + goods, desk.scene[SMALLEST_SET], desk.weights)


@kernel
def with_card(desk, hoard, card):
    """What a display is worth with a card more."""
    return worth(hoard + goods_word(card), desk.scene[SMALLEST_SET], desk.weights) + extra_worth(card, desk.weights)


@kernel
def best_drop(desk, hoard):
    """The kind that a display can best spare; -1 where it has none."""
    best = -1
    most = 0.0
    for kind in range(KINDS):
        if kind_held(hoard, kind):
            left = worth(without_kind(hoard, kind), desk.scene[SMALLEST_SET], desk.weights)
            if best < 0 or left > most:
                best = kind
                most = left
    return best


@kernel
def after_dropping(desk, hoard):
    """What a display is worth without the kind that it can best spare."""
    kind = best_drop(desk, hoard)
    return worth(without_kind(hoard, kind) if kind >= 0 else hoard, desk.scene[SMALLEST_SET], desk.weights)


@kernel
def rivalry(players):
    """How much a rival's gain hurts: whoever is ahead of one of several is not yet ahead of all."""
    return 1.0 / (players - 1)


@entry
def fill_worths(desk):
    """What both displays would be worth after each pair of gestures, if whoever may choose chooses well."""
    scene, worths = desk.scene, desk.worths
    goods = goods_before(scene, NEIGHBOUR), goods_before(scene, DEALER)
    extra = extra_before(desk, NEIGHBOUR), extra_before(desk, DEALER)
    for side in range(2):
        empty = with_goods(desk, side, 0)
        own = with_goods(desk, side, goods[side]) + extra[side]
        everything = with_goods(desk, side, goods[0] + goods[1]) + extra[0] + extra[1]
        put(worths, side, side, Gesture.PEACE, Gesture.PEACE, own)
        put(worths, side, side, Gesture.PEACE, Gesture.FIGHT, empty)
        put(worths, side, side, Gesture.FIGHT, Gesture.PEACE, everything)
        put(worths, side, side, Gesture.FIGHT, Gesture.FIGHT, empty)
        put(worths, side, side, Gesture.CHOICE, Gesture.CHOICE, after_dropping(desk, scene[HOARD + side]))
    for side in range(2):
        fill_first_choice(desk, side, goods, extra)


@kernel
def fill_first_choice(desk, side, goods, extra):
    """What both displays would be worth if a side had the first choice and the other showed peace or fought."""
    scene, worths = desk.scene, desk.worths
    other = 1 - side
    envy = rivalry(scene[PLAYERS])
    kept = get(worths, other, side, Gesture.PEACE, Gesture.PEACE)
    # Peaceful, the other keeps the rest of its own side; fighting, it gets all the rest.
    mine_in_peace = mine_in_fight = get(worths, side, side, Gesture.FIGHT, Gesture.FIGHT)
    theirs_in_peace = theirs_in_fight = kept
    for place in range(scene[COUNT]):
        word = goods_word(scene[place])
        more = extra_worth(scene[place], desk.weights)
        picked = with_goods(desk, side, word) + more
        rest = kept
        if side_at(scene, place) == other:
            rest = with_goods(desk, other, goods[other] - word) + extra[other] - more
        if place == 0 or picked - envy * rest > mine_in_peace - envy * theirs_in_peace:
            mine_in_peace, theirs_in_peace = picked, rest
        rest = with_goods(desk, other, goods[0] + goods[1] - word) + extra[0] + extra[1] - more
        if place == 0 or picked - envy * rest > mine_in_fight - envy * theirs_in_fight:
            mine_in_fight, theirs_in_fight = picked, rest
    put(worths, side, side, Gesture.CHOICE, Gesture.PEACE, mine_in_peace)
    put(worths, other, side, Gesture.CHOICE, Gesture.PEACE, theirs_in_peace)
    put(worths, side, side, Gesture.CHOICE, Gesture.FIGHT, mine_in_fight)
    put(worths, other, side, Gesture.CHOICE, Gesture.FIGHT, theirs_in_fight)


@kernel
def put(table, whose, side, gesture, others, value):
    """Note in a table of both sides what there is when one side shows a gesture and the other side another."""
    if side == NEIGHBOUR:
        table[whose, gesture, others] = value
    else:
        table[whose, others, gesture] = value


@kernel
def get(table, whose, side, gesture, others):
    return table[whose, gesture, others] if side == NEIGHBOUR else table[whose, others, gesture]


@kernel
def standing(wealth, players, seat):
    """What matters to a seat: its own worth beside that of the others."""
    others = 0.0
    for other in range(players):
        if other != seat:
            others += wealth[other]
    return wealth[seat] - others * rivalry(players)


@kernel
def pay_of(state, seat, desk, neighbours, dealers):
    """What a pair of gestures is to any seat."""
    left, dealer = neighbour(state), state.dealer
    wealth = desk.wealth
    held_left, held_dealer = wealth[left], wealth[dealer]
    wealth[left] = desk.worths[NEIGHBOUR, neighbours, dealers]
    wealth[dealer] = desk.worths[DEALER, neighbours, dealers]
    pay = standing(wealth, state.players, seat)
    wealth[left] = held_left
    wealth[dealer] = held_dealer
    return pay


@kernel
def fill_pays(state, desk):
    """What each pair of gestures is to the neighbour and to the dealer: their standing, as `pay_of` tells it."""
    worths, pays = desk.worths, desk.pays
    envy = rivalry(state.players)
    outside = -desk.wealth[neighbour(state)] - desk.wealth[state.dealer]
    for seat in range(state.players):
        outside += desk.wealth[seat]
    for neighbours in range(GESTURES):
        for dealers in range(GESTURES):
            left, right = worths[NEIGHBOUR, neighbours, dealers], worths[DEALER, neighbours, dealers]
            pays[NEIGHBOUR, neighbours, dealers] = left - envy * (right + outside)
            pays[DEALER, neighbours, dealers] = right - envy * (left + outside)


@kernel
def give_second_hand(desk, side):
    """Turn the worths into those of a duel in which a side shows two hands: its choice is the one it leaves out.

    Once the other's gesture is known, the better one of its two counts.
    """
    for others in range(GESTURES):
        pays = of_each_gesture(desk.pays, side, side, others)
        mine = of_each_gesture(desk.worths, side, side, others)
        theirs = of_each_gesture(desk.worths, 1 - side, side, others)
        for out in range(GESTURES):
            first = 1 if out == 0 else 0
            second = GESTURES - out - first
            shown = first if pays[first] >= pays[second] else second
            put(desk.worths, side, side, out, others, mine[shown])
            put(desk.worths, 1 - side, side, out, others, theirs[shown])


@kernel
def of_each_gesture(table, whose, side, others):
    return get(table, whose, side, 0, others), get(table, whose, side, 1, others), get(table, whose, side, 2, others)


@entry
def solve_duel(state, two_hand, desk):
    """How neighbour and dealer should mix their gestures; for a two-hand player, the one it leaves out."""
    fill_worths(desk)
    fill_pays(state, desk)
    if two_hand != NOBODY:
        give_second_hand(desk, side_of(state, two_hand))
        fill_pays(state, desk)
    equilibrium(desk.pays[NEIGHBOUR], desk.pays[DEALER], desk.mixes[NEIGHBOUR], desk.mixes[DEALER])


@entry
def duel_value(state, seat, two_hand, desk):
    """What the duel that lies on the desk is to a seat, whether it takes part or looks on."""
    solve_duel(state, two_hand, desk)
    value = 0.0
    for neighbours in range(GESTURES):
        for dealers in range(GESTURES):
            likely = desk.mixes[NEIGHBOUR, neighbours] * desk.mixes[DEALER, dealers]
            if likely > 0.0:
                value += likely * pay_of(state, seat, desk, neighbours, dealers)
    return value
