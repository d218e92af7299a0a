"""What has to be compiled for what, in which order, and how far that is."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from benchmarks.harness.command import SLOW
from freebooter.bots.player import bot_names
from freebooter.compiling import ledger
from freebooter.compiling.crew import Crew, Finished
from freebooter.compiling.pieces import (
    COACH,
    LABORATORY,
    RULES,
    Piece,
    Step,
    modules_of,
    needed_for,
    pieces_of,
    steps_of,
)
from freebooter.compiling.progress import ALMOST, Pace, Work, progress_of
from freebooter.engine.kernels.sources import sources_hash
from freebooter.engine.registry import names
from freebooter.server.play.readiness import _in_order


@pytest.mark.parametrize("game", names())
def test_rules_come_first_then_whom_one_meets_then_cleverer_bots_and_the_coach_last(game: str) -> None:
    pieces = pieces_of(game)
    assert pieces[0] == Piece(game, RULES)
    assert pieces[-1] == Piece(game, COACH)
    assert pieces[: len(needed_for(game))] == needed_for(game)
    assert sorted(piece.part for piece in pieces[1:-1]) == sorted(bot_names(game))


def test_only_the_minds_that_are_needed_are_asked_for() -> None:
    game = names()[0]
    strongest = bot_names(game)[-1]
    assert needed_for(game, [strongest, "own.py:Bot", strongest]) == [Piece(game, RULES), Piece(game, strongest)]
    assert needed_for(game, (), coach=True) == [Piece(game, RULES), Piece(game, COACH)]


def test_every_game_can_be_played_before_anybody_thinks_far_ahead() -> None:
    everything = _in_order([piece for game in names() for piece in pieces_of(game)])
    first = [piece for game in names() for piece in needed_for(game)]
    assert everything[: len(first)] == first


def test_what_somebody_wants_comes_first_and_what_was_wanted_before_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FREEBOOTER_CACHE", str(tmp_path))  # Nobody has measured anything there.
    first, second = names()[:2]
    crew = Crew(_in_order([piece for game in names() for piece in pieces_of(game)]))
    assert crew._next() == steps_of(Piece(first, RULES))[0]
    waiting = crew.progress(needed_for(second)).seconds_left
    crew._put_first(needed_for(second))
    assert crew._next() == steps_of(Piece(second, RULES))[0]
    assert crew.progress(needed_for(second)).seconds_left < waiting
    strongest = bot_names(first)[-1]
    crew._put_first(needed_for(first, [strongest]))
    assert crew._order[:2] == [Piece(first, RULES), Piece(first, strongest)]
    assert crew._order[2:4] == needed_for(second)[:2]


def test_the_last_step_of_a_piece_finishes_it() -> None:
    rules = steps_of(Piece(names()[0], RULES))
    assert [step.name for step in rules][-1] == ""
    assert rules[0].is_apart
    assert [step.name for step in steps_of(Piece(names()[0], COACH))] == [""]


@pytest.mark.parametrize("game", names())
def test_playing_does_without_the_laboratory(game: str) -> None:
    assert Piece(game, LABORATORY) not in pieces_of(game)
    assert steps_of(Piece(game, LABORATORY)) == [Step(Piece(game, LABORATORY))]
    assert modules_of(Piece(game, LABORATORY)) == modules_of(Piece(game, RULES))


def test_progress_is_told_by_what_pieces_cost() -> None:
    rules, bot, other = (
        Work(Piece("a-game", part), weight) for part, weight in ((RULES, 30.0), ("bot", 10.0), ("x", 50.0))
    )
    pace = Pace(workers=2)
    assert progress_of([rules, bot], [], pace).done == 0
    rules.spent = 15.0
    half = progress_of([rules, bot], [], pace)
    assert half.done == pytest.approx(15 / 40)
    assert progress_of([rules, bot], [other], pace).seconds_left > half.seconds_left
    rules.spent = 100.0
    assert rules.done == ALMOST, "a piece that takes longer than it used to is not done before it is"
    rules.state = bot.state = "done"
    assert progress_of([rules, bot], [], pace) == (1.0, 0.0)


def test_a_slow_machine_is_told_to_take_longer() -> None:
    work = Work(Piece("a-game", RULES), 30.0)
    fast, slow = Pace(workers=2), Pace(workers=2, busy=60.0, spent=15.0)
    assert progress_of([work], [], slow).seconds_left > 2 * progress_of([work], [], fast).seconds_left


def test_a_piece_is_done_as_long_as_its_sources_are_the_same_and_its_files_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FREEBOOTER_CACHE", str(tmp_path))
    piece, modules = Piece(names()[0], RULES), ["freebooter.engine.kernels.bits"]
    assert not ledger.is_done(piece)
    kept = tmp_path / "kernels" / "kept.nbc"
    kept.parent.mkdir()
    kept.touch()
    file = ledger._file(piece)
    ledger._write(file, ledger.Entry(modules, sources_hash(*modules), ["kernels/kept.nbc"], 12.5))
    assert ledger.is_done(piece)
    assert ledger.seconds_of(piece) == 12.5
    kept.unlink()
    assert not ledger.is_done(piece), "a kernel was cleared away"
    kept.touch()
    file.write_text(json.dumps(json.loads(file.read_text()) | {"sources": "others"}))
    assert not ledger.is_done(piece), "a source was edited"
    assert ledger.seconds_of(piece) == 12.5, "what it cost is still worth knowing"
    file.write_text("{")
    assert not ledger.is_done(piece)


def test_where_no_process_can_be_started_every_piece_fails_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FREEBOOTER_CACHE", str(tmp_path))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "gone"))
    pieces = [piece for game in names() for piece in pieces_of(game)]
    heard: list[Finished] = []
    crew = Crew(pieces, finished=heard.append)
    crew.start()
    assert crew.idle.wait(SLOW)
    assert [finished.piece for finished in heard] == pieces
    for piece in pieces:
        assert crew.state_of(piece) == "failed"
        assert crew.problem_of(piece).startswith("no process could be started to compile it: ")


def test_where_no_further_process_can_be_started_the_first_does_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FREEBOOTER_CACHE", str(tmp_path))
    crew = Crew(pieces_of(names()[0]), jobs=2)
    start = subprocess.Popen

    def once(*arguments: Any, **more: Any) -> subprocess.Popen[bytes]:
        if crew.processes:
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))
        return start(*arguments, **more)

    monkeypatch.setattr(subprocess, "Popen", once)
    try:
        assert crew._hand_out()
        assert len(crew.processes) == 1
        assert not any(crew.problem_of(piece) for piece in pieces_of(names()[0]))
    finally:
        crew.close()
