"""Bad input: one clear sentence, exit status 2, and nothing written."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.harness.command import freebooter

SETUPS = {
    "unknown game": (["chess"], "chess"),
    "unknown edition": (["--edition", "klingon"], "klingon"),
    "unknown trait": (["--traits", "miser,parrot,parry"], "parrot"),
    "too few traits": (["--traits", "miser,parry"], "2 traits"),
    "a trait twice": (["--traits", "miser,miser,parry"], "miser"),
    "siren without the mermaid variant": (
        ["--traits", "siren,miser,parry"],
        "The Siren belongs to the mermaid variant",
    ),
    "unknown variant": (["--variant", "dry-land"], "dry-land"),
    "unknown mermaids": (["--mermaids", "sing"], "sing"),
    "unknown bot": (["--bots", "deckhand,hal"], "hal"),
    "no bot": (["--bots", ","], "drifter, deckhand"),
    "too few players": (["--players", "1"], "2 to 8"),
    "too many players": (["--players", "9"], "2 to 8"),
    "far too many players": (["--players", "1000000000"], "2 to 8"),
    "no players": (["--players", "-3"], "2 to 8"),
    "one deck for five": (["--players", "5", "-o", "decks=1"], "two copies"),
    "unknown house rule": (["-o", "gravity=off"], "gravity"),
    "unknown value of a house rule": (["-o", "parry=never"], "never"),
    "a house rule without value": (["-o", "parry"], "NAME=VALUE"),
    "negative seed": (["--seed", "-1"], "-1"),
    "seed out of range": (["--seed", str(2**64)], str(2**64)),
    "impossible name": (["--name", "a:b"], "a:b"),
    "name with an escape": (["--name", "a\x1b[31mb"], "invisible characters"),
}


@pytest.mark.parametrize("case", SETUPS)
def test_a_table_that_cannot_be_is_refused(case: str, tmp_path: Path) -> None:
    arguments, named = SETUPS[case]
    run = freebooter("play", *arguments, "--save", tmp_path / "game.txt", typed="1\n")
    assert run.returncode == 2
    assert run.stdout == ""
    assert len(run.stderr.splitlines()) == 1
    assert "\x1b" not in run.stderr
    assert named in run.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("case", ["unknown edition", "a trait twice", "too many players", "unknown variant"])
def test_simulate_refuses_the_same_tables(case: str, tmp_path: Path) -> None:
    arguments, named = SETUPS[case]
    players = [] if "--players" in arguments else ["--players", "3"]
    run = freebooter("simulate", *arguments, *players, "--csv", tmp_path / "games.csv")
    assert (run.returncode, run.stdout) == (2, "")
    assert named in run.stderr
    assert not list(tmp_path.iterdir())


def test_an_existing_file_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("precious")
    run = freebooter("play", "--save", file, typed="1\n")
    assert (run.returncode, run.stdout) == (2, "")
    assert "precious.txt already exists" in run.stderr
    assert file.read_text() == "precious"


def test_force_replaces_an_existing_file(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("old")
    assert freebooter("play", "--watch", "--players", "2", "--save", file, "--force").returncode == 0
    assert file.read_text().startswith("freebooter record 1")


@pytest.mark.parametrize("file", ["", "missing/game.txt"])
def test_a_record_needs_a_place(file: str, tmp_path: Path) -> None:
    run = freebooter("play", "--save", tmp_path / file)
    assert (run.returncode, run.stdout) == (2, "")
    assert len(run.stderr.splitlines()) == 1


def recorded(tmp_path: Path) -> list[str]:
    file = tmp_path / "game.txt"
    run = freebooter("play", "--watch", "--seed", "4", "--save", file, "--traits", "draft")
    assert run.returncode == 0
    return file.read_text().splitlines(keepends=True)


def test_an_altered_record_names_the_line(tmp_path: Path) -> None:
    lines = recorded(tmp_path)
    place = next(number for number, line in enumerate(lines, 1) if ": draw" in line)
    lines[place - 1] = lines[place - 1].replace("draw", "wait")
    (tmp_path / "altered.txt").write_text("".join(lines))
    run = freebooter("replay", tmp_path / "altered.txt")
    assert (run.returncode, run.stdout) == (2, "")
    assert f"altered.txt: line {place}: " in run.stderr


def test_a_truncated_record_names_the_line(tmp_path: Path) -> None:
    lines = recorded(tmp_path)
    for count, line in ((20, 21), (1, 2)):
        (tmp_path / "cut.txt").write_text("".join(lines[:count]))
        run = freebooter("replay", tmp_path / "cut.txt")
        assert (run.returncode, run.stdout) == (2, "")
        assert f"cut.txt: line {line}: " in run.stderr
    (tmp_path / "cut.txt").write_text("".join(lines)[:-5])
    assert f"line {len(lines)}: " in freebooter("replay", tmp_path / "cut.txt").stderr


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(bytes(range(256)))
    for file in ("noise", "missing", ""):
        run = freebooter("replay", tmp_path / file)
        assert (run.returncode, run.stdout, len(run.stderr.splitlines())) == (2, "", 1)


def test_a_replay_for_a_stranger_is_refused(tmp_path: Path) -> None:
    recorded(tmp_path)
    run = freebooter("replay", tmp_path / "game.txt", "--seat", "Nobody")
    assert (run.returncode, run.stdout) == (2, "")
    assert "Nobody" in run.stderr
