"""Records: a whole match as a text file that people can read, and that replays to the same final bytes.

Every line ends with a check of it and all lines before it, so that a changed line is found and named.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path

from .game import Game
from .match import Match
from .refusal import BadRecord, Refusal

TITLE = "freebooter record 1"
SAYS, PROMISES = "says", "promises"
CHECK_DIGITS = 8
MARGIN = 48
LARGEST_FILE = 4_000_000


class _Chain:
    """The running check of a record's lines."""

    def __init__(self) -> None:
        self.digest = hashlib.sha256(TITLE.encode()).hexdigest()

    def add(self, text: str) -> str:
        self.digest = hashlib.sha256(f"{self.digest}\n{text}".encode()).hexdigest()
        return self.digest[:CHECK_DIGITS]


def final_digest(match: Match) -> str:
    """The fingerprint of the position's bytes."""
    return hashlib.sha256(match.state.tobytes()).hexdigest()


def _scores(match: Match) -> str:
    return ", ".join(f"{name} {points}" for name, points in zip(match.players, match.points(), strict=True))


def _winners(match: Match) -> str:
    return ", ".join(match.winners()) if match.is_over else "-"


def _lines(match: Match) -> Iterator[str]:
    yield f"game: {match.game.name}"
    for name, value in match.game.short_options(match.options).items():
        yield f"{name}: {value}"
    yield f"players: {', '.join(match.players)}"
    yield f"seed: {match.seed}"
    yield from _talk(match, 0)
    for number, text in enumerate(match.texts, 1):
        yield f"{number}. {text}"
        yield from _talk(match, number)
    yield f"result: {'over' if match.is_over else 'unfinished'}"
    yield f"scores: {_scores(match)}"
    yield f"winners: {_winners(match)}"
    yield f"position: {final_digest(match)}"


def _talk(match: Match, after: int) -> Iterator[str]:
    """What was said after so many moves."""
    for remark in match.remarks:
        if remark.after == after:
            yield f"- {match.players[remark.seat]} {PROMISES if remark.is_promise else SAYS}: {remark.text}"


def write_record(match: Match) -> str:
    """The record of a match, finished or not."""
    chain = _Chain()
    return "".join(f"{line}\n" for line in [TITLE, *(f"{text:<{MARGIN}} #{chain.add(text)}" for text in _lines(match))])


def _checked(text: str) -> Iterator[tuple[int, str]]:
    """The numbered lines of a record without their checks; refuses the first that does not fit."""
    lines = text.split("\n")
    if lines[0] != TITLE:
        raise BadRecord("error-record-title", line=1, title=TITLE)
    if lines[-1] != "":
        raise BadRecord("error-record-cut", line=len(lines))
    chain = _Chain()
    for number, line in enumerate(lines[1:-1], 2):
        words, mark, check = line.rpartition("#")
        words = words.rstrip(" ")
        if not mark or chain.add(words) != check or line != f"{words:<{MARGIN}} #{check}":
            raise BadRecord("error-record-altered", line=number)
        yield number, words
    raise BadRecord("error-record-cut", line=len(lines))


class _Reader:
    """Reads the lines of a record in order."""

    def __init__(self, text: str) -> None:
        self.lines = _checked(text)
        self.number, self.text = 1, TITLE

    def next(self) -> str:
        self.number, self.text = next(self.lines)
        return self.text

    def field(self, name: str) -> str:
        key, _, value = self.text.partition(": ")
        if key != name:
            raise BadRecord("error-record-expected", line=self.number, name=name)
        return value


def _header(lines: _Reader) -> tuple[str, dict[str, str], list[str], int]:
    lines.next()
    game = lines.field("game")
    options: dict[str, str] = {}
    while not lines.next().startswith("players: "):
        name, colon, value = lines.text.partition(": ")
        if not colon or name in options:
            raise BadRecord("error-record-expected", line=lines.number, name="players")
        options[name] = value
    players = lines.field("players").split(", ")
    lines.next()
    seed = lines.field("seed")
    if not (seed.isascii() and seed.isdigit()):
        raise BadRecord("error-record-seed", line=lines.number)
    return game, options, players, int(seed[:40])


def read_record(text: str, load_game: Callable[[str], Game]) -> Match:
    """Replay a record; raises `BadRecord` naming the first line that is wrong."""
    lines = _Reader(text)
    game, options, players, seed = _header(lines)
    try:
        match = Match(load_game(game), players, options, seed)
    except Refusal as refusal:
        raise BadRecord("error-record-setup", line=lines.number, problem=str(refusal)) from refusal
    number = 0
    while not lines.next().startswith("result: "):
        try:
            if lines.text.startswith("- "):
                _listen(match, lines)
                continue
            number += 1
            count, dot, move = lines.text.partition(". ")
            if not dot or count != str(number):
                raise BadRecord("error-record-number", line=lines.number, number=number)
            match.push(move)
        except BadRecord:
            raise
        except Refusal as refusal:
            raise BadRecord("error-record-move", line=lines.number, problem=str(refusal)) from refusal
    endings = {
        "result": "over" if match.is_over else "unfinished",
        "scores": _scores(match),
        "winners": _winners(match),
        "position": final_digest(match),
    }
    for place, (name, value) in enumerate(endings.items()):
        if place:
            lines.next()
        if lines.field(name) != value:
            raise BadRecord("error-record-result", line=lines.number, name=name, value=value)
    for number, _ in _rest(lines):
        raise BadRecord("error-record-rest", line=number)
    return match


def _listen(match: Match, lines: _Reader) -> None:
    """Take a line of talk."""
    speaker, _, text = lines.text.removeprefix("- ").partition(": ")
    name, _, verb = speaker.rpartition(" ")
    if name not in match.players or verb not in (SAYS, PROMISES):
        raise BadRecord("error-record-talk", line=lines.number)
    if verb == SAYS:
        match.say(match.players.index(name), text)
    else:
        match.promise(match.players.index(name), text)


def _rest(lines: _Reader) -> Iterator[tuple[int, str]]:
    """What follows the last line of a record that should have ended."""
    try:
        yield next(lines.lines)
    except BadRecord as refusal:
        if refusal.message != "error-record-cut":
            raise


def _first_wrong(text: str) -> int:
    """The first line of a text that is not as it was written."""
    try:
        return max(number for number, _ in _checked(text))
    except BadRecord as refusal:
        return int(refusal.values["line"])


def load_record(file: Path, load_game: Callable[[str], Game]) -> Match:
    """Read and replay a record file."""
    try:
        if file.stat().st_size > LARGEST_FILE:
            raise BadRecord("error-record-size", line=1, most=LARGEST_FILE)
        data = file.read_bytes()  # Not as text, which would take other line ends for the ones that were written.
        text = data.decode("utf-8")
    except OSError as error:
        raise BadRecord("error-file", line=1, problem=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise BadRecord("error-record-text", line=_first_wrong(data.decode("utf-8", "replace"))) from error
    return read_record(text, load_game)
