"""The kernels of the search: a tree of what one seat may see happen, in one hash table of fixed size.

A node is the hash of what was heard on the way to it, an edge that of a node, a seat and an action. When the table is
full, the tree stops growing and goes on learning. The functions that need a game are bound to it by `search.py`.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from freebooter.engine.kernels.bits import integer, lowest_bit, word
from freebooter.engine.kernels.compiling import entry, kernel
from freebooter.engine.kernels.random import fair, following, random_word, scramble, stream

from .mixing import fraction

LONGEST_PATH = 64
"""Decisions of one playout that are kept in the tree."""

MOST_ACTIONS = 512
SEATS = 8

VISITS, TOTAL, SEEN, REGRET, STRATEGY = range(5)
"""What an edge counts: how often it was taken, what its seat won by it, how often it could have been taken, and where
choices are simultaneous how much its seat regrets it and how often it would play it. A node counts its own visits and
total with the first two."""
COUNTS = 5

EXPLORATION, TRUST, EVEN, MODEL, HORIZON = range(5)
"""What a row of tuning holds, see `search.Tuning`."""

PATIENCE = 100.0
"""After so many visits of a node it is as likely that others move there as they have learnt as that they follow their
policy. So a short search is guided by habits, and a long one finds what nobody can better."""

SHARE_OF_CHANCE = 0.1
"""How often a simultaneous choice is made at random in the tree, so that nothing goes untried."""

_GIVEN: Any = None
deciders = count_moves = nth_move = apply = reimagine = visible_event = remember = outcome = policy = pauses = (
    foresee
) = _GIVEN
"""The kernels of the game to which `bind` binds the functions below."""


class Tree(NamedTuple):
    """All that is learnt in the playouts of one decision."""

    keys: np.ndarray
    """The hash table: what lies at each place,"""
    counts: np.ndarray
    """and a row of counts for it."""
    used: np.ndarray
    """How many places are taken."""
    root: np.ndarray
    """A row for each legal move of the root: visits, total, squares."""
    won: np.ndarray
    """Everyone's values, added up."""


class Scratch(NamedTuple):
    """What a playout is played in, so that nothing is allocated."""

    work: np.ndarray
    """One record."""
    memory: np.ndarray
    """A copy of the table's memory."""
    values: np.ndarray
    """Everyone's part of the victory at its end."""
    nodes: np.ndarray
    """Then for each of its decisions in the tree, from the root down: the node,"""
    movers: np.ndarray
    """whose decision it was,"""
    widths: np.ndarray
    """between how many moves,"""
    actions: np.ndarray
    """which they were,"""
    places: np.ndarray
    """the place of the one that was made among them,"""
    together: np.ndarray
    """whether it was a simultaneous choice,"""
    mixes: np.ndarray
    """and with which strategy it was made then."""


@kernel
def slot_of(keys, key):
    """Where a key lies in the table, or the empty place where it would; -1 where the table is full."""
    mask = word(keys.shape[0] - 1)
    for probe in range(32):
        slot = integer((key + word(probe)) & mask)
        if keys[slot] == key or keys[slot] == word(0):
            return slot
    return -1


@kernel
def edge_key(path, seat, action):
    return scramble(path ^ ((word(action) << word(8)) | word(seat + 1))) | word(1)


@kernel
def place_of(actions, count, action):
    """The place of an action among the legal ones."""
    for n in range(count):
        if actions[n] == action:
            return n
    return 0


@kernel
def still_open(seats, before, after, mover):
    """Which of the seats that choose at the same time have not yet, after one of them has; none once all have."""
    return seats & ~(1 << mover) if after == before & ~(1 << mover) else 0


@entry
def best_bound(keys, counts, path, actions, count, seat, liked, node_mean, tuning):
    """The place among `actions` of the one with the greatest upper confidence bound."""
    best = 0
    greatest = -1e9
    for n in range(count):
        slot = slot_of(keys, edge_key(path, seat, actions[n]))
        visits = 0.0
        total = 0.0
        seen = 1.0
        if slot >= 0:
            visits = counts[slot, VISITS]
            total = counts[slot, TOTAL]
            counts[slot, SEEN] += 1.0
            seen = counts[slot, SEEN]
            if keys[slot] == word(0):
                keys[slot] = edge_key(path, seat, actions[n])
        trust = 1.0 / count
        if tuning[TRUST] > 0.0:
            trust = tuning[TRUST] if actions[n] == liked else (1.0 - tuning[TRUST]) / (count - 1)
        mean = (total + node_mean) / (visits + 1.0)
        bound = mean + tuning[EXPLORATION] * trust * sqrt(seen) / (visits + 1.0)
        if bound > greatest:
            greatest = bound
            best = n
    return best


@entry
def matched_regret(keys, counts, path, actions, count, seat, chance, mix):
    """The place of a sampled action: regrets matched, with a little chance. `mix` becomes the strategy without it."""
    total = 0.0
    for n in range(count):
        slot = slot_of(keys, edge_key(path, seat, actions[n]))
        mix[n] = 0.0
        if slot >= 0:
            if keys[slot] == word(0):
                keys[slot] = edge_key(path, seat, actions[n])
            mix[n] = max(0.0, counts[slot, REGRET])
        total += mix[n]
    for n in range(count):
        mix[n] = mix[n] / total if total > 0.0 else 1.0 / count
    left = fraction(chance)
    for n in range(count):
        left -= mix[n] * (1.0 - SHARE_OF_CHANCE) + SHARE_OF_CHANCE / count
        if left < 0.0:
            return n
    return count - 1


@entry
def learn_regret(keys, counts, path, actions, count, seat, chosen, value, mix):
    """Move the regrets of a simultaneous choice towards what the chosen action has shown.

    What the others would have been worth is their mean so far, which keeps the estimates calm.
    """
    played = mix[chosen] * (1.0 - SHARE_OF_CHANCE) + SHARE_OF_CHANCE / count
    expected = 0.0
    for n in range(count):
        slot = slot_of(keys, edge_key(path, seat, actions[n]))
        if slot < 0:
            return
        mean = counts[slot, TOTAL] / max(1.0, counts[slot, VISITS])
        if n == chosen:
            mean += (value - mean) / played
        expected += mix[n] * mean
    for n in range(count):
        slot = slot_of(keys, edge_key(path, seat, actions[n]))
        mean = counts[slot, TOTAL] / max(1.0, counts[slot, VISITS])
        if n == chosen:
            mean += (value - mean) / played
        counts[slot, REGRET] += mean - expected
        counts[slot, STRATEGY] += mix[n]


@entry
def add_up(keys, counts, key, value):
    """Count a visit of a node or an edge and what it won."""
    slot = slot_of(keys, key)
    if slot >= 0:
        keys[slot] = key
        counts[slot, VISITS] += 1.0
        counts[slot, TOTAL] += value


@kernel
def visits_and_mean(tree, path, players):
    """How often a node was visited, and what it won on average; a fair part where nobody came yet."""
    node = edge_key(path, -1, 0)
    slot = slot_of(tree.keys, node)
    if slot >= 0 and tree.keys[slot] == node:
        visits = tree.counts[slot, VISITS]
        return visits, tree.counts[slot, TOTAL] / max(1.0, visits)
    return 0.0, 1.0 / players


@kernel
def takes_room(tree, places):
    """Take so many places of the table, if less than half of it is taken."""
    if tree.used[0] >= tree.keys.shape[0] // 2:
        return False
    tree.used[0] += places
    return True


@kernel
def keep_decision(scratch, depth, path, seat, count, place, together):
    scratch.nodes[depth] = path
    scratch.movers[depth] = seat
    scratch.widths[depth] = count
    scratch.places[depth] = place
    scratch.together[depth] = together


@entry
def learn(tree, scratch, depth, viewer, players):
    """Add what a playout came to, to the nodes and edges on its way and to the root."""
    keys, counts, values = tree.keys, tree.counts, scratch.values
    for seat in range(players):
        tree.won[seat] += values[seat]
    for d in range(depth):
        path, seat, place, actions = scratch.nodes[d], scratch.movers[d], scratch.places[d], scratch.actions[d]
        value = values[seat]
        if scratch.together[d]:
            learn_regret(keys, counts, path, actions, scratch.widths[d], seat, place, value, scratch.mixes[d])
        add_up(keys, counts, edge_key(path, seat, actions[place]), value)
        add_up(keys, counts, edge_key(path, -1, 0), value)
    move = scratch.places[0]
    tree.root[move, 0] += 1.0
    tree.root[move, 1] += values[viewer]
    tree.root[move, 2] += values[viewer] * values[viewer]


def move_on(state, memory, seat, action):
    """Make a move, and note what everybody saw of it. One call for everything that follows a decision."""
    apply(state, seat, action)
    remember(state, memory)


def heard_path(state, seat, path):
    """The node that the seat's hearing of the last move leads to."""
    for n in range(state.event_count):
        path = scramble(path ^ word(visible_event(state, n, seat)))
    return scramble(path + word(1))


def random_move(kind, state, seat, memory, seed):
    """Any of the seat's legal moves, as a policy."""
    return nth_move(state, seat, fair(random_word(seed), count_moves(state, seat)))


def never(state):
    """Where a match is always played to its end."""
    return False


def play_out(state, memory, policies, seed, horizon, values):
    """Play on, everybody by the policy that is thought to be theirs, and judge what it came to for each seat.

    With a horizon, it plays only until the game pauses for so many times, and judges what is to be foreseen then.
    """
    seats = deciders(state)
    while seats:
        if horizon > 0.0 and pauses(state):
            horizon -= 1.0
            if horizon <= 0.0:
                foresee(state, values)
                return
        seat = lowest_bit(seats)
        move_on(state, memory, seat, policy(policies[seat], state, seat, memory, seed))
        seed = following(seed)
        seats = deciders(state)
    outcome(state, values)


def descend(viewer, policies, tuning, chance, first_place, tree, scratch):
    """Play the world in the scratch from the root to the end of the tree.

    Returns how many decisions were kept, and where the stream of chance goes on. A `first_place` that is not negative
    is the move of the root that has to be made.
    """
    state = scratch.work[0]
    memory = scratch.memory
    path = word(1)
    depth = 0
    open_choice = 0  # The seats whose secret choices the open question still waits for, when there are several.
    growing = True
    seats = deciders(state)
    while seats and growing and depth < LONGEST_PATH:
        if seats & (seats - 1):
            open_choice = seats
        elif open_choice & seats == 0:
            open_choice = 0
        # The seat that thinks may be one of several deciders.
        seat = viewer if depth == 0 else lowest_bit(seats)
        count = count_moves(state, seat)
        chance = following(chance)
        if count == 1:
            action = policy(policies[seat], state, seat, memory, chance)
        else:
            legal_moves = scratch.actions[depth]
            for n in range(count):
                legal_moves[n] = nth_move(state, seat, n)
            visits, mean = visits_and_mean(tree, path, state.players)
            habit = tuning[MODEL] * PATIENCE / (PATIENCE + visits) if seat != viewer else 0.0
            by_habit = fraction(random_word(chance)) < habit
            if visits == 0.0:
                growing = by_habit
                if not takes_room(tree, count + 1):
                    break
            together = 0
            if depth == 0 and first_place >= 0:
                place = first_place
            elif by_habit:
                place = place_of(legal_moves, count, policy(policies[seat], state, seat, memory, chance))
            elif open_choice:
                together = 1
                chance = following(chance)
                mix = scratch.mixes[depth]
                place = matched_regret(tree.keys, tree.counts, path, legal_moves, count, seat, random_word(chance), mix)
            else:
                liked = policy(policies[seat], state, seat, memory, chance)
                place = best_bound(tree.keys, tree.counts, path, legal_moves, count, seat, liked, mean, tuning)
            keep_decision(scratch, depth, path, seat, count, place, together)
            depth += 1
            action = legal_moves[place]
        move_on(state, memory, seat, action)
        path = heard_path(state, viewer, path)
        open_choice = still_open(open_choice, seats, deciders(state), seat)
        seats = deciders(state)
    return depth, chance


def search(observed, viewer, memory, policies, tuning, seed, first, playouts, tree, scratch):
    """Run playouts number `first` and following of a decision of `viewer`, who sees `observed`.

    `policies` names the policy that each seat is thought to play by, `tuning` is as in `search.Tuning`.
    """
    choices = tree.root.shape[0]
    even = tuning[EVEN] > 0.0
    for number in range(first, first + playouts):
        world = stream(seed, word(number // choices if even else number))
        scratch.work[0] = observed[0]
        reimagine(scratch.work[0], viewer, stream(world, 1))
        for i in range(memory.shape[0]):
            scratch.memory[i] = memory[i]
        first_place = number % choices if even else -1
        depth, chance = descend(viewer, policies, tuning, stream(world, 2), first_place, tree, scratch)
        play_out(scratch.work[0], scratch.memory, policies, chance, tuning[HORIZON], scratch.values)
        learn(tree, scratch, depth, viewer, observed[0].players)


def average_strategy(keys, counts, actions, seat, out):
    """How often the root's seat would play each of its simultaneous choices, over all playouts."""
    total = 0.0
    for n in range(actions.shape[0]):
        slot = slot_of(keys, edge_key(word(1), seat, actions[n]))
        out[n] = counts[slot, STRATEGY] if slot >= 0 else 0.0
        total += out[n]
    for n in range(actions.shape[0]):
        out[n] = out[n] / total if total > 0.0 else 1.0 / actions.shape[0]
