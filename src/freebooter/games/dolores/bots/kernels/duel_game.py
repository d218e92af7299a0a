"""The duel on the table as a game of its own: what each pair of gestures would make of the two displays."""

from __future__ import annotations

from freebooter.bots.kernels.equilibrium import equilibrium
from freebooter.engine.kernels.compiling import entry, kernel
from freebooter.engine.kernels.events import HIDDEN

from ...rules.hoards import goods_word, hoard_of, kind_held, without_kind
from ...rules.knowledge import is_hidden
from ...rules.state import DEALER, NEIGHBOUR, NOBODY
from ...rules.terms import GESTURES, KINDS, Gesture
from ...rules.zones import bottles_in, count_places, neighbour, side_of
from .scratch import COUNT, FIRST, HOARD, PLAYERS, SMALLEST_SET
from .wealth import clear_wealth, extra_of, hold_bottles, liking, rivalry, standing, wealth_of
from .worth import LEARNT, duels_to_come, set_learnt, set_weights

BOTH_SIDES = 2


@entry
def look(state, seat, scratch):
    """Note on scratch paper what a seat sees: the duel, and what everybody's display is worth by the rule of thumb."""
    set_weights(duels_to_come(state), scratch.weights)
    note_duel(state, seat, scratch)


@entry
def look_ahead(state, seat, scratch):
    """The same, but displays are worth what was learnt."""
    set_learnt(state, scratch.weights)
    note_duel(state, seat, scratch)
    for other in range(state.players):
        # The neighbour deals next.
        steps = other - neighbour(state)
        hold_bottles(scratch, other, steps if steps >= 0 else steps + state.players, bottles_in(state, other))


@entry
def note_duel(state, seat, scratch):
    duel = scratch.duel
    count = count_places(state)
    for place in range(count):
        card = state.table[place]
        duel[place] = HIDDEN if is_hidden(state, seat, card) else card
    duel[FIRST] = state.side_count[NEIGHBOUR]
    duel[COUNT] = count
    duel[HOARD + NEIGHBOUR] = hoard_of(state, neighbour(state))
    duel[HOARD + DEALER] = hoard_of(state, state.dealer)
    duel[SMALLEST_SET] = state.smallest_set
    duel[PLAYERS] = state.players
    for other in range(state.players):
        scratch.wealth[other] = wealth_of(scratch, hoard_of(state, other))
    clear_wealth(scratch, state.players)


@kernel
def side_at(duel, place):
    return NEIGHBOUR if place < duel[FIRST] else DEALER


@kernel
def goods_before(duel, whose):
    """The goods before one side, or before both, as a hoard."""
    goods = 0
    for place in range(duel[COUNT]):
        if whose == BOTH_SIDES or side_at(duel, place) == whose:
            goods += goods_word(duel[place])
    return goods


@kernel
def extra_before(scratch, whose):
    """What the cards before one side, or before both, are worth that are no goods."""
    extra = 0.0
    for place in range(scratch.duel[COUNT]):
        if whose == BOTH_SIDES or side_at(scratch.duel, place) == whose:
            extra += extra_of(scratch, scratch.duel[place])
    return extra


@kernel
def after_taking(scratch, side, whose, but):
    """What a side's display is worth with the cards before one side, or before both, but the one at a place."""
    card = scratch.duel[but]
    goods = goods_before(scratch.duel, whose)
    extra = extra_before(scratch, whose)
    if whose == BOTH_SIDES or side_at(scratch.duel, but) == whose:
        goods -= goods_word(card)
        extra -= extra_of(scratch, card)
    return with_goods(scratch, side, goods) + extra


@kernel
def with_goods(scratch, side, goods):
    """What a side's goods are worth with more of them."""
    return wealth_of(scratch, scratch.duel[HOARD + side] + goods)


@kernel
def best_drop(scratch, hoard):
    """The kind that a display can best spare; -1 where it has none."""
    best = -1
    most = 0.0
    for kind in range(KINDS):
        if kind_held(hoard, kind):
            left = liking(scratch, wealth_of(scratch, without_kind(hoard, kind)))
            if best < 0 or left > most:
                best = kind
                most = left
    return best


@kernel
def after_dropping(scratch, hoard):
    """What a display is worth without the kind that it can best spare."""
    kind = best_drop(scratch, hoard)
    return wealth_of(scratch, without_kind(hoard, kind) if kind >= 0 else hoard)


@entry
def fill_worths(scratch):
    """What both displays would be worth after each pair of gestures, if whoever may choose chooses well."""
    duel, worths = scratch.duel, scratch.worths
    goods = goods_before(duel, NEIGHBOUR), goods_before(duel, DEALER)
    extra = extra_before(scratch, NEIGHBOUR), extra_before(scratch, DEALER)
    for side in range(2):
        empty = with_goods(scratch, side, 0)
        own = with_goods(scratch, side, goods[side]) + extra[side]
        everything = with_goods(scratch, side, goods[0] + goods[1]) + extra[0] + extra[1]
        put(worths, side, Gesture.PEACE, Gesture.PEACE, own)
        put(worths, side, Gesture.PEACE, Gesture.FIGHT, empty)
        put(worths, side, Gesture.FIGHT, Gesture.PEACE, everything)
        put(worths, side, Gesture.FIGHT, Gesture.FIGHT, empty)
        put(worths, side, Gesture.CHOICE, Gesture.CHOICE, after_dropping(scratch, duel[HOARD + side]))
    for side in range(2):
        fill_first_choice(scratch, side, goods, extra)


@kernel
def fill_first_choice(scratch, side, goods, extra):
    """What both displays would be worth if a side had the first choice and the other showed peace or fought."""
    duel, worths = scratch.duel, scratch.worths
    other = 1 - side
    envy = rivalry(duel[PLAYERS])
    kept = get(worths, other, Gesture.PEACE, Gesture.PEACE)
    # Peaceful, the other keeps the rest of its own side; fighting, it gets all the rest.
    mine_in_peace = mine_in_fight = get(worths, side, Gesture.FIGHT, Gesture.FIGHT)
    theirs_in_peace = theirs_in_fight = kept
    in_peace = in_fight = 0.0
    for place in range(duel[COUNT]):
        word = goods_word(duel[place])
        more = extra_of(scratch, duel[place])
        picked = with_goods(scratch, side, word) + more
        rest = kept
        if side_at(duel, place) == other:
            rest = with_goods(scratch, other, goods[other] - word) + extra[other] - more
        liked = liking(scratch, picked) - envy * liking(scratch, rest)
        if place == 0 or liked > in_peace:
            in_peace = liked
            mine_in_peace, theirs_in_peace = picked, rest
        rest = with_goods(scratch, other, goods[0] + goods[1] - word) + extra[0] + extra[1] - more
        liked = liking(scratch, picked) - envy * liking(scratch, rest)
        if place == 0 or liked > in_fight:
            in_fight = liked
            mine_in_fight, theirs_in_fight = picked, rest
    put(worths, side, Gesture.CHOICE, Gesture.PEACE, mine_in_peace)
    put(worths, other, Gesture.PEACE, Gesture.CHOICE, theirs_in_peace)
    put(worths, side, Gesture.CHOICE, Gesture.FIGHT, mine_in_fight)
    put(worths, other, Gesture.FIGHT, Gesture.CHOICE, theirs_in_fight)


@kernel
def put(table, side, own, others, value):
    """Note what there is for a side that shows one gesture while the other side shows another."""
    if side == NEIGHBOUR:
        table[side, own, others] = value
    else:
        table[side, others, own] = value


@kernel
def get(table, side, own, others):
    """What `put` noted."""
    return table[side, own, others] if side == NEIGHBOUR else table[side, others, own]


@entry
def pay_of(state, seat, scratch, neighbours, dealers):
    """What a pair of gestures is to any seat."""
    left, dealer = neighbour(state), state.dealer
    wealth = scratch.wealth
    held_left, held_dealer = wealth[left], wealth[dealer]
    wealth[left] = scratch.worths[NEIGHBOUR, neighbours, dealers]
    wealth[dealer] = scratch.worths[DEALER, neighbours, dealers]
    pay = standing(scratch, state.players, seat)
    wealth[left] = held_left
    wealth[dealer] = held_dealer
    return pay


@entry
def fill_pays(state, scratch):
    """What each pair of gestures is to the neighbour and to the dealer.

    By the rule of thumb it is their standing beside each other: the others' displays stay as they are.
    """
    worths, pays = scratch.worths, scratch.pays
    if scratch.weights[LEARNT] > 0.0:
        fill_shares(state, scratch)
        return
    envy = rivalry(state.players)
    for neighbours in range(GESTURES):
        for dealers in range(GESTURES):
            left, right = worths[NEIGHBOUR, neighbours, dealers], worths[DEALER, neighbours, dealers]
            pays[NEIGHBOUR, neighbours, dealers] = left - envy * right
            pays[DEALER, neighbours, dealers] = right - envy * left


@entry
def fill_shares(state, scratch):
    """The same where what was learnt counts."""
    for neighbours in range(GESTURES):
        for dealers in range(GESTURES):
            scratch.pays[NEIGHBOUR, neighbours, dealers] = pay_of(state, neighbour(state), scratch, neighbours, dealers)
            scratch.pays[DEALER, neighbours, dealers] = pay_of(state, state.dealer, scratch, neighbours, dealers)


@kernel
def give_second_hand(scratch, side):
    """Turn the worths into those of a duel in which a side shows two hands: its choice is the one it leaves out.

    Once the other's gesture is known, the better one of its two counts.
    """
    worths, pays, other = scratch.worths, scratch.pays, 1 - side
    for theirs in range(GESTURES):
        # As they are before any of them is written over.
        paid = get(pays, side, 0, theirs), get(pays, side, 1, theirs), get(pays, side, 2, theirs)
        to_me = get(worths, side, 0, theirs), get(worths, side, 1, theirs), get(worths, side, 2, theirs)
        to_other = get(worths, other, theirs, 0), get(worths, other, theirs, 1), get(worths, other, theirs, 2)
        for left_out in range(GESTURES):
            shown = better_hand(paid, left_out)
            put(worths, side, left_out, theirs, to_me[shown])
            put(worths, other, theirs, left_out, to_other[shown])


@kernel
def better_hand(pays, left_out):
    """Of the two gestures that are not left out the one that pays more; the first, if they pay the same."""
    first = 1 if left_out == 0 else 0
    second = GESTURES - left_out - first
    return first if pays[first] >= pays[second] else second


@entry
def fill_game(state, two_hand, scratch):
    """The duel as a game: what each pair of gestures makes of the displays, and what that is to both sides."""
    fill_worths(scratch)
    fill_pays(state, scratch)
    if two_hand != NOBODY:
        give_second_hand(scratch, side_of(state, two_hand))
        fill_pays(state, scratch)


@entry
def solve_duel(state, two_hand, scratch):
    """How neighbour and dealer should mix their gestures; for a two-hand player, the one it leaves out.

    With two players nobody can better what is found. With more, the two may both gain if they agree on who fights and
    who takes the first choice. As a convention serves what a gambler would do, and each gives the best answer to it.
    """
    mixes = scratch.mixes
    by_convention = scratch.weights[LEARNT] > 2.0
    if by_convention:
        players = scratch.weights[LEARNT]
        scratch.weights[LEARNT] = 0.0
        fill_game(state, two_hand, scratch)
        equilibrium(scratch.pays[NEIGHBOUR], scratch.pays[DEALER], mixes[NEIGHBOUR], mixes[DEALER])
        scratch.weights[LEARNT] = players
    fill_game(state, two_hand, scratch)
    if not by_convention:
        equilibrium(scratch.pays[NEIGHBOUR], scratch.pays[DEALER], mixes[NEIGHBOUR], mixes[DEALER])
        return
    neighbours = best_answer(scratch.pays[NEIGHBOUR], mixes[DEALER])
    dealers = best_answer(scratch.pays[DEALER].T, mixes[NEIGHBOUR])
    for gesture in range(GESTURES):
        mixes[NEIGHBOUR, gesture] = 1.0 if gesture == neighbours else 0.0
        mixes[DEALER, gesture] = 1.0 if gesture == dealers else 0.0


@kernel
def best_answer(pays, mix):
    """The row that pays most against a mix of columns."""
    best = 0
    most = -1e300
    for mine in range(GESTURES):
        total = 0.0
        for theirs in range(GESTURES):
            total += pays[mine, theirs] * mix[theirs]
        if total > most:
            best = mine
            most = total
    return best


@entry
def duel_value(state, seat, two_hand, scratch):
    """What the duel that stands on the scratch paper is to a seat, whether it takes part or looks on."""
    solve_duel(state, two_hand, scratch)
    value = 0.0
    for neighbours in range(GESTURES):
        for dealers in range(GESTURES):
            likely = scratch.mixes[NEIGHBOUR, neighbours] * scratch.mixes[DEALER, dealers]
            if likely > 0.0:
                value += likely * pay_of(state, seat, scratch, neighbours, dealers)
    return value
