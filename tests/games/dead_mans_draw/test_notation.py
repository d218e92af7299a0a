"""Moves as people write them: printing and parsing lose nothing, and what is wrong is told in three different ways."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from freebooter.engine import registry as games
from freebooter.engine.game import Game
from freebooter.engine.match import Match, Move
from freebooter.engine.record import read_record
from freebooter.engine.refusal import AmbiguousMove, BadRecord, BadScenario, IllegalMove, InvalidMove, Refusal
from freebooter.engine.scenario import Scenario, read_scenario
from freebooter.games.dead_mans_draw.notation import VERBS
from freebooter.games.dead_mans_draw.rules.terms import SUIT_NAMES, TRAIT_NAMES
from tests.support.play import positions
from tests.support.tables import PACE, bonus_tables, dolores_tables, every_table, shares, spread, times

pytestmark = pytest.mark.rules

PARTS = 4
FUZZ = settings(max_examples=60 if PACE > 1 else times(100, 300), deadline=None, derandomize=True)


@pytest.mark.parametrize("part", range(PARTS))
def test_every_legal_move_of_every_table_parses_back_to_itself(part: int) -> None:
    """Also one by which a seat changes its secret choice."""
    for number, table in enumerate(
        shares(spread(every_table() + bonus_tables(), 23, 5) + dolores_tables(), PARTS)[part]
    ):
        game = games.load(table.game)
        for match in positions(game, table, seed=number):
            for seat in range(table.players):
                texts = {action: match.write(action) for action in match.legal_moves(seat)}
                assert len(set(texts.values())) == len(texts)
                for action, text in texts.items():
                    assert match.read(f"{match.players[seat]}: {text}") == Move(seat, action)
                    meant = set(game.rules.read_move(match.state, text, match.players))
                    assert meant & set(texts) == {action}


def test_every_action_has_a_text_of_its_own(game: Game) -> None:
    state = Match(game, [f"Player {n}" for n in range(8)]).state
    names = [f"Player {n}" for n in range(8)]
    texts = [game.rules.write_move(state, action, names) for action in range(game.rules.action_count)]
    assert len(set(texts)) == len(texts)


def laid_out(**keys: object) -> Match:
    scenario = read_scenario({"game": "dead-mans-draw", "players": ["Ann", "Bob", "Cid"], **keys})
    for move in scenario.moves:
        scenario.match.push(move)
    return scenario.match


def cannon(players: list[str], banks: dict[str, list[str]]) -> Match:
    return laid_out(players=players, draw=["cannon 5", "map 3"], banks=banks, moves=["draw"])


def test_invalid_illegal_and_ambiguous_are_told_apart() -> None:
    match = cannon(["Ann", "Bob", "Cid"], {"Bob": ["key 3", "map 4"], "Cid": ["key 5"]})
    with pytest.raises(InvalidMove, match=r"“jump” isn't a move in this game. Moves start with: draw, collect"):
        match.push("jump")
    with pytest.raises(IllegalMove, match=r"“draw” isn't legal now. Legal moves: fire Bob key"):
        match.push("draw")
    with pytest.raises(AmbiguousMove, match=r"“fire key” could mean: fire Bob key, fire Cid key. Say which"):
        match.push("fire key")
    with pytest.raises(IllegalMove, match=r"Bob can't play “draw” now. Now deciding: Ann"):
        match.push("Bob: draw")


def test_what_can_be_left_out_may_be() -> None:
    match = cannon(["Ann", "Bob", "Cid"], {"Bob": ["key 3", "map 4"], "Cid": ["key 5"]})
    full = match.read("Ann: fire Bob map")
    for text in ("fire Bob map", "fire map", "  FIRE   Bob  Map ", "Ann:fire map", "Ann : fire map"):
        assert match.read(text) == full
    assert match.read("fire Cid") == match.read("fire Cid key")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "isn't a move in this game"),
        ("   ", "isn't a move in this game"),
        ("draw draw", "Write it as “draw”"),
        ("collect now", "Write it as “collect”"),
        ("hook key map", "Write it as “hook SUIT”"),
        ("hook parrot", "no suit “parrot”"),
        ("fire Zed key", "Nobody at this table is named “Zed”"),
        ("fire bob key", "Nobody at this table is named “bob”"),
        ("fire Bob parrot", "no suit “parrot”"),
        ("steal Bob", "isn't legal now"),
        ("take map", "isn't legal now"),
        ("take map 9", "no card “map 9”"),
        ("take map three", "no card “map three”"),
        ("take map 3 4", "Write it as “take SUIT VALUE”"),
        ("take map -3", "no card “map -3”"),
        ("take map ３", "no card “map ３”"),
        ("take mermaid 3", "no card “mermaid 3”"),
        ("replay parrot 3", "no suit “parrot”"),
        ("bank mermaid 10", "no card"),
        ("plunder Zed", "Nobody at this table is named “Zed”"),
        ("rival Zed", "Nobody at this table"),
        ("rival", "isn't legal now"),
        ("trait", "isn't legal now"),
        ("trait juggler", "no trait “juggler”"),
        ("trait mystic miser", "Write it as “trait NAME”"),
        ("Zed: draw", "isn't a move in this game"),
        ("Ann:", "isn't a move in this game"),
        (": draw", "isn't a move in this game"),
    ],
)
def test_a_misspelt_move_gets_a_helpful_sentence(text: str, sentence: str) -> None:
    match = cannon(["Ann", "Bob", "Cid"], {"Bob": ["key 3"]})
    before = match.state.tobytes()
    with pytest.raises((InvalidMove, IllegalMove), match=sentence):
        match.push(text)
    assert match.state.tobytes() == before


@pytest.mark.parametrize(
    "players",
    [
        ["Mary Read", "Mary", "Read"],
        ["Bob", "Bob key", "key"],
        ["ドレイク", "黒 髭", "アン・ボニー"],
        ["Żółć", "l'Olonnais", "Ann-2"],
        ["draw", "collect", "fire"],
        ["1", "2. x", "(x)"],
        ["anchor 7", "hook map", "🏴‍☠️"] if "🏴‍☠️".isprintable() else ["anchor 7", "hook map", "☠"],
    ],
)
def test_names_with_spaces_suits_verbs_or_japanese_letters_are_no_trouble(players: list[str]) -> None:
    banks = {name: ["key 3", "map 4", "anchor 2"] for name in players[1:]} | {players[1]: ["key 4", "map 5"]}
    match = cannon(players, banks)
    for action in match.legal_moves(0):
        assert match.read(match.write(action)) == Move(0, action)
        assert match.read(match.describe(Move(0, action))) == Move(0, action)


words = st.sampled_from([*VERBS, *SUIT_NAMES, *TRAIT_NAMES, "Ann", "Bob", "Ann:", "Zed:", "2", "7", "９", "-1", "#"])


@FUZZ
@given(st.one_of(st.text(max_size=40), st.lists(words, max_size=5).map(" ".join), st.lists(words).map("  ".join)))
def test_any_text_is_a_move_or_is_refused_in_one_sentence(text: str) -> None:
    match = cannon(["Ann", "Bob", "Cid"], {"Bob": ["key 3", "map 4"], "Cid": ["key 5"]})
    before = match.state.tobytes()
    refusal = ""
    try:
        match.push(text)
    except (InvalidMove, IllegalMove, AmbiguousMove) as refused:
        refusal = str(refused)
    assert (match.state.tobytes() == before) == bool(refusal)


cards = st.builds("{} {}".format, st.sampled_from(SUIT_NAMES), st.integers(1, 10))
names = st.sampled_from(["Ann", "Bob", "Cid", "Zed"])
junk = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.floats(),
        st.text(max_size=8),
        st.dates(),
        st.binary(max_size=4),
        cards,
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.one_of(st.text(max_size=6), names, st.integers(), st.none(), st.dates()), inner, max_size=4),
    ),
    max_leaves=8,
)
likely = {
    "players": st.lists(names, min_size=1, max_size=4),
    "options": st.dictionaries(
        st.sampled_from(["variant", "mermaids", "decks", "parry", "edition", "traits"]),
        st.one_of(junk, st.sampled_from(["replay", "strange-lands", "2", 2, 1, "holder", "draft", "random"])),
        max_size=2,
    ),
    "moves": st.lists(st.sampled_from(["draw", "collect", "hook key", "Ann: draw"]), max_size=3),
    "edition": st.sampled_from(["english", "german", "klingon"]),
    "traits": st.dictionaries(names, st.sampled_from([*TRAIT_NAMES, "juggler"]), max_size=3),
    "draft": st.dictionaries(names, st.lists(st.sampled_from(TRAIT_NAMES), max_size=3), max_size=3),
    "rivals": st.dictionaries(names, names, max_size=2),
    "turn": names,
    "draw": st.lists(cards, max_size=4),
    "discard": st.lists(cards, max_size=4),
    "row": st.lists(cards, max_size=3),
    "owed": st.integers(-1, 5),
    "drawn": st.booleans(),
    "banks": st.dictionaries(names, st.lists(cards, max_size=4), max_size=3),
    "seed": st.integers(-1, 2**64),
    "expect": st.dictionaries(
        st.sampled_from(["turn", "legal", "odds", "sees", "banks", "over", "scores"]), junk, max_size=2
    ),
}


@FUZZ
@given(
    st.one_of(
        junk,
        st.fixed_dictionaries(
            {"game": st.just("dead-mans-draw"), "players": st.one_of(likely["players"], junk)},
            optional={key: st.one_of(value, value, value, junk) for key, value in likely.items() if key != "players"},
        ),
        st.dictionaries(st.sampled_from(["game", "players", "draw"]), junk),
    )
)
def test_any_document_is_a_scenario_or_is_refused_in_one_sentence(document: Any) -> None:
    try:
        scenario = read_scenario(document)
    except BadScenario as refused:
        refusal = (refused.key, str(refused))
    else:
        assert isinstance(scenario, Scenario)
        scenario.judge()
        return
    assert all(refusal)


RECORD = """freebooter record 1
game: dead-mans-draw                             #0aa9e9a5
players: Ann, Bob
seed: 1
1. Ann: draw
result: over
"""


@FUZZ
@given(st.one_of(st.text(), st.permutations(RECORD.splitlines(keepends=True)).map("".join), st.just(RECORD)))
def test_any_other_text_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        read_record(text)
    assert str(refusal.value).startswith("line ")


def test_refusals_are_all_refusals() -> None:
    assert all(issubclass(error, Refusal) for error in (InvalidMove, IllegalMove, AmbiguousMove, BadRecord))
