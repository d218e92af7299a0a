"""The draft: secret, simultaneous, then revealed."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from freebooter.engine.game import Game
from freebooter.engine.match import Match, Move
from freebooter.engine.observation import ONLOOKER
from freebooter.engine.refusal import AmbiguousMove, IllegalMove
from tests.support.tables import NAMES

pytestmark = pytest.mark.rules

DRAFT = {"traits": "draft"}


def drafted(game: Game, players: int, seed: int, order: tuple[int, ...], choices: list[int]) -> Match:
    match = Match(game, NAMES[:players], DRAFT, seed)
    for seat in order:
        match.push(Move(seat, match.legal_moves(seat)[choices[seat]]))
    return match


@pytest.mark.parametrize("seed", range(20))
def test_the_order_of_the_secret_choices_does_not_matter(seed: int, game: Game) -> None:
    chance = random.Random(seed)
    players = chance.choice([2, 3, 4])
    choices = [chance.randrange(2) for _ in range(players)]
    ends = {drafted(game, players, seed, order, choices).state.tobytes() for order in permutations(range(players))}
    assert len(ends) == 1


@pytest.mark.parametrize("players", range(5, 9))
def test_the_order_does_not_matter_in_the_party_game(players: int, game: Game) -> None:
    for seed in range(20):
        chance = random.Random(seed)
        match = Match(game, NAMES[:players], DRAFT, seed)
        choices = [chance.randrange(len(match.legal_moves(seat))) for seat in range(players)]
        orders = [tuple(chance.sample(range(players), players)) for _ in range(4)]
        assert len({drafted(game, players, seed, order, choices).state.tobytes() for order in orders}) == 1


@pytest.mark.parametrize("seed", range(10))
def test_a_choice_may_be_changed_until_the_last_is_in(seed: int, game: Game) -> None:
    """And whoever changed their mind leaves no trace of it."""
    straight = drafted(game, 3, seed, (0, 1, 2), [1, 0, 0])
    wavering = Match(game, NAMES[:3], DRAFT, seed)
    for seat, choice in [(0, 0), (1, 1), (0, 1), (1, 0), (2, 0)]:
        wavering.push(Move(seat, wavering.legal_moves(seat)[choice]))
    assert wavering.state.tobytes() == straight.state.tobytes()
    with pytest.raises(IllegalMove):
        wavering.push(Move(0, straight.moves[0].action))


def test_who_has_chosen_no_longer_decides_but_may_still_move(game: Game) -> None:
    match = Match(game, NAMES[:3], DRAFT, seed=4)
    match.push(Move(1, match.legal_moves(1)[0]))
    assert match.deciders == [0, 2]
    assert len(match.legal_moves(1)) == 2
    for viewer in (0, 1, 2, ONLOOKER):
        assert match.view(viewer).have_chosen == (1,)


def test_nobody_sees_the_traits_or_the_choice_of_another_before_all_have_chosen(game: Game) -> None:
    hidden = [_after_choice(game, choice) for choice in (0, 1)]
    for viewer in (0, 2, ONLOOKER):
        assert hidden[0].observe(viewer).tobytes() == hidden[1].observe(viewer).tobytes()
        assert hidden[0].view(viewer).traits == (None, None, None)
    assert hidden[0].view(1).chosen_trait != hidden[1].view(1).chosen_trait


def test_all_are_revealed_at_once(game: Game) -> None:
    dealt = [Match(game, NAMES[:3], DRAFT, seed=4).view(seat).choice_of_traits for seat in range(3)]
    assert len({trait for pair in dealt for trait in pair}) == 6
    done = drafted(game, 3, 4, (2, 0, 1), [0, 1, 0])
    assert done.view(ONLOOKER).traits == (dealt[0][0], dealt[1][1], dealt[2][0])


def _after_choice(game: Game, choice: int) -> Match:
    match = Match(game, NAMES[:3], DRAFT, seed=4)
    match.push(Move(1, match.legal_moves(1)[choice]))
    return match


def test_a_trait_that_two_players_may_keep_needs_a_name(game: Game) -> None:
    for seed in range(500):
        match = Match(game, NAMES[:8], DRAFT, seed)
        hands = [set(match.view(seat).choice_of_traits) for seat in range(8)]
        shared = [trait for a in range(8) for b in range(a) for trait in hands[a] & hands[b]]
        if shared:
            with pytest.raises(AmbiguousMove, match="could mean"):
                match.push(f"trait {shared[0]}")
            seat = next(seat for seat in range(8) if shared[0] in hands[seat])
            match.push(f"{NAMES[seat]}: trait {shared[0]}")
            return
    raise AssertionError("no two players were dealt the same trait")
