"""Scenarios that describe no position are refused, with one sentence and the key that is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from freebooter.engine.refusal import BadScenario
from freebooter.engine.scenario import read_scenario

pytestmark = pytest.mark.rules

TABLE: dict[str, Any] = {"game": "dead-mans-draw", "players": ["Ann", "Bob", "Cid"]}


@pytest.mark.parametrize(
    ("keys", "key", "sentence"),
    [
        ({"game": None}, "game", "the game is missing"),
        ({"game": "whist"}, "game", "no game “whist”"),
        ({"wind": "south"}, "wind", "there is no such key"),
        ({7: 1}, "7", "there is no such key"),
        ({"players": "Ann, Bob"}, "players", "list their names"),
        ({"players": ["Ann", 2]}, "players", "list their names"),
        ({"players": ["Ann"]}, "players", "1 player cannot play"),
        ({"players": ["Ann", "Ann"]}, "players", "Two players are called"),
        ({"options": ["variant"]}, "options", "a map of names"),
        ({"options": {"variant": "atlantis"}}, "variant", "no variant card “atlantis”"),
        ({"options": {"dice": 1}}, "options", "no option “dice”"),
        ({"edition": "klingon"}, "edition", "no edition “klingon”"),
        ({"moves": "draw"}, "moves", "a list of moves"),
        ({"moves": [1]}, "moves", "a list of moves"),
        ({"seed": "x"}, "seed", "must be a whole number"),
        ({"seed": True}, "seed", "must be a whole number"),
        ({"seed": -1}, "seed", "out of range"),
        ({"turn": "Zed"}, "turn", "nobody at the table is called “Zed”"),
        ({"turn": ["Ann"]}, "turn", "nobody at the table"),
        ({"draw": "anchor 7"}, "draw", "a list of cards"),
        ({"draw": [7]}, "draw", "a list of cards"),
        ({"draw": ["anchor 8"]}, "draw", "no card “anchor 8”"),
        ({"draw": ["mermaid 2"]}, "draw", "no card “mermaid 2”"),
        ({"draw": ["anchor"]}, "draw", "no card “anchor”"),
        ({"draw": ["anchor 7", "anchor 7"]}, "draw", "anchor 7 lies on the table more often"),
        ({"draw": ["anchor 7"], "banks": {"Ann": ["anchor 7"]}}, "draw", "more often"),
        ({"draw": ["anchor 7"] * 101}, "draw", "more than 100 cards"),
        ({"row": ["anchor 7", "anchor 6"]}, "row", "anchor 6 cannot lie in the row"),
        ({"row": ["anchor 7", "key 7"], "options": {"variant": "strange-lands"}}, "row", "key 7 cannot lie in the row"),
        ({"row": [f"key {value}" for value in range(2, 8)] * 2}, "row", "more than 10 cards"),
        ({"banks": ["anchor 7"]}, "banks", "a map of names"),
        ({"banks": {"Zed": ["anchor 7"]}}, "banks", "nobody at the table"),
        ({"banks": {"Ann": "anchor 7"}}, "banks", "a list of cards"),
        ({"owed": 5}, "owed", "from 0 to 4"),
        ({"owed": True}, "owed", "from 0 to 4"),
        ({"drawn": 1}, "drawn", "true or false"),
        ({"traits": {"Ann": "juggler"}}, "traits", "no trait “juggler”"),
        ({"traits": {"Ann": "siren"}}, "traits", "siren belongs to the mermaid variant"),
        ({"traits": {"Ann": "miser", "Bob": "miser"}}, "traits", "more often than there are copies"),
        ({"traits": {"Ann": ["miser"]}}, "traits", "no trait"),
        ({"traits": {}, "draft": {}}, "draft", "leave one of the two keys out"),
        ({"draft": {"Ann": ["miser", "parry"]}}, "draft", "two traits to every player"),
        ({"draft": {name: ["miser"] for name in ("Ann", "Bob", "Cid")}}, "draft", "two traits to every player"),
        ({"draft": {name: ["miser", "parry"] for name in ("Ann", "Bob", "Cid")}}, "draft", "more often"),
        ({"rivals": {"Ann": "Bob"}}, "rivals", "does not hold davy-jones-locker"),
        ({"traits": {"Ann": "davy-jones-locker"}, "rivals": {"Ann": "Ann"}}, "rivals", "their own rival"),
        ({"traits": {"Ann": "davy-jones-locker"}, "rivals": {"Ann": "Zed"}}, "rivals", "nobody at the table"),
        ({"expect": []}, "expect", "a map of names"),
        ({"expect": {"wind": 1}}, "expect.wind", "there is no such key"),
        ({"expect": {"owed": "two"}}, "expect.owed", "not written as this key needs it"),
        ({"expect": {"scores": {"Zed": 1}}}, "expect.scores", "nobody at the table is called “Zed”"),
    ],
)
def test_a_malformed_key_is_named(keys: dict[Any, Any], key: str, sentence: str) -> None:
    with pytest.raises(BadScenario) as refusal:
        read_scenario(TABLE | keys)
    assert refusal.value.key == key
    assert sentence in str(refusal.value)


DUEL: dict[str, Any] = {"game": "dolores", "players": ["Ann", "Bob", "Cid"]}


@pytest.mark.parametrize(
    ("keys", "key", "sentence"),
    [
        ({"players": ["Ann"]}, "players", "1 player cannot play"),
        ({"players": ["A", "B", "C", "D", "E"]}, "players", "5 players cannot play"),
        ({"edition": "english"}, "edition", "there is no such key"),
        ({"row": []}, "row", "there is no such key"),
        ({"discard": []}, "discard", "there is no such key"),
        ({"options": {"bottles": "some"}}, "bottles", "cannot be “some”"),
        ({"options": {"smallest-set": 3}}, "smallest-set", "cannot be “3”"),
        ({"options": {"variant": "none"}}, "options", "no option “variant”"),
        ({"dealer": "Zed"}, "dealer", "nobody at the table is called “Zed”"),
        ({"dealer": ["Ann"]}, "dealer", "nobody at the table"),
        ({"dealer": 0}, "dealer", "nobody at the table"),
        ({"draw": "gold 1"}, "draw", "a list of cards"),
        ({"draw": [7]}, "draw", "a list of cards"),
        ({"draw": {"gold": 1}}, "draw", "a list of cards"),
        ({"draw": ["gold 4"]}, "draw", "no card “gold 4”"),
        ({"draw": ["gold"]}, "draw", "no card “gold”"),
        ({"draw": ["rum 1"]}, "draw", "no card “rum 1”"),
        ({"draw": ["anchor 7"]}, "draw", "no card “anchor 7”"),
        ({"draw": ["gold 3", "gold 3"]}, "draw", "gold 3 lies on the table more often"),
        ({"draw": ["gold 2"] * 3}, "draw", "gold 2 lies on the table more often than there are copies of it (2)"),
        ({"draw": ["gold 1"] * 8}, "draw", "gold 1 lies on the table more often than there are copies of it (7)"),
        ({"draw": ["dawn", "dawn"]}, "draw", "dawn lies on the table more often"),
        ({"displays": {"Ann": ["void"], "Bob": ["void"]}}, "displays", "void lies on the table more often"),
        ({"displays": {"Ann": ["gold 3"]}, "draw": ["gold 3"]}, "draw", "more often"),
        ({"displays": {"Ann": ["bet"]}, "table": {"Ann": ["bet"], "Bob": []}}, "table", "more often"),
        ({"draw": ["gold 1"] * 81}, "draw", "more than 80 cards"),
        ({"displays": ["gold 1"]}, "displays", "a map of names"),
        ({"displays": {"Zed": ["gold 1"]}}, "displays", "nobody at the table"),
        ({"displays": {"Ann": "gold 1"}}, "displays", "a list of cards"),
        ({"displays": {"Ann": None}}, "displays", "a list of cards"),
        ({"table": ["gold 1"]}, "table", "a map of names"),
        ({"table": {}}, "table", "Bob, Ann"),
        ({"table": {"Ann": ["gold 1"]}}, "table", "Bob, Ann"),
        ({"table": {"Ann": ["gold 1"], "Cid": ["gold 1"]}}, "table", "Bob, Ann"),
        ({"table": {"Ann": [], "Bob": [], "Cid": []}}, "table", "Bob, Ann"),
        ({"dealer": "Cid", "table": {"Bob": [], "Cid": []}}, "table", "Ann, Cid"),
        ({"table": {"Ann": ["gold 1"] * 4, "Bob": []}}, "table", "more than 3 cards"),
        ({"table": {"Ann": ["gold 9"], "Bob": []}}, "table", "no card “gold 9”"),
        ({"expect": {"banks": {}}}, "expect.banks", "there is no such key"),
        ({"expect": {"displays": {"Zed": []}}}, "expect.displays", "nobody at the table is called “Zed”"),
        ({"expect": {"hidden_from": {"Ann": "yes"}}}, "expect.hidden_from", "not written as this key needs it"),
        ({"expect": {"dealer": 1}}, "expect.dealer", "not written as this key needs it"),
        ({"expect": {"table": {"Ann": "gold 1"}}}, "expect.table", "not written as this key needs it"),
    ],
)
def test_a_malformed_key_of_dolores_is_named(keys: dict[Any, Any], key: str, sentence: str) -> None:
    with pytest.raises(BadScenario) as refusal:
        read_scenario(DUEL | keys)
    assert refusal.value.key == key
    assert sentence in str(refusal.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "not a map of keys"),
        ("- draw", "not a map of keys"),
        ("game: [", "line 1 is not YAML"),
        ("game: dead-mans-draw\nplayers: {", "line 2 is not YAML"),
        ("game: !!python/object:os.system x", "is not YAML"),
        ("seed: 2026-13-45", "is not YAML"),
        ("[" * 5000, "is not YAML"),
    ],
)
def test_a_file_that_is_no_scenario_at_all(text: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "scenario.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadScenario, match=sentence):
        read_scenario(file)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    file = tmp_path / "scenario.yaml"
    for make, sentence in (
        (lambda: None, "cannot be read"),
        (lambda: file.write_bytes(b"\xff\xfe"), "not text in UTF-8"),
        (lambda: file.write_bytes(b"#" * 1_000_001), "larger than any scenario"),
    ):
        make()
        with pytest.raises(BadScenario, match=sentence):
            read_scenario(file)


def test_the_referee_tells_what_differs() -> None:
    expect = {"owed": 3, "row": ["kraken 4"], "illegal": ["draw"], "legal": ["collect"], "banks": {"Bob": ["key 3"]}}
    keys = {"draw": ["kraken 4", "key 3"], "moves": ["draw"], "expect": expect}
    verdict = read_scenario(TABLE | keys).judge()
    assert not verdict.holds
    assert [difference.key for difference in verdict.differences] == ["owed", "illegal", "legal", "banks"]


def test_a_refused_move_is_a_difference() -> None:
    verdict = read_scenario(TABLE | {"draw": ["key 3"], "moves": ["collect"]}).judge()
    assert [difference.key for difference in verdict.differences] == ["moves"]


def test_cards_are_written_as_in_the_notation_and_an_event_is_told_in_one_word() -> None:
    match = read_scenario(TABLE | {"draw": ["key 3", "map 4"]}).match
    events = match.push("draw")
    assert [match.game.rules.event_name(event) for event in events] == ["drawn", "placed"]
    assert [str(card) for card in match.view(0).row] == ["key 3"]
