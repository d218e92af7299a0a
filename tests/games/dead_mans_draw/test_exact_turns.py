"""Turns by the odds: on small decks they are what trying every order of the cards finds, by any rules."""

from __future__ import annotations

import random
from collections.abc import Mapping

import numpy as np
import pytest

from freebooter.engine.kernels.state import State, argument, seed_argument
from freebooter.engine.match import Match
from freebooter.engine.registry import load
from freebooter.engine.scenario import read_scenario
from freebooter.games.dead_mans_draw.benchmarks.endgame import next_cards
from freebooter.games.dead_mans_draw.bots.kernels.judging import judge
from freebooter.games.dead_mans_draw.bots.kernels.turns import POINTS, VICTORY, best_in_turn, one_more_card
from freebooter.games.dead_mans_draw.options import EDITIONS
from freebooter.games.dead_mans_draw.rules.actions import COLLECT, DRAW
from freebooter.games.dead_mans_draw.rules.kernels import KERNELS
from freebooter.games.dead_mans_draw.rules.moves import make_move
from freebooter.games.dead_mans_draw.rules.switches import SWITCHES

QUIET = ("anchor", "key", "kraken", "mermaid")
"""Suits that ask nothing and leave nothing to chance."""


QUIET_TRAITS = ("golden-scales", "casanova", "safe-harbor", "fisherman", "beastmaster", "parry", "davy-jones-locker")

RULES = [
    {"edition": edition, "options": {"variant": variant}} for edition in EDITIONS for variant in SWITCHES["variant"]
]
"""Every edition with every variant card, and at each of these tables two traits."""


def deck(seed: int, suits: tuple[str, ...], pile: int, rules: Mapping[str, object] | None = None) -> Match:
    """Ann has drawn a card or two, and may draw again; a few cards are left."""
    chance = random.Random(seed)
    cards = [f"{suit} {value + (2 if suit == 'mermaid' else 0)}" for suit in suits for value in range(2, 8)]
    chance.shuffle(cards)
    row = [next(card for card in cards if card.startswith(suit)) for suit in chance.sample(("key", "mermaid"), 1)]
    left = [card for card in cards if card not in row]
    described: dict[str, object] = {
        "game": "dead-mans-draw",
        "players": ["Ann", "Bob"],
        "row": row,
        "draw": left[:pile],
        "banks": {"Ann": left[pile : pile + 3], "Bob": left[pile + 3 : pile + 7]},
    }
    if rules is not None:
        described |= {**rules, "traits": dict(zip(("Ann", "Bob"), chance.sample(QUIET_TRAITS, 2), strict=True))}
    return read_scenario(described, load).match


def worths(state: State, seat: int, aim: int) -> dict[int, float]:
    """What each move of a seat is worth by every order of the cards to come, judged when the turn is over."""
    record = argument(state)
    moves = [int(KERNELS.nth_move(record, seat, n)) for n in range(int(KERNELS.count_moves(record, seat)))]
    return {move: _after(state, seat, aim, move) for move in moves}


def _after(state: State, seat: int, aim: int, move: int) -> float:
    total = count = 0.0
    for copies, world in next_cards(state) if move == DRAW else [(1, state.copy())]:
        make_move(argument(world), seat, move)
        goes_on = int(KERNELS.deciders(argument(world))) == 1 << seat and int(world["active"][0]) == seat
        total += copies * (max(worths(world, seat, aim).values()) if goes_on else _judged(world, seat, aim))
        count += copies
    return total / count


def _judged(state: State, seat: int, aim: int) -> float:
    if aim == VICTORY:
        shares = np.zeros(8)
        judge(argument(state), shares)
        return float(shares[seat])
    points = np.zeros(2, np.int64)
    KERNELS.points(argument(state), points)
    # Beneath the waves sixty points are too many, and more of them are worse.
    mine, theirs = (60 - each if state["variant"][0] == BENEATH and each >= 60 else each for each in points.tolist())
    return float(mine - theirs) if seat == 0 else float(theirs - mine)


BENEATH = SWITCHES["variant"].index("beneath-the-waves")


def regret(aim: int, match: Match, seed: int) -> float:
    """What a turn gives away by its first decision."""
    seat = match.deciders[0]
    observed = match.observe(seat)
    worth = worths(observed, seat, aim)
    return max(worth.values()) - worth[int(best_in_turn(argument(observed), seat, seed_argument(seed), aim))]


def regrets(aim: int, suits: tuple[str, ...], pile: int, seeds: range) -> list[float]:
    return [regret(aim, deck(seed, suits, pile), seed) for seed in seeds]


@pytest.mark.parametrize("aim", [POINTS, VICTORY])
def test_with_few_quiet_cards_left_nothing_is_given_away(aim: int) -> None:
    assert max(regrets(aim, QUIET, 4, range(20))) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("aim", [POINTS, VICTORY])
def test_nor_by_any_other_rules(aim: int) -> None:
    found = [regret(aim, deck(seed, QUIET, 4, rules), seed) for seed, rules in enumerate(RULES)]
    assert len(found) == len(RULES)
    assert max(found) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize(("aim", "little"), [(POINTS, 0.25), (VICTORY, 0.005)])
def test_with_cannons_and_swords_hardly_anything_is_given_away(aim: int, little: float) -> None:
    assert np.mean(regrets(aim, (*QUIET, "cannon", "sword"), 4, range(20))) < little


@pytest.mark.parametrize(("aim", "little"), [(POINTS, 0.25), (VICTORY, 0.01)])
def test_also_with_more_cards_than_are_gone_through(aim: int, little: float) -> None:
    assert np.mean(regrets(aim, QUIET, 7, range(6))) < little


def test_what_one_more_card_is_worth_is_the_exact_turn_s_figure() -> None:
    told = 0
    for seed, rules in enumerate(RULES):
        match = deck(seed, QUIET, 4, rules)
        observed = match.observe(0)
        if set(match.legal_moves(0)) == {DRAW, COLLECT}:
            worth = worths(observed, 0, POINTS)
            found = float(one_more_card(argument(observed), 0, seed_argument(seed)))
            assert found == pytest.approx(worth[DRAW] - worth[COLLECT])
            told += 1
    assert told > 20
