"""The command line as such: help, languages, wrong use, and what it loads."""

from __future__ import annotations

import subprocess
import sys

import pytest

from benchmarks.harness.command import COMMAND, environment, freebooter
from freebooter import __version__
from freebooter.text import LANGUAGES
from tests.support.tables import THOROUGH

COMMANDS = (
    "play", "serve", "referee", "replay", "review", "verify", "rules",
    "simulate", "arena", "balance", "bench", "load", "attack", "compile", "doctor",
)  # fmt: skip
HEAVY = ("numba", "numpy", "yaml", "freebooter.games.dead_mans_draw.rules.cards")


def test_help_names_every_command() -> None:
    shown = freebooter("--help")
    assert shown.returncode == 0
    for command in COMMANDS:
        assert command in shown.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_command_five_lines_say_what_to_do_first(language: str) -> None:
    shown = freebooter("--lang", language)
    assert shown.returncode == 0
    first, *rest = shown.stdout.splitlines()
    assert first.startswith("Freebooter")
    commands = [line.split()[1] for line in rest]
    assert commands == ["serve", "play", "rules", "--help"]
    assert set(commands) - {"--help"} <= set(COMMANDS)
    assert "freebooter doctor" in rest[-1]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help_page(command: str) -> None:
    shown = freebooter(command, "--help")
    assert shown.returncode == 0
    assert "Show this help." in shown.stdout
    assert "help-" not in shown.stdout
    assert "<" not in shown.stdout, "what Python calls the type of an argument"


def test_the_version_is_told() -> None:
    assert freebooter("--version").stdout == f"freebooter {__version__}\n"


@pytest.mark.parametrize(
    "arguments",
    [["--help"], ["play", "--help"], ["--version"], ["rules"], ["rules", "anchor", "7"], ["rules", "--editions"]],
)
def test_help_and_rules_load_no_compiler(arguments: list[str]) -> None:
    program = (
        f"import sys; sys.argv[1:] = {arguments!r}\n"
        "from freebooter.terminal.main import main\n"
        "try:\n    main()\n"
        "except SystemExit as leaving:\n"
        "    assert not leaving.code, leaving.code\n"
        f"print('loaded', [name for name in {HEAVY!r} if name in sys.modules], file=sys.stderr)"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], env=environment(), capture_output=True, encoding="utf-8", check=False
    )
    assert run.stderr.splitlines()[-1] == "loaded []"


def test_the_module_is_the_command() -> None:
    run = [sys.executable, "-m", "freebooter", "--version"]
    assert subprocess.run(run, capture_output=True, check=True, encoding="utf-8").stdout.startswith("freebooter ")


PLACES = ("before", "after", "FREEBOOTER_LANG", "LANG")


@pytest.mark.parametrize(
    ("place", "language", "word"),
    [
        (place, language, word)
        for language, word in {"de": "Anker", "cs": "Kotva", "ja": "碇", "en": "Anchor"}.items()
        for place in PLACES
        if THOROUGH or not place.isupper() or (place == "LANG") == (language in ("cs", "ja"))
    ],
)
def test_the_language_is_chosen_by_option_or_environment(place: str, language: str, word: str) -> None:
    """By each variable in two languages, as each takes an interpreter of its own."""
    arguments = {"before": ["--lang", language, "rules", "anchor"], "after": ["rules", "anchor", f"--lang={language}"]}
    more = {"FREEBOOTER_LANG": "", place: f"{language}_XX.UTF-8" if place == "LANG" else language}
    told = freebooter(*arguments.get(place, ["rules", "anchor"]), more=more if place.isupper() else None)
    assert told.returncode == 0
    assert word in told.stdout


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["dance"], "dance"),
        (["play", "--dance"], "--dance"),
        (["play", "--seed", "abc"], "--seed"),
        (["play", "--seed"], "--seed"),
        (["play", "--players", "three"], "--players"),
        (["play", "dead-mans-draw", "chess"], "freebooter play --help"),
        (["replay"], "RECORD"),
        (["referee"], "FILE"),
        (["--lang", "xx", "--help"], "xx"),
        (["rules", "--lang"], "en, de, cs, ja"),
    ],
)
def test_a_wrong_command_line_is_one_sentence(arguments: list[str], named: str) -> None:
    run = freebooter(*arguments)
    assert run.returncode == 2
    assert run.stdout == ""
    assert len(run.stderr.splitlines()) == 1
    assert named in run.stderr or named == "dance"


def test_nobody_reads_on() -> None:
    """`freebooter rules | head -1` ends quietly."""
    run = subprocess.run(
        f"{COMMAND} rules | head -1", shell=True, capture_output=True, env=environment(), encoding="utf-8", check=False
    )
    assert run.returncode == 0
    assert run.stderr == ""
