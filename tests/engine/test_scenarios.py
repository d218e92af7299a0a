"""Every scenario of the project, and every case of the shared folder, holds."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import pytest
import yaml

from freebooter.engine.scenario import read_scenario
from freebooter.games.dead_mans_draw.options import EDITIONS
from freebooter.games.dead_mans_draw.rules.switches import EDITION_SWITCHES, SWITCHES
from freebooter.games.dead_mans_draw.rules.terms import SUIT_NAMES, TRAIT_NAMES
from freebooter.games.dolores.notation import VERBS
from freebooter.games.dolores.rules.switches import SWITCHES as DOLORES_SWITCHES
from freebooter.games.dolores.rules.terms import BOTTLE_NAMES, GESTURE_NAMES, KIND_NAMES
from tests.support.absence import needs

pytestmark = pytest.mark.rules

ROOT = Path(__file__).resolve().parents[2]
OWN = ROOT / "tests" / "scenarios"
SHARED = ROOT.parent / "shared" / "cases"

FILES = {file.relative_to(OWN).as_posix(): file for file in sorted(OWN.rglob("*.yaml"))}
CASES = {file.name: file for file in sorted(SHARED.glob("*.yaml")) if file.name.startswith(("dmd-", "dolores-"))}


def judge(file: Path) -> None:
    verdict = read_scenario(file).judge()
    assert verdict.holds, "\n".join(f"{d.key}: expected {d.expected}, got {d.got}" for d in verdict.differences)


@pytest.mark.parametrize("path", FILES)
def test_the_scenario_holds(path: str) -> None:
    judge(FILES[path])


@pytest.mark.parametrize("path", CASES)
def test_the_shared_case_holds(path: str) -> None:
    judge(CASES[path])


def test_there_are_shared_cases() -> None:
    needs(SHARED.is_dir(), f"there is no folder {SHARED}")
    assert {name.partition("-")[0] for name in CASES} == {"dmd", "dolores"}


@cache
def scenarios(game: str = "dead-mans-draw") -> list[dict[str, Any]]:
    """What is in the files of a game."""
    own = [file for path, file in FILES.items() if path.startswith(f"{game}/")]
    return [yaml.safe_load(file.read_text(encoding="utf-8")) for file in own]


def cards_of(scenario: dict[str, Any]) -> set[str]:
    """The suits of all cards that lie on a scenario's table."""
    lists = [scenario.get(zone, []) for zone in ("draw", "row", "discard")] + list(scenario.get("banks", {}).values())
    return {card.split()[0] for cards in lists for card in cards}


def traits_of(scenario: dict[str, Any]) -> set[str]:
    return set(scenario.get("traits", {}).values()) | {t for pair in scenario.get("draft", {}).values() for t in pair}


@pytest.mark.parametrize("suit", SUIT_NAMES)
def test_some_scenario_is_named_after_the_suit_and_lays_it_down(suit: str) -> None:
    named = [yaml.safe_load(file.read_text(encoding="utf-8")) for path, file in FILES.items() if suit in path]
    assert any(suit in cards_of(scenario) for scenario in named)


@pytest.mark.parametrize("trait", TRAIT_NAMES)
def test_some_scenario_gives_the_trait_to_a_player(trait: str) -> None:
    assert any(trait in traits_of(scenario) for scenario in scenarios())


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("switch", EDITION_SWITCHES)
def test_some_scenario_plays_the_edition_where_its_switch_matters(edition: str, switch: str) -> None:
    """The edition is named, or is the default, and no house rule hides what it says about the switch."""
    about: dict[str, Callable[[dict[str, Any]], object]] = {
        "discard": lambda s: "map" in cards_of(s) or "discard" in s,
        "oracle": lambda s: "oracle" in cards_of(s),
        "mystic": lambda s: "mystic" in traits_of(s),
        "treasure-hunter": lambda s: "treasure-hunter" in traits_of(s),
        "instant-banking": lambda s: traits_of(s) & {"casanova", "fisherman"},
        "captains-hook": lambda s: "captains-hook" in traits_of(s),
        "parry": lambda s: "parry" in traits_of(s),
        "miser": lambda s: "miser" in traits_of(s),
        "casanova-replay": lambda s: "casanova" in traits_of(s) and s.get("options", {}).get("mermaids") == "replay",
        "forced-busts": lambda s: cards_of(s) & {"hook", "sword", "map"},
    }
    assert any(
        s.get("edition", "english") == edition and switch not in s.get("options", {}) and about[switch](s)
        for s in scenarios()
    )


def word(value: Any) -> str:
    return str(value).lower()


IMPLIED = {("variant", "none"), ("mermaids", "plain"), ("decks", "1"), ("anchored-bonus", "false")}
"""What holds at every table that says nothing."""


@pytest.mark.parametrize(
    ("switch", "value"),
    [(s, v) for s, values in SWITCHES.items() for v in values if (s, v) not in IMPLIED],
)
def test_some_scenario_sets_the_switch_as_a_house_rule(switch: str, value: str) -> None:
    assert any(word(s.get("options", {}).get(switch)) == value for s in scenarios())


def dolores_cards(scenario: dict[str, Any]) -> set[str]:
    """All cards that a scenario of Dolores names, without the values of goods."""
    lists = [scenario.get("draw", [])] + [
        cards for zone in ("displays", "table") for cards in scenario.get(zone, {}).values()
    ]
    return {card.split()[0] for cards in lists for card in cards}


def dolores_moves() -> list[list[str]]:
    """The moves of every scenario of Dolores, without the names of those who make them."""
    return [
        [move.split(":")[-1].strip().lower() for move in scenario.get("moves", [])] for scenario in scenarios("dolores")
    ]


@pytest.mark.parametrize("kind", KIND_NAMES)
def test_some_scenario_of_dolores_trades_in_the_kind(kind: str) -> None:
    assert any(kind in dolores_cards(scenario) for scenario in scenarios("dolores"))


@pytest.mark.parametrize("bottle", BOTTLE_NAMES)
def test_some_scenario_is_about_the_bottle(bottle: str) -> None:
    """It is played; dawn and theft, which nobody plays, lie where they act."""
    if bottle == "dawn":
        assert any("dawn" in scenario.get("draw", []) for scenario in scenarios("dolores"))
    elif bottle == "theft":
        assert any(move.startswith("rob ") for moves in dolores_moves() for move in moves)
    else:
        assert any(f"play {bottle}" in moves for moves in dolores_moves())


@pytest.mark.parametrize("outcome", list(combinations_with_replacement(GESTURE_NAMES, 2)), ids=" ".join)
def test_some_scenario_has_the_outcome_either_way_round(outcome: tuple[str, str]) -> None:
    shown = [tuple(move for move in moves if move in GESTURE_NAMES) for moves in dolores_moves()]
    assert {outcome, outcome[::-1]} <= set(shown)


@pytest.mark.parametrize("verb", VERBS)
def test_some_scenario_makes_the_kind_of_move(verb: str) -> None:
    assert any(move.split()[0] == verb for moves in dolores_moves() for move in moves)


@pytest.mark.parametrize("gesture", GESTURE_NAMES)
def test_some_scenario_shows_the_gesture_as_one_of_two_hands(gesture: str) -> None:
    assert any(f"show {gesture}" in moves for moves in dolores_moves())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_some_scenario_of_dolores_has_so_many_players(players: int) -> None:
    assert any(len(scenario["players"]) == players for scenario in scenarios("dolores"))


@pytest.mark.parametrize(("switch", "value"), [(s, v) for s, values in DOLORES_SWITCHES.items() for v in values])
def test_some_scenario_of_dolores_sets_the_switch(switch: str, value: str) -> None:
    assert any(word(s.get("options", {}).get(switch)) == value for s in scenarios("dolores"))
