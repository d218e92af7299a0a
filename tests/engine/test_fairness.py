"""How a deal comes about: nobody alone chooses it, and its record tells enough for anybody to see that."""

from __future__ import annotations

import re
from itertools import permutations

import pytest

from freebooter.engine.fairness import Fairness, commitment, deal_seed, private_seed
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


def test_the_secret_and_every_nonce_and_its_seat_make_the_seed() -> None:
    deals = [*permutations(NONCES[:3]), ("a1b2c4", "", "f" * 64), ("", "", ""), ("a1b2", "c3", ""), ("a1b2c3", "")]
    seeds = {deal_seed(secret, nonces) for secret in (SECRET, OTHER_SECRET) for nonces in deals}
    assert len(seeds) == 2 * len(deals)


def test_a_number_for_another_purpose_is_not_the_seed() -> None:
    numbers = {private_seed(SECRET, purpose) for purpose in ("bot 0", "bot 1", "seed 1")}
    assert len(numbers | {deal_seed(SECRET, ()), deal_seed(SECRET, ("",))}) == 5


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("moves", [0, 5, None])
@pytest.mark.parametrize("chain", ["", "ab" * 32])
def test_the_record_of_a_fair_deal_is_written_the_same_again(table: Table, moves: int | None, chain: str) -> None:
    match = fair_match(table, moves, chain)
    text = write_record(match)
    replayed = read_record(text)
    assert replayed.fairness == match.fairness
    assert replayed.state.tobytes() == match.state.tobytes()
    assert write_record(replayed) == text


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_how_the_deal_came_about_stands_between_players_and_seed_and_nowhere_else(table: Table) -> None:
    match = fair_match(table, 5)
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
    ({"commitment": "0" * 64}, "secret", "does not fit the commitment"),
    ({"commitment": COMMITMENT.upper()}, "commitment", "not 64 digits"),
    ({"commitment": COMMITMENT[:-1]}, "commitment", "not 64 digits"),
    ({"secret": OTHER_SECRET}, "secret", "does not fit the commitment"),
    ({"secret": SECRET.upper()}, "secret", "not 64 digits"),
    ({"secret": SECRET + "0"}, "secret", "not 64 digits"),
    ({"secret": "-"}, "secret", "not 64 digits"),
    ({"secret": OTHER_SECRET, "commitment": commitment(OTHER_SECRET)}, "seed", "make the seed"),
    ({"nonces": "a1b2c4, -, 0"}, "seed", "make the seed"),
    ({"nonces": "-, a1b2c3, 0"}, "seed", "make the seed"),
    ({"nonces": "a1b2c3, -"}, "nonces", "number 2 and the seats 3"),
    ({"nonces": "a1b2c3, -, -, -"}, "nonces", "number 4 and the seats 3"),
    ({"nonces": "a1b2c3,-,0"}, "nonces", "number 1 and the seats 3"),
    ({"nonces": "a1b2c3, , 0"}, "nonces", "a nonce is at most"),
    ({"nonces": "A1, -, 0"}, "nonces", "a nonce is at most"),
    ({"nonces": "٣, -, 0"}, "nonces", "a nonce is at most"),
    ({"nonces": f"{'f' * 65}, -, 0"}, "nonces", "a nonce is at most"),
    ({"seed": "6"}, "seed", "make the seed"),
    ({"seed": f"0{deal_seed(SECRET, NONCES[:3])}"}, "seed", "make the seed"),
    ({"seed": "six"}, "seed", "not a whole number"),
    ({"log": "5eed"}, "log", "not 64 digits"),
]


@pytest.mark.parametrize(("fields", "line", "problem"), FORGERIES)
def test_a_forged_header_with_proper_checks_is_refused(fields: dict[str, str], line: str, problem: str) -> None:
    text = write_record(fair_match(TABLES[0], 3))
    with pytest.raises(BadRecord, match=rf"^line {line_of(text, line)}: .*{problem}"):
        read_record(forged(text, **fields))


@pytest.mark.parametrize(
    ("left_out", "expected"),
    [("commitment", "seed"), ("secret", "secret"), ("nonces", "nonces"), ("seed", "seed")],
)
def test_no_line_of_the_provenance_may_be_missing(left_out: str, expected: str) -> None:
    """Except the log's, for a match may have been dealt fairly without a server."""
    lines = plain_lines(write_record(fair_match(TABLES[0], 3)))
    kept = [line for line in lines if not line.startswith(f"{left_out}: ")]
    with pytest.raises(BadRecord, match=re.escape(f"“{expected}” was expected")):
        read_record(checked(kept))


def test_the_lines_of_the_provenance_have_an_order() -> None:
    lines = plain_lines(write_record(fair_match(TABLES[0], 3)))
    first = next(place for place, line in enumerate(lines) if line.startswith("commitment: "))
    for order in permutations(range(first, first + 5)):
        if list(order) != sorted(order):
            with pytest.raises(BadRecord, match=r"^line \d+: (“[a-z]+”|move 1) was expected"):
                read_record(checked(lines[:first] + [lines[place] for place in order] + lines[first + 5 :]))


def test_a_noted_commitment_must_be_that_of_the_record() -> None:
    match = fair_match(TABLES[0], 3)
    text = write_record(match)
    assert read_record(text, noted=COMMITMENT).fairness == match.fairness
    with pytest.raises(BadRecord, match=rf"^line {line_of(text, 'commitment')}: .*not the one you noted"):
        read_record(text, noted=commitment(OTHER_SECRET))
    silent = write_record(Match(match.game, match.players, match.options, match.seed))
    with pytest.raises(BadRecord, match=rf"^line {line_of(silent, 'seed')}: .*the record carries none"):
        read_record(silent, noted=COMMITMENT)
