"""Every known attack in short form: the server bounds what it costs, and honest people lose nothing by it.

How long others wait is for `freebooter attack` to tell on a machine of its own; here only what is counted counts.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from benchmarks.harness.command import freebooter
from benchmarks.harness.serving import Served, serving
from freebooter.load.attacks.catalogue import ATTACKS
from freebooter.load.attacks.honest import Stage
from freebooter.load.attacks.plan import is_here
from freebooter.load.attacks.report import MOST_MEMORY, Outcome
from freebooter.load.attacks.tally import Tally
from freebooter.load.check import Difference
from tests.support.place import Log

SOCKETS = 200
SHORT = ("--seconds", "1.5", "--calm", "0.3", "--most-sockets", str(SOCKETS))
LARGEST_ANSWER = 1_500_000
"""Bytes: whatever is asked for comes in bearable pieces."""

FIGURES = dict[str, Any]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("attacked")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Served]:
    with serving(folder, "--log-format", "json") as served:
        yield served


@pytest.fixture(scope="module")
def outcomes(server: Served, folder: Path) -> dict[str, FIGURES]:
    """One attack after the other; whether others waited long is not asked here, and so the exit status may be 1."""
    run = freebooter("attack", server.url, "--json", "--pid", str(server.process.pid), *SHORT)
    assert run.returncode in (0, 1), run.stderr
    assert run.stderr == ""
    return {each["attack"]: each for each in json.loads(run.stdout)}


def test_every_attack_is_made(outcomes: dict[str, FIGURES]) -> None:
    assert set(outcomes) == set(ATTACKS)
    for name, figures in outcomes.items():
        assert figures["sent"] + figures["sockets"] > 0, name
        assert "the attack did not end" not in figures["refusals"], name


@pytest.mark.parametrize("name", ATTACKS)
def test_honest_people_lose_nothing(outcomes: dict[str, FIGURES], name: str) -> None:
    figures = outcomes[name]
    assert figures["honest_moves"] > 0
    assert (figures["mismatches"], figures["errors"], figures["doubled"]) == (0, {}, 0)


@pytest.mark.parametrize("name", ATTACKS)
def test_no_attack_takes_much_memory_or_is_answered_at_length(outcomes: dict[str, FIGURES], name: str) -> None:
    figures = outcomes[name]
    assert figures["memory_bytes"] < MOST_MEMORY
    assert figures["largest"] < LARGEST_ANSWER


def test_a_crowd_is_told_of_a_crowd_now_and_then(outcomes: dict[str, FIGURES]) -> None:
    """Each who comes is shown the table; that all the others came is not told to each of them one by one."""
    figures = outcomes["presence"]
    assert figures["sockets"] > SOCKETS // 4
    assert figures["frames"] < 12 * figures["sockets"]


@pytest.mark.parametrize(
    ("name", "reasons"),
    [
        ("json", {"server-frame", "422 server-unfit", "400 server-no-json"}),
        ("frames", {"closed 1002", "closed 1009", "server-frame"}),
        ("hellos", {"server-token", "server-session", "table-unknown"}),
    ],
)
def test_what_is_none_is_refused_for_its_reason(outcomes: dict[str, FIGURES], name: str, reasons: set[str]) -> None:
    assert reasons <= set(outcomes[name]["refusals"])


def test_nothing_has_failed_in_the_server(outcomes: dict[str, FIGURES], folder: Path) -> None:
    Log(folder / "serve.log").check_quiet()


def test_people_read_a_table_of_attacks(server: Served) -> None:
    run = freebooter("attack", server.url, "--only", "frames", "--seconds", "0.5", "--calm", "0.3")
    assert run.returncode in (0, 1), run.stderr
    assert "verdict" in run.stdout
    assert "frames:" in run.stdout


def test_the_attacks_are_listed() -> None:
    run = freebooter("attack", "--list")
    assert (run.returncode, run.stderr) == (0, "")
    assert [line.split()[0] for line in run.stdout.splitlines() if not line.startswith(" ")] == list(ATTACKS)
    assert "attack-" not in run.stdout


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["http://192.0.2.1:8000"], "--yes-it-is-mine"),
        (["http://play.example"], "--yes-it-is-mine"),
        (["http://127.0.0.1.play.example"], "--yes-it-is-mine"),
        (["http://127.0.0.1:9"], "Nobody answers"),
        (["http://127.0.0.1:9", "--only", "politeness"], "politeness"),
        (["http://127.0.0.1:9", "--seconds", "0"], "--seconds"),
        (["http://127.0.0.1:9", "--seconds", "86400"], "--seconds"),
        (["http://127.0.0.1:9", "--calm", "nan"], "--calm"),
        (["http://127.0.0.1:9", "--most-sockets", "0"], "--most-sockets"),
        (["http://127.0.0.1:9", "--most-sockets", "1000000"], "--most-sockets"),
    ],
)
def test_an_attack_that_may_not_be_is_refused(arguments: list[str], named: str) -> None:
    run = freebooter("attack", *arguments)
    assert (run.returncode, run.stdout) == (2, "")
    assert len(run.stderr.splitlines()) == 1
    assert named in run.stderr


@pytest.mark.parametrize(
    ("url", "here"),
    [
        ("http://localhost:8000", True),
        ("http://127.9.9.9", True),
        ("http://[::1]:8000", True),
        ("http://10.0.0.1", False),
        ("http://localhost.example", False),
        ("http://user@play.example", False),
        ("http://[bad", False),
        ("", False),
    ],
)
def test_what_is_on_this_machine(url: str, here: bool) -> None:
    assert is_here(url) == here


# What breaks a limit.

QUICK, SLOW = Stage([0.01] * 200, [0.2] * 200), Stage([0.01] * 190 + [0.4] * 10, [0.2] * 190 + [0.6] * 10)


def outcome(**more: Any) -> Outcome:
    usual: dict[str, Any] = {"before": QUICK, "during": QUICK, "after": QUICK, "tally": Tally(), "memory": 0.0}
    rest: dict[str, Any] = {"cpu": 0.0, "disk": 0, "acknowledged": 1, "differences": [], "errors": {}}
    return Outcome("any", 20.0, **(usual | rest | more))


def test_what_nobody_notices_breaks_nothing() -> None:
    assert outcome().broken == []
    assert outcome(memory=None, cpu=None, disk=None).broken == []


@pytest.mark.parametrize(
    ("more", "limits"),
    [
        ({"during": Stage(SLOW.moves, QUICK.answers)}, ["moves"]),
        ({"after": Stage(QUICK.moves, SLOW.answers)}, ["answers"]),
        ({"before": SLOW, "during": SLOW}, []),
        ({"memory": MOST_MEMORY + 1.0}, ["memory"]),
        ({"disk": 14 * 10**6}, []),
        ({"disk": 15 * 10**6}, ["disk"]),
        ({"tally": Tally(doubled=1)}, ["doubled"]),
        ({"tally": Tally(unserved=1)}, ["unserved"]),
        ({"differences": [Difference("missing", "table")]}, ["lost"]),
        ({"errors": {"closed": 1}}, ["lost"]),
    ],
)
def test_every_limit_is_noticed_when_it_is_broken(more: dict[str, Any], limits: list[str]) -> None:
    found = outcome(**more)
    assert found.broken == limits
    assert found.figures()["broken"] == limits
