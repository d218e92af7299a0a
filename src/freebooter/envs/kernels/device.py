"""Matches by the thousand on a GPU, a thread for each; bound to a game by `engine.gpu.translating.with_names`.

Arrays are turned over: what belongs to one match stands in a column, so that neighbors write to neighboring places. A
step takes a record out of its column, in pieces, and puts it back at the end; what comes between are the game's rules.
"""

from __future__ import annotations

from typing import Any

from numba import cuda
from numba.cuda.types import int16, uint64

from freebooter.engine.kernels.bits import WORD, count_bits, integer, lowest_bit, nth_bit, word
from freebooter.engine.kernels.random import fair, random_word, stream

from .matches import CALLER_STREAM, OPTIONS_STREAM

BITS = 64

_GIVEN: Any = None
split = load = save = fill = room = empty = _GIVEN
deal = deciders = apply = remember = outcome = features = observe = legal_moves = _GIVEN
begin = look = show_moves = _GIVEN
"""The kernels of the game to which the functions below are bound, and its record in pieces."""
LEGAL_WORDS = MOST_MOVES = WITH_MEMORY = WITH_FINALS = TOGETHER = _GIVEN
"""How many words hold a bit for each action; the most moves that there can be; whether observations
tell what only those know who remember; whether it is kept what was known at the end of a match; and whether the threads
of a block wait for each other between two stages."""


def begin_match(undealt, state, memory, seed):
    """Lay out a match anew by a seed; returns who decides."""
    choice = 0
    if undealt.shape[0] > 1:
        choice = fair(random_word(stream(seed, OPTIONS_STREAM)), undealt.shape[0])
    fill(state, undealt[choice])
    for i in range(memory.shape[0]):
        memory[i] = 0
    deal(state, seed)
    remember(state, memory)
    return lowest_bit(deciders(state))


def look_at(state, seat, memory, out):
    """Write what a seat knows of a match."""
    features(state, seat, memory, WITH_MEMORY, out)


def look_at_observed(state, seat, memory, out):
    """The same where the features are the numbers of an observation."""
    observed = room()
    empty(observed)
    observe(state, seat, observed)
    features(observed, seat, memory, WITH_MEMORY, out)


def show_moves_of(state, n, seat, ids, legal, masks):
    """Write a one for every action that a seat may take, and zeros for all others: as bits, and as numbers."""
    moves = cuda.local.array(MOST_MOVES, int16)
    bits = cuda.local.array(LEGAL_WORDS, uint64)
    for i in range(LEGAL_WORDS):
        bits[i] = 0
    for i in range(legal_moves(state, seat, moves)):
        action = ids[seat, moves[i]]
        bits[action >> 6] |= word(1) << word(action & 63)
    for i in range(LEGAL_WORDS):
        rest = bits[i]
        legal[i, n] = rest
        for action in range(BITS * i, min(BITS * (i + 1), masks.shape[0])):
            masks[action, n] = integer(rest & word(1))
            rest >>= word(1)


def deal_matches(
    undealt, words, memories, seeds, chosen, seats, ids, legal, observations, masks, rewards, earned, terminations,
):  # fmt: skip
    """Lay out the chosen matches, each by its seed; what was won in their last ones is told no more."""
    n = cuda.grid(1)
    count = seeds.shape[0]
    if n < count and chosen[n]:
        terminations[n] = False
        earned[n] = 0.0
        for player in range(rewards.shape[0]):
            rewards[player, n] = 0.0
        state = split()
        memory = memories[:, n]
        seat = begin(undealt, state, memory, seeds[n])
        seats[n] = seat
        look(state, seat, memory, observations[:, n])
        show_moves(state, n, seat, ids, legal, masks)
        save(state, words, n)


def find_refused(legal, masks, actions, refused):
    """Note the first match in which an action cannot be taken."""
    n = cuda.grid(1)
    if n < actions.shape[0]:
        action = actions[n]
        if action < 0 or action >= masks.shape[0] or (legal[action >> 6, n] >> word(action & 63)) & word(1) == word(0):
            cuda.atomic.min(refused, 0, n)


def step_matches(
    undealt, words, memories, seeds, seats, numbers, ids, legal, refused, actions,
    observations, masks, rewards, earned, terminations, movers, finals,
):  # fmt: skip
    """Carry out an action in every match if none was refused; one that ends is laid out anew."""
    n = cuda.grid(1)
    count = actions.shape[0]
    if refused[0] != count:
        return
    state = split()
    memory = memories[:, n]
    mover = seat = 0
    if n < count:
        load(state, words, n)
        mover = seats[n]
        apply(state, mover, numbers[mover, actions[n]])
    if TOGETHER:
        cuda.syncthreads()  # In the same code at the same time: fetching it is what takes long.
    if n < count:
        remember(state, memory)
        deciding = deciders(state)
        terminations[n] = deciding == 0
        movers[n] = mover
        earned[n] = 0.0
        for player in range(rewards.shape[0]):
            rewards[player, n] = 0.0
        if deciding:
            seat = lowest_bit(deciding)
        else:
            outcome(state, rewards[:, n])
            earned[n] = rewards[mover, n]
            if WITH_FINALS:
                look(state, mover, memory, finals[:, n])
            seeds[n] = (seeds[n] + word(count)) & WORD
            seat = begin(undealt, state, memory, seeds[n])
        seats[n] = seat
        save(state, words, n)
    if TOGETHER:
        cuda.syncthreads()
    if n < count:
        look(state, seat, memory, observations[:, n])
    if TOGETHER:
        cuda.syncthreads()
    if n < count:
        show_moves(state, n, seat, ids, legal, masks)


def choose_at_random(legal, seed, actions):
    """Write a random legal action for every match."""
    n = cuda.grid(1)
    if n < actions.shape[0]:
        chance = random_word(stream((seed + word(n)) & WORD, CALLER_STREAM))
        count = 0
        for i in range(LEGAL_WORDS):
            count += count_bits(integer(legal[i, n]))
        left = fair(chance, count)
        for i in range(LEGAL_WORDS):
            bits = integer(legal[i, n])
            held = count_bits(bits)
            if 0 <= left < held:
                actions[n] = BITS * i + nth_bit(bits, left)
            left -= held


def convert(actions, out):
    """Actions of any width and wherever they lie, side by side as the other kernels take them."""
    n = cuda.grid(1)
    if n < out.shape[0]:
        out[n] = actions[n]
