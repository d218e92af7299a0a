"""Pig, as a game of Freebooter: the smallest game that everything above the rules can play.

On your turn roll a die as often as you dare. A 1 costs you what you rolled in this turn; hold, and it is yours. Whoever
holds at the goal or above wins. Option: `goal`, 20 (default), 50 or 100 points.
"""

# Kernels carry no type hints: Numba finds their types out.
# ruff: noqa: ANN001, ANN201
# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from types import MappingProxyType
from typing import Any

import numpy as np

from freebooter.engine.contract import Rules
from freebooter.engine.expectations import Expectation, whole
from freebooter.engine.game import Game
from freebooter.engine.kernels.compiling import entry, kernel
from freebooter.engine.kernels.contract import complete
from freebooter.engine.kernels.events import Event, emit
from freebooter.engine.kernels.random import below, stream
from freebooter.engine.kernels.state import State, new_state, record_type
from freebooter.engine.match import Match
from freebooter.engine.observation import Observation
from freebooter.engine.refusal import BadScenario, InvalidMove

# --8<-- [start:words]
SEATS = 4
GOALS = ("20", "50", "100")
ROLL, HOLD = 0, 1
MOVES = ("roll", "hold")


class Happening(IntEnum):
    ROLLED = 1  # card: the pips
    LOST = 2  # other: the points that a 1 cost
    HELD = 3  # other: the points that were held
    WON = 4


STATE = record_type(
    [
        ("held", np.int16, (SEATS,)),
        ("heap", np.int16),  # What was rolled in this turn.
        ("goal", np.int16),
        ("players", np.int8),
        ("active", np.int8),
        ("over", np.int8),
    ],
    events=2,
)
# --8<-- [end:words]


# --8<-- [start:rules]
@entry
def deal(state, seed):
    state.seed = stream(seed, 0)
    state.chance = stream(seed, 1)
    state.active = below(state, state.players)


@kernel
def deciders(state):
    return 0 if state.over else 1 << state.active


@kernel
def count_moves(state, seat):
    if state.over or seat != state.active:
        return 0
    return 2 if state.heap else 1


@kernel
def nth_move(state, seat, n):
    return ROLL if n == 0 else HOLD


@kernel
def roll(state):
    pips = 1 + below(state, 6)
    emit(state, Happening.ROLLED, state.active, pips, 0)
    if pips > 1:
        state.heap += pips
    else:
        emit(state, Happening.LOST, state.active, 0, state.heap)
        pass_on(state)


@kernel
def hold(state):
    state.held[state.active] += state.heap
    emit(state, Happening.HELD, state.active, 0, state.heap)
    if state.held[state.active] >= state.goal:
        state.over = 1
        emit(state, Happening.WON, state.active, 0, 0)
    else:
        pass_on(state)


@kernel
def pass_on(state):
    state.heap = 0
    state.active = (state.active + 1) % state.players


@entry
def apply(state, seat, action):
    state.event_count = 0
    if action == ROLL:
        roll(state)
    else:
        hold(state)


# --8<-- [end:rules]
# --8<-- [start:knowledge]
@entry
def observe(state, seat, out):
    """Everything but the two words that know the coming rolls."""
    for other in range(SEATS):
        out.held[other] = state.held[other]
    out.heap = state.heap
    out.goal = state.goal
    out.players = state.players
    out.active = state.active
    out.over = state.over
    for i in range(state.event_count):
        out.events[i] = state.events[i]
    out.event_count = state.event_count


@entry
def reimagine(state, seat, seed):
    """Nothing lies face down, so only the future is dealt anew."""
    state.seed = stream(seed, 0)
    state.chance = stream(seed, 1)


@entry
def points(state, out):
    for seat in range(state.players):
        out[seat] = state.held[seat]


@kernel
def winners(state):
    """Whoever has most, as a mask."""
    best = 0
    leaders = 0
    for seat in range(state.players):
        best = max(best, state.held[seat])
    for seat in range(state.players):
        leaders |= (1 if state.held[seat] == best else 0) << seat
    return leaders


# --8<-- [end:knowledge]
# --8<-- [start:game]
@dataclass(frozen=True)
class View:
    """The table, which looks the same from every seat."""

    players: tuple[str, ...]
    held: tuple[int, ...]
    heap: int
    goal: int
    active: int
    observation: Observation = field(repr=False, compare=False)


EXAMPLE: dict[str, Any] = {
    "game": "pig",
    "players": ["Ann", "Bob"],
    "held": {"Ann": 14},
    "heap": 5,
    "moves": ["hold"],
}


class Pig(Game):
    name = "pig"
    seats = range(2, SEATS + 1)
    switches: Mapping[str, Sequence[str]] = MappingProxyType({"goal": GOALS})

    @property
    def rules(self) -> Rules:  # type: ignore[override]
        return RULES


GAME = Pig()


class PigRules(Rules):
    game = GAME
    action_count = len(MOVES)
    dtype = STATE
    kernels = complete(
        __name__,
        deal=deal,
        deciders=deciders,
        count_moves=count_moves,
        nth_move=nth_move,
        apply=apply,
        observe=observe,
        reimagine=reimagine,
        points=points,
        winners=winners,
    )
    view_type = View
    scenario_keys = frozenset({"held", "heap", "turn"})
    expectations: Mapping[str, Expectation] = MappingProxyType({"heap": whole})
    example = EXAMPLE

    def undealt(self, options: Mapping[str, str], players: int) -> State:
        state = new_state(STATE)
        state["goal"] = int(options["goal"])
        state["players"] = players
        return state

    def write_move(self, state: State, action: int, players: Sequence[str]) -> str:
        return MOVES[action]

    def read_move(self, state: State, text: str, players: Sequence[str]) -> Sequence[int]:
        if text.strip() not in MOVES:
            raise InvalidMove("error-move-verb", move=text.strip(), verbs=", ".join(MOVES))
        return [MOVES.index(text.strip())]

    def view(self, observation: Observation, players: Sequence[str]) -> View:
        record = observation.observed[0]
        held = tuple(int(points) for points in record["held"][: len(players)])
        return View(tuple(players), held, int(record["heap"]), int(record["goal"]), int(record["active"]), observation)

    def event_name(self, event: Event) -> str:
        return Happening(event.kind).name.lower()

    def fill(self, state: State, described: Mapping[str, Any], players: Sequence[str]) -> None:
        held = described.get("held", {})
        turn = described.get("turn", players[0])
        for key, names in (("held", held), ("turn", [turn])):
            for name in names:
                if name not in players:
                    raise BadScenario("error-scenario-player", key=key, name=name, names=", ".join(players))
        state["held"][0, : len(players)] = [held.get(name, 0) for name in players]
        state["heap"] = described.get("heap", 0)
        state["active"] = players.index(turn)

    def position(self, match: Match) -> dict[str, Any]:
        return {"heap": int(match.state["heap"][0])}


RULES = PigRules()
# --8<-- [end:game]
