"""Positions of Dolores in scenario files: from a file's keys to a record, and from a record to what is so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from freebooter.engine.expectations import any_order, by_player, flag, in_order, whole, word
from freebooter.engine.match import Match
from freebooter.engine.refusal import BadScenario
from freebooter.engine.state import State, argument

from .cards import CARD_NAMES, THEFT, most_copies
from .duel import go_on
from .setup import prepare
from .state import DEALER, DISCARD, LARGEST_PILE, LONGEST_SIDE, NEIGHBOUR, NOBODY, Step
from .view import cards_in, sides
from .zones import add, count_of, lay

SCENARIO_KEYS = frozenset({"dealer", "draw", "displays", "table"})

EXPECTATIONS = {
    "displays": by_player(any_order),
    "display_counts": by_player(whole),
    "table": by_player(in_order),
    "discard": any_order,
    "discard_count": whole,
    "dealer": word,
    "hidden_from": by_player(flag),
}

EXAMPLE: dict[str, Any] = {
    "game": "dolores",
    "players": ["Ann", "Bob", "Cy"],
    "displays": {"Ann": ["wine 1"], "Bob": [], "Cy": ["gold 3", "whirlpool"]},
    "draw": ["wine 2", "cloth 1", "gold 1", "arms 3", "jewels 1", "jewels 1", "jewels 2", "dawn"],
    "moves": ["play whirlpool", "arrange gold 1, arms 3", "Ann: peace", "Bob: fight"],
    "expect": {"display_counts": {"Bob": 4}, "over": True},
}


class _Builder:
    """Puts the cards of a scenario into a record, and refuses those that cannot be there."""

    def __init__(self, players: Sequence[str]) -> None:
        self.players = players
        self.used: Counter[int] = Counter()

    def seat(self, key: str, name: Any) -> int:
        if name not in self.players:
            raise BadScenario("error-scenario-player", key=key, name=str(name), names=", ".join(self.players))
        return self.players.index(name)

    def mapping(self, key: str, value: Any) -> dict[int, Any]:
        if not isinstance(value, dict):
            raise BadScenario("error-scenario-map", key=key)
        return {self.seat(key, name): each for name, each in value.items()}

    def cards(self, key: str, value: Any, most: int) -> list[int]:
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise BadScenario("error-scenario-cards", key=key)
        if len(value) > most:
            raise BadScenario("error-scenario-too-many", key=key, most=most)
        cards = []
        for text in value:
            name = " ".join(text.split()).lower()
            if name not in CARD_NAMES:
                raise BadScenario("error-scenario-card", key=key, card=text[:40])
            card = CARD_NAMES.index(name)
            self.used[card] += 1
            if self.used[card] > most_copies(card):
                raise BadScenario("error-scenario-card-twice", key=key, card=name, copies=most_copies(card))
            cards.append(card)
        return cards


def fill(state: State, scenario: Mapping[str, Any], players: Sequence[str]) -> None:
    """Lay out the position that a scenario describes in a record that holds its options."""
    build = _Builder(players)
    record = argument(state)
    prepare(record)
    dealer = build.seat("dealer", scenario.get("dealer", players[0]))
    state["dealer"] = dealer
    for seat, value in build.mapping("displays", scenario.get("displays", {})).items():
        for card in build.cards("displays", value, LARGEST_PILE):
            add(record, seat, card)
    draw = build.cards("draw", scenario.get("draw", []), LARGEST_PILE)
    state["order"][0, : len(draw)] = draw[::-1]
    state["pile_count"] = len(draw)
    state["settled"] = 0
    if "table" in scenario:
        _lay_table(build, record, dealer, scenario["table"])
        state["step"] = Step.BEFORE_COUNT
    else:
        for seat in range(len(players)):
            if count_of(record, seat, THEFT):
                state["thief"] = seat
        state["step"] = Step.FIRST_THEFT
    go_on(record)
    state["event_count"] = 0


def _lay_table(build: _Builder, record: Any, dealer: int, value: Any) -> None:
    table = build.mapping("table", value)
    neighbour = (dealer + 1) % len(build.players)
    if set(table) != {dealer, neighbour}:
        names = f"{build.players[neighbour]}, {build.players[dealer]}"
        raise BadScenario("error-scenario-duellists", key="table", names=names)
    for side, seat in ((NEIGHBOUR, neighbour), (DEALER, dealer)):
        for card in build.cards("table", table[seat], LONGEST_SIDE - 1):
            lay(record, side, card)


def position(match: Match) -> dict[str, Any]:
    """What a scenario can expect of a position of this game. The referee sees every card."""
    state = match.state
    displays = {name: list(cards_in(state, seat)) for seat, name in enumerate(match.players)}
    dealer = int(state["dealer"][0])
    before_neighbour, before_dealer = sides(state)
    lantern = int(state["lantern"][0])
    on_table = bool(before_neighbour or before_dealer)
    return {
        "draw_count": int(state["pile_count"][0]),
        "displays": displays,
        "display_counts": {name: len(cards) for name, cards in displays.items()},
        "table": {
            match.players[(dealer + 1) % len(match.players)]: list(before_neighbour),
            match.players[dealer]: list(before_dealer),
        },
        "discard": list(cards_in(state, DISCARD)),
        "discard_count": len(cards_in(state, DISCARD)),
        "dealer": match.players[dealer],
        "hidden_from": {name: on_table and lantern not in (NOBODY, seat) for seat, name in enumerate(match.players)},
    }
