"""What a seat may know in a duel: no face-down card, no secret choice of others, and not which bottles are out."""

from __future__ import annotations

from collections import Counter
from itertools import chain, combinations

import pytest

from freebooter.engine.game import Game
from freebooter.engine.kernels.compiling import INTERPRETED
from freebooter.engine.kernels.state import argument, seed_argument
from freebooter.engine.match import Match
from freebooter.engine.observation import ONLOOKER
from freebooter.games.dolores.notation import CARD_NAMES
from freebooter.games.dolores.rules.events import Happening
from freebooter.games.dolores.rules.state import LAST_CARDS, NOBODY, REMOVED
from freebooter.games.dolores.rules.terms import BOTTLE_NAMES
from freebooter.games.dolores.view import View, cards_in, sides
from tests.support.dolores import SECRETS, bottle_positions, draw_pile, laid_out, secrets
from tests.support.invariants import invariants_of
from tests.support.play import positions, reimagined, seats_and_onlooker
from tests.support.statistics import is_plausible, is_uniform
from tests.support.tables import Table, dolores_tables

pytestmark = pytest.mark.rules

GAMES = range(2 if INTERPRETED else 24)
PLAYED = set(BOTTLE_NAMES) - {"dawn", "theft"}


def check_reimagining(match: Match, seed: int, thoroughly: bool) -> None:
    """The law of reimagining, for every seat and an onlooker."""
    for seat in seats_and_onlooker(match):
        other = reimagined(match, seat, seed)
        assert other.observe(seat).tobytes() == match.observe(seat).tobytes(), (match.texts, seat)
        assert other.deciders == match.deciders
        if seat < len(match.players):
            assert other.legal_moves(seat) == match.legal_moves(seat), (match.texts, seat)
        if thoroughly:
            assert other.view(seat) == match.view(seat)
            assert other.events(seat) == match.events(seat)
            wrong = invariants_of("dolores").wrong_with_position(other.state)
            assert wrong is None, (wrong, match.texts, seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_reimagining_never_changes_what_a_seat_observes_sees_or_may_do(players: int) -> None:
    """With face-down cards, secret gestures, bets and drops; each of them, and each bottle, is really met."""
    met: Counter[str] = Counter()
    for number, match in enumerate(bottle_positions(players, GAMES)):
        hidden = secrets(match)
        met.update(hidden)
        happened = match.history[-1]
        met.update(CARD_NAMES[event.card] for event in happened if event.kind == Happening.PLAYED)
        met.update("theft" for event in happened if event.kind == Happening.ROBBED)
        if hidden or number % 5 == 0:
            check_reimagining(match, number, thoroughly=number % (40 if INTERPRETED else 7) == 0)
    if not INTERPRETED:
        expected = {*SECRETS, *PLAYED, "theft"} - ({"bet", "a bet"} if players == 2 else set())
        assert {what for what in expected if met[what] >= 5} == expected, met


@pytest.mark.parametrize("table", dolores_tables(), ids=str)
def test_reimagining_a_dealt_game_keeps_what_is_known(table: Table, dolores: Game) -> None:
    for seed in range(1 if INTERPRETED else 6):
        for match in positions(dolores, table, seed):
            if len(match.moves) % (27 if INTERPRETED else 3) == 0:
                check_reimagining(match, seed, thoroughly=len(match.moves) % (54 if INTERPRETED else 9) == 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_observed_record_observed_again_is_the_same(players: int) -> None:
    for match in bottle_positions(players, GAMES[:10]):
        for seat in seats_and_onlooker(match):
            observed = match.observe(seat)
            again = Match.at(match.game, match.players, observed, match.options)
            assert again.observe(seat).tobytes() == observed.tobytes()
            if seat < len(match.players):
                assert again.legal_moves(seat) == match.legal_moves(seat)


@pytest.mark.parametrize("table", dolores_tables(), ids=str)
def test_a_whole_position_can_be_imagined_from_what_a_seat_observes_alone(table: Table, dolores: Game) -> None:
    for match in positions(dolores, table, seed=3):
        if len(match.moves) % (40 if INTERPRETED else 4):
            continue
        for seat in seats_and_onlooker(match):
            observed = match.observe(seat)
            imagined = observed.copy()
            dolores.rules.kernels.reimagine(argument(imagined), seat, seed_argument(8))
            assert invariants_of("dolores").wrong_with_position(imagined) is None
            assert (
                Match.at(dolores, match.players, imagined, match.options).observe(seat).tobytes() == observed.tobytes()
            )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_onlooker_sits_beyond_the_table_and_sees_no_secret(players: int) -> None:
    for match in bottle_positions(players, GAMES[:10]):
        assert match.observe(ONLOOKER).tobytes() == match.observe(players).tobytes()
        view: View = match.view(ONLOOKER)
        assert view.seat is None
        assert view.own_choice is None
        faces = {*view.before_neighbour, *view.before_dealer}
        assert faces <= ({None, "dawn"} if view.lantern is not None else set(CARD_NAMES))


def dark_duel(game: Game, players: int) -> Match:
    """A dealt game in which the four cards of a duel lie face down, and dawn is still to come."""
    table = Table({}, players, "dolores")
    for match in chain.from_iterable(positions(game, table, seed) for seed in range(1000)):
        state = match.state[0]
        if state["lantern"] != NOBODY and state["side_count"].sum() == 4 and state["pile_count"] >= LAST_CARDS:
            return match
    raise AssertionError("nobody plays a lantern")


def test_only_the_player_of_the_lantern_sees_the_cards() -> None:
    match = laid_out(
        displays={"Cid": ["lantern"]}, draw=["gold 3", "wine 1", "cloth 2", "arms 1", "dawn"], moves=["play lantern"]
    )
    truth = ("gold 3", "wine 1"), ("cloth 2", "arms 1")
    for seat in (0, 1, ONLOOKER):
        assert (match.view(seat).before_neighbour, match.view(seat).before_dealer) == ((None, None), (None, None))
        assert {"gold 3", "arms 1"} <= set(match.view(seat).unseen)
        assert not {"gold 3", "arms 1"} & {CARD_NAMES[e.card] for e in match.events(seat) if e.card < len(CARD_NAMES)}
    assert (match.view(2).before_neighbour, match.view(2).before_dealer) == truth
    assert match.view(2).unseen == ("dawn",)
    match.push("Ann: fight")
    match.push("Bob: peace")
    assert set(match.view(1).displays[0]) == {"gold 3", "wine 1", "cloth 2", "arms 1"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_face_down_cards_are_reimagined_uniformly_over_what_is_unseen(players: int, dolores: Game) -> None:
    """Every unseen good is as likely as any other; a bottle less so, by how likely it is to be out of the game."""
    match = dark_duel(dolores, players)
    seat = next(seat for seat in range(players) if seat != match.view(0).lantern)
    unseen = Counter(match.view(seat).unseen)
    bottles = [name for name in unseen if name in BOTTLE_NAMES and name != "dawn"]
    out = 4 - (players == 2)
    assert len(bottles) >= out
    cards = sum(unseen.values()) - 1 - out
    stays = 1 - out / len(bottles)
    weights = {name: unseen[name] * (stays if name in bottles else 1) / cards for name in unseen if name != "dawn"}
    assert sum(weights.values()) == pytest.approx(1)
    rounds = 300 if INTERPRETED else 8000
    faces = [list(chain(*sides(reimagined(match, seat, seed).state))) for seed in range(rounds)]
    for place in (0, 3):
        seen = Counter(str(cards[place]) for cards in faces)
        expected = {name: weight * rounds for name, weight in weights.items() if weight}
        assert is_plausible(seen, expected)


@pytest.mark.parametrize("players", [2, 3])
def test_the_bottles_out_of_the_game_are_reimagined_uniformly(players: int, dolores: Game) -> None:
    match = Match(dolores, ["Ann", "Bob", "Cid"][:players], seed=5)
    view: View = match.view(0)
    known = ("bet",) if players == 2 else ()
    unseen = [name for name in view.unseen if name in BOTTLE_NAMES and name not in ("dawn", *known)]
    possible = [frozenset({*known, *rest}) for rest in combinations(unseen, 4 - len(known))]
    rounds = 200 if INTERPRETED else 6000
    removed = Counter(frozenset(cards_in(reimagined(match, 0, seed).state, REMOVED)) for seed in range(rounds))
    assert is_uniform(removed, possible)


def test_secret_choices_are_reimagined_uniformly() -> None:
    table = {"Bob": ["gold 3", "wine 1"], "Ann": ["cloth 2", "arms 1"]}
    moves = ["play bet", "Ann: peace", "Cid: bet Ann peace Bob peace"]
    match = laid_out(displays={"Cid": ["bet"]}, table=table, moves=moves)
    rounds = 300 if INTERPRETED else 3000
    chosen = [reimagined(match, 1, seed).state["chosen"][0].tolist() for seed in range(rounds)]
    assert is_uniform(Counter(choices[0] for choices in chosen), range(3))
    assert is_uniform(Counter(choices[2] for choices in chosen), range(9))
    goods = {"Ann": ["wine 1", "cloth 1", "gold 2"], "Bob": ["gold 1", "lookout"]}
    match = laid_out(displays=goods, table=table, moves=["Ann: choice", "Bob: choice", "Ann: drop wine"])
    dropped = Counter(int(reimagined(match, 1, seed).state["chosen"][0, 0]) for seed in range(rounds))
    assert is_uniform(dropped, (1, 3, 6))


def test_the_hidden_order_does_change(dolores: Game) -> None:
    match = Match(dolores, ["Ann", "Bob"], seed=9)
    assert len({tuple(draw_pile(reimagined(match, 0, seed))) for seed in range(50)}) == 50
