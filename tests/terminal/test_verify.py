"""`freebooter verify`: a record holds, or one sentence names the file and the line that does not."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from benchmarks.harness.command import freebooter
from freebooter.engine.fairness import Fairness, commitment, deal_key
from freebooter.engine.match import Match
from freebooter.engine.record import write_record
from freebooter.terminal.verify import HOLDS, verify
from tests.support.fair import LINK, OTHER_SECRET, SECRET, TABLES, fair_match, forged, line_of
from tests.support.tables import Table, times

COMMITMENT = commitment(SECRET)
REFUSED = 2
LINE_END = 10
BYTES = (LINE_END, 13, 32, 255)
"""What is put into records beside other letters and digits: line ends, a space, and what is no text at all."""

Refused = Callable[[bytes], int]


@pytest.fixture
def refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Refused:
    """Verifies bytes that are no record, and returns the line that the one sentence about them names."""
    file = tmp_path / "match.record"

    def line(data: bytes, noted: str | None = None) -> int:
        file.write_bytes(data)
        assert verify([file], noted, json=False) == REFUSED, data
        said = capsys.readouterr()
        assert said.out == ""
        named = re.fullmatch(rf"{re.escape(str(file))}: line (\d+): [^\n]+\.\n", said.err)
        assert named, said.err
        return int(named[1])

    return line


def holds(record: str, file: Path, capsys: pytest.CaptureFixture[str], noted: str | None = None) -> str:
    """What is said of a record that holds."""
    file.write_text(record, encoding="utf-8", newline="")
    assert verify([file], noted, json=False) == HOLDS
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


def places(data: bytes) -> Iterator[tuple[int, int]]:
    """Places all over a file, each line's end among them, and the line each is in; all places where there is time."""
    line, step = 1, times(7, 1)
    for place, byte in enumerate(data):
        if byte == LINE_END or place % step == 0:
            yield place, line
        line += byte == LINE_END


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_any_byte_that_is_another_is_found(table: Table, refused: Refused) -> None:
    data = write_record(fair_match(table, 3)).encode()
    for place, line in places(data):
        for byte in {data[place] ^ 1, data[place] ^ 32, *BYTES} - {data[place]}:
            assert refused(data[:place] + bytes([byte]) + data[place + 1 :]) == line


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_any_byte_that_is_missing_or_too_much_is_found(table: Table, refused: Refused) -> None:
    data = write_record(fair_match(table, 3)).encode()
    for place, line in places(data):
        assert refused(data[:place] + data[place + 1 :]) == line
        for byte in (10, 32, data[place]):
            # Another line end before a line's end is an empty line after it.
            assert refused(data[:place] + bytes([byte]) + data[place:]) - line in (0, byte == 10)
    for more in (b"\n", b" ", b"\r\n", b"\x00", b"P.S.\n", data):
        assert refused(data + more) == data.count(b"\n") + 1


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_any_line_that_is_missing_doubled_or_elsewhere_is_found(table: Table, refused: Refused) -> None:
    lines = write_record(fair_match(table, 3)).encode().splitlines(keepends=True)
    for place, line in enumerate(lines):
        assert refused(b"".join(lines[:place] + lines[place + 1 :])) == place + 1
        assert refused(b"".join(lines[: place + 1] + lines[place:])) == place + 2
        for other in range(place + 1, len(lines)):
            swapped = [*lines[:place], lines[other], *lines[place + 1 : other], line, *lines[other + 1 :]]
            assert refused(b"".join(swapped)) == place + 1


def test_other_line_ends_and_other_encodings_are_found(refused: Refused) -> None:
    text = write_record(fair_match(TABLES[0], 5))
    assert refused(text.replace("\n", "\r\n").encode()) == 1
    assert refused(text.replace("\n", "\r").encode()) == 1
    assert refused(text.encode("utf-8-sig")) == 1
    assert refused(text.encode("utf-16")) == 1
    assert refused(b"") == 1


OTHER = commitment(OTHER_SECRET)


@pytest.mark.parametrize(
    ("fields", "line"),
    [
        ({"chacha20": "6" * 64}, "chacha20"),
        ({"secret": OTHER_SECRET}, "secret"),
        ({"nonces": "a1b2c4, -, 0"}, "chacha20"),
        ({"commitment": OTHER}, "commitment"),
        ({"commitment": OTHER, "secret": OTHER_SECRET}, "commitment"),
    ],
)
def test_a_forgery_with_proper_checks_is_found_by_who_noted_the_commitment(
    fields: dict[str, str], line: str, refused: Callable[[bytes, str], int]
) -> None:
    record = write_record(fair_match(TABLES[0], 5))
    assert refused(forged(record, **fields).encode(), COMMITMENT) == line_of(record, line)


def test_a_whole_other_match_is_found_only_by_who_noted_the_commitment(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], refused: Callable[[bytes, str], int]
) -> None:
    """Which is why it is to be noted."""
    record = write_record(fair_match(TABLES[0], secret=OTHER_SECRET))
    assert f"matches the commitment {OTHER}. Compare it" in holds(record, tmp_path / "other.record", capsys)
    assert refused(record.encode(), COMMITMENT) == line_of(record, "commitment")


@pytest.mark.parametrize("has_key", [True, False])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_fair_deal_is_told_in_a_few_lines(
    table: Table, has_key: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = fair_match(table, has_key=has_key)
    assert match.fairness is not None
    file = tmp_path / "match.record"
    said = holds(write_record(match), file, capsys, COMMITMENT).splitlines()
    assert len(said) == 6
    assert said[0] == f"{file}: The record is valid."
    assert f"a finished game of {len(match.moves)} moves, won by {match.winners()[0]}" in said[1]
    assert "every move is legal" in said[2]
    assert f"{COMMITMENT}, the one you noted" in said[3]
    key = f"The ChaCha20 key {match.fairness.key.hex()}, the source of all chance,"
    source = f"{key if has_key else f'Seed {match.seed}'} follows from the secret"
    assert source in said[4]
    assert "these nonces: Ann a1b2c3" in said[4]
    assert "Bob" not in said[4]
    assert LINK in said[5]


def test_a_deal_without_anybodys_nonce_is_called_the_dealers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    like = fair_match(TABLES[0], 0)
    fairness = Fairness(SECRET, ("", "", ""))
    match = Match(like.game, like.players, like.options, fairness=fairness)
    said = holds(write_record(match), tmp_path / "match.record", capsys)
    assert "an unfinished game of 0 moves" in said
    assert "from the secret alone" in said
    assert "log" not in said


def test_a_deal_that_nobody_committed_to_holds_and_is_called_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], refused: Callable[[bytes, str], int]
) -> None:
    match = fair_match(TABLES[0], has_key=False)
    match.fairness = None
    record = write_record(match)
    said = holds(record, tmp_path / "match.record", capsys)
    assert "every move is legal" in said
    assert "Nobody committed to this deal beforehand" in said
    assert refused(record.encode(), COMMITMENT) == line_of(record, "seed")


def test_every_file_is_verified_whatever_the_others_are_like(tmp_path: Path) -> None:
    good, bad, missing = tmp_path / "good.record", tmp_path / "bad.record", tmp_path / "missing.record"
    record = write_record(fair_match(TABLES[0], 5))
    good.write_text(record, encoding="utf-8", newline="")
    bad.write_text(record.replace("Ann", "Eve"), encoding="utf-8", newline="")
    run = freebooter("verify", bad, tmp_path, missing, good)
    assert run.returncode == REFUSED
    assert run.stdout.startswith(f"{good}: The record is valid.\n")
    told = run.stderr.splitlines()
    assert len(told) == 3
    assert told[0].startswith(f"{bad}: line {line_of(record, 'players')}: ")
    assert told[1].startswith(f"{tmp_path}: Can't read the file")
    assert told[2].startswith(f"{missing}: Can't read the file")
    assert freebooter("verify", good, good).returncode == HOLDS


def test_programs_are_told_the_same(tmp_path: Path) -> None:
    file, bad = tmp_path / "match.record", tmp_path / "bad.record"
    match = fair_match(TABLES[1])
    file.write_text(write_record(match), encoding="utf-8", newline="")
    bad.write_text("my diary\n", encoding="utf-8")
    run = freebooter("verify", file, bad, "--json", "--commitment", f" {COMMITMENT.upper()}")
    assert run.returncode == REFUSED
    assert run.stderr == ""
    found, refusal = (json.loads(line) for line in run.stdout.splitlines())
    assert found.pop("position") in file.read_text(encoding="utf-8")
    assert found == {
        "file": str(file),
        "holds": True,
        "game": "dolores",
        "players": list(match.players),
        "moves": len(match.moves),
        "over": True,
        "points": match.points(),
        "winners": match.winners(),
        "chance": "chacha20",
        "seed": None,
        "key": deal_key(SECRET, ("a1b2c3", "")).hex(),
        "committed": True,
        "commitment": COMMITMENT,
        "noted": True,
        "secret": SECRET,
        "nonces": ["a1b2c3", ""],
        "log": LINK,
    }
    assert refusal.pop("error").startswith(f"{bad}: line 1: ")
    assert refusal == {"file": str(bad), "holds": False}


@pytest.mark.parametrize("noted", ["", "5eed", COMMITMENT + "0", "g" * 64, "٣" * 64])
def test_what_is_no_commitment_is_refused(noted: str, tmp_path: Path) -> None:
    """Above all an empty one: a script that lost it must not believe that it was compared."""
    file = tmp_path / "match.record"
    file.write_text(write_record(fair_match(TABLES[0], 0)), encoding="utf-8", newline="")
    run = freebooter("verify", file, "--commitment", noted)
    assert run.returncode == REFUSED
    assert run.stdout == ""
    assert len(run.stderr.splitlines()) == 1
    assert "64 digits" in run.stderr


def test_a_file_without_end_is_refused() -> None:
    run = freebooter("verify", "/dev/zero")
    assert run.returncode == REFUSED
    assert "too large for a record" in run.stderr
