"""Games in bulk between compiled policies, written once over the contract of a game."""

from __future__ import annotations

from typing import Any

from freebooter.engine.kernels.bits import lowest_bit, word
from freebooter.engine.kernels.compiling import bind
from freebooter.engine.kernels.contract import Kernel, Kernels
from freebooter.engine.kernels.random import following, stream

POLICY_STREAM = 3
"""The stream of a seed from which policies choose; deals and random players have those before it."""

_GIVEN: Any = None
deal = deciders = apply = remember = points = outcome = policy = take_note = _GIVEN
"""The kernels of the game to which `bind` binds the function below."""


def policy_games(undealt, work, memory, policies, first_seed, moves, totals, shares, notes):
    """Matches with consecutive seeds: for each its length, everyone's points and part of the victory, and notes.

    `policies` names each seat's policy. `take_note(state, note)` sees the position after the deal and after every move;
    what it adds up in the match's row of `notes` is the game's matter.
    """
    for i in range(moves.shape[0]):
        seed = first_seed + word(i)
        work[0] = undealt[0]
        state = work[0]
        for n in range(memory.shape[0]):
            memory[n] = 0
        deal(state, seed)
        remember(state, memory)
        take_note(state, notes[i])
        chance = stream(seed, POLICY_STREAM)
        seats = deciders(state)
        while seats:
            seat = lowest_bit(seats)
            apply(state, seat, policy(policies[seat], state, seat, memory, chance))
            remember(state, memory)
            take_note(state, notes[i])
            chance = following(chance)
            moves[i] += 1
            seats = deciders(state)
        points(state, totals[i])
        outcome(state, shares[i])


def bind_policy_games(owner: str, kernels: Kernels, policy: Kernel, take_note: Kernel, label: str = "") -> Kernel:
    """`policy_games` for one game. Call it at module level with the module's `__name__`; `label` is as in `bind`."""
    names = ("deal", "deciders", "apply", "remember", "points", "outcome")
    contract = {name: getattr(kernels, name) for name in names}
    return bind(policy_games, owner, label, **contract, policy=policy, take_note=take_note)
