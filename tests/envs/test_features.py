"""Observations as vectors tell what a seat knows, nothing else, and what their table says they tell."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import numpy as np
import pytest

from freebooter.engine.kernels.compiling import INTERPRETED
from freebooter.engine.match import Match
from freebooter.envs.setup import Setup, open_game
from tests.support.play import play_on, reimagined

from .tables import TABLES, opened, table_name

pytestmark = pytest.mark.rules  # The kernels that write features are rules of a game, too.

GAMES = 1 if INTERPRETED else 3


@pytest.fixture(scope="module", params=TABLES, ids=table_name)
def setup(request: pytest.FixtureRequest) -> Setup:
    return opened(request.param)


def matches(setup: Setup) -> list[Match]:
    return [setup.match(seed) for seed in range(GAMES)]


def looking(setup: Setup, match: Match) -> Iterable[int]:
    """Who looks at a position: everybody; interpreted, where it takes long, one after another."""
    return [len(match.moves) % setup.players] if INTERPRETED else range(setup.players)


def observed(setup: Setup, match: Match, seat: int) -> np.ndarray:
    """What is written where the kernel gets nothing but what the seat observes."""
    out = np.zeros(len(setup.features), setup.features.dtype)
    setup.write_features(match.observe(seat), seat, match.memory, out)
    return out


def test_they_are_made_of_what_the_seat_observes_and_of_nothing_else(setup: Setup) -> None:
    for match in matches(setup):
        for position in play_on(match, 1):
            for seat in looking(setup, position):
                seen = setup.observe(position, seat)
                assert setup.features.named(seen) == setup.features.named(observed(setup, position, seat))


def test_no_number_changes_when_a_seat_reimagines_what_it_cannot_know(setup: Setup) -> None:
    for match in matches(setup):
        for number, position in enumerate(play_on(match, 2)):
            for seat in looking(setup, position):
                other = reimagined(position, seat, number)
                assert setup.features.named(setup.observe(position, seat)) == setup.features.named(
                    setup.observe(other, seat)
                )
                assert setup.mask(position, seat).tolist() == setup.mask(other, seat).tolist()


def test_every_number_lies_within_its_bounds(setup: Setup) -> None:
    for match in matches(setup):
        for position in play_on(match, 3):
            for seat in looking(setup, position):
                vector = setup.observe(position, seat)
                beyond = np.flatnonzero((vector < setup.features.low) | (vector > setup.features.high))
                assert not [setup.features.all[index] for index in beyond]


def test_names_are_different_and_numbered(setup: Setup) -> None:
    names = [feature.name for feature in setup.features]
    assert len(set(names)) == len(names)
    assert [feature.index for feature in setup.features] == list(range(len(setup.features)))


def test_the_table_covers_every_index_once(setup: Setup) -> None:
    covered: list[int] = []
    for line in setup.features.markdown().splitlines()[2:]:
        first, _, last = line.split("|")[1].strip().partition(" – ")
        covered += range(int(first), int(last or first) + 1)
    assert covered == list(range(len(setup.features)))


def test_a_mask_shows_the_legal_moves_and_the_actions_are_closed(setup: Setup) -> None:
    for match in matches(setup):
        for position in play_on(match, 4):
            for seat in range(setup.players):
                legal = position.legal_moves(seat)
                assert sorted(setup.actions.numbers[seat][setup.mask(position, seat) == 1]) == sorted(legal)


def test_actions_and_their_ids_are_one_to_one(setup: Setup) -> None:
    for seat in range(setup.players):
        for number, action in enumerate(setup.actions.numbers[seat]):
            assert setup.actions.ids[seat, action] == number
    names = setup.actions.names()
    assert len(set(names)) == len(names) == len(setup.actions)


def _seen_in_dead_mans_draw(view: Any, seat: int) -> dict[str, int]:
    """Some of a vector, from the view instead of the record."""
    players = len(view.players)
    told = {f"asks {view.asks}": 1, "owed": view.owed, "draw-count": view.draw_count, "gain": view.stakes.gain}
    told |= {"loss": view.stakes.loss, "discard-count": view.discard_count, "drawn": int(view.drawn)}
    for step in range(players):
        other = (seat + step) % players
        told[f"points seat+{step}"] = view.points[other]
        told[f"turn seat+{step}"] = int(view.active == other)
        for card in view.banks[other]:
            told[f"bank seat+{step} {card}"] = view.banks[other].count(card)
        if view.traits[other]:
            told[f"trait seat+{step} {view.traits[other]}"] = 1
    told |= {f"row {card}": place + 1 for place, card in enumerate(view.row)}
    told |= {f"protected {card.suit}": 1 for card in view.protected}
    told |= {f"unseen {card}": view.unseen.count(card) for card in view.unseen}
    told |= {f"offer {card}": view.offer.count(card) for card in view.offer or ()}
    told |= {f"discard {card}": view.discard.count(card) for card in view.discard or ()}
    told |= {f"top {card}": place + 1 for place, card in enumerate(view.top)}
    if view.bust_probability is not None:
        told["bust"] = int(100 * view.bust_probability + 1e-9)
    return told


def _seen_in_dolores(view: Any, seat: int) -> dict[str, int]:
    players = len(view.players)
    told = {f"asks {view.asks}": 1, f"step {view.step}": 1, "draw-count": view.draw_count}
    for step in range(players):
        other = (seat + step) % players
        told[f"points seat+{step}"] = view.points[other]
        told[f"dealer seat+{step}"] = int(view.dealer == other)
        told[f"has-chosen seat+{step}"] = int(other in view.have_chosen)
        told |= {f"display seat+{step} {card}": view.displays[other].count(card) for card in view.displays[other]}
        record = view.records[other]
        told[f"kept seat+{step}"] = record.kept
        told[f"broken seat+{step}"] = record.broken
        for further in range(players):
            for gesture, count in record.shown[(seat + further) % players].items():
                told[f"showed seat+{step} seat+{further} {gesture}"] = count
    for place, card in enumerate((*view.before_neighbour, *view.before_dealer)):
        told[f"place {place + 1} hidden"] = int(card is None)
        if card is not None and " " in card:
            kind, value = card.split()
            told |= {f"place {place + 1} kind {kind}": 1, f"place {place + 1} value": int(value)}
    told |= {f"unseen {card}": view.unseen.count(card) for card in view.unseen}
    told |= {f"discard {card}": view.discard.count(card) for card in view.discard}
    return told


def test_the_table_of_dead_mans_draw_tells_the_truth() -> None:
    tables: list[dict[str, Any]] = [{}, {"players": 4, "traits": "random", "mermaids": "replay"}, {"players": 6}]
    for options in tables:
        setup = open_game("dead-mans-draw", **options)
        for position in play_on(setup.match(7), 7):
            for seat in looking(setup, position):
                named = setup.features.named(setup.observe(position, seat))
                told = _seen_in_dead_mans_draw(position.view(seat), seat)
                assert {name: named[name] for name in told} == told


def test_the_table_of_dolores_tells_the_truth() -> None:
    chance = random.Random(5)
    for players in (2, 4):
        setup = open_game("dolores", players=players)
        for seed in range(3):
            for position in play_on(setup.match(seed), seed):
                for seat in position.may_promise():
                    if chance.random() < 0.5:
                        position.promise(seat, "peace")
                for seat in range(players):
                    named = setup.features.named(setup.observe(position, seat))
                    told = _seen_in_dolores(position.view(seat), seat)
                    assert {name: named[name] for name in told} == told


def test_what_lies_in_a_hidden_discard_pile_is_told_to_those_who_remember() -> None:
    remembers = open_game("dead-mans-draw", edition="german")
    forgets = open_game("dead-mans-draw", edition="german", memory=False)
    gone = {feature.name for feature in remembers.features} - {feature.name for feature in forgets.features}
    assert {name.split()[0] for name in gone} == {"discard", "unseen", "bust"}
    assert len(open_game("dead-mans-draw").features) == len(open_game("dead-mans-draw", memory=False).features)
