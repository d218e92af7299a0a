"""Duels as the captain and the coach of Dolores see them: what a position is worth, and how to mix gestures by that."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from freebooter.bots.budget import Budget
from freebooter.bots.player import make_bot
from freebooter.bots.seated import ask, let_talk, play
from freebooter.engine.game import Game
from freebooter.engine.kernels.compiling import INTERPRETED
from freebooter.engine.kernels.state import argument
from freebooter.engine.match import Match
from freebooter.games.dolores.benchmarks.exact import after, ending, moves_of
from freebooter.games.dolores.bots.captain import Captain
from freebooter.games.dolores.bots.duels import MOST_AT_RISK, best_within, safe_mixes
from freebooter.games.dolores.bots.habits import changed
from freebooter.games.dolores.bots.kernels.dispatch import foresee
from freebooter.games.dolores.bots.kernels.duel_game import look_ahead
from freebooter.games.dolores.bots.kernels.learnt import FILE, ROWS, SIZE, TABLES, UNITS, read_numbers
from freebooter.games.dolores.bots.kernels.scratch import new_scratch
from freebooter.games.dolores.bots.kernels.wealth import standing
from freebooter.games.dolores.bots.kernels.worth import ENDING, duels_out_of
from freebooter.games.dolores.bots.opponents import expected_mix
from freebooter.games.dolores.bots.purse import Purse
from freebooter.games.dolores.bots.thinking import THINKER
from freebooter.games.dolores.bots.weighing import is_count, weigh
from freebooter.games.dolores.game import GAME
from freebooter.games.dolores.records import parts
from freebooter.games.dolores.rules.terms import GESTURES, MAX_PLAYERS
from freebooter.games.dolores.training.__main__ import reader
from freebooter.games.dolores.training.diary import POSITION
from freebooter.games.dolores.training.diary import duels_out_of as duels_learnt_from
from freebooter.games.dolores.training.fitting import new_numbers
from freebooter.games.dolores.training.kernels.fitting import slope
from freebooter.games.dolores.training.learner import AnotherPlan, Plan
from tests.support.dolores import SECRETS, bottle_positions, laid_out, secrets
from tests.support.exact_duels import zero_sum_value
from tests.support.play import positions, reimagined
from tests.support.tables import Table, dolores_tables, times

compiled = pytest.mark.skipif(INTERPRETED, reason="the search is not run interpreted")
EVEN = np.full(GESTURES, 1 / GESTURES)


def some_duels(count: int = 200) -> list[np.ndarray]:
    chance = np.random.default_rng(5)
    return [chance.random((GESTURES, GESTURES)) for _ in range(count)]


def test_a_safe_mix_secures_what_a_linear_program_finds() -> None:
    for pays in some_duels():
        mine, theirs = safe_mixes(pays)
        value = zero_sum_value(pays)
        assert (mine @ pays).min() == pytest.approx(value, abs=1e-9)
        assert (pays @ theirs).max() == pytest.approx(value, abs=1e-9)


def test_whoever_risks_nothing_stays_safe_and_whoever_risks_a_little_loses_no_more() -> None:
    chance = np.random.default_rng(6)
    for pays in some_duels():
        safe, _ = safe_mixes(pays)
        secured = (safe @ pays).min()
        expected = chance.dirichlet(np.ones(GESTURES))
        for at_risk in (0.0, 0.01, MOST_AT_RISK, 2.0):
            mix = best_within(pays, safe, expected, at_risk)
            assert mix.sum() == pytest.approx(1)
            assert (mix @ pays).min() >= secured - at_risk - 1e-9
            assert mix @ pays @ expected >= safe @ pays @ expected - 1e-9
        assert mix.max() == pytest.approx(1)  # With everything at risk, it gives the best answer.


def has_shown(match: Match, seat: int, opponent: int, gesture: int) -> None:
    parts(match.memory).shown[seat, opponent, gesture] += 1


def a_duel_on_the_table(pays: np.ndarray) -> np.ndarray:
    """Worlds that agree on what each pair of gestures brings the first of two, who deals."""
    return np.repeat(np.stack([pays, 1.0 - pays], axis=-1)[np.newaxis], 50, axis=0)


def test_a_whole_match_risks_no_more_than_a_duel_beyond_what_the_other_gave_away() -> None:
    """The other one shows whatever hurts most, or now and then feigns something; it is always trusted to be known."""
    chance = np.random.default_rng(8)
    for feigned in (0.0, 0.5, 0.9):
        purse, match = Purse(), duel_of_two(dealer="Ann")
        gained = 0.0
        for pays in some_duels(60):
            observation = match.observation(0)
            safe, _ = safe_mixes(pays)
            mix = best_within(pays, safe, chance.dirichlet(np.ones(GESTURES)), purse.settle(observation))
            purse.stake(observation, a_duel_on_the_table(pays), mix)
            shown = int(chance.integers(GESTURES) if chance.random() < feigned else (mix @ pays).argmin())
            has_shown(match, 1, 0, shown)
            gained += float((mix @ pays)[shown] - (safe @ pays).min())
            assert gained >= -MOST_AT_RISK - 1e-9
        assert purse.settle(match.observation(0)) == pytest.approx(MOST_AT_RISK + gained)


def test_a_gain_that_may_be_luck_fills_no_purse_and_gestures_taken_back_do_not_count() -> None:
    match = duel_of_two(dealer="Ann")
    pays = np.array([[0.9, 0.5, 0.5]] * GESTURES)
    doubtful = a_duel_on_the_table(pays) + np.random.default_rng(1).normal(0, 3, (50, 1, 1, 1))
    purse = Purse()
    purse.stake(match.observation(0), doubtful, EVEN)
    has_shown(match, 1, 0, 0)
    assert purse.settle(match.observation(0)) == pytest.approx(MOST_AT_RISK)
    purse.stake(match.observation(0), a_duel_on_the_table(pays), EVEN)
    assert purse.settle(match.observation(0)) == MOST_AT_RISK  # Nobody has shown anything since.
    purse.stake(match.observation(0), a_duel_on_the_table(pays), EVEN)
    has_shown(match, 1, 0, 0)
    assert purse.settle(match.observation(0)) == pytest.approx(MOST_AT_RISK + 0.4)


@compiled
def test_the_captain_settles_its_purse_duel_by_duel() -> None:
    captain, left = Captain(3, Budget(90)), []
    match = Match("dolores", ["Ann", "Bob"], seed=4)
    held = {0: captain, 1: make_bot("dolores", "dove", 1)}
    while match.deciders:
        let_talk(match, held)
        seat = match.deciders[0]
        match.push(ask(match, seat, held[seat]))
        left.append(captain.purse.left)
    assert left[0] == MOST_AT_RISK
    assert max(left) > MOST_AT_RISK
    assert min(left) >= 0


def duel_of_two(**keys: object) -> Match:
    return laid_out(
        "Ann",
        "Bob",
        table={"Ann": ["gold 1", "wine 1"], "Bob": ["gold 2", "cloth 1"]},
        displays={"Ann": ["arms 1"], "Bob": ["cloth 1"]},
        draw=["wine 1"] * 4 + ["jewels 1"] * 4,
        **keys,
    )


def test_of_a_stranger_nothing_is_known() -> None:
    mix, evidence = expected_mix(duel_of_two().observation(0), 1, EVEN)
    assert evidence == 0
    assert mix.sum() == pytest.approx(1)


def test_the_more_peace_somebody_keeps_the_surer_it_is_expected() -> None:
    match = duel_of_two()
    known = []
    for _ in range(8):
        parts(match.memory).answered[1, 1, 0] += 1
        known.append(expected_mix(match.observation(0), 1, EVEN))
    assert [evidence for _, evidence in known] == sorted(evidence for _, evidence in known)
    assert known[-1][1] > 0.9
    assert known[-1][0][0] > 0.9


def test_a_promise_counts_as_far_as_promises_were_kept() -> None:
    expected = {}
    for kept, broken in ((0, 0), (6, 0), (0, 6)):
        match = duel_of_two()
        parts(match.memory).kept[1], parts(match.memory).broken[1] = kept, broken
        match.promise(1, "choice")
        mix, evidence = expected_mix(match.observation(0), 1, EVEN)
        expected[kept, broken] = (mix[2], evidence)
    assert expected[0, 0][1] == 0
    assert expected[6, 0][0] > 0.6
    assert expected[6, 0][1] > 0.6
    assert expected[0, 6][0] < 0.45


@pytest.mark.parametrize("table", dolores_tables()[::2], ids=str)
def test_all_parts_of_the_victory_add_up_to_one(table: Table, dolores: Game) -> None:
    shares = np.zeros(table.players)
    for match in positions(dolores, table, seed=4):
        record = argument(match.state)
        scratch = new_scratch()
        look_ahead(record, match.deciders[0] if match.deciders else 0, scratch)
        found = [standing(scratch, table.players, seat) for seat in range(table.players)]
        assert sum(found) == pytest.approx(1)
        if scratch.weights[ENDING] == 1.0:
            assert found == pytest.approx(match.outcome())
        if match.view(0).asks == "gestures":
            foresee(record, shares)
            assert shares.sum() == pytest.approx(1)


def test_training_counts_duels_as_playing_does() -> None:
    piles = np.arange(80)
    for with_dawn in (False, True):
        found = duels_learnt_from(piles, np.full(len(piles), with_dawn))
        assert found.tolist() == pytest.approx([duels_out_of(int(pile), with_dawn) for pile in piles])


def test_what_was_learnt_comes_with_a_card() -> None:
    told = json.loads(FILE.read_text("utf-8"))
    numbers = read_numbers()
    assert numbers.shape == (TABLES, SIZE)
    assert np.isfinite(numbers).all()
    assert told["version"] == 1
    assert "python -m freebooter.games.dolores.training" in told["card"]["command"]
    assert set(told["card"]["players"]) == set(told["habits"]) == {"2", "3", "4"}


def test_training_does_by_default_what_the_card_says() -> None:
    command = json.loads(FILE.read_text("utf-8"))["card"]["command"]
    assert reader().parse_args(command.split()[3:]) == reader().parse_args([])


def test_a_folder_goes_on_with_its_own_plan_and_with_no_other(tmp_path: Path) -> None:
    plan = Plan(seed=1, generations=4, games=16_000, epochs=4, rate=0.003, folder=tmp_path)
    plan.claim()
    plan.claim()
    replace(plan, generations=5).claim()
    for other in ({"seed": 2}, {"games": 20_000}, {"epochs": 3}, {"rate": 0.01}):
        with pytest.raises(AnotherPlan):
            replace(plan, **other).claim()
    (tmp_path / "plan.json").unlink()
    (tmp_path / "games-0-2-0.npy").touch()
    with pytest.raises(AnotherPlan):
        plan.claim()


@compiled
def test_the_last_duel_is_solved_exactly() -> None:
    """By the rules themselves and a linear program, with the victory as what there is to win."""
    for seed in range(8):
        match = ending(seed)
        observation = match.observation(0)
        found = weigh(observation, Budget(9), 1).mean(axis=0)[..., 0]
        exact = np.array([[won(match, mine, theirs) for theirs in range(GESTURES)] for mine in range(GESTURES)])
        assert found == pytest.approx(exact)
        mix = np.array(THINKER.think(observation, Budget(9), 1).mix)
        assert (mix @ exact).min() == pytest.approx(zero_sum_value(exact), abs=1e-9)


def won(match: Match, mine: int, theirs: int) -> float:
    """What a pair of gestures brings the first of two in the last duel, if everyone chooses well afterwards."""
    [state] = after([match.state], (0, moves_of(match.state, 0)[mine]), (1, moves_of(match.state, 1)[theirs]))
    return best_end(state)


def best_end(state: np.ndarray) -> float:
    """What a position brings the first of two, if both play perfectly from there and leave nothing to chance."""
    kernels = GAME.rules.kernels
    asked = int(kernels.deciders(argument(state)))
    if not asked:
        shares = np.zeros(2)
        kernels.outcome(argument(state), shares)
        return float(shares[0])
    if asked == 0b11:
        pays = [
            [best_end(*after([state], (0, mine), (1, theirs))) for theirs in moves_of(state, 1)]
            for mine in moves_of(state, 0)
        ]
        return zero_sum_value(np.array(pays))
    seat = asked.bit_length() - 1
    ends = [best_end(*after([state], (seat, move))) for move in moves_of(state, seat)]
    return max(ends) if seat == 0 else min(ends)


@compiled
def test_the_captain_and_its_mix_hang_on_nothing_hidden() -> None:
    met: Counter[str] = Counter()
    for players in (2, 3, 4):
        for number, match in enumerate(bottle_positions(players, range(times(5, 14)))):
            for seat in match.deciders:
                if len(match.legal_moves(seat)) > 1:
                    worlds = [match, reimagined(match, seat, number)]
                    decided = {Captain(number, Budget(2)).decide(world.observation(seat)) for world in worlds}
                    assert len(decided) == 1
                    met[match.view(seat).asks] += 1
                    met.update(secrets(match))
    assert met.total() > 1000
    assert set(met) >= {"gestures", *SECRETS}, met


@compiled
def test_cores_share_the_worlds_and_find_the_same() -> None:
    observation = duel_of_two().observation(0)
    assert is_count(observation)
    alone, together = (weigh(observation, Budget(playouts=630, cores=cores), 3) for cores in (1, 2))
    assert alone.tolist() == together.tolist()
    assert len(alone) == 70


@compiled
def test_against_the_clock_a_few_worlds_are_always_weighed() -> None:
    assert len(weigh(duel_of_two().observation(0), Budget(milliseconds=0.1), 3)) >= 4


def test_where_nothing_is_known_of_anybody_chances_stay_as_they_are() -> None:
    shares = np.array([0.5, 0.3, 0.2])
    assert changed(shares, 1.0, np.zeros(3)) == pytest.approx(shares)
    assert changed(shares, 1.0, np.array([-1.0, 0.0, 0.0]))[0] < 0.4


@compiled
def test_by_what_it_has_learnt_the_captain_beats_a_gambler() -> None:
    """A small strength run for the numbers that are shipped."""
    won = 0.0
    for number in range(36):
        match = Match("dolores", ["Ann", "Bob"], seed=500 + number // 2)
        seat = number % 2
        bots = {name: make_bot("dolores", name, number, Budget(36)) for name in ("captain", "gambler")}
        play(match, {seat: bots["captain"], 1 - seat: bots["gambler"]})
        won += match.outcome()[seat]
    assert won >= 20


@compiled
def test_the_network_learns_down_the_slope_of_its_surprise() -> None:
    """By the differences that small changes of single numbers make."""
    chance = np.random.default_rng(2)
    numbers = new_numbers(chance)
    positions_learnt = np.zeros(3, POSITION)
    for position in positions_learnt:
        position["hoards"][:3] = [0x1112, 0x230013, 0x12 << 16]
        position["bottles"][:3] = [4, 0, 32]
        position["shares"][:3] = chance.dirichlet(np.ones(3))
        position["long"], position["soon"], position["players"] = 0.4, 0.3, 3
    order = np.arange(3)

    def surprise(gradient: np.ndarray) -> float:
        paper = np.zeros((MAX_PLAYERS, ROWS), np.int64), np.zeros((MAX_PLAYERS, UNITS)), np.zeros(UNITS)
        return float(slope(numbers, 1, positions_learnt, order, *paper, np.zeros(MAX_PLAYERS), gradient))

    gradient = np.zeros(SIZE)
    before = surprise(gradient)
    steepest = np.argsort(-np.abs(gradient))[:40]
    for place in steepest:
        numbers[1, place] += 1e-5
        assert surprise(np.zeros(SIZE)) - before == pytest.approx(1e-5 * gradient[place], rel=0.02, abs=1e-9)
        numbers[1, place] -= 1e-5
