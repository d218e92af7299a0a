"""Every known attack in short form: the server bounds what it costs, and honest people lose nothing by it.

How long others wait exactly is for `freebooter attack` to tell on a machine of its own. Here what is counted counts,
and nobody may be held up for seconds; the figures are told at the end of the run.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from benchmarks.harness.command import freebooter
from benchmarks.harness.serving import Served, serving
from freebooter.load.attacks.catalogue import ATTACKS
from freebooter.load.attacks.honest import Stage
from freebooter.load.attacks.plan import is_here
from freebooter.load.attacks.report import MOST_JOURNAL, MOST_MEMORY, Outcome
from freebooter.load.attacks.tally import Tally
from freebooter.load.check import Difference
from tests.support.place import Log
from tests.support.running import MEASURED
from tests.support.tables import THOROUGH

SOCKETS = 200
SECONDS = "1.5" if THOROUGH else "0.7"
"""Whatever is found out here is found in the first moments; all along, a bot thinks beside it as hard as it can."""

SHORT = ("--seconds", SECONDS, "--calm", "0.2", "--most-sockets", str(SOCKETS))
LARGEST_ANSWER = 1_500_000
"""Bytes: whatever is asked for comes in bearable pieces."""

HELD_UP_MS = 5_000.0
"""Milliseconds beyond a calm time that nobody waits even on a machine that has much else to do."""

OF_TIME = {"moves", "answers"}
"""What is broken sooner on a busy machine than on an idle one."""

REMEMBERED = 128
"""More commands than so many have to be granted where one is to be pushed out of a memory that all would share."""

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
    """One attack after the other; on a busy machine others may have waited long, and so the exit status may be 1."""
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
    assert (figures["mismatches"], figures["errors"]) == (0, {})
    assert (figures["doubled"], figures["unserved"]) == (0, 0)


@pytest.mark.parametrize("name", ATTACKS)
def test_no_attack_breaks_a_limit_or_holds_others_up(
    outcomes: dict[str, FIGURES], name: str, record_property: Callable[[str, object], None]
) -> None:
    figures = outcomes[name]
    record_property(MEASURED, told(figures))
    assert figures["disk_bytes"] is not None
    assert set(figures["broken"]) <= OF_TIME
    for stage in ("during", "after"):
        assert figures[f"{stage}_p99_ms"] < figures["before_p99_ms"] + HELD_UP_MS


def told(figures: FIGURES) -> str:
    """The slowest of a hundred moves and answers before, during and after an attack, and what it cost the server."""
    stages = ("before", "during", "after")
    moves, answers = (
        " → ".join(f"{figures[f'{stage}_{what}']:6.0f}" for stage in stages) for what in ("p99_ms", "bot_p99_ms")
    )
    memory, disk = figures["memory_bytes"] / 1e6, figures["disk_bytes"] / 1e6
    costs = f"memory {memory:5.1f} MB, disk {disk:5.1f} MB, {figures['cpu_seconds']:4.1f} s of CPU"
    return f"{figures['attack']:12} moves p99 {moves} ms, bots p99 {answers} ms, {costs}"


def test_enough_is_asked_to_push_a_command_out_of_a_memory_that_all_share(outcomes: dict[str, FIGURES]) -> None:
    assert outcomes["forgetting"]["pushed"] > REMEMBERED


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
        (["http://127.0.0.1:9"], "Nothing answers"),
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
    rest: dict[str, Any] = {"cpu": 0.0, "disk": 0, "journal": 0, "acknowledged": 1, "differences": [], "errors": {}}
    return Outcome("any", 20.0, **(usual | rest | more))


def test_what_nobody_notices_breaks_nothing() -> None:
    assert outcome().broken == []
    assert outcome(memory=None, cpu=None, disk=None, journal=None).broken == []


@pytest.mark.parametrize(
    ("more", "limits"),
    [
        ({"during": Stage(SLOW.moves, QUICK.answers)}, ["moves"]),
        ({"after": Stage(QUICK.moves, SLOW.answers)}, ["answers"]),
        ({"before": SLOW, "during": SLOW}, []),
        ({"memory": MOST_MEMORY + 1.0}, ["memory"]),
        ({"disk": 6 * 10**6}, []),
        ({"disk": 6 * 10**6 + 1}, ["disk"]),
        ({"journal": MOST_JOURNAL + 1}, ["disk"]),
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
