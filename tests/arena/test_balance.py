"""The balance laboratory: estimates that can be trusted, fair comparisons, the same figures on any number of cores."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import numpy as np
import pytest

from freebooter.arena.balance.bulk import play, play_deals
from freebooter.arena.balance.estimates import VICTORY, Estimate, Part, Sample
from freebooter.arena.balance.laboratory import Figures, answer, choose_questions, laboratory_of, planned
from freebooter.arena.balance.plan import Batch, Cell, Setup, UndealtTable
from freebooter.engine.refusal import BadSetup
from freebooter.engine.registry import names
from freebooter.games.dead_mans_draw.balance.houses import House
from freebooter.games.dead_mans_draw.balance.traits import Alone, _digest_alone
from freebooter.games.dead_mans_draw.bots.kernels.policy import Policy
from freebooter.games.dead_mans_draw.rules.terms import Trait

DRAW = Setup("dead-mans-draw", 2000, None, ("english",), "", 0)
DOLORES = Setup("dolores", 300, None, (), "", 0)
SETUPS = {"dead-mans-draw": DRAW, "dolores": DOLORES}
QUESTIONS = [(game, question) for game in names() for question in laboratory_of(game).questions]


def ask(setup: Setup, name: str, cores: int = 2) -> Figures:
    (question,) = choose_questions(setup.game, name)
    program = laboratory_of(setup.game).program(setup.policy)
    return answer(question, planned(question, setup), program, setup.seed, cores)


def estimates(figures: object) -> list[Estimate]:
    """All estimates of an answer, wherever they stand."""
    if isinstance(figures, dict):
        if set(figures) == {"value", "low", "high"}:
            return [Estimate.from_json(figures)]
        return [found for each in figures.values() for found in estimates(each)]
    if isinstance(figures, list):
        return [found for each in figures for found in estimates(each)]
    return []


def test_a_mean_and_a_ratio_cover_the_truth_as_often_as_they_say() -> None:
    """Rows whose numbers hang together: a ratio and its difference from another on the same rows."""
    random = np.random.default_rng(1)
    inside = np.zeros(3)
    runs = 400
    for _ in range(runs):
        tries = random.integers(1, 6, size=(60, 2))
        luck = random.uniform(0.2, 0.6, size=60)
        hits = random.binomial(tries, luck[:, None])
        sample = Sample(np.concatenate([tries, hits], axis=1))
        ratio, share = sample.mean(Part(2, per=0)), sample.share(Part(2, per=0))
        difference = sample.mean(Part(2, per=0), minus=Part(3, per=1))
        inside += [
            ratio.low <= 0.4 <= ratio.high,
            share.low <= 0.4 <= share.high,
            difference.low <= 0 <= difference.high,
        ]
    assert (inside / runs >= 0.91).all(), inside / runs
    assert (inside / runs <= 0.985).all(), inside / runs


def test_tallies_of_parts_are_the_tally_of_the_whole() -> None:
    rows = np.random.default_rng(2).integers(-50, 50, size=(30, 4))
    parts = Sample(rows[:7], np.array([1, 2]))
    parts.add(Sample(rows[7:], np.array([3, 4])))
    whole = Sample(rows)
    assert parts.deals == 30
    assert (parts.sums == whole.sums).all()
    assert (parts.products == whole.products).all()
    assert parts.counts.tolist() == [4, 6]


def test_shares_stay_between_nought_and_one_and_are_never_certain() -> None:
    for won in (0, 1):
        share = Sample(np.full((5, 1), won * VICTORY)).share(Part(0, unit=VICTORY))
        assert share.value == won
        assert 0 <= share.low < share.high <= 1
    assert np.isnan(Sample(np.zeros((3, 2))).share(Part(0, per=1)).value)


@pytest.mark.parametrize("trait", [Trait.MISFIRE, Trait.DAVY_JONES_LOCKER, Trait.TREASURE_HUNTER])
def test_equal_traits_win_equally(trait: Trait) -> None:
    """Both tables of two holders of the same trait are the same game, so that half is won on every deal."""
    table = House("english", "plain").with_traits(2, {0: trait, 1: trait})
    cell = Cell({}, 2, (UndealtTable(table, (Policy.SWIFT, Policy.SWIFT)),) * 2, _digest_alone)
    sample = _digest_alone(play_deals(laboratory_of("dead-mans-draw").program(""), cell, 0, 50))
    assert sample.value(Part(0, unit=2 * VICTORY)) == 0.5
    assert sample.products[0, 0] == 50 * VICTORY**2


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_trait_without_effect_wins_its_fair_share_exactly(players: int) -> None:
    """A siren among plain mermaids does nothing, so that its holder's games of a deal make one victory."""
    house = House("english", "plain")
    tables = tuple(
        UndealtTable(house.with_traits(players, {seat: Trait.SIREN}), (Policy.SWIFT,) * players)
        for seat in range(players)
    )
    cell = Cell({}, players, tables, _digest_alone)
    sample = _digest_alone(play_deals(laboratory_of("dead-mans-draw").program(""), cell, 7, 40))
    assert sample.mean(Part(0, unit=VICTORY)) == (1.0, 1.0, 1.0)


@pytest.mark.parametrize(("game", "question"), QUESTIONS, ids=lambda each: getattr(each, "name", each))
def test_the_same_seed_gives_the_same_answer_on_any_number_of_cores(game: str, question: Alone) -> None:
    setup = replace(SETUPS[game], players=None)
    once, again = (ask(setup, question.name, cores) for cores in (1, 3))
    assert once == again
    assert ask(replace(setup, seed=5), question.name) != once
    found = [each for each in estimates(once) if not np.isnan(each.value)]
    assert found
    assert all(each.low <= each.value <= each.high for each in found)


def test_the_answer_does_not_depend_on_how_the_work_is_cut() -> None:
    (question,) = choose_questions("dead-mans-draw", "variants")
    program = laboratory_of("dead-mans-draw").program("")
    cells = planned(question, DRAW)
    whole = answer(question, cells, program, 0, 2)
    assert answer(question, cells, replace(program, chunk=50), 0, 2) == whole


def test_all_seats_together_win_every_game() -> None:
    for setup, name in ((DRAW, "seat"), (DOLORES, "dealer")):
        for table in ask(setup, name)["tables"]:
            assert sum(seat["win_share"]["value"] for seat in table["seats"]) == pytest.approx(1)


def test_all_traits_together_win_every_game() -> None:
    for table in ask(DRAW, "everybody")["tables"]:
        held = sum(trait["held"] for trait in table["traits"])
        won = sum(trait["held"] * (trait["win_share"]["value"] or 0) for trait in table["traits"])
        assert held == table["games"] * table["players"]
        assert won == pytest.approx(table["games"])


def test_the_siren_is_asked_about_only_where_mermaids_replay() -> None:
    for name in ("alone", "everybody"):
        for table in ask(DRAW, name)["tables"]:
            traits = {trait["trait"] for trait in table["traits"]}
            assert ("siren" in traits) == (table["mermaids"] == "replay")
    assert len(ask(replace(DRAW, options={"mermaids": "replay"}), "pairs")["traits"]) == len(Trait)
    assert len(ask(DRAW, "pairs")["traits"]) == len(Trait) - 1


def test_the_means_of_the_pairs_balance() -> None:
    figures = ask(DRAW, "pairs")
    shares = [trait["win_share"]["value"] for trait in figures["traits"]]
    assert np.mean(shares) == pytest.approx(0.5)
    assert len(figures["pairs"]) == len(shares) * (len(shares) - 1) / 2


def test_a_variant_is_compared_with_none_on_the_same_deals() -> None:
    for table in ask(DRAW, "variants")["tables"]:
        plain, *others = table["variants"]
        assert plain["variant"] == "none"
        for other in others:
            for name, change in other["change"].items():
                assert change["value"] == pytest.approx(other[name]["value"] - plain[name]["value"])
        waves = next(each for each in others if each["variant"] == "beneath-the-waves")
        assert waves["change"]["turns"] == {"value": 0, "low": 0, "high": 0}  # It changes nothing but who wins.


def test_every_duel_is_seen_from_both_sides() -> None:
    for table in ask(DOLORES, "gestures")["tables"]:
        pairs = {(pair["own"], pair["other"]): pair for pair in table["pairs"]}
        assert sum(pair["share"]["value"] for pair in pairs.values()) == pytest.approx(1)
        for (own, other), pair in pairs.items():
            assert pair["share"] == pairs[other, own]["share"]
            assert pair["own_gain"] == pairs[other, own]["other_gain"]


def test_a_mix_seats_every_character_everywhere() -> None:
    (table,) = ask(replace(DOLORES, players=2), "habits")["tables"]
    shares = {each["character"]: each["win_share"]["value"] for each in table["characters"]}
    assert sum(shares.values()) == pytest.approx(5 / 2)
    assert shares["gambler"] == max(shares.values())


def test_work_that_is_not_asked_for_any_more_is_not_begun() -> None:
    (question,) = choose_questions("dead-mans-draw", "seat")
    cells = planned(question, DRAW)
    begun = count()

    def digest(batch: Batch) -> Sample:
        next(begun)
        return cells[0].digest(batch)

    many = [Cell(cells[0].about, cells[0].players, cells[0].tables, digest, 5000)]
    program = replace(laboratory_of("dead-mans-draw").program(""), chunk=10)
    playing = play(program, many, 0, 1)
    next(playing)
    playing.close()  # type: ignore[attr-defined]
    assert next(begun) < 10


@pytest.mark.parametrize("game", names())
def test_an_unknown_question_is_refused_with_the_known_ones(game: str) -> None:
    with pytest.raises(BadSetup, match=laboratory_of(game).questions[0].name):
        choose_questions(game, "fortune")
