"""The load tool against a real server: what it measures, what it finds, and what it refuses."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from pexpect import EOF
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from benchmarks.harness.command import SLOW, at_terminal, environment, freebooter, loaded
from benchmarks.harness.serving import Served, serving
from freebooter.engine.fairness import Fairness
from freebooter.engine.match import Match
from freebooter.engine.observation import ONLOOKER
from freebooter.engine.record import write_record
from freebooter.engine.registry import load
from freebooter.load.check import check
from freebooter.load.counts import quantile
from freebooter.load.evidence import Accepted, Evidence, Kind, Seen, digest
from freebooter.load.frames import CLOSE, PING, TEXT, Reader, frame
from freebooter.load.plan import Plan
from freebooter.table.projection import encode, events_json, moves_of, view_json
from freebooter.table.room import MOST_CHANGES

KEYS = ["moves_per_second", "p50_ms", "p99_ms", "max_ms", "sockets", "server_kib_per_socket", "mismatches", "errors"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server"), "--no-limits") as served:
        yield served


def measured(server: Served, *arguments: str) -> dict[str, Any]:
    run = freebooter("load", server.url, "--json", *arguments)
    assert run.stderr == ""
    assert run.returncode == 0, run.stdout
    figures: dict[str, Any] = json.loads(run.stdout)
    return figures


@pytest.mark.parametrize("game", ["dead-mans-draw", "dolores"])
def test_whole_games_are_played_and_every_message_is_right(server: Served, game: str) -> None:
    figures = measured(
        server,
        "--tables",
        "2",
        "--pace",
        "0.005",
        "--seconds",
        "6",
        "--game",
        game,
        "--watchers",
        "1",
        "--sockets",
        "3",
    )
    assert list(figures)[: len(KEYS)] == KEYS
    assert (figures["mismatches"], figures["errors"], figures["errors_by_kind"]) == (0, 0, {})
    assert figures["sockets"] == 2 * (3 + 1)
    assert figures["words"] == ["en", "de", "cs", "ja"]
    assert figures["games_finished"] > 0
    assert figures["matches_checked"] == 2 + figures["games_finished"]
    assert figures["updates_checked"] > 4 * figures["moves"]
    assert 0 < figures["p50_ms"] <= figures["p99_ms"] <= figures["max_ms"]
    assert figures["server_cpu_percent"] > 0
    assert figures["server_kib_per_socket"] >= 0


def test_tables_are_shared_among_processes(server: Served) -> None:
    shared = ["--processes", "2", "--tables", "5", "--pace", "0.2", "--seconds", "1", "--check", "3"]
    figures = measured(server, *shared)
    assert (figures["sockets"], figures["tables"], figures["matches_checked"]) == (20, 5, 3)


def test_bots_ask_for_no_words(server: Served) -> None:
    figures = measured(server, "--no-words", "--tables", "2", "--pace", "0.1", "--seconds", "1")
    assert (figures["words"], figures["errors_by_kind"]) == ([], {})


def test_people_read_a_table_of_figures(server: Served) -> None:
    run = freebooter("load", server.url, "--tables", "2", "--pace", "0.1", "--seconds", "1")
    assert (run.returncode, run.stderr) == (0, "")
    assert "moves per second" in run.stdout
    assert "en, de, cs, ja" in run.stdout
    assert "mismatches" in run.stdout


def test_an_interrupted_load_reports_what_was_measured(server: Served) -> None:
    load = at_terminal("load", server.url, "--tables", "2", "--pace", "0.1", "--seconds", "900")
    load.expect("Playing")
    load.sendintr()
    load.expect("moves per second")
    load.expect("Interrupted after")
    load.expect(EOF)
    load.close()
    assert load.exitstatus == 130


def test_a_server_that_dies_is_an_error_and_not_a_hang(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-limits") as mortal:
        with open(os.devnull) as nothing, (tmp_path / "told").open("w") as told:
            call = ["load", mortal.url, "--tables", "2", "--pace", "0.05", "--seconds", "5", "--json"]
            load = loaded().start(call, environment(), [nothing.fileno(), told.fileno(), told.fileno()])
        _wait_for_moves(mortal.url)
        mortal.kill()
        assert load.wait(SLOW) == 1
    figures = json.loads((tmp_path / "told").read_text())
    assert figures["errors"] == figures["errors_by_kind"]["closed"] > 0
    assert figures["mismatches"] == 0
    assert figures["moves"] > 0


def _wait_for_moves(url: str) -> None:
    while True:
        with urlopen(f"{url}/metrics", timeout=SLOW) as answer:
            if b"freebooter_moves_total{" in answer.read():
                return
        time.sleep(0.1)


def test_a_server_that_is_still_compiling_is_not_measured(tmp_path: Path) -> None:
    empty = {"FREEBOOTER_CACHE": str(tmp_path / "cache")}
    with serving(tmp_path, "--no-limits", more=empty, is_patient=False) as server:
        for command in ("load", "attack"):
            result = freebooter(command, server.url)
            assert (result.returncode, result.stdout) == (2, "")
            assert "The server is still getting ready" in result.stderr


def test_a_server_with_limits_is_not_measured(tmp_path: Path) -> None:
    with serving(tmp_path) as limited:
        run = freebooter("load", limited.url, "--tables", "80", "--seconds", "1")
    assert (run.returncode, run.stdout) == (2, "")
    assert "--no-limits" in run.stderr
    assert len(run.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["http://127.0.0.1:9"], "Nothing answers at http://127.0.0.1:9"),
        (["somewhere"], "somewhere"),
        (["http://127.0.0.1:9", "--tables", "0"], "--tables"),
        (["http://127.0.0.1:9", "--pace", "0"], "--pace"),
        (["http://127.0.0.1:9", "--seconds", "nan"], "--seconds"),
        (["http://127.0.0.1:9", "--sockets", "9"], "2 to 8"),
        (["http://127.0.0.1:9", "--watchers", "-1"], "--watchers"),
        (["http://127.0.0.1:9", "--check", "-1"], "--check"),
        (["http://127.0.0.1:9", "--processes", "9", "--tables", "8"], "at most 8"),
        (["http://127.0.0.1:9", "--game", "chess"], "chess"),
        (["http://127.0.0.1:9", "--seed", "-1"], "-1"),
        (["http://127.0.0.1:9", "--tables", "100000000"], "open files"),
    ],
)
def test_a_load_that_cannot_be_is_refused(arguments: list[str], named: str) -> None:
    run = freebooter("load", *arguments)
    assert (run.returncode, run.stdout) == (2, "")
    assert len(run.stderr.splitlines()) == 1
    assert named in run.stderr


# What the check finds, on a match of which we know that everything was told right.

NONCES = ("aa", "bb", "")


def told_right() -> Evidence:
    """A short match, and exactly what three players and a spectator are to be told of it."""
    fairness = Fairness("5e" * 32, NONCES)
    match = Match(load("dead-mans-draw"), ["Anne", "Bart", "Mary"], fairness=fairness)
    evidence = Evidence("table", "", fairness.commitment, fairness.secret, list(NONCES), whole=True)
    evidence.viewers = [Seen(viewer) for viewer in (0, 1, 2, ONLOOKER)]
    _tell(evidence, match, 5, Kind.STARTED)
    for version in range(6, 26):
        seat = match.deciders[0]
        move = match.write(match.legal_moves(seat)[0])
        match.push(f"{match.players[seat]}: {move}")
        evidence.accepted.append(Accepted(version, seat, move))
        _tell(evidence, match, version, Kind.MOVED)
    evidence.record = write_record(match)
    return evidence


def _tell(evidence: Evidence, match: Match, version: int, kind: Kind, stands: int = ONLOOKER) -> None:
    """Tell everybody; of the seat whose choice stands, nothing more is asked."""
    for seen in evidence.viewers:
        moves = [] if seen.seat == stands else moves_of(match, seen.seat)
        move = match.last_move(seen.seat) if kind == Kind.MOVED else None
        view, events = digest(view_json(match, seen.seat)), digest(events_json(match, seen.seat))
        seen.add((version, kind, view, _digest_of(moves or None), _digest_of(move), events))


def _digest_of(part: Any) -> int:
    return 0 if part is None else digest(encode(part))


def changed_often(stands_after: int) -> Evidence:
    """Somebody changes a choice, and can do so no more after so many changes."""
    fairness = Fairness("5e" * 32, NONCES[:2])
    match = Match(load("dolores"), ["Anne", "Bart"], {}, fairness.seed)
    match.fairness = fairness
    evidence = Evidence("table", "", fairness.commitment, fairness.secret, list(NONCES[:2]), whole=True)
    evidence.viewers = [Seen(viewer) for viewer in (0, 1, ONLOOKER)]
    version = 5
    _tell(evidence, match, version, Kind.STARTED)
    changes = -1
    while changes < MOST_CHANGES:
        seat = 0 if len(match.deciders) == 2 or changes >= 0 else match.deciders[0]
        changes += seat == 0 and (changes >= 0 or len(match.deciders) == 2)
        move = match.write(match.legal_moves(seat)[changes % 2 if changes > 0 else 0])
        match.push(f"{match.players[seat]}: {move}")
        version += 1
        evidence.accepted.append(Accepted(version, seat, move))
        _tell(evidence, match, version, Kind.MOVED, stands=0 if changes >= stands_after else ONLOOKER)
    evidence.record = write_record(match)
    return evidence


def test_a_choice_that_was_changed_often_stands() -> None:
    assert check(changed_often(MOST_CHANGES)).differences == []
    assert {each.kind for each in check(changed_often(MOST_CHANGES - 1)).differences} == {"moves"}
    assert {each.kind for each in check(changed_often(MOST_CHANGES + 1)).differences} == {"moves"}


@pytest.fixture(scope="module")
def evidence() -> Evidence:
    return told_right()


def kinds(evidence: Evidence) -> set[str]:
    return {difference.kind for difference in check(evidence).differences}


def test_what_was_told_right_passes(evidence: Evidence) -> None:
    checked = check(evidence)
    assert checked.differences == []
    assert (checked.matches, checked.compared) == (1, 4 * 21)


@pytest.mark.parametrize(("place", "kind"), [(2, "view"), (3, "moves"), (4, "move"), (5, "events")])
def test_any_wrong_part_of_any_message_is_found(evidence: Evidence, place: int, kind: str) -> None:
    wrong = deepcopy(evidence)
    wrong.viewers[2].numbers[10 * 6 + place] ^= 1
    difference = check(wrong).differences
    assert [(each.kind, each.version, each.seat) for each in difference] == [(kind, 15, 2)]


def test_a_message_that_was_left_out_is_found(evidence: Evidence) -> None:
    wrong = deepcopy(evidence)
    del wrong.viewers[1].numbers[12 * 6 : 13 * 6]
    assert kinds(wrong) == {"gap"}
    late = deepcopy(evidence)
    del late.viewers[3].numbers[-6:]
    assert kinds(late) == {"gap"}


def test_an_acknowledged_move_that_is_lost_is_found(evidence: Evidence) -> None:
    wrong = deepcopy(evidence)
    wrong.accepted[3] = wrong.accepted[3]._replace(seat=(wrong.accepted[3].seat + 1) % 3)
    assert kinds(wrong) == {"missing"}
    wrong.accepted[3] = Accepted(99, 0, "draw")
    assert kinds(wrong) == {"missing"}


def test_a_shorter_record_is_found(evidence: Evidence) -> None:
    wrong = deepcopy(evidence)
    fairness = Fairness("5e" * 32, NONCES)
    match = Match(load("dead-mans-draw"), ["Anne", "Bart", "Mary"], fairness=fairness)
    wrong.record = write_record(match)
    assert {"length", "missing"} <= kinds(wrong)


def test_another_secret_or_another_deal_is_found(evidence: Evidence) -> None:
    wrong = deepcopy(evidence)
    wrong.secret = "00" * 32
    assert kinds(wrong) == {"commitment"}
    wrong.secret = ""
    assert kinds(wrong) == {"commitment"}
    unmixed = deepcopy(evidence)
    unmixed.nonces = ["aa", "bb", "cc"]
    assert kinds(unmixed) == {"seed"}


def test_a_changed_record_is_found(evidence: Evidence) -> None:
    wrong = deepcopy(evidence)
    wrong.record = wrong.record.replace("Anne", "Zoe", 1)
    assert kinds(wrong) == {"record"}


# The small parts.


def server_frames(payload: bytes, fragments: int = 1) -> bytes:
    """A message as a server sends it, in so many fragments, with a ping between them."""
    size = -(-len(payload) // fragments)
    pieces = [payload[n : n + size] for n in range(0, len(payload), size)]
    frames = [Frame(Opcode.CONT if number else Opcode.TEXT, piece, False) for number, piece in enumerate(pieces)]
    frames[-1].fin = True
    if fragments > 1:
        frames.insert(1, Frame(Opcode.PING, b"hi"))
    return b"".join(each.serialize(mask=False) for each in frames)


@pytest.mark.parametrize("size", [1, 125, 126, 4_000, 65_535, 65_536, 200_000])
@pytest.mark.parametrize("cut", [1, 2, 3, 1_000, 10**6])
def test_messages_are_read_in_whatever_pieces_they_come(size: int, cut: int) -> None:
    payload = bytes(n % 251 for n in range(size))
    data = 2 * server_frames(payload)
    cut = max(cut, size // 100)
    reader = Reader()
    heard = [each for n in range(0, len(data), cut) for each in reader.messages(data[n : n + cut])]
    assert heard == [(TEXT, payload)] * 2


def test_fragments_are_joined() -> None:
    payload = b"a message in three fragments"
    assert list(Reader().messages(server_frames(payload, 3))) == [(PING, b"hi"), (TEXT, payload)]


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_frames_are_such_as_a_library_reads(size: int) -> None:
    protocol = ServerProtocol(state=State.OPEN, max_size=None)
    protocol.receive_data(frame(b"x" * size) + frame((1000).to_bytes(2, "big"), CLOSE))
    text, close = protocol.events_received()
    assert (text.data, close.data) == (b"x" * size, b"\x03\xe8")  # type: ignore[union-attr]


def test_quantiles_are_values_that_were_measured() -> None:
    assert quantile([], 0.5) == 0
    assert [quantile(range(1, 101), share) for share in (0.5, 0.99, 0.999, 1.0)] == [50, 99, 100, 100]
    assert quantile([7.0], 0.5) == 7


def test_shares_of_a_plan_add_up() -> None:
    shares = Plan("http://127.0.0.1", 10, processes=3, check=4).shares()
    assert [share.tables for share in shares] == [4, 3, 3]
    assert [share.check for share in shares] == [2, 1, 1]
    assert len({share.seed for share in shares}) == 3
