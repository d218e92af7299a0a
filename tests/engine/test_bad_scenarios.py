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
        ({"game": None}, "game", "The game is missing"),
        ({"game": "whist"}, "game", "no game “whist”"),
        ({"wind": "south"}, "wind", "There's no such key"),
        ({7: 1}, "7", "There's no such key"),
        ({"players": "Ann, Bob"}, "players", "List their names"),
        ({"players": ["Ann", 2]}, "players", "List their names"),
        ({"players": ["Ann"]}, "players", "This game can't be played with 1 player. It takes"),
        ({"players": ["Ann", "Ann"]}, "players", "Two players are named"),
        ({"options": ["variant"]}, "options", "a mapping from names to values"),
        ({"options": {"variant": "atlantis"}}, "variant", "no variant card “atlantis”"),
        ({"options": {"dice": 1}}, "options", "no option “dice”"),
        ({"edition": "klingon"}, "edition", "no edition “klingon”"),
        ({"moves": "draw"}, "moves", "a list of moves"),
        ({"moves": [1]}, "moves", "a list of moves"),
        ({"seed": "x"}, "seed", "must be a whole number"),
        ({"seed": True}, "seed", "must be a whole number"),
        ({"seed": -1}, "seed", "out of range"),
        ({"turn": "Zed"}, "turn", "Nobody at the table is named “Zed”"),
        ({"turn": ["Ann"]}, "turn", "Nobody at the table"),
        ({"draw": "anchor 7"}, "draw", "a list of cards"),
        ({"draw": [7]}, "draw", "a list of cards"),
        ({"draw": ["anchor 8"]}, "draw", "no card “anchor 8”"),
        ({"draw": ["mermaid 2"]}, "draw", "no card “mermaid 2”"),
        ({"draw": ["anchor"]}, "draw", "no card “anchor”"),
        ({"draw": ["anchor 7", "anchor 7"]}, "draw", "anchor 7 is used too often"),
        ({"draw": ["anchor 7"], "banks": {"Ann": ["anchor 7"]}}, "draw", "too often"),
        ({"draw": ["anchor 7"] * 101}, "draw", "too many cards here (limit: 100)"),
        ({"row": ["anchor 7", "anchor 6"]}, "row", "anchor 6 can't be in the Play Area"),
        (
            {"row": ["map 7", "key 7"], "options": {"variant": "strange-lands"}},
            "row",
            "key 7 can't be in the Play Area",
        ),
        ({"row": [f"key {value}" for value in range(2, 8)] * 2}, "row", "too many cards here (limit: 10)"),
        ({"banks": ["anchor 7"]}, "banks", "a mapping from names to values"),
        ({"banks": {"Zed": ["anchor 7"]}}, "banks", "Nobody at the table"),
        ({"banks": {"Ann": "anchor 7"}}, "banks", "a list of cards"),
        ({"owed": 5}, "owed", "from 0 to 4"),
        ({"owed": True}, "owed", "from 0 to 4"),
        ({"drawn": 1}, "drawn", "true or false"),
        ({"traits": {"Ann": "juggler"}}, "traits", "no trait “juggler”"),
        ({"traits": {"Ann": "siren"}}, "traits", "Siren belongs to the mermaid variant"),
        ({"traits": {"Ann": "miser", "Bob": "miser"}}, "traits", "too often"),
        ({"traits": {"Ann": ["miser"]}}, "traits", "no trait"),
        ({"traits": {}, "draft": {}}, "draft", "Leave out one of the two keys"),
        ({"draft": {"Ann": ["miser", "parry"]}}, "draft", "every player two traits"),
        ({"draft": {name: ["miser"] for name in ("Ann", "Bob", "Cid")}}, "draft", "every player two traits"),
        ({"draft": {name: ["miser", "parry"] for name in ("Ann", "Bob", "Cid")}}, "draft", "too often"),
        ({"rivals": {"Ann": "Bob"}}, "rivals", "doesn't hold davy-jones-locker"),
        ({"traits": {"Ann": "davy-jones-locker"}, "rivals": {"Ann": "Ann"}}, "rivals", "their own rival"),
        ({"traits": {"Ann": "davy-jones-locker"}, "rivals": {"Ann": "Zed"}}, "rivals", "Nobody at the table"),
        ({"expect": []}, "expect", "a mapping from names to values"),
        ({"expect": {"wind": 1}}, "expect.wind", "There's no such key"),
        ({"expect": {"owed": "two"}}, "expect.owed", "isn't a valid value for the key"),
        ({"expect": {"scores": {"Zed": 1}}}, "expect.scores", "Nobody at the table is named “Zed”"),
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
        ({"players": ["Ann"]}, "players", "This game can't be played with 1 player. It takes"),
        ({"players": ["A", "B", "C", "D", "E"]}, "players", "This game can't be played with 5 players. It takes"),
        ({"edition": "english"}, "edition", "There's no such key"),
        ({"row": []}, "row", "There's no such key"),
        ({"discard": []}, "discard", "There's no such key"),
        ({"options": {"bottles": "some"}}, "bottles", "can't be “some”"),
        ({"options": {"smallest-set": 3}}, "smallest-set", "can't be “3”"),
        ({"options": {"variant": "none"}}, "options", "no option “variant”"),
        ({"dealer": "Zed"}, "dealer", "Nobody at the table is named “Zed”"),
        ({"dealer": ["Ann"]}, "dealer", "Nobody at the table"),
        ({"dealer": 0}, "dealer", "Nobody at the table"),
        ({"draw": "gold 1"}, "draw", "a list of cards"),
        ({"draw": [7]}, "draw", "a list of cards"),
        ({"draw": {"gold": 1}}, "draw", "a list of cards"),
        ({"draw": ["gold 4"]}, "draw", "no card “gold 4”"),
        ({"draw": ["gold"]}, "draw", "no card “gold”"),
        ({"draw": ["rum 1"]}, "draw", "no card “rum 1”"),
        ({"draw": ["anchor 7"]}, "draw", "no card “anchor 7”"),
        ({"draw": ["gold 3", "gold 3"]}, "draw", "gold 3 is used too often"),
        ({"draw": ["gold 2"] * 3}, "draw", "gold 2 is used too often (copies in the game: 2)"),
        ({"draw": ["gold 1"] * 8}, "draw", "gold 1 is used too often (copies in the game: 7)"),
        ({"draw": ["dawn", "dawn"]}, "draw", "dawn is used too often"),
        ({"displays": {"Ann": ["void"], "Bob": ["void"]}}, "displays", "void is used too often"),
        ({"displays": {"Ann": ["gold 3"]}, "draw": ["gold 3"]}, "draw", "too often"),
        ({"displays": {"Ann": ["bet"]}, "table": {"Ann": ["bet"], "Bob": []}}, "table", "too often"),
        ({"draw": ["gold 1"] * 81}, "draw", "too many cards here (limit: 80)"),
        ({"displays": ["gold 1"]}, "displays", "a mapping from names to values"),
        ({"displays": {"Zed": ["gold 1"]}}, "displays", "Nobody at the table"),
        ({"displays": {"Ann": "gold 1"}}, "displays", "a list of cards"),
        ({"displays": {"Ann": None}}, "displays", "a list of cards"),
        ({"table": ["gold 1"]}, "table", "a mapping from names to values"),
        ({"table": {}}, "table", "Bob, Ann"),
        ({"table": {"Ann": ["gold 1"]}}, "table", "Bob, Ann"),
        ({"table": {"Ann": ["gold 1"], "Cid": ["gold 1"]}}, "table", "Bob, Ann"),
        ({"table": {"Ann": [], "Bob": [], "Cid": []}}, "table", "Bob, Ann"),
        ({"dealer": "Cid", "table": {"Bob": [], "Cid": []}}, "table", "Ann, Cid"),
        ({"table": {"Ann": ["gold 1"] * 4, "Bob": []}}, "table", "too many cards here (limit: 3)"),
        ({"table": {"Ann": ["gold 9"], "Bob": []}}, "table", "no card “gold 9”"),
        ({"expect": {"banks": {}}}, "expect.banks", "There's no such key"),
        ({"expect": {"displays": {"Zed": []}}}, "expect.displays", "Nobody at the table is named “Zed”"),
        ({"expect": {"hidden_from": {"Ann": "yes"}}}, "expect.hidden_from", "isn't a valid value for the key"),
        ({"expect": {"dealer": 1}}, "expect.dealer", "isn't a valid value for the key"),
        ({"expect": {"table": {"Ann": "gold 1"}}}, "expect.table", "isn't a valid value for the key"),
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
        ("", "doesn't contain keys and values"),
        ("- draw", "doesn't contain keys and values"),
        ("game: [", "Line 1 isn't valid YAML"),
        ("game: dead-mans-draw\nplayers: {", "Line 2 isn't valid YAML"),
        ("game: !!python/object:os.system x", "isn't valid YAML"),
        ("seed: 2026-13-45", "isn't valid YAML"),
        ("[" * 5000, "isn't valid YAML"),
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
        (lambda: None, "Can't read the file"),
        (lambda: file.write_bytes(b"\xff\xfe"), "isn't UTF-8 text"),
        (lambda: file.write_bytes(b"#" * 1_000_001), "too large for a scenario"),
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
