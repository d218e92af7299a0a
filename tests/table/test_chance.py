"""Where the chance of a table's match comes from: new tables have a key, older ones go on with their seeds."""

from __future__ import annotations

import msgspec
import pytest

from freebooter.engine.fairness import Fairness
from freebooter.engine.kernels.state import USED_KEY
from freebooter.engine.record import read_record, write_record
from freebooter.table.commands import Sit, Start
from freebooter.table.entries import Created, read_entry, write_entry
from freebooter.table.setup import again, from_position
from tests.support.live_tables import HOST, PEOPLE, KeptTable, created, nonce_of

GAMES = ["dead-mans-draw", "dolores"]


def older(first: Created) -> Created:
    """The first entry of a table as it was written before there were keys."""
    plain = msgspec.json.decode(write_entry(first))
    del plain["chance"]
    entry = read_entry(msgspec.json.encode(plain))
    assert isinstance(entry, Created)
    return entry


def dealt(first: Created) -> KeptTable:
    kept = KeptTable(first)
    for player, _ in zip(PEOPLE, first.seats, strict=False):
        kept.ask(player, Sit, nonce=nonce_of(player))
    kept.ask(HOST, Start)
    return kept


def played(kept: KeptTable) -> KeptTable:
    while kept.table.is_playing:
        kept.move(kept.table.deciding()[0])
    return kept


def tried(kept: KeptTable, moves: int = 4) -> KeptTable:
    """A table at which the first seat plays on from a position of a match that is over."""
    first = from_position(kept.table, 0, kept.table.version, moves, HOST, PEOPLE[HOST], kept.now)
    entry = read_entry(write_entry(first))
    assert isinstance(entry, Created)
    other = KeptTable(entry, "tried")
    other.ask(HOST, Start)
    return other


def has_own_key(kept: KeptTable) -> bool:
    """Whether all chance comes from the key that follows from the table's own secret."""
    fairness = Fairness(kept.table.created.secret, tuple(seat.nonce for seat in kept.table.seats))
    state = kept.match.state
    return kept.match.seed is None and bytes(state["key"].tobytes()) == fairness.key and state["keyed"] == USED_KEY


@pytest.mark.parametrize("game", GAMES)
def test_a_new_table_deals_by_the_key_that_follows_from_its_secret_and_everyones_nonce(game: str) -> None:
    kept = dealt(created(game, 3))
    assert has_own_key(kept)
    assert has_own_key(kept.reopened())
    assert kept.reopened().match.state.tobytes() == kept.match.state.tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_the_log_of_an_older_table_tells_the_match_that_it_told(game: str) -> None:
    kept = dealt(older(created(game, 3)))
    fairness = kept.match.fairness
    assert fairness is not None
    assert kept.match.seed == fairness.seed
    assert not kept.match.state["key"].any()
    assert kept.reopened().match.state.tobytes() == kept.match.state.tobytes()
    played(kept)
    assert f"\nseed: {fairness.seed} " in write_record(kept.match)
    assert read_record(write_record(kept.match)).state.tobytes() == kept.match.state.tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_a_rematch_of_an_older_table_has_a_key(game: str) -> None:
    kept = played(dealt(older(created(game, 2))))
    other = KeptTable(again(kept.table, HOST, kept.now), "another")
    other.ask(HOST, Start)
    assert has_own_key(other)


@pytest.mark.parametrize("is_older", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_tried_again_takes_all_chance_from_its_own_secret(game: str, is_older: bool) -> None:
    first = created(game, 3)
    kept = played(dealt(older(first) if is_older else first))
    other = tried(kept)
    assert has_own_key(other)
    assert has_own_key(other.reopened())
    assert other.reopened().match.state.tobytes() == other.match.state.tobytes()
    once_more = tried(played(other), 2)
    assert has_own_key(once_more)
    assert once_more.match.state.tobytes() == once_more.reopened().match.state.tobytes()


def test_a_position_that_was_taken_up_before_there_were_keys_is_the_same_again() -> None:
    """Its log names the seeds of both matches, and nothing else."""
    kept = played(dealt(older(created("dolores", 3))))
    first = from_position(kept.table, 0, kept.table.version, 4, HOST, PEOPLE[HOST], kept.now)
    other = KeptTable(older(first), "tried")
    other.ask(HOST, Start)
    fairness = other.match.fairness
    assert fairness is not None
    assert other.match.seed == fairness.seed
    assert not other.match.state["key"].any()
    assert b'"seed":' in other.log[0][0]
    assert other.reopened().match.state.tobytes() == other.match.state.tobytes()
