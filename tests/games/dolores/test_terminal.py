"""`freebooter` with Dolores as people use it: playing, talking, hiding gestures, replaying, asking for rules."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pexpect
import pytest

from benchmarks.harness.command import COMMAND, SLOW, at_terminal, environment, freebooter, shown_at_terminal
from freebooter.engine import registry as games
from freebooter.engine.match import Match
from freebooter.engine.record import read_record
from freebooter.games.dolores.narration.words import card_words
from freebooter.text import LANGUAGES
from tests.support.tables import THOROUGH

PROMPT = "\r\n> "
STYLE = re.compile(r"\x1b\[[0-9;]*m")


def table_of(seed: int, players: int = 2) -> list[str]:
    return ["play", "dolores", "--seed", str(seed), "--players", str(players)]


def answers(seed: int, typed: str, players: int = 2) -> list[str]:
    """What the prompt says to each line that is typed."""
    return freebooter(*table_of(seed, players), typed=typed).stdout.split("\n> ")[1:]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_by_numbers(players: int, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    table = at_terminal(*table_of(7, players), "--fast", "--save", file)
    turns = 0
    while table.expect([PROMPT, "wins\\.|You win!|Shared win"]) == 0:
        shown = table.before or ""
        assert re.search(r"\r\n +1  \S", shown)
        table.sendline("1" if turns % 3 else str(len(re.findall(r"\r\n +\d+  \S", shown))))
        turns += 1
    table.expect(f"freebooter play dolores --players {players} .*--seed 7")
    table.expect(pexpect.EOF)
    table.close()
    assert table.exitstatus == 0
    match = read_record(file)
    assert match.is_over
    assert len(match.players) == players


def test_a_whole_game_by_notation() -> None:
    """Every move is typed as the notation writes it, read off the refusal that lists what can be played."""
    table = at_terminal(*table_of(12, 3), "--fast", "--bots", "drifter", "--name", "Anna Lee")
    moves = set()
    while table.expect([PROMPT, "Final scores"]) == 0:
        table.sendline("rob Anna Lee gold 3")  # A move of the game, but never a possible one here.
        table.expect("Legal\\s+moves:\\s+(.*?)\\.\r\n> ")
        assert isinstance(table.match, re.Match)
        possible = re.sub(r"\s+", " ", table.match.group(1)).split(", ")
        moves |= {move.split()[0] for move in possible}
        table.sendline(possible[-1])
    table.expect(pexpect.EOF)
    table.close()
    assert table.exitstatus == 0
    assert {"peace", "fight", "choice", "take"} <= moves


@pytest.mark.parametrize("option", ["bottles=none", "smallest-set=2"])
def test_a_whole_game_through_a_pipe(option: str) -> None:
    told = freebooter(*table_of(4, 3), "-o", option, typed="1\n" * 200)
    assert told.returncode == 0
    assert told.stderr == ""
    assert "Final scores" in told.stdout
    assert f"-o {option}" in told.stdout.splitlines()[-1]
    assert ("Broken Lantern" in freebooter("rules", "dolores", "-o", option).stdout) == (option != "bottles=none")


def test_bots_alone_play_the_same_game_again() -> None:
    options = ["play", "dolores", "--watch", "--seed", "99", "--players", "4", "--bots", "drifter,gambler"]
    first = freebooter(*options).stdout
    command = first.splitlines()[-1].partition("again: ")[2].split()
    assert freebooter(*command[1:]).stdout == first
    assert "\x1b" not in first


def test_the_odds_are_told_on_request() -> None:
    told = answers(4, "?\n")[0]
    assert "0% chance that Dawn is among the next four cards." in told
    assert "deal 13: 25%" in told
    assert "Cards you haven't seen: 67 (64 in the draw pile)." in told
    assert "Wine: 9 (3 2×2 1×6)" in told
    assert "Bottles you haven't seen" in told
    assert "you Fight, Anne Peace: " in told
    assert told.count(" : ") == 2 + 9


def test_words_at_the_prompt() -> None:
    table = at_terminal(*table_of(3), "--fast")
    table.expect(PROMPT)
    for typed, shown in {
        "h": "promise a gesture for this duel",
        "log": r"Duel: You \(dealer\) vs\.",
        "rules convoy": r"Two\s+more\s+cards",
        "rules convy": "Did you mean Convoy",
        "t": "Draw pile: 64",
        "discard": "Discard pile, 0 cards",
        "promises": r"made\b.*kept\b.*broken\b.*lapsed\b.*open\b",
        "99": "Choose a number from 1 to 2",
        "dance": "isn't a move in this game",
        "say": r"printable characters \(1 to 200\)",
    }.items():
        table.sendline(typed)
        table.expect(shown)
        table.expect(PROMPT)
    table.close()


def test_talk_and_promises_are_kept_in_the_record_and_shown_in_replay(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed = "say Trust me!\npromise PEACE if fight\npromise peace\nfight\npromises\n" + "1\n" * 200
    told = freebooter(*table_of(4), "--bots", "drifter", "--save", file, typed=typed).stdout
    assert "You say: “Trust me!”" in told
    assert "You promise: Peace if the other player shows Fight." in told
    assert "You: 2 made" in told
    match = read_record(file)
    assert [remark.text for remark in match.remarks] == ["Trust me!", "peace if fight", "peace"]
    assert "- Captain promises: peace if fight" in file.read_text(encoding="utf-8")
    replayed = freebooter("replay", file).stdout
    for shown in ("Captain says: “Trust me!”", "Captain promises: Peace.", "Captain: 2 made, 0 kept"):
        assert shown in replayed
    assert "Duel 1, Captain: Peace – broken" in told.replace("You:", "Captain:")
    assert "Duel 1, Captain: Peace – broken" in replayed


def test_bots_promise_before_anybody_chooses(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    told = freebooter(*table_of(4), "--bots", "grudger", "--save", file, typed="peace\n").stdout
    before, _, after = told.partition("\n> ")
    assert before.count("Anne promises: Peace.") == 1
    assert "Anne: Peace" in after
    remarks = read_record(file).remarks
    assert (remarks[0].after, remarks[0].is_promise, remarks[0].text) == (0, True, "peace")


def test_talk_is_heard_again_where_it_was_said(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    freebooter(*table_of(4), "--save", file, typed="say hello\npeace\nsay again\npeace\n")
    replay = at_terminal("replay", file)
    replay.expect(r"\[0 of")
    assert "says: “hello”" in (replay.before or "")
    for typed, heard in {"2": True, "1": False, "0": False, "": False, "n": True}.items():
        replay.sendline(typed)
        replay.expect(r"\[\d of")
        assert ("says: “again”" in (replay.before or "")) == heard, typed
    replay.close()


@pytest.mark.parametrize(
    ("seed", "players", "typed", "problem"),
    [
        (4, 2, "promise war", "“war” isn't a promise"),
        (4, 2, "promise peace unless fight", "isn't a promise"),
        (4, 2, "say " + "a" * 201, "printable characters (1 to 200)"),
        (40, 3, "promise peace", "Captain isn't one of them"),
        (40, 3, "peace", "isn't legal now"),
        (40, 3, "Anne: peace", "isn't a move in this game"),
        (40, 3, "play void", "isn't legal now"),
        (40, 3, "play rum", "There's no bottle"),
        (10, 2, "play lookout", "isn't legal now"),
        (4, 2, "play convoy", "isn't legal now"),
        (4, 2, "both peace fight", "isn't legal now"),
        (4, 2, "both peace peace", "isn't written like a move"),
    ],
)
def test_what_cannot_be_said_or_done_is_refused_and_asked_again(
    seed: int, players: int, typed: str, problem: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    told = freebooter(*table_of(seed, players), "--bots", "drifter", "--save", file, typed=f"{typed}\n")
    answer = told.stdout.split("\n> ")[1]
    assert problem in answer
    assert len(answer.splitlines()) == 1
    assert told.returncode == 0
    match = read_record(file)
    assert (match.moves, match.remarks) == ([], [])


def test_an_arrangement_must_be_of_the_duels_cards(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    match = Match(games.load("dolores"), ["Captain", "Anne"], seed=44)
    match.push("Captain: play whirlpool")
    possible = match.write(match.legal_moves(0)[0])
    tries = ["arrange gold 3, gold 3", "arrange place 1, place 2", "arrange", "arrange banana", possible]
    typed = "".join(f"{line}\n" for line in ["play whirlpool", *tries])
    said = freebooter(*table_of(44), "--save", file, typed=typed).stdout.split("\n> ")[2:]
    assert all(len(answer.splitlines()) == 1 for answer in said[:4])
    assert "There's no card “banana”" in said[3]
    assert "You rearrange the cards: " in said[4]
    assert read_record(file).texts == ["Captain: play whirlpool", f"Captain: {possible}"]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--edition", "german"], "edition"),
        (["--traits", "draft"], "traits"),
        (["--variant", "random"], "variant"),
        (["--mermaids", "replay"], "mermaids"),
        (["-o", "bottles=some"], "all, none"),
        (["-o", "smallest-set=3"], "1, 2"),
        (["-o", "parry=holder"], "parry"),
        (["--players", "5"], "2 to 4"),
        (["--bots", "shark"], "drifter, dove"),
        (["--people", "Ann,Bob,Cid", "--players", "2"], "--players"),
        (["--people", "Ann,Ann"], "Ann"),
        (["--people", ","], "--people"),
        (["--people", "Ann", "--watch"], "--watch"),
        (["--people", "Ann", "--name", "Bob"], "--name"),
    ],
)
def test_a_table_that_cannot_be_set_up_is_refused(arguments: list[str], named: str) -> None:
    run = freebooter("play", "dolores", *arguments)
    assert (run.returncode, run.stdout, len(run.stderr.splitlines())) == (2, "", 1)
    assert named in run.stderr


def test_a_gesture_is_not_shown_while_it_is_typed() -> None:
    """On a terminal that echoes: other words are seen, a gesture is not."""
    table = at_terminal(*table_of(3), "--fast", echo=True)
    table.expect("\r\n> ")
    table.sendline("play convoy")
    table.expect("play convoy\r\n")
    table.expect("What you type now stays hidden")
    table.expect("> ")
    table.sendline("promise peace")
    table.expect("You promise: Peace")
    assert "promise" not in (table.before or "")
    table.expect("> ")
    table.sendline("choice")
    table.expect("You've chosen")
    assert "choice" not in (table.before or "")
    table.expect("One, two, three! You: First Choice; Anne: ")
    table.sendintr()
    table.expect(pexpect.EOF)
    table.close()
    assert table.exitstatus == 130


def test_the_terminal_shows_typing_again_after_a_gesture_was_interrupted() -> None:
    shell = pexpect.spawn("/bin/sh", ["-i"], env=environment({"PS1": "$ "}), encoding="utf-8", timeout=SLOW, echo=True)
    shell.sendline(f"{COMMAND} {' '.join(table_of(4))} --fast")
    shell.expect("What you type now stays hidden")
    shell.expect("> ")
    shell.sendintr()
    shell.expect(r"\$ ")
    shell.sendline("stty -a | tr ' ' '.'")
    shell.expect(r"[^-]echo\.")
    shell.close(force=True)


def test_cards_under_the_lantern_and_gestures_are_not_told_too_early(tmp_path: Path) -> None:
    """Anne covers the first duel of this deal, and what lies there is known from the record."""
    file = tmp_path / "game.txt"
    freebooter(*table_of(2), "--save", file, typed="pass\n")
    match = read_record(file)
    covered = [card for side in (match.view(1).before_neighbour, match.view(1).before_dealer) for card in side if card]
    assert match.texts == ["Anne: play lantern", "Captain: pass"]
    assert len(covered) == 4
    told = freebooter(*table_of(2), typed="t\n?\nlog\npass\nt\n?\n").stdout
    odds = told.split("\n> ")[2]
    assert "Cards you haven't seen" in odds
    assert "Points if the game ended" not in odds, "they would tell the gestures that the cards suggest"
    _, _, after = told.partition("Anne plays Broken Lantern.")
    assert after.count("2 cards face down") >= 2
    seen = {card_words(card) for display in match.view(0).displays for card in display}
    hidden = {card_words(card) for card in covered} - seen
    assert hidden
    assert not [card for card in hidden if card in after.replace("Goods", "")]
    assert "One, two, three" not in after


def test_a_secret_choice_is_covered_in_a_replay_until_all_are_in(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    freebooter(*table_of(4), "--save", file, typed="fight\n")
    onlooker = freebooter("replay", file).stdout.splitlines()
    assert "1. Captain: …" in onlooker
    assert "1. Captain: fight" in freebooter("replay", file, "--seat", "Captain").stdout.splitlines()
    assert any(re.fullmatch("2. Anne: (peace|fight|choice)", line) for line in onlooker)


def test_two_people_at_one_terminal() -> None:
    """Both are asked by name; what only the lantern's player sees is shown to nobody else."""
    table = at_terminal(*table_of(5), "--fast", "--people", "Ann,Bob")
    table.expect("Ann, it's up to you")
    table.expect(PROMPT)
    table.sendline("say hello")
    table.expect("Ann says: “hello”")
    table.sendline("play lantern")
    table.expect("2 cards face down")
    table.expect("for your eyes only")
    table.sendline("")
    table.expect(r"place\s1:\s")
    table.expect(PROMPT)
    table.sendline("fight")
    table.expect("\x1b\\[3J")
    table.expect("Ann has chosen in secret")
    table.expect("Bob, it's up to you")
    table.expect(r"place 1 \(face down\)".replace(" ", r"\s"))
    table.expect(PROMPT)
    table.sendline("peace")
    table.expect("One, two, three! Bob: Peace; Ann: Fight")
    table.close()


@pytest.mark.parametrize(
    ("players", "language"),
    product([2, 3, 4], LANGUAGES) if THOROUGH else [(2, "en"), (3, "cs"), *product([4], LANGUAGES)],
)
def test_nothing_is_wider_than_the_terminal(players: int, language: str) -> None:
    told = shown_at_terminal(*table_of(8, players), "--watch", "--fast", "--lang", language)
    shown = STYLE.sub("", told).splitlines()
    assert len(shown) > 50
    assert all(len(line) <= 80 for line in shown if "freebooter play" not in line)


@pytest.mark.parametrize(
    ("asked", "title"),
    [
        ("dolores lantern", "Broken Lantern (bottle)"),
        ("DOLORES two-hand", "Two-Hand Trick (bottle)"),
        ("dolores gold 3", "Gold (goods)"),
        ("dolores first choice", "First Choice (gesture)"),
        ("dolores smallest-set", "Cards to make a kind (house rule smallest-set)"),
        ("dolores scoring", "Scoring"),
        ("whirlpool", "Whirlpool (bottle)"),
        ("swordsman", "Swordsman (trait)"),
        ("dead-mans-draw kraken", "Kraken (suit)"),
        ("--game dolores dawn and the end", "Dawn and the end"),
    ],
)
def test_a_topic_of_the_rules_is_found(asked: str, title: str) -> None:
    run = freebooter("rules", *asked.split())
    assert run.returncode == 0
    assert title in run.stdout.splitlines()


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        ("dolores lantrn", "Did you mean Broken Lantern"),
        ("dolores qqqq", "a bottle, a gesture"),
        ("dolores kraken", "The rules have nothing on"),
        ("--game dead-mans-draw lantern", "have nothing on"),
        ("qqqq", "a suit, a trait"),
        ("dolores gold -e german", "edition"),
    ],
)
def test_what_the_rules_do_not_know_is_refused(asked: str, named: str) -> None:
    run = freebooter("rules", *asked.split())
    assert (run.returncode, run.stdout, len(run.stderr.splitlines())) == (2, "", 1)
    assert named in run.stderr


def test_the_whole_rules_and_the_house_rules() -> None:
    told = freebooter("rules", "dolores").stdout
    assert "**" not in told
    assert told.count("(bottle)") == 10
    assert "smallest-set: 1, 2" in freebooter("rules", "dolores", "--editions").stdout


def test_simulating_and_judging(tmp_path: Path) -> None:
    told = freebooter("simulate", "dolores", "-n", "200", "-p", "2", "-o", "bottles=none")
    assert told.returncode == 0
    assert freebooter("simulate", "dolores", "-n", "10", "--edition", "german").returncode == 2
    scenario = tmp_path / "peace.yaml"
    scenario.write_text(
        "game: dolores\nplayers: [Ann, Bob]\ndealer: Ann\ntable: {Bob: [gold 1, wine 1], Ann: [arms 3, cloth 1]}\n"
        "moves: ['Ann: peace', 'Bob: peace']\nexpect:\n  scores: {Ann: 4, Bob: 4}\n"
    )
    judged = freebooter("referee", scenario)
    assert judged.returncode == 0, judged.stdout + judged.stderr
