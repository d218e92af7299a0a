"""Kernels that follow from a game's own, written once and bound to each game."""

from __future__ import annotations

from typing import Any

from .bits import count_bits
from .game import Kernel, Kernels
from .kernel import bind
from .playout import random_game, random_games

_GIVEN: Any = None
count_moves = nth_move = winners = deciders = legal_moves = apply = remember = observe = _GIVEN
"""The kernels of the game to which `bind` binds the functions below."""


def is_legal(state, seat, action):
    """Whether an action is one of the seat's legal moves; any number may be asked about."""
    if seat < 0 or seat >= state.players:
        return False
    for n in range(count_moves(state, seat)):
        if nth_move(state, seat, n) == action:
            return True
    return False


def legal(state, seat, out):
    """Write the seat's legal moves to `out`; returns how many there are."""
    count = count_moves(state, seat)
    for n in range(count):
        out[n] = nth_move(state, seat, n)
    return count


def outcome(state, out):
    """Each seat's part of the victory; the parts add up to one."""
    won = winners(state)
    share = 1.0 / count_bits(won)
    for seat in range(state.players):
        out[seat] = share if (won >> seat) & 1 else 0.0


def asked(states):
    """Who must decide, as a mask."""
    return deciders(states[0])


def list_moves(states, seat, out):
    """Write the seat's legal moves to `out`; returns how many there are."""
    return legal_moves(states[0], seat, out)


def play(states, seat, action, memory):
    """Carry out a legal move, and note what everybody saw of it."""
    apply(states[0], seat, action)
    remember(states[0], memory)


def look(states, seat, out):
    """Write what the seat knows to an empty record."""
    observe(states[0], seat, out[0])


def hear_all(state, n, seat):
    """The n-th event of the last move, where nothing that happens is secret."""
    return state.events[n]


def remember_nothing(state, memory):
    """Where the position tells all that matters."""


def complete(owner: str, *, winners: Kernel, **own: Kernel) -> Kernels:
    """A game's whole contract out of its own kernels and `winners`, the mask of those who win if the match ended now.

    A game without secret events needs no `hear`, one whose position tells everything no `remember`. Call it at module
    level with the module's `__name__`, as `bind`.
    """
    contract = {**own, "outcome": bind(outcome, owner, winners=winners)}
    contract.setdefault("hear", bind(hear_all, owner))
    contract.setdefault("remember", bind(remember_nothing, owner))
    game = bind(random_game, owner, **contract)
    listed = bind(legal, owner, **contract)
    return Kernels(
        **contract,
        legal=listed,
        is_legal=bind(is_legal, owner, **contract),
        random_game=game,
        random_games=bind(random_games, owner, **(contract | {"random_game": game})),
        asked=bind(asked, owner, **contract),
        list_moves=bind(list_moves, owner, legal_moves=listed),
        play=bind(play, owner, **contract),
        look=bind(look, owner, **contract),
    )
