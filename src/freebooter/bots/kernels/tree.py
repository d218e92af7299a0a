"""The kernels of the search: a tree of what one seat may see happen, in one hash table of fixed size.

A node is the hash of what was heard on the way to it, an edge that of a node, a seat and an action. When the table is
full, the tree stops growing and goes on learning. The functions that need a game are bound to it by `search.py`.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np

from freebooter.engine.kernels.bits import integer, lowest_bit, word
from freebooter.engine.kernels.compiling import entry, kernel
from freebooter.engine.kernels.random import fair, following, random_word, scramble, stream

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

_FRACTION = 1.0 / (1 << 53)

_GIVEN: Any = None
deciders = count_moves = nth_move = apply = reimagine = visible_event = remember = outcome = policy = pauses = (
    foresee
) = _GIVEN
"""The kernels of the game to which `bind` binds the functions below."""


@kernel
def fraction(value):
    """A random word as a number from 0 up to 1."""
    return (value >> word(11)) * _FRACTION


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


def move_on(state, memory, seat, action):
    """Make a move, and note what everybody saw of it. One call for everything that follows a decision."""
    apply(state, seat, action)
    remember(state, memory)


def heard_path(state, seat, path):
    """The node that the seat's hearing of the last move leads to."""
    for n in range(state.event_count):
        path = scramble(path ^ word(visible_event(state, n, seat)))
    return scramble(path + word(1))


def random_move(mind, state, seat, memory, seed):
    """Any of the seat's legal moves, as a policy."""
    return nth_move(state, seat, fair(random_word(seed), count_moves(state, seat)))


def never(state):
    """Where a match is always played to its end."""
    return False


def play_out(state, memory, minds, seed, horizon, values):
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
        move_on(state, memory, seat, policy(minds[seat], state, seat, memory, seed))
        seed = following(seed)
        seats = deciders(state)
    outcome(state, values)


def search(  # noqa: PLR0912, PLR0915 – a playout from root to end; each function that calls the rules costs compiling.
    observed, viewer, memory, minds, tuning, seed, first, playouts, keys, counts, root, work, scratch, seats_won, used
):
    """Run playouts number `first` and following. `root` gets a row for each legal move: visits, total, squares.

    `work` holds one record to play in, `scratch` a copy of the memory; `seats_won` adds up everyone's values, `used`
    counts the places taken in the table.
    """
    paths = np.zeros(LONGEST_PATH, np.uint64)
    movers = np.zeros(LONGEST_PATH, np.int64)
    places = np.zeros(LONGEST_PATH, np.int64)
    widths = np.zeros(LONGEST_PATH, np.int64)
    together = np.zeros(LONGEST_PATH, np.int64)
    actions = np.empty((LONGEST_PATH, MOST_ACTIONS), np.int64)
    mixes = np.empty((LONGEST_PATH, MOST_ACTIONS))
    values = np.zeros(SEATS)
    root_count = root.shape[0]
    limit = keys.shape[0] // 2
    for number in range(first, first + playouts):
        even = tuning[EVEN] > 0.0
        world = word(number // root_count if even else number)
        seed_here = stream(seed, world)
        work[0] = observed[0]
        state = work[0]
        reimagine(state, viewer, stream(seed_here, 1))
        for i in range(memory.shape[0]):
            scratch[i] = memory[i]
        chance = stream(seed_here, 2)
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
            seat = lowest_bit(seats)
            if depth == 0:
                seat = viewer  # The seat that thinks may be one of several deciders.
            count = count_moves(state, seat)
            chance = following(chance)
            if count == 1:
                move_on(state, scratch, seat, policy(minds[seat], state, seat, scratch, chance))
                path = heard_path(state, viewer, path)
                open_choice = still_open(open_choice, seats, deciders(state), seat)
                seats = deciders(state)
                continue
            legal_moves = actions[depth]
            for n in range(count):
                legal_moves[n] = nth_move(state, seat, n)
            node = edge_key(path, -1, 0)
            slot = slot_of(keys, node)
            visits = 0.0
            mean = 1.0 / state.players
            if slot >= 0 and keys[slot] == node:
                visits = counts[slot, VISITS]
                mean = counts[slot, TOTAL] / max(1.0, visits)
            habit = tuning[MODEL] * PATIENCE / (PATIENCE + visits) if seat != viewer else 0.0
            by_habit = fraction(random_word(chance)) < habit
            if visits == 0.0:
                growing = by_habit
                if used[0] >= limit:
                    break
                used[0] += count + 1
            together[depth] = 1 if open_choice and not by_habit else 0
            if depth == 0 and even:
                place = number % root_count
                together[depth] = 0
            elif by_habit:
                place = place_of(legal_moves, count, policy(minds[seat], state, seat, scratch, chance))
            elif open_choice:
                chance = following(chance)
                place = matched_regret(keys, counts, path, legal_moves, count, seat, random_word(chance), mixes[depth])
            else:
                liked = policy(minds[seat], state, seat, scratch, chance)
                place = best_bound(keys, counts, path, legal_moves, count, seat, liked, mean, tuning)
            paths[depth] = path
            movers[depth] = seat
            places[depth] = place
            widths[depth] = count
            depth += 1
            move_on(state, scratch, seat, legal_moves[place])
            path = heard_path(state, viewer, path)
            open_choice = still_open(open_choice, seats, deciders(state), seat)
            seats = deciders(state)
        play_out(state, scratch, minds, chance, tuning[HORIZON], values)
        for seat in range(state.players):
            seats_won[seat] += values[seat]
        for d in range(depth):
            seat = movers[d]
            value = values[seat]
            if together[d]:
                learn_regret(keys, counts, paths[d], actions[d], widths[d], seat, places[d], value, mixes[d])
            add_up(keys, counts, edge_key(paths[d], seat, actions[d, places[d]]), value)
            add_up(keys, counts, edge_key(paths[d], -1, 0), value)
        root[places[0], 0] += 1.0
        root[places[0], 1] += values[viewer]
        root[places[0], 2] += values[viewer] * values[viewer]


def average_strategy(keys, counts, actions, seat, out):
    """How often the root's seat would play each of its simultaneous choices, over all playouts."""
    total = 0.0
    for n in range(actions.shape[0]):
        slot = slot_of(keys, edge_key(word(1), seat, actions[n]))
        out[n] = counts[slot, STRATEGY] if slot >= 0 else 0.0
        total += out[n]
    for n in range(actions.shape[0]):
        out[n] = out[n] / total if total > 0.0 else 1.0 / actions.shape[0]
