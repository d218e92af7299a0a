"""The rules of Dead Man's Draw as Python meets them: kernels, notation, views and scenarios put together."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from freebooter.engine.contract import Rules
from freebooter.engine.kernels.events import Event
from freebooter.engine.kernels.state import State
from freebooter.engine.match import Match
from freebooter.engine.observation import Observation

from . import choices, deck, events, notation, scenario, view
from .game import GAME
from .options import TRAIT_DEALS
from .rules.actions import ACTIONS
from .rules.cards import LOWEST, MERMAID_STEP, RANKS
from .rules.events import Happening
from .rules.kernels import KERNELS
from .rules.state import COUNTS, STATE, Ask, record_of
from .rules.switches import FIRST_SWITCHES, Mermaids
from .rules.terms import DEALT_TRAITS, SUIT_NAMES, TRAIT_NAMES, TraitDeal


class DeadMansDrawRules(Rules):
    game = GAME
    action_count = ACTIONS
    dtype = STATE
    small_fields = COUNTS
    signed = record_of(DEALT_TRAITS, FIRST_SWITCHES)
    kernels = KERNELS
    view_type = view.View
    choice_type = choices.Choice
    secret_choice = Happening.TRAIT_CHOSEN
    scenario_keys = scenario.SCENARIO_KEYS
    expectations = scenario.EXPECTATIONS
    example = scenario.EXAMPLE
    deal_tables = MappingProxyType(
        {
            "suits": SUIT_NAMES,
            "ranks": RANKS,
            "lowest": LOWEST,
            "mermaid_step": MERMAID_STEP,
            "traits": TRAIT_NAMES[:DEALT_TRAITS],
        }
    )

    def undealt(self, options: Mapping[str, str], players: int) -> State:
        state = super().undealt(options, players)
        if options["traits"] in TRAIT_DEALS:
            state["trait_deal"] = TraitDeal[options["traits"].upper()]
        else:
            state["trait_deal"] = TraitDeal.FIXED
            for seat, trait in enumerate(options["traits"].split(", ")):
                state["holders"][0, TRAIT_NAMES.index(trait)] |= 1 << seat
        return state

    def fixed_fields(self, undealt: State) -> dict[str, int]:
        fixed = {**super().fixed_fields(undealt), "trait_deal": int(undealt["trait_deal"][0])}
        return fixed | {"holders": 0} if fixed["trait_deal"] == TraitDeal.NONE else fixed

    def _replay(self, state: State) -> bool:
        return bool(int(state["mermaids"][0]) == Mermaids.REPLAY)

    def write_move(self, state: State, action: int, players: Sequence[str]) -> str:
        return notation.write_move(action, players, self._replay(state))

    def read_move(self, state: State, text: str, players: Sequence[str]) -> Sequence[int]:
        return notation.read_move(text, players, self._replay(state))

    def view(self, observation: Observation, players: Sequence[str]) -> view.View:
        return view.build_view(observation, players)

    def choice(self, observed: State, action: int, preview: Sequence[int], players: Sequence[str]) -> choices.Choice:
        return choices.make_choice(action, preview, players, int(observed["active"][0]), self._replay(observed))

    def view_key(self, observation: Observation) -> Hashable | None:
        return view.view_key(observation)

    def cards(self, state: State) -> list[str]:
        return deck.all_cards(state)

    def event_name(self, event: Event) -> str:
        return events.event_name(event)

    def describe_event(self, event: Event, options: Mapping[str, str]) -> tuple[str, int | None, Any, Any]:
        return events.describe_event(event, options["mermaids"] == "replay")

    def may_change(self, state: State, seat: int) -> bool:
        return bool(state["asks"].item() == Ask.DRAFT)

    def fill(self, state: State, described: Mapping[str, Any], players: Sequence[str]) -> None:
        scenario.fill(state, described, players)

    def position(self, match: Match) -> dict[str, Any]:
        return scenario.position(match)


RULES = DeadMansDrawRules()
