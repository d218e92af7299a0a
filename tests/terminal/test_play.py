"""`freebooter play` as a person plays it: at a terminal, by numbers and by notation, to the end or until they leave."""

from __future__ import annotations

import re
import signal
import subprocess
import time
from pathlib import Path

import pexpect
import pytest

from benchmarks.harness.command import COMMAND, SLOW, at_terminal, environment, freebooter, interrupt, shown_at_terminal
from freebooter.engine.record import read_record
from tests.support.processes import worked
from tests.support.tables import THOROUGH

PROMPT = "\r\n> "
STYLE = re.compile(r"\x1b\[[0-9;]*m")


def test_a_whole_game_by_numbers(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    table = at_terminal("play", "--seed", "7", "--fast", "--save", file, "--traits", "draft", "--players", "4")
    turns = 0
    while table.expect([PROMPT, "wins\\.|You win!|Shared win"]) == 0:
        shown = table.before or ""
        assert re.search(r"\r\n +1  \S", shown)
        table.sendline("1" if turns % 3 else str(len(re.findall(r"\r\n +\d+  \S", shown))))
        turns += 1
    table.expect("freebooter play dead-mans-draw --players 4 .*--traits draft.*--seed 7")
    table.expect(pexpect.EOF)
    table.close()
    assert table.exitstatus == 0
    match = read_record(file)
    assert match.is_over
    assert match.seed == 7
    assert match.players[0] == "Captain"


def test_a_whole_game_by_notation() -> None:
    """Every move is typed as the notation writes it, read off the refusal that lists what can be played."""
    table = at_terminal("play", "--seed", "12", "--fast", "--players", "2", "--bots", "drifter", "--name", "Anna Lee")
    moves = set()
    while table.expect([PROMPT, "Final scores"]) == 0:
        table.sendline("rival Anna Lee")  # A move of the game, but never a possible one here.
        table.expect("Legal\\s+moves:\\s+(.*?)\\.\r\n> ")
        assert isinstance(table.match, re.Match)
        possible = re.sub(r"\s+", " ", table.match.group(1)).split(", ")
        moves |= {move.split()[0] for move in possible}
        table.sendline(possible[-1])
    table.expect(pexpect.EOF)
    table.close()
    assert table.exitstatus == 0
    assert {"draw", "collect"} < moves


def test_the_odds_are_told_on_request() -> None:
    table = at_terminal("play", "--seed", "5", "--players", "2", "--fast")
    table.expect(PROMPT)
    table.sendline("?")
    table.expect(r"0% chance to bust \(0 of \d+ cards\)")
    table.expect("Nothing is at stake")
    table.expect(PROMPT)
    table.sendline("d")
    table.expect(r"Play Area: (?:\x1b\[[0-9;]*m)*.\W(\w+)")
    assert isinstance(table.match, re.Match)
    suit = table.match.group(1)
    table.expect(PROMPT)
    table.sendline("?")
    table.expect([r"\d+(\.\d)?% chance to bust \(\d of \d+ cards\)\.", r"The next card is \w+ \d"])
    table.expect(f"At stake: {suit}")
    table.expect(rf"{suit} +\d +[0-9 ]+\S*busts")
    table.expect(PROMPT)
    table.close()


def test_help_log_rules_table_and_discard_at_the_prompt() -> None:
    table = at_terminal("play", "--seed", "5", "--players", "3", "--fast")
    table.expect(PROMPT)
    for typed, shown in {
        "h": "exact odds",
        "help": "leave the game",
        "log": "turn –",
        "rules kraken": "You must place two more cards",
        "rules krakn": "Did you mean Kraken",
        "t": "Draw Pile: ",
        "discard": r"Discard Pile, \d+ cards: Anchor",
        "99": "Choose a number from 1 to",
        "dance": "isn't a move in this game",
        "hook key": "isn't legal now",
        "steal Anne banana": "There's no suit",
    }.items():
        table.sendline(typed)
        table.expect(shown)
        table.expect(PROMPT)
    table.close()


def test_a_hidden_discard_pile_stays_hidden() -> None:
    told = freebooter("play", "--edition", "german", "--seed", "1", typed="discard\n")
    assert "Nobody may look through it" in told.stdout


def test_short_forms_are_understood_and_ambiguous_ones_explained() -> None:
    told = freebooter("play", "--seed", "5", "--players", "2", typed="dr\n\n")
    assert told.stdout.count("You draw") == 1
    told = freebooter("play", "--seed", "11", "--traits", "draft", "--players", "3", typed="trait\ntrait m\ntrait xx\n")
    assert "could mean: trait" in told.stdout


def test_nobody_can_choose_for_another() -> None:
    """Neither played nor explained: a refusal must not tell what another may choose in the draft."""
    for typed in ("Anne: draw", "Anne: trait miser", "Anne: trait"):
        told = freebooter("play", "--seed", "11", "--traits", "draft", "--players", "3", typed=f"{typed}\n")
        answer = told.stdout.split("> ", 1)[1]
        assert answer.startswith("“Anne: ")
        assert "isn't a move in this game" in answer


def test_the_draft_is_secret_until_all_have_chosen() -> None:
    told = freebooter("play", "--seed", "11", "--traits", "draft", "--players", "4", typed="1\n").stdout
    before, _, after = told.partition("Your trait is")
    assert before.count("has secretly chosen a trait") == 2
    assert "Anne's trait" not in before
    assert "Anne's trait is" in after


def test_a_private_oracle_is_not_told_to_others() -> None:
    options = ["--edition", "german", "--players", "2", "--seed", "2"]
    told = freebooter("play", "--watch", *options).stdout
    assert "looks at the top card of the Draw Pile" in told
    assert "The oracle shows" not in told


@pytest.mark.parametrize("players", range(2, 9))
def test_nothing_is_wider_than_the_terminal(players: int) -> None:
    told = shown_at_terminal(
        "play", "--watch", "--fast", "--players", str(players), "--traits", "random", "--seed", "3", columns=80
    )
    shown = STYLE.sub("", told).splitlines()
    assert len(shown) > 50
    assert all(len(line) <= 80 for line in shown if "freebooter play" not in line)


def test_eight_players_at_one_narrow_table() -> None:
    table = at_terminal("play", "--fast", "--players", "8", "--seed", "3", "--name", "Bartholomew the Great")
    table.expect("▶ You")
    table.expect("points")
    table.expect(PROMPT)
    lines = (table.before or "").splitlines()
    assert len(lines) < 24
    table.close()


def test_plain_text_has_no_boxes_and_no_escapes() -> None:
    told = freebooter("play", "--watch", "--seed", "3", "--players", "3").stdout
    assert "\x1b" not in told
    assert not re.search("[─-▟⚓⚔♫]", told)
    assert "wins." in told or "You win!" in told or "Shared win" in told


def test_the_same_seed_gives_the_same_game() -> None:
    options = ["--watch", "--seed", "99", "--traits", "draft", "--variant", "random", "--mermaids", "replay"]
    first, second = (freebooter("play", *options).stdout for _ in range(2))
    assert first == second
    command = first.splitlines()[-1].partition("again: ")[2].split()
    assert command[0] == "freebooter"
    again = freebooter(*command[1:]).stdout
    assert again == first


def test_without_a_seed_the_commitment_is_told_and_the_record_keeps_to_it(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    told = freebooter("play", "--watch", "--fast", "--players", "2", "--bots", "drifter", "--save", file).stdout
    found = re.search(r"Commitment to the deal:\s+([0-9a-f]{64})\.", told)
    assert found
    match = read_record(file, noted=found[1])
    assert match.is_over
    assert match.seed is None
    assert "--seed" not in told.splitlines()[-1]
    assert found[1] not in freebooter("play").stdout


def test_the_end_of_the_input_is_met_kindly(tmp_path: Path) -> None:
    told = freebooter("play", "--seed", "5")
    assert told.returncode == 0
    assert "unfinished" in told.stdout
    assert "--save FILE" in told.stdout
    assert told.stderr == ""
    file = tmp_path / "game.txt"
    told = freebooter("play", "--seed", "5", "--save", file, "--players", "2", typed="1\n1\n")
    assert told.returncode == 0
    match = read_record(file)
    assert not match.is_over
    assert match.moves


def test_leaving_offers_to_keep_the_record(tmp_path: Path) -> None:
    (tmp_path / "old.txt").write_text("old")
    table = at_terminal("play", "--seed", "5", "--fast", "--players", "2")
    table.expect(PROMPT)
    table.sendline("1")
    table.expect(PROMPT)
    table.sendline("q")
    table.expect("press Enter to skip")
    table.sendline(str(tmp_path / "old.txt"))
    table.expect("already exists")
    table.expect("press Enter to skip")
    table.sendline(str(tmp_path / "new.txt"))
    table.expect("unfinished game is in")
    table.expect(pexpect.EOF)
    table.close()
    assert table.exitstatus == 0
    assert (tmp_path / "old.txt").read_text() == "old"
    assert not read_record(tmp_path / "new.txt").is_over


def test_interrupt_at_the_prompt() -> None:
    table = at_terminal("play", "--seed", "5", "--players", "2")
    table.expect(PROMPT)
    status = interrupt(table)
    assert "Traceback" not in (table.before or "")
    assert status == 130


def test_interrupt_keeps_the_record_that_was_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    table = at_terminal("play", "--seed", "5", "--players", "2", "--save", file, "--fast")
    table.expect(PROMPT)
    table.sendline("1")
    table.expect(PROMPT)
    status = interrupt(table)
    assert status == 130
    assert read_record(file).moves


@pytest.mark.parametrize("seconds", [0.15, 0.25, 0.4, 0.8, 1.2, 2.0] if THOROUGH else [0.15, 0.4, 1.2])
def test_interrupt_while_starting_and_compiling(seconds: float, tmp_path: Path) -> None:
    """By its own processor time, so that it is equally far on a busy machine."""
    more = {"FREEBOOTER_CACHE": str(tmp_path), "NUMBA_DISABLE_JIT": "0"}
    process = subprocess.Popen(
        [COMMAND, "play", "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=environment(more),
        encoding="utf-8",
    )
    while worked(process.pid) < seconds:
        assert process.poll() is None
        time.sleep(0.005)
    process.send_signal(signal.SIGINT)
    shown, _ = process.communicate(timeout=SLOW)
    assert "Traceback" not in shown
    assert process.returncode == 130
