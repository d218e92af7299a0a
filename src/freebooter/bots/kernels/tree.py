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

NODE, MOVER, WIDTH, PLACE, TOGETHER = range(5)
STEP = 5
"""What is kept of a decision: the node, whose it was, between how many moves, the place of the one that was made among
them, and whether it was a simultaneous choice."""

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
    steps: np.ndarray
    """A row for each of its decisions in the tree, from the root down, with the columns of above,"""
    actions: np.ndarray
    """the moves that were possible,"""
    mixes: np.ndarray
    """and where the choice was simultaneous, how often each should be made."""


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
def choosing_together(before, seats):
    """The seats that choose at the same time: several deciders, or the last of them that a question waits for."""
    if seats & (seats - 1):
        return seats
    return before if before & seats else 0


@kernel
def still_open(seats, before, after, mover):
    """Which of the seats that choose at the same time have not yet, after one of them has; none once all have."""
    return seats & ~(1 << mover) if after == before & ~(1 << mover) else 0


@entry
def best_bound(keys, counts, path, actions, count, seat, liked, node_mean, tuning):
    """The place among `actions` of the one with the greatest upper confidence bound."""
    best = 0
    greatest = -1e9
    in_liked = tuning[TRUST]
    in_others = (1.0 - in_liked) / (count - 1)
    if in_liked == 0.0:
        in_liked = in_others = 1.0 / count
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
        trust = in_liked if actions[n] == liked else in_others
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
def visits_and_mean(keys, counts, path, players):
    """How often a node was visited, and what it won on average; a fair part where nobody came yet."""
    node = edge_key(path, -1, 0)
    slot = slot_of(keys, node)
    if slot >= 0 and keys[slot] == node:
        visits = counts[slot, VISITS]
        return visits, counts[slot, TOTAL] / max(1.0, visits)
    return 0.0, 1.0 / players


@kernel
def takes_room(keys, used, places):
    """Take so many places of the table, if less than half of it is taken."""
    if used[0] >= keys.shape[0] // 2:
        return False
    used[0] += places
    return True


@kernel
def learn(tree, scratch, depth, viewer, players):
    """Add what a playout came to, to the nodes and edges on its way and to the root."""
    keys, counts, root, won = tree.keys, tree.counts, tree.root, tree.won
    steps, actions, mixes, values = scratch.steps, scratch.actions, scratch.mixes, scratch.values
    for seat in range(players):
        won[seat] += values[seat]
    for d in range(depth):
        node, seat, place = word(steps[d, NODE]), steps[d, MOVER], steps[d, PLACE]
        value = values[seat]
        if steps[d, TOGETHER]:
            learn_regret(keys, counts, node, actions[d], steps[d, WIDTH], seat, place, value, mixes[d])
        add_up(keys, counts, edge_key(node, seat, actions[d, place]), value)
        add_up(keys, counts, edge_key(node, -1, 0), value)
    move, value = steps[0, PLACE], values[viewer]
    root[move, 0] += 1.0
    root[move, 1] += value
    root[move, 2] += value * value


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


def search(observed, viewer, memory, policies, tuning, seed, first, playouts, tree, scratch):  # noqa: PLR0915
    """Run playouts number `first` and following of a decision of `viewer`, who sees `observed`.

    `policies` names the policy that each seat is thought to play by, `tuning` is as in `search.Tuning`. It is one
    function because another one that calls the rules costs compiling, and calling it for every playout a twentieth of
    the speed.
    """
    keys, counts, used = tree.keys, tree.counts, tree.used
    work, remembered, values = scratch.work, scratch.memory, scratch.values
    steps, actions, mixes = scratch.steps, scratch.actions, scratch.mixes
    choices = tree.root.shape[0]
    even = tuning[EVEN] > 0.0
    for number in range(first, first + playouts):
        world = stream(seed, word(number // choices if even else number))
        work[0] = observed[0]
        state = work[0]
        reimagine(state, viewer, stream(world, 1))
        for i in range(memory.shape[0]):
            remembered[i] = memory[i]
        chance = stream(world, 2)
        path = word(1)
        depth = 0
        open_choice = 0  # The seats whose secret choices the open question still waits for, when there are several.
        growing = True
        seats = deciders(state)
        while seats and growing and depth < LONGEST_PATH:
            open_choice = choosing_together(open_choice, seats)
            # The seat that thinks may be one of several deciders.
            seat = viewer if depth == 0 else lowest_bit(seats)
            count = count_moves(state, seat)
            chance = following(chance)
            if count == 1:
                action = policy(policies[seat], state, seat, remembered, chance)
            else:
                legal_moves = actions[depth]
                for n in range(count):
                    legal_moves[n] = nth_move(state, seat, n)
                visits, mean = visits_and_mean(keys, counts, path, state.players)
                habit = tuning[MODEL] * PATIENCE / (PATIENCE + visits) if seat != viewer else 0.0
                by_habit = fraction(random_word(chance)) < habit
                if visits == 0.0:
                    growing = by_habit
                    if not takes_room(keys, used, count + 1):
                        break
                together = 0
                if depth == 0 and even:
                    place = number % choices
                elif by_habit:
                    place = place_of(legal_moves, count, policy(policies[seat], state, seat, remembered, chance))
                elif open_choice:
                    together = 1
                    chance = following(chance)
                    place = matched_regret(
                        keys, counts, path, legal_moves, count, seat, random_word(chance), mixes[depth]
                    )
                else:
                    liked = policy(policies[seat], state, seat, remembered, chance)
                    place = best_bound(keys, counts, path, legal_moves, count, seat, liked, mean, tuning)
                steps[depth, NODE], steps[depth, MOVER] = integer(path), seat
                steps[depth, WIDTH], steps[depth, PLACE], steps[depth, TOGETHER] = count, place, together
                depth += 1
                action = legal_moves[place]
            move_on(state, remembered, seat, action)
            path = heard_path(state, viewer, path)
            open_choice = still_open(open_choice, seats, deciders(state), seat)
            seats = deciders(state)
        play_out(state, remembered, policies, chance, tuning[HORIZON], values)
        learn(tree, scratch, depth, viewer, state.players)


def average_strategy(keys, counts, actions, seat, out):
    """How often the root's seat would play each of its simultaneous choices, over all playouts."""
    total = 0.0
    for n in range(actions.shape[0]):
        slot = slot_of(keys, edge_key(word(1), seat, actions[n]))
        out[n] = counts[slot, STRATEGY] if slot >= 0 else 0.0
        total += out[n]
    for n in range(actions.shape[0]):
        out[n] = out[n] / total if total > 0.0 else 1.0 / actions.shape[0]
