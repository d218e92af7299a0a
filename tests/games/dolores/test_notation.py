"""Moves of Dolores as people write them: what may be left out, what is ambiguous, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from freebooter.engine import registry as games
from freebooter.engine.game import Game
from freebooter.engine.kernels.compiling import INTERPRETED
from freebooter.engine.match import Match, Move
from freebooter.engine.refusal import AmbiguousMove, BadScenario, IllegalMove, InvalidMove
from freebooter.engine.scenario import Scenario, read_scenario
from freebooter.games.dolores.notation import CARD_NAMES, VERBS
from freebooter.games.dolores.rules.terms import BOTTLE_NAMES, GESTURE_NAMES, KIND_NAMES
from tests.games.dead_mans_draw.test_notation import FUZZ, junk, names
from tests.support.dolores import bottle_positions, laid_out, secrets

pytestmark = pytest.mark.rules

TABLE = {"Bob": ["gold 1", "wine 1"], "Ann": ["gold 1", "arms 1"]}
DRAW = ["gold 3", "wine 1", "cloth 2", "arms 1"]
RICH = {"Ann": ["whirlpool", "two-hand", "wine 2"], "Bob": ["swell", "gold 2"], "Cid": ["bet", "cloth 1"]}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_move_parses_back_to_itself_with_bottles_all_over(players: int) -> None:
    """Face down or open, secret or not; and while cards lie face down no move names one."""
    for match in bottle_positions(players, range(1 if INTERPRETED else 12)):
        hidden = "face-down cards" in secrets(match)
        for seat in range(players):
            texts = {action: match.write(action) for action in match.legal_moves(seat)}
            assert len(set(texts.values())) == len(texts)
            for action, text in texts.items():
                assert match.read(f"{match.players[seat]}: {text}") == Move(seat, action)
                if hidden and text.startswith(("take", "arrange")):
                    assert not set(text.split()) & set(KIND_NAMES + BOTTLE_NAMES)


def test_every_action_can_be_written(dolores: Game) -> None:
    for match in (Match(dolores, ["Ann", "Bob"], seed=0), laid_out(table=TABLE, displays=RICH)):
        for action in range(dolores.rules.action_count):
            assert match.write(action)


def winnings() -> Match:
    moves = ["play bet", "Ann: peace", "Bob: peace", "Cid: bet Ann peace Bob peace"]
    return laid_out(displays={"Cid": ["bet"]}, table=TABLE, moves=moves)


def test_invalid_illegal_and_ambiguous_are_told_apart() -> None:
    match = winnings()
    with pytest.raises(InvalidMove, match=r"“jump” isn't a move in this game. Moves start with: pass, done"):
        match.push("jump")
    with pytest.raises(IllegalMove, match=r"“peace” isn't legal now. Legal moves: take gold 1 from Bob"):
        match.push("peace")
    with pytest.raises(AmbiguousMove, match="“take gold 1” could mean: take gold 1 from Bob, take gold 1 from Ann"):
        match.push("take gold 1")
    with pytest.raises(IllegalMove, match=r"Ann can't play “take arms 1” now. Now deciding: Cid"):
        match.push("Ann: take arms 1")


def test_a_gesture_without_a_name_is_ambiguous_where_both_decide() -> None:
    match = laid_out(table=TABLE)
    with pytest.raises(AmbiguousMove, match="“peace” could mean: Ann: peace, Bob: peace"):
        match.push("peace")
    match.push("Bob: fight")
    assert match.read("peace") == match.read("Ann: peace")


def test_what_can_be_left_out_may_be() -> None:
    match = winnings()
    assert match.read("take wine 1") == match.read("  Take   WINE 1 from Bob ")
    robbing = laid_out(displays={"Ann": ["theft"], "Bob": ["gold 2"], "Cid": ["wine 1", "gold 2"]}, draw=DRAW)
    assert robbing.read("rob wine 1") == robbing.read("rob Cid wine 1")
    with pytest.raises(AmbiguousMove):
        robbing.push("rob gold 2")
    bet = laid_out(displays={"Cid": ["bet"]}, table=TABLE, moves=["play bet"])
    assert bet.read("bet Bob fight Ann peace") == bet.read("Cid: bet Ann peace Bob fight")
    hands = laid_out(displays={"Ann": ["two-hand"]}, table=TABLE, moves=["play two-hand"])
    assert hands.read("Ann: both fight peace") == hands.read("both peace fight")


def test_an_arrangement_is_read_in_any_order() -> None:
    match = laid_out(displays={"Cid": ["whirlpool"]}, table=TABLE, moves=["play whirlpool"])
    assert match.read("arrange arms 1, gold 1") == match.read("arrange gold 1,arms 1")
    assert match.write(match.read("arrange gold 1, gold 1").action) == "arrange gold 1, gold 1"
    for text in (
        "arrange gold 1",
        "arrange gold 3, gold 1",
        "arrange arms 1, arms 1",
        "arrange",
        "arrange place 1, place 2",
    ):
        with pytest.raises(IllegalMove):
            match.push(text)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "isn't a move in this game"),
        ("draw", "isn't a move in this game"),
        ("pass now", "Write it as “pass”"),
        ("peace fight", "Write it as “peace”"),
        ("play", "bottle"),
        ("play rum", "“rum”"),
        ("play dawn", "isn't legal now"),
        ("play theft", "isn't legal now"),
        ("play convoy", "isn't legal now"),
        ("both peace", "Write it as “both GESTURE GESTURE”"),
        ("both peace peace", "Write it as “both GESTURE GESTURE”"),
        ("both peace fight choice", "Write it as “both GESTURE GESTURE”"),
        ("both peace war", "“war”"),
        ("show war", "“war”"),
        ("show", "gesture"),
        ("bet", "Write it as “bet NAME GESTURE NAME GESTURE”"),
        ("bet Ann peace", "Write it as “bet NAME GESTURE NAME GESTURE”"),
        ("bet Ann peace Zed fight", "Write it as “bet NAME GESTURE NAME GESTURE”"),
        ("bet Ann peace Bob war", "“war”"),
        ("bet Ann peace Cid fight", "isn't legal now"),
        ("bet Ann peace Ann fight", "isn't legal now"),
        ("take", "no "),
        ("take gold 4", "“gold 4”"),
        ("take gold 1 from Zed", "Nobody at this table is named “Zed”"),
        ("take gold 1 from Cid", "isn't legal now"),
        ("take place x", "Write it as “take KIND VALUE”"),
        ("take place ３", "Write it as “take KIND VALUE”"),
        ("take place 99999999999999999999", "isn't legal now"),
        ("take place 1", "isn't legal now"),
        ("drop rum", "“rum”"),
        ("drop gold", "isn't legal now"),
        ("rob", "Write it as “rob PLAYER KIND VALUE”"),
        ("rob Zed gold 1", "Nobody at this table is named “Zed”"),
        ("rob Bob gold 7", "“gold 7”"),
        ("rob Bob void", "“Bob void”"),
        ("rob gold 1", "isn't legal now"),
        ("arrange place x, place 2", "Write it as “arrange CARD, CARD”"),
        ("arrange rum 1", "“rum 1”"),
        ("arrange gold 1, wine 1", "isn't legal now"),
        ("Ann:", "isn't a move in this game"),
    ],
)
def test_a_misspelt_move_gets_a_helpful_sentence(text: str, sentence: str) -> None:
    match = laid_out(displays=RICH, table=TABLE)
    before = match.state.tobytes()
    with pytest.raises((InvalidMove, IllegalMove), match=sentence) as refusal:
        match.push(text)
    assert "\n" not in str(refusal.value)
    assert match.state.tobytes() == before


def test_face_down_cards_are_named_by_places_alone() -> None:
    dark = {"displays": {"Cid": ["lantern", "whirlpool"]}, "draw": DRAW}
    match = laid_out(**dark, moves=["play lantern", "play whirlpool"])
    assert len(match.legal_moves(2)) == 6
    for text in (
        "arrange gold 3, wine 1",
        "arrange place 1, place 1",
        "arrange place 0, place 1",
        "arrange place 5, place 1",
    ):
        with pytest.raises(IllegalMove):
            match.push(text)
    match.push("arrange place 4, place 1")
    assert match.view(2).before_neighbour == ("gold 3", "arms 1")
    match = laid_out(**dark, moves=["play lantern", "pass", "Ann: choice", "Bob: fight"])
    for text in ("take gold 3", "take place 5", "take place 0"):
        with pytest.raises(IllegalMove):
            match.push(text)
    match.push("take place 3")
    assert match.view(0).displays[0] == ("cloth 2",)


@pytest.mark.parametrize(
    "players",
    [
        ["Mary Read", "Mary", "Read"],
        ["peace", "fight", "choice"],
        ["ドレイク", "黒 髭", "from"],
        ["gold 1", "place 1", "1"],
        ["A fight", "A", "fight A"],
    ],
)
def test_names_with_spaces_gestures_cards_or_japanese_letters_are_no_trouble(players: list[str]) -> None:
    first, second, third = players
    table = {second: ["gold 1", "wine 1"], first: ["gold 1", "arms 1"]}
    match = laid_out(*players, displays={third: ["bet", "wine 2"], second: ["wine 2"]}, table=table, moves=["play bet"])
    for _ in range(6):
        for seat in range(3):
            for action in match.legal_moves(seat):
                assert match.read(match.describe(Move(seat, action))) == Move(seat, action)
        if not match.is_over:
            match.push(Move(match.deciders[0], match.legal_moves(match.deciders[0])[0]))
    robbed = laid_out(*players, displays={first: ["theft"], second: ["gold 2"], third: ["gold 2"]}, draw=DRAW)
    for action in robbed.legal_moves(0):
        assert robbed.read(robbed.write(action)) == Move(0, action)


words = st.sampled_from(
    [
        *VERBS,
        *GESTURE_NAMES,
        *CARD_NAMES,
        *KIND_NAMES,
        "Ann",
        "Bob",
        "Ann:",
        "Zed:",
        "from",
        "place",
        "2",
        ",",
        "９",
        "-1",
    ]
)


@FUZZ
@given(st.one_of(st.text(max_size=40), st.lists(words, max_size=6).map(" ".join)), st.booleans())
def test_any_text_is_a_move_or_is_refused_in_one_sentence(text: str, dark: bool) -> None:
    match = laid_out(displays={"Cid": ["lantern", "bet"]}, draw=DRAW, moves=["play lantern"]) if dark else winnings()
    before = match.state.tobytes()
    refusal = ""
    try:
        match.push(text)
    except (InvalidMove, IllegalMove, AmbiguousMove) as refused:
        refusal = str(refused)
    assert (match.state.tobytes() == before) == bool(refusal)


cards = st.sampled_from(CARD_NAMES)
likely: dict[str, st.SearchStrategy[Any]] = {
    "options": st.dictionaries(
        st.sampled_from(["bottles", "smallest-set", "x"]), st.sampled_from(["all", "none", 1, "2"])
    ),
    "moves": st.lists(st.sampled_from(["pass", "Ann: peace", "Bob: fight", "play lantern", "rob gold 1"]), max_size=4),
    "dealer": names,
    "draw": st.lists(cards, max_size=9),
    "displays": st.dictionaries(names, st.lists(cards, max_size=4), max_size=3),
    "table": st.fixed_dictionaries({"Ann": st.lists(cards, max_size=4), "Bob": st.lists(cards, max_size=4)}),
    "seed": st.integers(-1, 2**64),
    "expect": st.dictionaries(st.sampled_from(["turn", "legal", "table", "displays", "hidden_from"]), junk, max_size=2),
}


@FUZZ
@given(
    st.fixed_dictionaries(
        {"game": st.just("dolores"), "players": st.lists(names, min_size=1, max_size=4)},
        optional={key: st.one_of(value, value, value, junk) for key, value in likely.items()},
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


def test_a_move_that_is_written_is_read_whatever_the_names() -> None:
    match = Match(games.load("dolores"), ["A", "A peace A", "B"], seed=0)
    for _ in range(200):
        if match.is_over:
            break
        for seat in range(3):
            for action in match.legal_moves(seat):
                assert match.read(match.describe(Move(seat, action))) == Move(seat, action)
        seat = match.deciders[-1]
        match.push(Move(seat, match.legal_moves(seat)[-1]))
