"""Positions of Dolores in scenario files: from a file's keys to a record, and from a record to what is so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from freebooter.engine.expectations import any_order, by_player, flag, in_order, whole, word
from freebooter.engine.kernels.state import State, argument
from freebooter.engine.match import Match
from freebooter.engine.refusal import BadScenario
from freebooter.engine.scenario_reader import ScenarioReader

from .notation import CARD_NAMES, most_copies
from .rules.cards import THEFT
from .rules.duel import go_on
from .rules.setup import prepare
from .rules.state import DEALER, DISCARD, LARGEST_PILE, LONGEST_SIDE, NEIGHBOUR, NOBODY, Step
from .rules.zones import add, count_of, lay
from .view import cards_in, sides

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


def find_card(text: str) -> int | None:
    name = " ".join(text.split()).lower()
    return CARD_NAMES.index(name) if name in CARD_NAMES else None


def fill(state: State, scenario: Mapping[str, Any], players: Sequence[str]) -> None:
    """Lay out the position that a scenario describes in a record that holds its options."""
    table = ScenarioReader(players, find_card, most_copies)
    record = argument(state)
    prepare(record)
    dealer = table.seat("dealer", scenario.get("dealer", players[0]))
    state["dealer"] = dealer
    for seat, value in table.by_seat("displays", scenario.get("displays", {})).items():
        for card in table.cards("displays", value, LARGEST_PILE):
            add(record, seat, card)
    draw = table.cards("draw", scenario.get("draw", []), LARGEST_PILE)
    state["order"][0, : len(draw)] = draw[::-1]
    state["pile_count"] = len(draw)
    state["settled"] = 0
    if "table" in scenario:
        _lay_table(table, record, dealer, scenario["table"])
        state["step"] = Step.BEFORE_COUNT
    else:
        for seat in range(len(players)):
            if count_of(record, seat, THEFT):
                state["thief"] = seat
        state["step"] = Step.FIRST_THEFT
    go_on(record)
    state["event_count"] = 0


def _lay_table(table: ScenarioReader, record: Any, dealer: int, value: Any) -> None:
    sides_of = table.by_seat("table", value)
    neighbour = (dealer + 1) % len(table.players)
    if set(sides_of) != {dealer, neighbour}:
        names = f"{table.players[neighbour]}, {table.players[dealer]}"
        raise BadScenario("dolores/error-scenario-duellists", key="table", names=names)
    for side, seat in ((NEIGHBOUR, neighbour), (DEALER, dealer)):
        for card in table.cards("table", sides_of[seat], LONGEST_SIDE - 1):
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
