"""Matches by the thousand are the same matches as one by one, and what cannot be changes none of them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from freebooter.engine.match import Match, Move
from freebooter.engine.refusal import BadSetup, IllegalMove, InvalidMove, Refusal
from freebooter.envs.setup import Setup, open_game
from freebooter.envs.vector import Matches
from tests.engine.test_interpreted import run_interpreted
from tests.support import pig

from .fingerprints import fingerprints
from .tables import TABLES, opened, table_name

COUNT = 7


@pytest.fixture(scope="module", params=TABLES, ids=table_name)
def setup(request: pytest.FixtureRequest) -> Setup:
    return opened(request.param)


@pytest.fixture(scope="module")
def draw() -> Setup:
    return open_game("dead-mans-draw")


def everything(matches: Matches) -> list[bytes]:
    """All bytes that a step could change."""
    arrays = (matches.states, matches.memories, matches.seeds, matches.observations, matches.masks, matches.seats)
    return [each.tobytes() for each in (*arrays, matches.rewards, matches.terminations, matches.finals)]


def same_as(setup: Setup, matches: Matches, n: int, match: Match) -> None:
    seat = match.deciders[0]
    assert matches.states[n : n + 1].tobytes() == match.state.tobytes()
    assert matches.memories[n].tolist() == match.memory.tolist()
    assert matches.seats[n] == seat
    assert matches.observations[n].tolist() == setup.observe(match, seat).tolist()
    assert matches.masks[n].tolist() == setup.mask(match, seat).tolist()


def test_every_row_is_the_match_of_its_seed(setup: Setup) -> None:
    matches = Matches(setup, COUNT, seed=40)
    singles = [setup.match(40 + n) for n in range(COUNT)]
    ended = 0
    while ended < 2 * COUNT:
        for n, match in enumerate(singles):
            same_as(setup, matches, n, match)
        movers, actions = matches.seats.copy(), matches.random_actions()
        matches.step(actions)
        for n, match in enumerate(singles):
            seat = int(movers[n])
            match.push(Move(seat, int(setup.actions.numbers[seat, actions[n]])))
            assert matches.terminations[n] == match.is_over
            expected = match.outcome() if match.is_over else [0.0] * setup.players
            assert matches.rewards[n].tolist() == pytest.approx(expected)
            assert matches.earned[n] == pytest.approx(expected[seat])
            if match.is_over:
                ended += 1
                assert matches.finals[n].tolist() == setup.observe(match, seat).tolist()
                singles[n] = setup.match(int(matches.seeds[n]))
                assert (int(matches.seeds[n]) - 40) % COUNT == n


def test_steps_are_the_same_interpreted_and_compiled() -> None:
    assert run_interpreted("tests.envs.fingerprints").splitlines() == fingerprints()


def test_the_arrays_stay_the_same(draw: Setup) -> None:
    matches = Matches(draw, COUNT, seed=1)
    before = {name: value for name, value in vars(matches).items() if isinstance(value, np.ndarray)}
    for _ in range(100):
        matches.step(matches.random_actions())
    assert all(vars(matches)[name] is value for name, value in before.items())


def test_without_renewal_a_match_stays_over_until_it_is_reset(draw: Setup) -> None:
    matches = Matches(draw, COUNT, seed=1, renews=False)
    while not matches.terminations.any():
        matches.step(matches.random_actions())
    over = matches.terminations.copy()
    assert (matches.seats[over] == -1).all()
    assert not matches.masks[over].any()
    assert matches.match(int(np.flatnonzero(over)[0])).is_over
    before = everything(matches)
    with pytest.raises(IllegalMove, match=r"is over\. Reset it"):
        matches.step(matches.random_actions())
    assert everything(matches) == before
    kept = matches.states[~over].tobytes()
    matches.reset(which=over)
    assert not matches.terminations.any()
    assert matches.states[~over].tobytes() == kept
    assert (matches.seeds[over] >= 1 + COUNT).all()
    matches.step(matches.random_actions())


@pytest.mark.parametrize("table", [TABLES[1], TABLES[6], TABLES[-1]], ids=table_name)
@pytest.mark.parametrize("seat", [1, "random"])
def test_opponents_play_all_other_seats(table: tuple[str, dict[str, Any]], seat: int | str) -> None:
    setup = opened(table)
    runs = []
    for _ in range(2):
        matches = Matches(setup, COUNT, seed=3, seat=seat)
        shares, callers = np.zeros(setup.players), set()
        for _ in range(150):
            callers |= set(matches.seats.tolist())
            for n in range(COUNT):
                assert matches.match(n).legal_moves(int(matches.seats[n]))
            matches.step(matches.random_actions())
            ended = matches.terminations
            assert matches.rewards[ended].sum(axis=1) == pytest.approx(np.ones(ended.sum()))
            shares += matches.rewards.sum(axis=0)
        assert callers == ({1} if seat == 1 else set(range(setup.players)))
        runs.append((shares.tolist(), everything(matches)))
    assert runs[0] == runs[1]


def test_better_opponents_win_more(draw: Setup) -> None:
    earned = {}
    for bot in ("drifter", "contender"):
        matches = Matches(draw, 200, seed=3, seat=0, opponents=bot)
        earned[bot] = ended = 0.0
        while ended < 400:
            matches.step(matches.random_actions())
            ended += int(matches.terminations.sum())
            earned[bot] += float(matches.earned.sum())
        earned[bot] /= ended
    assert earned["contender"] < 0.15 < 0.4 < earned["drifter"] < 0.6


WRONG: list[tuple[Any, type[Refusal], str]] = [
    (
        np.zeros(COUNT - 1, np.int64),
        InvalidMove,
        "Actions can't have the shape (6,). Give one whole number per game (7).",
    ),
    (np.zeros((COUNT, 1), np.int64), InvalidMove, "shape (7, 1)"),
    (0, InvalidMove, "shape ()"),
    (np.zeros(COUNT), InvalidMove, "Actions can't have the type float64. Give whole numbers."),
    (np.zeros(COUNT, np.bool_), InvalidMove, "type bool"),
    (["draw"] * COUNT, InvalidMove, "type <U4"),
    ([0] * (COUNT - 1) + [-1], InvalidMove, "“-1” isn't an action of this game. Choose a whole number from 0 to 91."),
    ([0] * (COUNT - 1) + [92], InvalidMove, "“92” isn't an action"),
    (np.full(COUNT, 2**64 - 1, np.uint64), InvalidMove, "isn't an action"),
    ([0] * (COUNT - 1) + [1], IllegalMove, "Action 1 isn't possible in game 6. Possible there: 0 (draw)."),
]


@pytest.mark.parametrize(("actions", "kind", "sentence"), WRONG, ids=[sentence for _, _, sentence in WRONG])
def test_what_cannot_be_is_refused_and_changes_nothing(
    draw: Setup, actions: Any, kind: type[Refusal], sentence: str
) -> None:
    matches = Matches(draw, COUNT, seed=1)
    before = everything(matches)
    with pytest.raises(kind) as refused:
        matches.step(actions)
    assert sentence in str(refused.value)
    assert everything(matches) == before


def test_writing_to_a_mask_makes_nothing_legal(draw: Setup) -> None:
    matches = Matches(draw, COUNT, seed=1)
    matches.masks[:] = 1
    matches.seats[:] = 0
    with pytest.raises(IllegalMove):
        matches.step(np.ones(COUNT, np.int64))
    matches.step(np.zeros(COUNT, np.int8))


BAD: list[tuple[dict[str, Any], str]] = [
    ({"count": 0}, "There can't be “0” games. Give a whole number from 1 up."),
    ({"count": "many"}, "There can't be “many” games"),
    ({"seat": 2}, "There's no seat “2”. Give a whole number from 0 to 1, or “all”, “random”."),
    ({"seat": "dealer"}, "There's no seat “dealer”"),
    (
        {"opponents": "captain"},
        "The bot “captain” can't play thousands of games at once. Choose one of: drifter, deckhand",
    ),
    ({"opponents": ["drifter"]}, "Opponents: 1, seats: 2. Name one bot, or one for each seat."),
    ({"seed": -1}, "The seed -1 is out of range"),
]


@pytest.mark.parametrize(("given", "sentence"), BAD, ids=[sentence for _, sentence in BAD])
def test_matches_that_cannot_be(draw: Setup, given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup) as refused:
        Matches(draw, **{"count": COUNT, "seed": 1} | given)
    assert sentence in str(refused.value)


def test_rows_that_are_not_there_cannot_be_reset(draw: Setup) -> None:
    matches = Matches(draw, COUNT, seed=1)
    for which in ([COUNT], [-1], [0.5], np.zeros(COUNT + 1, np.bool_)):
        with pytest.raises(BadSetup, match="doesn't choose any games"):
            matches.reset(which=which)


OPENED: list[tuple[str, dict[str, Any], str]] = [
    ("chess", {}, "There's no game “chess”"),
    ("dead-mans-draw", {"players": 9}, "This game can't be played with 9 players. It takes 2 to 8."),
    ("dead-mans-draw", {"players": "two"}, "The number of players can't be “two”. Give a whole number from 2 to 8."),
    ("dead-mans-draw", {"players": 2.0}, "The number of players can't be “2.0”"),
    ("dead-mans-draw", {"traitz": "random"}, "There's no option “traitz”"),
    ("dead-mans-draw", {"edition": "klingon"}, "There's no edition “klingon”"),
    ("dolores", {"bottles": "random"}, "The option bottles can't be “random”"),
]


@pytest.mark.parametrize(("game", "options", "sentence"), OPENED, ids=[sentence for *_, sentence in OPENED])
def test_games_that_cannot_be_opened(game: str, options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup) as refused:
        open_game(game, **options)
    assert sentence in str(refused.value)


def test_a_game_that_writes_more_than_it_declares_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    learning = open_game("dead-mans-draw").game.learning
    groups = learning.groups
    monkeypatch.setattr(learning, "groups", lambda *asked: groups(*asked)[1:], raising=False)
    with pytest.raises(Refusal, match="declares 455 features but writes 465"):
        open_game("dead-mans-draw")


def test_what_is_left_to_chance_is_drawn_for_each_match() -> None:
    setup = open_game("dead-mans-draw", variant="random")
    assert setup.options["variant"] == "random"
    drawn = {setup.table(seed)["variant"] for seed in range(200)}
    assert drawn == set(setup.game.left_to_chance["variant"])
    matches = Matches(setup, 50, seed=0)
    assert len({matches.match(n).options["variant"] for n in range(50)}) > 3


def test_a_game_from_outside_needs_to_declare_nothing() -> None:
    setup = open_game(pig.GAME, players=3)
    named = setup.features.named(setup.observe(setup.match(0), 1))
    assert named["seat 1"] == 1
    assert named["players"] == 3
    assert setup.actions.names() == ["roll", "hold"]
