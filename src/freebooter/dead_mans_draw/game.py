"""Dead Man's Draw as a game of Freebooter: its options, and the parts of its contract put together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from freebooter.engine.derived import complete
from freebooter.engine.events import Event
from freebooter.engine.game import Game
from freebooter.engine.match import Match
from freebooter.engine.options import word
from freebooter.engine.refusal import BadSetup
from freebooter.engine.sight import Sight
from freebooter.engine.state import State, new_state

from . import actions, knowledge, notation, rules, scenario, scoring, setup, telling, view
from .events import Happening
from .options import BESIDE_THE_EDITION, EDITIONS, SWITCHES, Mermaids, field_name
from .state import MAX_PLAYERS, STATE, TRAIT_NAMES, Trait, TraitDeal

ONE_DECK_SEATS = 4
"""Five or more players need two decks."""

VARIANTS = {"variant": [variant for variant in SWITCHES["variant"] if variant != "none"]}

TRAIT_DEALS = ("none", "draft", "random")


class DeadMansDraw(Game):
    name = "dead-mans-draw"
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
        points=scoring.points,
        winners=scoring.winners,
    )
    switches = SWITCHES
    editions = EDITIONS
    left_to_chance = VARIANTS
    view_type = view.View
    secret_choice = Happening.TRAIT_CHOSEN
    scenario_keys = scenario.SCENARIO_KEYS
    expectations = scenario.EXPECTATIONS
    example = scenario.EXAMPLE

    def read_options(self, given: Mapping[str, Any], players: int) -> dict[str, str]:
        edition = word(given.get("edition", "english"))
        if edition not in EDITIONS:
            raise BadSetup("error-edition", key="edition", name=edition, names=", ".join(EDITIONS))
        decks = "1" if players <= ONE_DECK_SEATS else "2"
        options = {"edition": edition} | EDITIONS[edition] | BESIDE_THE_EDITION | {"decks": decks, "traits": "none"}
        for name, value in given.items():
            if name == "edition":
                continue
            if name not in options:
                raise BadSetup("error-option", key="options", name=word(name), names=", ".join([*SWITCHES, "traits"]))
            options[name] = word(value)
        for name, values in SWITCHES.items():
            if options[name] not in values:
                message = "error-variant" if name == "variant" else "error-option-value"
                raise BadSetup(message, key=name, name=name, value=options[name], values=", ".join(values))
        if options["decks"] == "1" and players > ONE_DECK_SEATS:
            raise BadSetup("error-decks", key="decks", most=ONE_DECK_SEATS)
        self._check_traits(options, players)
        return options

    def _check_traits(self, options: dict[str, str], players: int) -> None:
        if options["traits"] in TRAIT_DEALS:
            return
        traits = [trait.strip() for trait in options["traits"].split(",")]
        for trait, count in Counter(traits).items():
            if trait not in TRAIT_NAMES:
                raise BadSetup("error-trait-unknown", key="traits", name=trait, names=", ".join(TRAIT_NAMES))
            if trait == TRAIT_NAMES[Trait.SIREN] and options["mermaids"] != "replay":
                raise BadSetup("error-siren", key="traits")
            if count > int(options["decks"]):
                raise BadSetup("error-trait-twice", key="traits", name=trait, copies=int(options["decks"]))
        if len(traits) != players:
            raise BadSetup("error-trait-count", key="traits", traits=len(traits), players=players)
        options["traits"] = ", ".join(traits)

    def short_options(self, options: Mapping[str, str]) -> dict[str, str]:
        implied = EDITIONS[options["edition"]] | BESIDE_THE_EDITION | {"traits": "none"}
        return {name: value for name, value in options.items() if implied.get(name) != value}

    def undealt(self, options: Mapping[str, str], players: int) -> State:
        state = new_state(STATE)
        state["players"] = players
        for switch, values in SWITCHES.items():
            state[field_name(switch)] = values.index(options[switch])
        if options["traits"] in TRAIT_DEALS:
            state["trait_deal"] = TraitDeal[options["traits"].upper()]
        else:
            state["trait_deal"] = TraitDeal.FIXED
            for seat, trait in enumerate(options["traits"].split(", ")):
                state["holders"][0, TRAIT_NAMES.index(trait)] |= 1 << seat
        return state

    def _replay(self, state: State) -> bool:
        return bool(int(state["mermaids"][0]) == Mermaids.REPLAY)

    def write_move(self, state: State, action: int, players: Sequence[str]) -> str:
        return notation.write_move(action, players, self._replay(state))

    def read_move(self, state: State, text: str, players: Sequence[str]) -> Sequence[int]:
        return notation.read_move(text, players, self._replay(state))

    def view(self, sight: Sight, players: Sequence[str]) -> view.View:
        return view.build_view(sight, players)

    def view_key(self, sight: Sight) -> Hashable | None:
        return view.view_key(sight)

    def event_name(self, event: Event) -> str:
        return telling.event_name(event)

    def describe_event(self, event: Event, options: Mapping[str, str]) -> tuple[str, int | None, Any, Any]:
        return telling.describe_event(event, options["mermaids"] == "replay")

    def scenario_state(self, described: Mapping[str, Any], players: Sequence[str]) -> State:
        given = dict(described.get("options", {}))
        if "edition" in described:
            given["edition"] = described["edition"]
        state = self.undealt(self.read_options(given, len(players)), len(players))
        scenario.fill(state, described, players)
        return state

    def position(self, match: Match) -> dict[str, Any]:
        return scenario.position(match)


GAME = DeadMansDraw()
