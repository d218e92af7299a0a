"""How a deal comes about: nobody alone chooses it, and its record tells enough for anybody to see that."""

from __future__ import annotations

import re
from itertools import permutations

import pytest

from freebooter.engine.fairness import Fairness, commitment, deal_key, deal_seed, private_seed
from freebooter.engine.match import Match
from freebooter.engine.record import read_record, write_record
from freebooter.engine.refusal import BadRecord
from tests.support.fair import NONCES, OTHER_SECRET, SECRET, TABLES, checked, fair_match, forged, line_of, plain_lines
from tests.support.tables import Table

COMMITMENT = "80d954f3008ba97051d863f1e86ba95f03d03b796b2bbaba1d5cd3a867b201eb"


def test_a_commitment_is_what_it_was_in_every_version_and_language_of_programming() -> None:
    assert commitment(SECRET) == COMMITMENT


@pytest.mark.parametrize(
    ("nonces", "seed"),
    [
        (("a1b2c3",), 1226381813208994838),
        (("a1b2c3", "", "f" * 64), 13073736843439366479),
        (("", "", ""), 8721384255542918001),
    ],
)
def test_a_seed_is_what_it_was_in_every_version_and_language_of_programming(nonces: tuple[str, ...], seed: int) -> None:
    assert deal_seed(SECRET, nonces) == seed
    assert Fairness(SECRET, nonces).seed == seed


def test_a_key_is_what_it_was_in_every_version_and_language_of_programming() -> None:
    key = "0d431d7cbe13176206a2eba5f881b1656b2668fc7fe0923c967f836bbde0adc3"
    assert deal_key(SECRET, ("a1b2c3", "", "f" * 64)).hex() == key
    assert Fairness(SECRET, ("a1b2c3", "", "f" * 64)).key.hex() == key


def test_the_secret_and_every_nonce_and_its_seat_make_the_key_and_the_seed() -> None:
    deals = [*permutations(NONCES[:3]), ("a1b2c4", "", "f" * 64), ("", "", ""), ("a1b2", "c3", ""), ("a1b2c3", "")]
    seeds = {deal_seed(secret, nonces) for secret in (SECRET, OTHER_SECRET) for nonces in deals}
    keys = {deal_key(secret, nonces) for secret in (SECRET, OTHER_SECRET) for nonces in deals}
    assert len(seeds) == len(keys) == 2 * len(deals)
    assert not {key[:8] for key in keys} & {seed.to_bytes(8, "big") for seed in seeds}


def test_a_number_for_another_purpose_is_not_the_seed() -> None:
    numbers = {private_seed(SECRET, purpose) for purpose in ("bot 0", "bot 1", "seed 1")}
    assert len(numbers | {deal_seed(SECRET, ()), deal_seed(SECRET, ("",))}) == 5


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("moves", [0, 5, None])
@pytest.mark.parametrize(("chain", "has_key"), [("", True), ("ab" * 32, True), ("ab" * 32, False)])
def test_the_record_of_a_fair_deal_is_written_the_same_again(
    table: Table, moves: int | None, chain: str, has_key: bool
) -> None:
    match = fair_match(table, moves, chain, has_key=has_key)
    text = write_record(match)
    replayed = read_record(text)
    assert replayed.fairness == match.fairness
    assert replayed.state.tobytes() == match.state.tobytes()
    assert write_record(replayed) == text


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_how_the_deal_came_about_stands_between_players_and_seed_and_nowhere_else(table: Table) -> None:
    match = fair_match(table, 5, has_key=False)
    told = plain_lines(write_record(match))
    match.fairness = None
    silent = plain_lines(write_record(match))
    place = next(number for number, line in enumerate(told) if line.startswith("players: ")) + 1
    assert [line.partition(": ")[0] for line in told[place : place + 5]] == [
        "commitment",
        "secret",
        "nonces",
        "log",
        "seed",
    ]
    assert told[:place] + told[place + 4 :] == silent


def test_a_seat_that_gave_no_nonce_is_a_dash() -> None:
    assert f"nonces: a1b2c3, -, {'f' * 64}" in write_record(fair_match(TABLES[0], 0))


FORGERIES = [
    ({"commitment": "0" * 64}, "secret", "doesn't match the commitment"),
    ({"commitment": COMMITMENT.upper()}, "commitment", "must have 64 digits"),
    ({"commitment": COMMITMENT[:-1]}, "commitment", "must have 64 digits"),
    ({"secret": OTHER_SECRET}, "secret", "doesn't match the commitment"),
    ({"secret": SECRET.upper()}, "secret", "must have 64 digits"),
    ({"secret": SECRET + "0"}, "secret", "must have 64 digits"),
    ({"secret": "-"}, "secret", "must have 64 digits"),
    ({"nonces": "a1b2c3, -"}, "nonces", "nonces: 2, seats: 3"),
    ({"nonces": "a1b2c3, -, -, -"}, "nonces", "nonces: 4, seats: 3"),
    ({"nonces": "a1b2c3,-,0"}, "nonces", "nonces: 1, seats: 3"),
    ({"nonces": "a1b2c3, , 0"}, "nonces", "A nonce has at most"),
    ({"nonces": "A1, -, 0"}, "nonces", "A nonce has at most"),
    ({"nonces": "٣, -, 0"}, "nonces", "A nonce has at most"),
    ({"nonces": f"{'f' * 65}, -, 0"}, "nonces", "A nonce has at most"),
    ({"log": "5eed"}, "log", "must have 64 digits"),
]
OTHER_DEALS = [
    {"secret": OTHER_SECRET, "commitment": commitment(OTHER_SECRET)},
    {"nonces": "a1b2c4, -, 0"},
    {"nonces": "-, a1b2c3, 0"},
]
KEY = deal_key(SECRET, NONCES[:3]).hex()
FORGED_SEEDS = [
    *((deal, "seed", "give seed") for deal in OTHER_DEALS),
    ({"seed": "6"}, "seed", "give seed"),
    ({"seed": f"0{deal_seed(SECRET, NONCES[:3])}"}, "seed", "give seed"),
    ({"seed": "six"}, "seed", "isn't a whole number"),
]
FORGED_KEYS = [
    *((deal, "chacha20", "give the key") for deal in OTHER_DEALS),
    ({"chacha20": "0" * 64}, "chacha20", f"give the key {KEY}, not this one"),
    ({"chacha20": KEY.upper()}, "chacha20", "must have 64 digits"),
    ({"chacha20": KEY[:-1]}, "chacha20", "must have 64 digits"),
]
FORGED = [
    *((*forgery, has_key) for forgery in FORGERIES for has_key in (True, False)),
    *((*forgery, False) for forgery in FORGED_SEEDS),
    *((*forgery, True) for forgery in FORGED_KEYS),
]


@pytest.mark.parametrize(("fields", "line", "problem", "has_key"), FORGED)
def test_a_forged_header_with_proper_checks_is_refused(
    fields: dict[str, str], line: str, problem: str, has_key: bool
) -> None:
    text = write_record(fair_match(TABLES[0], 3, has_key=has_key))
    with pytest.raises(BadRecord, match=rf"^line {line_of(text, line)}: .*{problem}"):
        read_record(forged(text, **fields))


@pytest.mark.parametrize(
    ("left_out", "expected"),
    [("commitment", "seed"), ("secret", "secret"), ("nonces", "nonces"), ("chacha20", "seed")],
)
def test_no_line_of_the_provenance_may_be_missing(left_out: str, expected: str) -> None:
    """Except the log's, for a match may have been dealt fairly without a server."""
    lines = plain_lines(write_record(fair_match(TABLES[0], 3)))
    kept = [line for line in lines if not line.startswith(f"{left_out}: ")]
    with pytest.raises(BadRecord, match=re.escape(f"“{expected}” should be here")):
        read_record(checked(kept))


def test_the_lines_of_the_provenance_have_an_order() -> None:
    lines = plain_lines(write_record(fair_match(TABLES[0], 3)))
    first = next(place for place, line in enumerate(lines) if line.startswith("commitment: "))
    for order in permutations(range(first, first + 5)):
        if list(order) != sorted(order):
            with pytest.raises(BadRecord, match=r"^line \d+: ((“[a-z]+”|Move 1) should be here|The key must follow)"):
                read_record(checked(lines[:first] + [lines[place] for place in order] + lines[first + 5 :]))


def test_a_noted_commitment_must_be_that_of_the_record() -> None:
    match = fair_match(TABLES[0], 3)
    text = write_record(match)
    assert read_record(text, noted=COMMITMENT).fairness == match.fairness
    with pytest.raises(BadRecord, match=rf"^line {line_of(text, 'commitment')}: .*not the one you noted"):
        read_record(text, noted=commitment(OTHER_SECRET))
    silent = write_record(Match(match.game, match.players, match.options, seed=6))
    with pytest.raises(BadRecord, match=rf"^line {line_of(silent, 'seed')}: .*the record has none"):
        read_record(silent, noted=COMMITMENT)


def test_a_key_without_a_secret_is_refused() -> None:
    lines = plain_lines(write_record(fair_match(TABLES[0], 3)))
    kept = [line for line in lines if line.partition(": ")[0] not in ("commitment", "secret", "nonces", "log")]
    with pytest.raises(BadRecord, match="the record has none"):
        read_record(checked(kept))


def test_a_match_has_a_seed_or_a_key_and_not_both() -> None:
    lines = plain_lines(write_record(fair_match(TABLES[0], 3)))
    place = next(place for place, line in enumerate(lines) if line.startswith("chacha20: "))
    seed = f"seed: {deal_seed(SECRET, NONCES[:3])}"
    for both in ([lines[place], seed], [seed, lines[place]]):
        with pytest.raises(BadRecord, match="Move 1 should be here"):
            read_record(checked([*lines[:place], *both, *lines[place + 1 :]]))
