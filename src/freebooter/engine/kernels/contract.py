"""The compiled half of a game's contract, and the kernels of it that follow from a game's own, written once for all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .bits import count_bits
from .compiling import bind
from .playout import random_game, random_games

Kernel = Callable[..., Any]

PREVIEW = 8
"""How many numbers a preview has room for; what each of them means is the game's own."""

UNKNOWN = -(1 << 31)
"""Stands in a preview for what the game does not say, or the seat does not know."""


@dataclass(frozen=True)
class Calls:
    """What a match asks at every move. `states` is the array that holds the record, which Python hands over far faster
    than the record itself."""

    deciders: Kernel
    """`(states)` → `Kernels.deciders`."""
    legal: Kernel
    """`(states, seat, out)` → `Kernels.legal`."""
    apply: Kernel
    """`(states, seat, action, memory)` → whether the move is legal; then `Kernels.apply` and `Kernels.remember`."""
    observe: Kernel
    """`(states, seat, out)`: `Kernels.observe` for a seat and those after it, as many as `out` holds empty records."""
    choices: Kernel
    """`(states, seat, actions, previews)` → `Kernels.legal`, with a row of `Kernels.preview` for each move."""


@dataclass(frozen=True)
class Kernels:
    """The compiled rules. Every one takes the record as its first argument."""

    deal: Kernel
    """`(state, seed)`: lay out a match whose options are in the record."""
    deciders: Kernel
    """`(state)` → mask of the seats that must decide now; 0 when the match is over."""
    count_moves: Kernel
    """`(state, seat)` → how many legal moves the seat has; also for a seat that may still change its choice."""
    nth_move: Kernel
    """`(state, seat, n)` → the n-th of them."""
    legal: Kernel
    """`(state, seat, out)` → writes all of them to `out` and returns how many there are."""
    is_legal: Kernel
    """`(state, seat, action)` → whether any number at all is one of them."""
    apply: Kernel
    """`(state, seat, action)`: carry out a legal move; what happened stands in the events."""
    observe: Kernel
    """`(state, seat, out)`: write what the seat knows to an empty record."""
    reimagine: Kernel
    """`(state, seat, seed)`: deal anew what the seat cannot know."""
    visible_event: Kernel
    """`(state, n, seat)` → the n-th event of the last move, as the seat may know it."""
    remember: Kernel
    """`(state, memory)`: note in the table's memory what everybody saw of the last move."""
    preview: Kernel
    """`(state, seat, action, out)`: write what the seat can tell of a legal move to a row of `UNKNOWN` numbers."""
    points: Kernel
    """`(state, out)`: everyone's points as the table stands."""
    outcome: Kernel
    """`(state, out)`: everyone's part of the victory if the match ended now; the parts add up to one."""
    random_game: Kernel
    """`(state, seed)` → plays to the end by random moves and returns how many were made."""
    random_games: Kernel
    """`(undealt, states, first_seed, moves, points, shares)`: random matches in bulk, one row of results each."""
    calls: Calls
    """Some of them once more, for Python."""


_GIVEN: Any = None
count_moves = nth_move = winners = deciders = legal_moves = apply = remember = observe = preview = _GIVEN
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


def call_deciders(states):
    """Who must decide, as a mask."""
    return deciders(states[0])


def call_legal(states, seat, out):
    """Write the seat's legal moves to `out`; returns how many there are."""
    return legal_moves(states[0], seat, out)


def call_apply(states, seat, action, memory):
    """Carry out a move if it is legal, and note what everybody saw of it; returns whether it was."""
    if not is_legal(states[0], seat, action):
        return False
    apply(states[0], seat, action)
    remember(states[0], memory)
    return True


def call_observe(states, seat, out):
    """Write what a seat knows to an empty record, what the next one knows to the next, and so on."""
    for n in range(len(out)):
        observe(states[0], seat + n, out[n])


def call_choices(states, seat, actions, previews):
    """Write the seat's legal moves to `actions` and what it can tell of each to `previews`; returns how many."""
    state = states[0]
    count = count_moves(state, seat)
    for n in range(count):
        action = nth_move(state, seat, n)
        actions[n] = action
        for column in range(PREVIEW):
            previews[n, column] = UNKNOWN
        preview(state, seat, action, previews[n])
    return count


def every_event(state, n, seat):
    """The n-th event of the last move, where nothing that happens is secret."""
    return state.events[n]


def remember_nothing(state, memory):
    """Where the position tells all that matters."""


def preview_nothing(state, seat, action, out):
    """Where a move's name is all there is to say about it."""


def complete(owner: str, *, winners: Kernel, make_move: Kernel | None = None, **own: Kernel) -> Kernels:
    """A game's whole contract out of its own kernels and `winners`, the mask of those who win if the match ended now.

    A game without secret events needs no `visible_event`, one whose position tells everything no `remember`, and one
    whose moves need no explaining no `preview`. Where `apply` is compiled into random play, `make_move` is the same as
    an entry, which Python can use. Call it at module level with the module's `__name__`.
    """
    contract: dict[str, Any] = {**own, "outcome": bind(outcome, owner, winners=winners)}
    contract.setdefault("visible_event", bind(every_event, owner))
    contract.setdefault("remember", bind(remember_nothing, owner))
    contract.setdefault("preview", bind(preview_nothing, owner))
    game = bind(random_game, owner, **contract)
    listed = bind(legal, owner, **contract)
    checked = bind(is_legal, owner, **contract)
    return Kernels(
        **contract,
        legal=listed,
        is_legal=checked,
        random_game=game,
        random_games=bind(random_games, owner, **(contract | {"random_game": game})),
        calls=Calls(
            deciders=bind(call_deciders, owner, **contract),
            legal=bind(call_legal, owner, legal_moves=listed),
            apply=bind(call_apply, owner, **(contract | {"is_legal": checked, "apply": make_move or own["apply"]})),
            observe=bind(call_observe, owner, **contract),
            choices=bind(call_choices, owner, **contract),
        ),
    )
