"""A record is a whole match as text: it replays to the same bytes, and any change to it is found, its line named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from freebooter.engine import registry as games
from freebooter.engine.game import Game
from freebooter.engine.match import Match
from freebooter.engine.record import TITLE, _Chain, read_record, write_record
from freebooter.engine.refusal import BadRecord, IllegalMove
from tests.support.play import play_out, play_some, positions
from tests.support.tables import Table, bonus_tables, dolores_tables, every_table, house_rules, spread

SMALL = Table({"edition": "german", "variant": "sudden-death"}, 2)


def refused_line(text: str) -> int:
    """The line that is named when a record is refused."""
    with pytest.raises(BadRecord) as refusal:
        read_record(text)
    sentence = str(refusal.value)
    named = re.match(r"line (\d+)(?:, (?:setup|move))?: .+\.$", sentence)
    assert named, sentence
    return int(named[1])


def checked(lines: list[str]) -> str:
    """A record with proper checks, as only somebody who meddles with it on purpose would make."""
    chain = _Chain()
    return "".join(f"{line}\n" for line in [TITLE, *(f"{text:<48} #{chain.add(text)}" for text in lines)])


def plain_lines(record: str) -> list[str]:
    return [line.rpartition("#")[0].rstrip() for line in record.splitlines()[1:]]


@pytest.mark.parametrize(
    "table", spread(every_table(), 11) + spread(house_rules() + bonus_tables(), 7) + dolores_tables(), ids=str
)
def test_a_record_replays_to_the_same_bytes_and_is_written_the_same_again(table: Table) -> None:
    match = play_out(games.load(table.game), table, seed=1)
    text = write_record(match)
    replayed = read_record(text)
    assert replayed.state.tobytes() == match.state.tobytes()
    assert replayed.moves == match.moves
    assert replayed.winners() == match.winners()
    assert write_record(replayed) == text


@pytest.mark.parametrize("table", spread(every_table(), 331) + dolores_tables(), ids=str)
def test_an_unfinished_match_has_a_record_at_every_move(table: Table) -> None:
    for match in positions(games.load(table.game), table, seed=2):
        if len(match.moves) % 10 == 0:
            text = write_record(match)
            assert match.is_over or "result: unfinished" in text
            assert read_record(text).state.tobytes() == match.state.tobytes()


def test_an_unfinished_match_goes_on_after_its_record_is_read(game: Game) -> None:
    match = play_some(game, SMALL, seed=3, moves=10)
    replayed = read_record(write_record(match))
    move = match.write(match.legal_moves(match.deciders[0])[0])
    match.push(move)
    replayed.push(move)
    assert write_record(replayed) == write_record(match)


def test_moves_taken_back_leave_no_trace(game: Game) -> None:
    match = play_some(game, SMALL, seed=3, moves=12)
    text = write_record(match)
    first = match.legal_moves(match.deciders[0])[0]
    match.push(match.write(first))
    match.pop()
    assert write_record(match) == text
    while match.moves:
        match.pop()
    assert match.state.tobytes() == Match(game, SMALL.names, SMALL.options, 3).state.tobytes()


def test_there_is_nothing_to_take_back_before_the_first_move(game: Game) -> None:
    match = Match(game, ["Ann", "Bob"], seed=0)
    before = match.state.tobytes()
    with pytest.raises(IndexError):
        match.pop()
    assert match.state.tobytes() == before


def test_a_record_cut_after_any_line_is_refused_and_the_missing_line_named(game: Game) -> None:
    lines = write_record(play_out(game, SMALL, seed=4)).splitlines(keepends=True)
    for kept in range(1, len(lines)):
        assert refused_line("".join(lines[:kept])) == kept + 1
    assert refused_line("") == 1


def test_a_record_cut_at_any_byte_is_refused(game: Game) -> None:
    text = write_record(play_some(game, SMALL, seed=5, moves=9))
    for kept in range(len(text)):
        line = text[:kept].count("\n") + 1
        assert refused_line(text[:kept]) == line


def test_any_altered_byte_is_refused_and_its_line_named(game: Game, tmp_path: Path) -> None:
    """Also one that makes a new line, joins two, or is no text at all."""
    data = write_record(play_some(game, Table({"traits": "draft"}, 4), seed=6, moves=8)).encode()
    file = tmp_path / "altered.record"
    for place in range(len(data)):
        for byte in (data[place] ^ 1, 10, 13, 32, 255):
            if byte == data[place]:
                continue
            file.write_bytes(data[:place] + bytes([byte]) + data[place + 1 :])
            with pytest.raises(BadRecord) as refusal:
                read_record(file)
            line = data[:place].count(b"\n") + 1
            assert refusal.value.values["line"] == line, (place, byte, str(refusal.value))


def test_any_line_left_out_doubled_or_swapped_is_refused(game: Game) -> None:
    lines = write_record(play_some(game, SMALL, seed=7, moves=9)).splitlines(keepends=True)
    for place in range(1, len(lines)):
        assert refused_line("".join(lines[:place] + lines[place + 1 :])) == place + 1
        assert refused_line("".join(lines[: place + 1] + lines[place:])) == place + 2
        if place + 1 < len(lines):
            swapped = [*lines[:place], lines[place + 1], lines[place], *lines[place + 2 :]]
            assert refused_line("".join(swapped)) == place + 1


HEADER = ["game: dead-mans-draw", "edition: english", "decks: 1", "traits: none", "players: Ann, Bob", "seed: 0"]


@pytest.mark.parametrize(
    ("place", "line", "named", "problem"),
    [
        (0, "game: whist", 7, "no game “whist”"),
        (0, "sport: dead-mans-draw", 2, "“game” should be here"),
        (1, "edition: klingon", 7, "no edition “klingon”"),
        (1, "dice: 2", 7, "no option “dice”"),
        (1, "decks: 1", 4, "“players” should be here"),
        (1, "edition english", 3, "“players” should be here"),
        (3, "traits: parry, parry", 7, "too often"),
        (4, "players: Ann", 7, "This game can't be played with 1 player. It takes"),
        (4, "players: Ann, Ann", 7, "Two players are named “Ann”"),
        (4, "players: Ann,Bob", 7, "This game can't be played with 1 player. It takes"),
        (5, "seed: -1", 7, "isn't a whole number"),
        (5, "seed: ٣", 7, "isn't a whole number"),
        (5, "seed: 18446744073709551616", 7, "out of range"),
        (5, f"seed: {'9' * 9000}", 7, "out of range"),
        (5, "sed: 1", 7, "“seed” should be here"),
    ],
)
def test_a_header_that_describes_no_table_is_refused(place: int, line: str, named: int, problem: str) -> None:
    header = [*HEADER[:place], line, *HEADER[place + 1 :]]
    text = checked([*header, "result: unfinished"])
    assert refused_line(text) == named
    with pytest.raises(BadRecord, match=problem):
        read_record(text)


def test_moves_that_are_skipped_misnumbered_or_illegal_are_refused(game: Game) -> None:
    lines = plain_lines(write_record(play_some(game, Table({}, 2), seed=8, moves=6)))
    first = next(place for place, line in enumerate(lines) if line.startswith("1. "))
    for words, problem in [
        ("2. Ann: draw", "Move 1 should be here"),
        ("draw", "Move 1 should be here"),
        ("1. Ann: dance", "isn't a move"),
        ("1. Zed: draw", "isn't a move"),
        ("1. collect", "isn't legal now"),
    ]:
        text = checked([*lines[:first], words, *lines[first + 1 :]])
        assert refused_line(text) == first + 2
        with pytest.raises(BadRecord, match=problem):
            read_record(text)


@pytest.mark.parametrize("ending", ["result", "scores", "winners", "position"])
def test_an_ending_that_the_replay_does_not_reach_is_refused(ending: str, game: Game) -> None:
    lines = plain_lines(write_record(play_out(game, SMALL, seed=9)))
    place = next(place for place, line in enumerate(lines) if line.startswith(f"{ending}: "))
    lines[place] = f"{ending}: something else"
    assert refused_line(checked(lines)) == place + 2


def test_nothing_may_follow_the_ending(game: Game) -> None:
    lines = plain_lines(write_record(play_out(game, SMALL, seed=9)))
    assert refused_line(checked([*lines, "P.S. I won"])) == len(lines) + 2


def test_a_file_that_is_missing_or_far_too_large_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="Can't read the file"):
        read_record(tmp_path / "nowhere")
    with pytest.raises(BadRecord, match="Can't read the file"):
        read_record(tmp_path)
    large = tmp_path / "large"
    large.write_bytes(b"x" * 4_000_001)
    with pytest.raises(BadRecord, match="too large for a record"):
        read_record(large)


def test_a_match_that_is_over_cannot_be_continued_in_its_record(game: Game) -> None:
    match = play_out(game, SMALL, seed=10)
    with pytest.raises(IllegalMove):
        read_record(write_record(match)).push("draw")
