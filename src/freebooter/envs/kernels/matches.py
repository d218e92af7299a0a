"""Matches by the thousand: one call carries out a move in each of them and shows what whoever is next knows."""

from __future__ import annotations

from typing import Any, NamedTuple

from freebooter.engine.kernels.bits import WORD, lowest_bit, word
from freebooter.engine.kernels.random import fair, following, random_word, stream

POLICY_STREAM, OPTIONS_STREAM, SEAT_STREAM, CALLER_STREAM = 3, 4, 5, 6
"""The streams of a match's seed from which opponents choose, options that are left to chance are drawn, and the
caller's seat; and from which random callers choose. A match deals from those before them."""

EVERY_SEAT, ANY_SEAT = -1, -2
"""Which seats the caller plays, where it is not a certain one: all of them, or in each match one that chance draws."""

NOBODY = -1
"""Stands for the seat that decides where the match is over."""

_GIVEN: Any = None
deal = deciders = apply = remember = outcome = policy = see = show_moves = count_moves = nth_move = _GIVEN
"""The kernels of the game to which `bind` binds the functions below."""


class Batch(NamedTuple):
    """Everything about some matches, a row for each, and what they share."""

    undealt: Any
    """The table before a deal: a record, or several of which chance draws one."""
    states: Any
    room: Any
    """An empty record, and one to use."""
    memories: Any
    seeds: Any
    chances: Any
    """Where each match's stream of opponents' choices stands."""
    callers: Any
    """The seat that the caller plays, or EVERY_SEAT."""
    seats: Any
    """The seat of the caller that decides, or NOBODY."""
    kinds: Any
    """By seat, the policy that plays where the caller does not."""
    numbers: Any
    """By seat and id, the game's action."""
    ids: Any
    """By seat and action, its id."""
    legal: Any
    """The masks once more, where no caller can write to them."""
    observations: Any
    masks: Any
    rewards: Any
    """By seat, its part of the victory, where the match has ended with the last move."""
    earned: Any
    """Of these, that of whoever moved last."""
    terminations: Any
    finals: Any
    """Where the match has ended, what whoever moved last knows of its end."""


def begin(batch, n, seat, seed):
    """Lay out the n-th match anew by a seed, and let opponents move who come first."""
    choice = 0
    if batch.undealt.shape[0] > 1:
        choice = fair(random_word(stream(seed, OPTIONS_STREAM)), batch.undealt.shape[0])
    batch.states[n] = batch.undealt[choice]
    memory = batch.memories[n]
    for i in range(len(memory)):
        memory[i] = 0
    deal(batch.states[n], seed)
    remember(batch.states[n], memory)
    batch.seeds[n] = seed
    batch.chances[n] = stream(seed, POLICY_STREAM)
    if seat == ANY_SEAT:
        seat = fair(random_word(stream(seed, SEAT_STREAM)), len(batch.kinds))
    batch.callers[n] = seat
    go_on(batch, n)


def go_on(batch, n):
    """Let opponents move until the caller has to, or the match is over."""
    state = batch.states[n]
    caller = batch.callers[n]
    seats = deciders(state)
    while seats:
        seat = lowest_bit(seats)
        if caller == EVERY_SEAT or seat == caller:
            batch.seats[n] = seat
            return
        chance = batch.chances[n]
        apply(state, seat, policy(batch.kinds[seat], state, seat, batch.memories[n], chance))
        remember(state, batch.memories[n])
        batch.chances[n] = following(chance)
        seats = deciders(state)
    batch.seats[n] = NOBODY


def begin_anew(batch, n, seat, seed, step):
    """Lay out matches in the place of the n-th, with seeds so far apart, until there is one in which the caller plays.

    One that opponents end before the caller's first turn is nobody's lesson.
    """
    begin(batch, n, seat, seed)
    while batch.seats[n] == NOBODY:
        seed = (seed + step) & WORD
        begin(batch, n, seat, seed)


def deal_matches(batch, which, seeds, seat, step, with_memory):
    """Lay out some matches anew, each by its seed."""
    for i in range(len(which)):
        n = which[i]
        forget_end(batch.terminations, batch.rewards, batch.earned, n)
        begin_anew(batch, n, seat, seeds[i], step)
        see(batch.states, n, batch.seats[n], batch.memories[n], with_memory, batch.room, batch.observations[n])
        show_moves(batch.states, n, batch.seats[n], batch.ids, batch.legal[n], batch.masks[n])


def find_illegal(seats, legal, actions):
    """The first match in which an action cannot be taken; as many as there are matches where all can."""
    for n in range(len(actions)):
        action = actions[n]
        if seats[n] == NOBODY or action < 0 or action >= legal.shape[1] or legal[n, action] == 0:
            return n
    return len(actions)


def step_matches(batch, actions, seat, step, is_renewed, with_memory):
    """Carry out an action in every match, if all are legal; returns the first in which it is not, as `find_illegal`.

    Where a match ends it is laid out anew at once if `is_renewed`, by its seed and so many more.
    """
    # What a loop takes out of a tuple again and again, Numba counts as owned once more each time.
    states, memories, seats, legal = batch.states, batch.memories, batch.seats, batch.legal
    numbers, ids, masks, room = batch.numbers, batch.ids, batch.masks, batch.room
    observations, terminations, rewards, earned = batch.observations, batch.terminations, batch.rewards, batch.earned
    count = len(actions)
    illegal = find_illegal(seats, legal, actions)
    if illegal < count:
        return illegal
    for n in range(count):
        state = states[n]
        mover = seats[n]
        if terminations[n]:
            forget_end(terminations, rewards, earned, n)
        apply(state, mover, numbers[mover, actions[n]])
        remember(state, memories[n])
        if seat == EVERY_SEAT:
            deciding = deciders(state)
            seats[n] = lowest_bit(deciding) if deciding else NOBODY
        else:
            go_on(batch, n)
        if seats[n] == NOBODY:
            end(batch, n, mover, with_memory)
            if is_renewed:
                begin_anew(batch, n, seat, (batch.seeds[n] + step) & WORD, step)
        if seats[n] != NOBODY:
            see(states, n, seats[n], memories[n], with_memory, room, observations[n])
            show_moves(states, n, seats[n], ids, legal[n], masks[n])
    return count


def forget_end(terminations, rewards, earned, n):
    """What was won in the row's last match is told once."""
    terminations[n] = False
    earned[n] = 0.0
    for player in range(rewards.shape[1]):
        rewards[n, player] = 0.0


def end(batch, n, mover, with_memory):
    """Write who has won, and what whoever moved last knows of the end; nothing is legal any more."""
    batch.terminations[n] = True
    outcome(batch.states[n], batch.rewards[n])
    batch.earned[n] = batch.rewards[n, mover]
    see(batch.states, n, mover, batch.memories[n], with_memory, batch.room, batch.finals[n])
    for i in range(batch.legal.shape[1]):
        batch.legal[n, i] = 0
        batch.masks[n, i] = 0
    for i in range(batch.observations.shape[1]):
        batch.observations[n, i] = batch.finals[n, i]


def random_actions(batch, seed, out):
    """Write a random legal action for every match to `out`; the chance of each match is its own."""
    for n in range(len(out)):
        seat = batch.seats[n]
        out[n] = 0
        if seat != NOBODY:
            chance = random_word(stream((seed + word(n)) & WORD, CALLER_STREAM))
            choice = fair(chance, count_moves(batch.states[n], seat))
            out[n] = batch.ids[seat, nth_move(batch.states[n], seat, choice)]
