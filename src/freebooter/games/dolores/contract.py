"""The rules of Dolores as Python meets them: kernels, notation, views, promises and scenarios put together."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import numpy as np

from freebooter.engine.contract import Rules
from freebooter.engine.kernels.events import Event
from freebooter.engine.kernels.state import State
from freebooter.engine.match import Match
from freebooter.engine.observation import Observation
from freebooter.engine.talk import Promise, Remark

from . import choices, deck, events, notation, promises, scenario, view
from .game import GAME
from .odds import duel_table
from .records import number_promise
from .rules.actions import ACTIONS
from .rules.cards import COPIES
from .rules.events import Happening
from .rules.kernels import KERNELS
from .rules.memory import MEMORY_LENGTH, note, open_promise
from .rules.setup import REMOVED_BOTTLES
from .rules.state import LAST_CARDS, NOT_YET, STATE, Ask
from .rules.terms import BOTTLE_NAMES, GESTURE_NAMES, KIND_NAMES


class DoloresRules(Rules):
    game = GAME
    action_count = ACTIONS
    dtype = STATE
    keeps_loops = True
    kernels = KERNELS
    deal_tables = MappingProxyType(
        {
            "kinds": KIND_NAMES,
            "copies": COPIES,
            "bottles": BOTTLE_NAMES,
            "removed": REMOVED_BOTTLES,
            "last_cards": LAST_CARDS,
        }
    )
    memory_length = MEMORY_LENGTH
    view_type = view.View
    choice_type = choices.Choice
    secret_choice = Happening.HAS_CHOSEN
    scenario_keys = scenario.SCENARIO_KEYS
    expectations = scenario.EXPECTATIONS
    example = scenario.EXAMPLE

    def write_move(self, state: State, action: int, players: Sequence[str]) -> str:
        return notation.write_move(state, action, players)

    def read_move(self, state: State, text: str, players: Sequence[str]) -> Sequence[int]:
        return notation.read_move(state, text, players)

    def view(self, observation: Observation, players: Sequence[str]) -> view.View:
        return view.build_view(observation, players)

    def choice(self, observed: State, action: int, preview: Sequence[int], players: Sequence[str]) -> choices.Choice:
        return choices.make_choice(observed, action, preview, players)

    def view_key(self, observation: Observation) -> Hashable | None:
        return view.view_key(observation)

    def cards(self, state: State) -> list[str]:
        return deck.all_cards(state)

    def event_name(self, event: Event) -> str:
        return events.event_name(event)

    def describe_event(self, event: Event, options: Mapping[str, str]) -> tuple[str, int | None, Any, Any]:
        return events.describe_event(event)

    def may_change(self, state: State, seat: int) -> bool:
        return bool(state["chosen"].item(seat) != NOT_YET)

    def fill(self, state: State, described: Mapping[str, Any], players: Sequence[str]) -> None:
        scenario.fill(state, described, players)

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

    def standing_promises(self, match: Match) -> list[int]:
        return [seat for seat in range(len(match.players)) if open_promise(match.memory, seat)]

    def judge_promises(self, match: Match, made: Sequence[Remark]) -> list[Promise]:
        return promises.judge(match, made)

    def position(self, match: Match) -> dict[str, Any]:
        return scenario.position(match)


RULES = DoloresRules()
