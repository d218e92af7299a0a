"""Dolores as a game of Freebooter: its options, and the parts of its contract put together."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

import numpy as np

from freebooter.engine.derived import complete
from freebooter.engine.events import Event
from freebooter.engine.game import Game
from freebooter.engine.match import Match
from freebooter.engine.options import word
from freebooter.engine.refusal import BadSetup
from freebooter.engine.sight import Sight
from freebooter.engine.state import State, new_state
from freebooter.engine.talk import Promise

from . import actions, knowledge, notation, promises, rules, scenario, scoring, setup, telling, view
from .events import Happening
from .memory import MEMORY_LENGTH, note, open_promise, remember
from .odds import duel_table
from .options import DEFAULTS, SWITCHES, field_name
from .records import number_promise
from .state import GESTURE_NAMES, MAX_PLAYERS, NOT_YET, STATE, Ask


class Dolores(Game):
    name = "dolores"
    seats = range(2, MAX_PLAYERS + 1)
    action_count = actions.ACTIONS
    dtype = STATE
    kernels = complete(
        __name__,
        deal=setup.deal,
        deciders=actions.deciders,
        count_moves=actions.count_moves,
        nth_move=actions.nth_move,
        apply=rules.apply,
        observe=knowledge.observe,
        reimagine=knowledge.reimagine,
        hear=knowledge.hear,
        remember=remember,
        points=scoring.points,
        winners=scoring.winners,
    )
    memory_length = MEMORY_LENGTH
    switches = SWITCHES
    view_type = view.View
    secret_choice = Happening.HAS_CHOSEN
    scenario_keys = scenario.SCENARIO_KEYS
    expectations = scenario.EXPECTATIONS
    example = scenario.EXAMPLE

    def read_options(self, given: Mapping[str, Any], players: int) -> dict[str, str]:
        options = dict(DEFAULTS)
        for name, value in given.items():
            if name not in SWITCHES:
                raise BadSetup("error-option", key="options", name=word(name), names=", ".join(SWITCHES))
            options[name] = word(value)
            if options[name] not in SWITCHES[name]:
                values = ", ".join(SWITCHES[name])
                raise BadSetup("error-option-value", key=name, name=name, value=options[name], values=values)
        return options

    def short_options(self, options: Mapping[str, str]) -> dict[str, str]:
        return {name: value for name, value in options.items() if DEFAULTS[name] != value}

    def undealt(self, options: Mapping[str, str], players: int) -> State:
        state = new_state(STATE)
        state["players"] = players
        for switch, values in SWITCHES.items():
            state[field_name(switch)] = values.index(options[switch])
        return state

    def write_move(self, state: State, action: int, players: Sequence[str]) -> str:
        return notation.write_move(state, action, players)

    def read_move(self, state: State, text: str, players: Sequence[str]) -> Sequence[int]:
        return notation.read_move(state, text, players)

    def view(self, sight: Sight, players: Sequence[str]) -> view.View:
        return view.build_view(sight, players)

    def view_key(self, sight: Sight) -> Hashable | None:
        return view.view_key(sight)

    def event_name(self, event: Event) -> str:
        return telling.event_name(event)

    def describe_event(self, event: Event, options: Mapping[str, str]) -> tuple[str, int | None, Any, Any]:
        return telling.describe_event(event)

    def scenario_state(self, described: Mapping[str, Any], players: Sequence[str]) -> State:
        state = self.undealt(self.read_options(described.get("options", {}), len(players)), len(players))
        scenario.fill(state, described, players)
        return state

    def warm_up(self, match: Match) -> None:
        super().warm_up(match)
        duel_table(match.observe(0))
        self.note_promise(match.memory.copy(), 0, GESTURE_NAMES[0])

    def read_promise(self, match: Match, seat: int, text: str) -> str:
        return promises.read_promise(match, seat, text)

    def may_promise(self, match: Match) -> list[int]:
        """The duellists, once the gestures are asked for and until one is chosen; each once in a duel."""
        record = match.state[0]
        if int(record["asks"]) != Ask.GESTURES or (record["chosen"] != NOT_YET).any():
            return []
        dealer = int(record["dealer"])
        duellists = (dealer, (dealer + 1) % len(match.players))
        return [seat for seat in duellists if not open_promise(match.memory, seat)]

    def note_promise(self, memory: np.ndarray, seat: int, promise: str) -> None:
        note(memory, seat, number_promise(promise))

    def judge_promises(self, match: Match) -> list[Promise]:
        return promises.judge(match)

    def position(self, match: Match) -> dict[str, Any]:
        return scenario.position(match)


GAME = Dolores()
