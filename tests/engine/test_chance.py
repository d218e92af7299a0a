"""Where the chance of a match comes from: a key that tells nobody anything, or a seed; and never both."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from freebooter.engine import registry as games
from freebooter.engine.fairness import Fairness
from freebooter.engine.game import Game
from freebooter.engine.kernels.bits import WORD
from freebooter.engine.kernels.chacha import keyed_word
from freebooter.engine.kernels.random import DEAL, LATER, below, dealt_below, keyed_below
from freebooter.engine.kernels.state import (
    NEW_KEY,
    NO_KEY,
    TOLD,
    USED_KEY,
    State,
    argument,
    new_state,
    put_key,
    record_type,
    seed_argument,
    without_key,
)
from freebooter.engine.match import Match
from freebooter.engine.record import final_digest, read_record, write_record
from freebooter.server.play.workers import question_for
from freebooter.table.projection import events_json, view_json
from tests.engine.test_interpreted import run_interpreted
from tests.support import cipher
from tests.support.fair import OTHER_SECRET, SECRET, fair_match
from tests.support.pig import GAME as PIG
from tests.support.play import play_on, seats_and_onlooker
from tests.support.statistics import is_uniform
from tests.support.tables import Table

OTHER_KEY = Fairness(OTHER_SECRET, ()).key
TABLES = (
    Table({"traits": "draft", "mermaids": "replay", "edition": "german"}, 3),
    Table({"traits": "random", "decks": "2"}, 5),
    Table({}, 4, "dolores"),
    Table({}, 2, "dolores"),
)
SMALL = record_type([("players", np.int8)], events=1)


def keyed_record(key: bytes) -> State:
    state = new_state(SMALL)
    put_key(state, key)
    return state


def some_matches() -> Iterator[Match]:
    """A match of every game, each with a key of its own."""
    yield from (fair_match(table, 0) for table in TABLES)
    yield Match(PIG, ["Ann", "Bob", "Eve"], fairness=Fairness(SECRET, ("", "", "")))


def with_other_key(match: Match) -> Match:
    """The same position, where everything that comes comes from another key."""
    other = match.copy()
    other.state["key"][0] = np.frombuffer(OTHER_KEY, "<u8")
    return other


# The cipher.


def test_the_cipher_makes_what_its_rfc_says() -> None:
    assert cipher.made() == cipher.expected()


def test_the_cipher_makes_the_same_interpreted() -> None:
    assert run_interpreted("tests.support.cipher").splitlines() == cipher.expected()


# The streams of a key.


def test_every_bit_of_a_key_changes_what_comes() -> None:
    def drawn(key: bytes) -> tuple[int, ...]:
        state = argument(keyed_record(key))
        return (
            *(int(dealt_below(state, place, 2**32)) for place in range(2)),
            *(int(below(state, 2**32)) for _ in "12"),
        )

    key = Fairness(SECRET, ()).key
    changed = [bytes(b ^ (bit >> 3 == place) << (bit & 7) for place, b in enumerate(key)) for bit in range(256)]
    seen = [drawn(each) for each in (key, *changed)]
    for numbers in zip(*seen, strict=True):
        assert len(set(numbers)) >= len(seen) - 1  # 257 numbers of 32 bits may meet, but hardly twice.


def test_no_two_places_of_a_key_have_the_same_number() -> None:
    state = argument(keyed_record(OTHER_KEY))
    numbers = [int(keyed_below(state, stream, place, 2**62)) for stream in (DEAL, LATER) for place in range(500)]
    assert len(set(numbers)) == len(numbers)
    places = (0, 1, 2**32 - 1, 2**32, 2**63)
    assert len({int(keyed_below(state, LATER, seed_argument(place), 2**62)) for place in places}) == len(places)


def test_the_running_stream_goes_on_place_by_place() -> None:
    state = keyed_record(OTHER_KEY)
    drawn = [int(below(argument(state), 1000)) for _ in range(20)]
    assert drawn == [int(keyed_below(argument(state), LATER, place, 1000)) for place in range(20)]
    assert int(state["chance"][0]) == 20


def test_what_a_key_chooses_is_fair() -> None:
    state = argument(keyed_record(OTHER_KEY))
    for choices in (2, 6, 7, 50):
        counted = Counter(int(below(state, choices)) for _ in range(200 * choices))
        assert is_uniform(counted, range(choices))


def test_a_word_that_would_not_be_fair_gives_way_to_the_next() -> None:
    many = 2**62 + 1  # Every fourth word is one too many.
    state = keyed_record(OTHER_KEY)
    key = [seed_argument(word) for word in state["key"][0].tolist()]
    attempts = Counter[int]()
    for place in range(200):
        for attempt in range(64):
            value = int(keyed_word(*key, DEAL, place, attempt))
            if (value * many) & WORD >= (WORD + 1) % many:
                break
        attempts[attempt] += 1
        assert int(dealt_below(argument(state), place, many)) == (value * many) >> 64
    assert attempts[0] > 100
    assert attempts[1] > 20
    assert sum(attempts[number] for number in range(2, 64)) > 0


# Matches.


@pytest.mark.parametrize("game", [games.load("dead-mans-draw"), games.load("dolores"), PIG], ids=lambda game: game.name)
def test_a_match_without_a_seed_has_a_secret_of_its_own(game: Game) -> None:
    first, second = (Match(game, ["Ann", "Bob"]) for _ in range(2))
    assert first.seed is None
    assert first.fairness is not None
    assert second.fairness is not None
    assert first.fairness.nonces == ("", "")
    assert first.fairness.secret != second.fairness.secret
    assert first.state["key"].tobytes() == first.fairness.key
    assert int(first.state["keyed"][0]) == USED_KEY


@pytest.mark.parametrize("game", [games.load("dead-mans-draw"), games.load("dolores"), PIG], ids=lambda game: game.name)
def test_a_match_with_a_seed_has_no_key_and_is_always_the_same(game: Game) -> None:
    first, second = (Match(game, ["Ann", "Bob"], seed=33) for _ in range(2))
    assert first.seed == 33
    assert first.fairness is None
    assert int(first.state["keyed"][0]) == NO_KEY
    assert not first.state["key"].any()
    assert first.state.tobytes() == second.state.tobytes()


def test_a_match_by_its_key_replays_to_the_same_bytes() -> None:
    for match in some_matches():
        for _ in play_on(match, seed=2):
            pass
        text = write_record(match)
        assert "\nchacha20: " in text
        assert "\nseed: " not in text
        again = read_record(text, lambda name, game=match.game: game)  # type: ignore[misc]
        assert again.state.tobytes() == match.state.tobytes()
        assert again.fairness == match.fairness
        assert again.seed is None
        assert write_record(again) == text
        assert again.restarted().copy().state.tobytes() == match.restarted().state.tobytes()


def test_nothing_but_the_key_decides_what_comes() -> None:
    """The two words that decide everything that comes where there is a seed decide nothing here."""
    for match in some_matches():
        other = with_other_key(match)
        assert not match.state["seed"].any()
        chance = random.Random(3)
        differ = False
        while not differ:
            assert match.legal_moves() == other.legal_moves(), "until something random happens, they are the same"
            move = chance.choice(match.legal_moves())
            differ = list(match.push(move)) != list(other.push(move))
        assert not match.is_over


def test_the_fingerprint_of_a_position_leaves_the_key_out() -> None:
    for match in some_matches():
        assert final_digest(with_other_key(match)) == final_digest(match)
        assert {"key", "keyed"}.isdisjoint(without_key(match.state.dtype).names or ())


# What others may know.


def test_nothing_that_anybody_is_told_depends_on_the_key() -> None:
    for match in some_matches():
        for position in play_on(match, seed=1):
            other = with_other_key(position)
            for viewer in seats_and_onlooker(position):
                observed = position.observe(viewer)
                assert not observed["key"].any()
                assert not observed["keyed"].any()
                assert not observed["seed"].any()
                assert not observed["chance"].any()
                assert other.observe(viewer).tobytes() == observed.tobytes()
            seat = len(position.moves) % len(position.players)
            assert question_for(position, seat, "captain", 7) == question_for(other, seat, "captain", 7)
            assert view_json(position, seat) == view_json(other, seat)
            assert events_json(position, seat) == events_json(other, seat)
            assert position.legal_moves(seat) == other.legal_moves(seat)


def test_what_is_dealt_anew_has_no_key_and_nothing_of_the_old_one() -> None:
    for match in some_matches():
        for position in play_on(match, seed=1):
            seat = len(position.moves) % len(position.players)
            imagined, other = (each.reimagined(seat, seed=5) for each in (position, with_other_key(position)))
            assert int(imagined.state["keyed"][0]) == NO_KEY
            assert not imagined.state["key"].any()
            assert (imagined.seed, imagined.fairness) == (5, None)
            assert imagined.state.tobytes() == other.state.tobytes()


def test_a_match_that_plays_on_from_a_position_takes_all_chance_from_its_own_key() -> None:
    own = Fairness(OTHER_SECRET, ("a1",))
    for match in some_matches():
        for position in play_on(match, seed=1):
            seat = len(position.moves) % len(position.players)
            first, other = (each.reimagined(seat, fairness=own) for each in (position, with_other_key(position)))
            assert first.state.tobytes() == other.state.tobytes()
            assert first.state["key"].tobytes() == own.key
            assert int(first.state["keyed"][0]) == USED_KEY
            assert (first.seed, first.fairness) == (None, own)
            assert first.view(seat) == position.reimagined(seat, seed=1).view(seat)


def test_what_has_to_be_something_at_once_comes_from_the_new_key_too() -> None:
    """In Dolores the removed bottles are dealt anew when a position is taken up, and not when they matter."""
    match = Match("dolores", ["Ann", "Bob", "Eve"], fairness=Fairness(SECRET, ("", "", "")))
    removed = {
        match.reimagined(0, fairness=Fairness(f"{number:064x}", ())).state["cards"].tobytes() for number in range(40)
    }
    assert len(removed) > 10
    assert len({match.reimagined(0).state["cards"].tobytes() for _ in range(40)}) > 10


def test_a_key_counts_only_once_it_is_dealt_from() -> None:
    rules = games.load("dead-mans-draw").rules
    options = rules.game.read_options({}, 2)
    state = rules.undealt(options, 2)
    put_key(state, OTHER_KEY)
    assert int(state["keyed"][0]) == NEW_KEY
    first = state.copy()
    for seed in (0, 5):
        state = first.copy()
        rules.kernels.deal(argument(state), seed_argument(seed))
        assert int(state["keyed"][0]) == USED_KEY
        assert not state["seed"].any()
    rules.kernels.deal(argument(state), seed_argument(5))  # Once more from the same record: the key is spent.
    plain = rules.undealt(options, 2)
    rules.kernels.deal(argument(plain), seed_argument(5))
    assert int(state["keyed"][0]) == NO_KEY
    assert state["seed"] == plain["seed"]


def test_chance_can_be_told_choice_by_choice() -> None:
    """What was told is used in order; the first choice that was not told is named, and where there is none, nothing."""
    state = new_state(SMALL)
    state["keyed"] = TOLD
    state["key"][0] = [2, 5 | 3 << 8, 0, 0]
    record = argument(state)
    assert below(record, 1) == 0
    assert [dealt_below(record, 40, 50), below(record, 4)] == [5, 3]
    assert int(state["key"][0, 0]) >> 16 == 0
    assert [below(record, 7), below(record, 9)] == [0, 0]
    assert int(state["key"][0, 0]) >> 16 == 7
