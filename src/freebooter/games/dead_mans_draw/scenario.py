"""Positions of Dead Man's Draw in scenario files: from a file's keys to a record, and from a record to what is so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from freebooter.engine.expectations import any_order, by_name, by_player, flag, in_order, probability, whole
from freebooter.engine.kernels.state import State, argument
from freebooter.engine.match import Match
from freebooter.engine.refusal import BadScenario
from freebooter.engine.scenario_reader import ScenarioReader, shown

from .notation import card_name, card_value, find_card
from .rules.setup import name_rivals
from .rules.state import DISCARD, LARGEST_PILE, LONGEST_ROW, NOBODY, Ask
from .rules.switches import Discard, Mermaids, Variant
from .rules.terms import SUITS, TRAIT_NAMES, Trait, TraitDeal
from .rules.zones import add, lay
from .view import View

SCENARIO_KEYS = frozenset(
    {"edition", "traits", "draft", "rivals", "turn", "draw", "discard", "row", "owed", "drawn", "banks"}
)

EXPECTATIONS = {
    "banks": by_player(any_order),
    "bank_counts": by_player(whole),
    "discard": any_order,
    "discard_count": whole,
    "row": in_order,
    "owed": whole,
    "offer": any_order,
    "sees": by_player(by_name(in_order)),
    "busted": flag,
    "protected": any_order,
    "odds": by_name(probability),
}

EXAMPLE: dict[str, Any] = {
    "game": "dead-mans-draw",
    "players": ["Ann", "Bob"],
    "row": ["anchor 4"],
    "draw": ["sword 5", "key 7"],
    "discard": ["map 2"],
    "banks": {"Ann": ["hook 3"], "Bob": ["chest 6"]},
    "moves": ["draw", "steal Bob chest"],
    "expect": {"row": ["anchor 4", "sword 5", "chest 6"], "protected": [], "odds": {"draw": 0}},
}

MOST_OWED = 4


class _Table(ScenarioReader):
    """The table that a scenario of this game describes."""

    def __init__(self, state: State, players: Sequence[str]) -> None:
        self.state = state
        self.replay = int(state["mermaids"][0]) == Mermaids.REPLAY
        self.decks = 1 + int(state["decks"][0])
        super().__init__(players, lambda text: find_card(text, self.replay), lambda card: self.decks)

    def trait(self, key: str, name: Any) -> int:
        if not isinstance(name, str) or name not in TRAIT_NAMES:
            raise BadScenario(
                "dead-mans-draw/error-trait-unknown", key=key, name=shown(name), names=", ".join(TRAIT_NAMES)
            )
        trait = TRAIT_NAMES.index(name)
        if trait == Trait.SIREN and not self.replay:
            raise BadScenario("dead-mans-draw/error-siren", key=key)
        return trait

    def check_copies(self, key: str, traits: Sequence[int]) -> None:
        for trait, count in Counter(traits).items():
            if count > self.decks:
                raise BadScenario(
                    "dead-mans-draw/error-trait-twice", key=key, name=TRAIT_NAMES[trait], copies=self.decks
                )


def fill(state: State, scenario: Mapping[str, Any], players: Sequence[str]) -> None:
    """Lay out the position that a scenario describes in a record that holds its options."""
    table = _Table(state, players)
    record = argument(state)
    state["rivals"] = NOBODY
    state["shown"] = NOBODY
    state["seen"] = NOBODY
    state["busting"] = NOBODY
    for seat, cards in table.by_seat("banks", scenario.get("banks", {})).items():
        for card in table.cards("banks", cards, 2 * LARGEST_PILE):
            add(record, seat, card)
    for card in table.cards("discard", scenario.get("discard", []), 2 * LARGEST_PILE):
        add(record, DISCARD, card)
    row = table.cards("row", scenario.get("row", []), LONGEST_ROW)
    _check_row(state, row, table.replay)
    for card in row:
        lay(record, card, 0)
    draw = table.cards("draw", scenario.get("draw", []), LARGEST_PILE)
    state["order"][0, : len(draw)] = draw[::-1]
    state["pile_count"] = len(draw)
    state["settled"] = 0
    state["active"] = table.seat("turn", scenario.get("turn", players[0]))
    state["owed"] = _owed(scenario.get("owed", 0))
    drawn = scenario.get("drawn", bool(row))
    if not isinstance(drawn, bool):
        raise BadScenario("error-scenario-flag", key="drawn")
    state["drawn"] = drawn
    _give_traits(table, scenario)
    if not drawn and not draw:
        state["asks"] = Ask.OVER
    elif "draft" in scenario:
        state["asks"] = Ask.DRAFT
    else:
        name_rivals(record)
    state["event_count"] = 0


def _check_row(state: State, row: Sequence[int], replay: bool) -> None:
    strange = int(state["variant"][0]) == Variant.STRANGE_LANDS
    repeated = [card_value(card, replay) if strange else card % SUITS for card in row]
    for place, card in enumerate(row):
        if repeated[place] in repeated[:place]:
            raise BadScenario("dead-mans-draw/error-scenario-row", key="row", card=card_name(card, replay))


def _owed(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST_OWED:
        raise BadScenario("dead-mans-draw/error-scenario-owed", key="owed", most=MOST_OWED)
    return value


def _give_traits(table: _Table, scenario: Mapping[str, Any]) -> None:
    state = table.state
    if "traits" in scenario and "draft" in scenario:
        raise BadScenario("dead-mans-draw/error-scenario-traits-or-draft", key="draft")
    traits = {
        seat: table.trait("traits", name) for seat, name in table.by_seat("traits", scenario.get("traits", {})).items()
    }
    table.check_copies("traits", list(traits.values()))
    for seat, trait in traits.items():
        state["holders"][0, trait] |= 1 << seat
    state["trait_deal"] = TraitDeal.FIXED if traits else TraitDeal.NONE
    if "draft" in scenario:
        _deal_draft(table, table.by_seat("draft", scenario["draft"]))
    holders = int(state["holders"][0, Trait.DAVY_JONES_LOCKER])
    for seat, name in table.by_seat("rivals", scenario.get("rivals", {})).items():
        rival = table.seat("rivals", name)
        if not holders >> seat & 1:
            raise BadScenario("dead-mans-draw/error-scenario-rival", key="rivals", name=table.players[seat])
        if rival == seat:
            raise BadScenario("dead-mans-draw/error-scenario-own-rival", key="rivals", name=table.players[seat])
        state["rivals"][0, seat] = rival


def _deal_draft(table: _Table, dealt: Mapping[int, Any]) -> None:
    table.state["trait_deal"] = TraitDeal.DRAFT
    if set(dealt) != set(range(len(table.players))):
        raise BadScenario("dead-mans-draw/error-scenario-draft", key="draft")
    given: list[int] = []
    for seat, names in dealt.items():
        if not isinstance(names, list) or len(names) != 2:
            raise BadScenario("dead-mans-draw/error-scenario-draft", key="draft")
        pair = [table.trait("draft", name) for name in names]
        table.state["dealt_traits"][0, seat] = pair
        given += pair
    table.check_copies("draft", given)


def position(match: Match) -> dict[str, Any]:
    """What a scenario can expect of a position of this game."""
    active = int(match.state["active"][0])
    views: list[View] = [match.view(seat) for seat in range(len(match.players))]
    view = views[active]

    def words(cards: Sequence[Any]) -> list[str]:
        return [str(card) for card in cards]

    # The referee looks into a hidden discard pile, too: it judges the table, not a player's view of it.
    opened = match.state.copy()
    opened["discard"] = Discard.OPEN
    discard = Match.at(match.game, match.players, opened, match.options).view(active).discard
    banks = dict(zip(match.players, view.banks, strict=True))
    return {
        "draw_count": view.draw_count,
        "banks": {name: words(bank) for name, bank in banks.items()},
        "bank_counts": {name: len(bank) for name, bank in banks.items()},
        "discard": words(discard),
        "discard_count": view.discard_count,
        "row": words(view.row),
        "owed": view.owed,
        "offer": words(view.offer or ()),
        "sees": {name: {"top": words(seen.top)} for name, seen in zip(match.players, views, strict=True)},
        "busted": view.busted,
        "protected": words(view.protected),
        "odds": {} if view.bust_probability is None else {"draw": view.bust_probability},
    }
