"""The rules of Pig as Python meets them: what a seat sees, how moves are written, and scenarios."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from freebooter.engine.choice import Choice, known
from freebooter.engine.contract import Rules
from freebooter.engine.expectations import Expectation, whole
from freebooter.engine.kernels.events import Event
from freebooter.engine.kernels.state import State
from freebooter.engine.match import Match
from freebooter.engine.notation import unknown_verb
from freebooter.engine.observation import Observation
from freebooter.engine.refusal import BadScenario
from freebooter.engine.scenario_reader import ScenarioReader
from freebooter.engine.score import Chance, ScorePart

from .game import GAME, GOALS
from .rules.kernels import KERNELS
from .rules.knowledge import POINTS
from .rules.turn import NO_PIPS, STATE, Happening

MOVES = ("roll", "hold")
LARGEST_HEAP = 1_000
ODDS = (Chance("lose", 1 / 6), Chance("gain", 5 / 6))


@dataclass(frozen=True)
class View:
    """The table, which looks the same from every seat."""

    seat: int | None
    players: tuple[str, ...]
    options: dict[str, str]
    asks: str
    active: int
    deciders: tuple[int, ...]
    points: tuple[int, ...]
    score_parts: tuple[tuple[ScorePart, ...], ...]
    winners: tuple[int, ...]
    goal: int
    heap: int
    """What was rolled in this turn, and is lost with a 1."""
    rolled: int | None
    """The last roll of this turn."""
    odds: tuple[Chance, ...]
    """How likely the next roll loses the heap, and how likely it adds to it."""
    observation: Observation = field(repr=False, compare=False)
    """What all this was read from: what the seat knows, and nothing else."""


class PigRules(Rules):
    game = GAME
    action_count = len(MOVES)
    dtype = STATE
    kernels = KERNELS
    view_type = View
    scenario_keys = frozenset({"held", "heap", "turn"})
    expectations: Mapping[str, Expectation] = MappingProxyType({"heap": whole})
    example: Mapping[str, Any] = MappingProxyType(
        {"game": "pig", "players": ["Ann", "Bob"], "held": {"Ann": 44}, "heap": 6, "moves": ["hold"]}
    )

    def write_move(self, state: State, action: int, players: Sequence[str]) -> str:
        return MOVES[action]

    def read_move(self, state: State, text: str, players: Sequence[str]) -> Sequence[int]:
        verb = text.strip().lower()
        if verb not in MOVES:
            raise unknown_verb(text, MOVES)
        return [MOVES.index(verb)]

    def choice(self, observed: State, action: int, preview: Sequence[int], players: Sequence[str]) -> Choice:
        return Choice(action, MOVES[action], MOVES[action], points=known(preview[POINTS]))

    def view(self, observation: Observation, players: Sequence[str]) -> View:
        record, seat = observation.observed[0], observation.seat
        held = tuple(record["held"][: len(players)].tolist())
        over, active, goal = bool(record["over"]), int(record["active"]), GOALS[int(record["goal"])]
        return View(
            seat=seat if seat < len(players) else None,
            players=tuple(players),
            options={"goal": goal},
            asks="over" if over else "turn" if record["heap"] else "turn-first",
            active=active,
            deciders=() if over else (active,),
            points=held,
            score_parts=tuple((ScorePart("part-held", points),) if points else () for points in held),
            winners=tuple(seat for seat, points in enumerate(held) if over and points == max(held)),
            goal=int(goal),
            heap=int(record["heap"]),
            rolled=None if record["rolled"] == NO_PIPS else int(record["rolled"]),
            odds=() if over else ODDS,
            observation=observation,
        )

    def event_name(self, event: Event) -> str:
        return Happening(event.kind).name.lower()

    def fill(self, state: State, described: Mapping[str, Any], players: Sequence[str]) -> None:
        reader = ScenarioReader(players, lambda text: None, lambda card: 0)
        for seat, points in reader.by_seat("held", described.get("held", {})).items():
            state["held"][0, seat] = _amount("held", points)
        state["heap"] = _amount("heap", described.get("heap", 0))
        state["active"] = reader.seat("turn", described.get("turn", players[0]))

    def position(self, match: Match) -> dict[str, Any]:
        return {"heap": int(match.state["heap"][0])}


def _amount(key: str, value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= LARGEST_HEAP:
        raise BadScenario("error-scenario-value", key=key)
    return value


RULES = PigRules()
