"""Records: a whole match as a text file that people can read, and that replays to the same final bytes.

Every line ends with a check of it and all lines before it, so that a changed line is found and named.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from .fairness import Fairness, commitment, is_digest, is_nonce
from .files import Source, contents
from .game import Game
from .kernels.state import State, new_state, without_key
from .match import Match
from .refusal import BadRecord, BadSetup, Refusal
from .registry import load

TITLE = "freebooter record 1"
SAYS, PROMISES = "says", "promises"
NO_NONCE = "-"
CHACHA = "chacha20"
"""The line that stands where others have a seed: the key from which all chance comes by this cipher."""
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
    """The fingerprint of the position's bytes, the key of its chance left out."""
    return hashlib.sha256(_signed(match).tobytes()).hexdigest()


def _signed(match: Match) -> State:
    """What of the position is signed: no key; and in a game whose record has grown, what it began with."""
    now = match.state.dtype
    signed = without_key(match.game.rules.signed or now)
    began = new_state(signed)
    for name in set(signed.names or ()) & set(now.names or ()) - {"padding"}:
        began[name][0] = match.state[name][0][tuple(map(slice, signed[name].shape))]
    return began


def _scores(match: Match) -> str:
    return ", ".join(f"{name} {points}" for name, points in zip(match.players, match.points(), strict=True))


def _winners(match: Match) -> str:
    return ", ".join(match.winners()) if match.is_over else "-"


def _lines(match: Match) -> Iterator[str]:
    yield f"game: {match.game.name}"
    for name, value in match.game.short_options(match.options).items():
        yield f"{name}: {value}"
    yield f"players: {', '.join(match.players)}"
    if match.fairness is not None:
        yield from _provenance(match.fairness)
    yield _source(match)
    yield from _talk(match, 0)
    for number, text in enumerate(match.texts, 1):
        yield f"{number}. {text}"
        yield from _talk(match, number)
    yield f"result: {'over' if match.is_over else 'unfinished'}"
    yield f"scores: {_scores(match)}"
    yield f"winners: {_winners(match)}"
    yield f"position: {final_digest(match)}"


def _source(match: Match) -> str:
    """From where all chance of the match comes."""
    if match.seed is not None:
        return f"seed: {match.seed}"
    assert match.fairness is not None
    return f"{CHACHA}: {match.fairness.key.hex()}"


def _provenance(fairness: Fairness) -> Iterator[str]:
    """How the deal came about, secret included."""
    yield f"commitment: {fairness.commitment}"
    yield f"secret: {fairness.secret}"
    yield f"nonces: {', '.join(nonce or NO_NONCE for nonce in fairness.nonces)}"
    if fairness.chain:
        yield f"log: {fairness.chain}"


def _talk(match: Match, after: int) -> Iterator[str]:
    """What was said after so many moves."""
    for remark in match.remarks:
        if remark.after == after:
            yield f"- {match.players[remark.seat]} {PROMISES if remark.is_promise else SAYS}: {remark.text}"


def write_record(match: Match, file: os.PathLike[str] | None = None) -> str:
    """The record of a match, finished or not. It tells everything: whoever keeps secrets gives it away afterwards.

    Where a file is named it is written there, too, and replaces what was there; raises `BadSetup` if that cannot be.

    Examples:
        >>> match = Match("dead-mans-draw", ["Ann", "Bob"], seed=33)
        >>> record = write_record(match)
        >>> read_record(record).players
        ('Ann', 'Bob')
    """
    chain = _Chain()
    lines = [TITLE, *(f"{text:<{MARGIN}} #{chain.add(text)}" for text in _lines(match))]
    record = "".join(f"{line}\n" for line in lines)
    if file is not None:
        try:
            Path(file).write_text(record, encoding="utf-8", newline="\n")
        except OSError as error:
            problem = error.strerror or str(error)
            raise BadSetup("error-file-write", key="save", file=str(file), problem=problem) from error
    return record


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


class _Header(NamedTuple):
    game: str
    options: dict[str, str]
    players: list[str]
    seed: int | None
    """None where chance comes from a key."""
    fairness: Fairness | None


def _header(lines: _Reader, noted: str | None) -> _Header:
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
    fairness = None
    if lines.text.startswith("commitment: "):
        fairness = _fairness(lines, len(players), noted)
    elif noted is not None:
        raise BadRecord("error-record-uncommitted", line=lines.number)
    return _Header(game, options, players, _seed(lines, fairness), fairness)


def _seed(lines: _Reader, fairness: Fairness | None) -> int | None:
    """From where all chance of the match comes: its seed, or None for the key that follows from the secret."""
    if lines.text.startswith(f"{CHACHA}: "):
        key = _digest(lines, CHACHA)
        if fairness is None:
            raise BadRecord("error-record-secretless", line=lines.number)
        if key != fairness.key.hex():
            raise BadRecord("error-record-key", line=lines.number, made=fairness.key.hex())
        return None
    seed = lines.field("seed")
    if not (seed.isascii() and seed.isdigit()):
        raise BadRecord("error-record-seed", line=lines.number)
    if fairness is not None and seed != str(fairness.seed):
        raise BadRecord("error-record-deal", line=lines.number, seed=str(fairness.seed))
    return int(seed[:40])


def _fairness(lines: _Reader, seats: int, noted: str | None) -> Fairness:
    """How the deal came about; the line after it is the next one."""
    stated = _digest(lines, "commitment")
    if noted is not None and stated != noted:
        raise BadRecord("error-record-noted", line=lines.number, commitment=stated)
    lines.next()
    secret = _digest(lines, "secret")
    if commitment(secret) != stated:
        raise BadRecord("error-record-secret", line=lines.number)
    lines.next()
    nonces = lines.field("nonces").split(", ")
    if len(nonces) != seats:
        raise BadRecord("error-record-nonces", line=lines.number, nonces=len(nonces), seats=seats)
    if not all(nonce == NO_NONCE or (nonce and is_nonce(nonce)) for nonce in nonces):
        raise BadRecord("error-record-nonce", line=lines.number)
    lines.next()
    chain = ""
    if lines.text.startswith("log: "):
        chain = _digest(lines, "log")
        lines.next()
    return Fairness(secret, tuple("" if nonce == NO_NONCE else nonce for nonce in nonces), chain)


def _digest(lines: _Reader, name: str) -> str:
    value = lines.field(name)
    if not is_digest(value):
        raise BadRecord("error-record-digest", line=lines.number, name=name)
    return value


def read_record(source: Source, load_game: Callable[[str], Game] = load, noted: str | None = None) -> Match:
    """Replay a record, which is given as its text or as the `Path` of its file.

    Raises `BadRecord` naming the first line that is wrong. `noted` is a commitment that was published before the match:
    then the record must carry it.
    """
    try:
        lines = _Reader(contents(source, LARGEST_FILE, "error-record-size", partial(BadRecord, line=1)))
    except UnicodeDecodeError as error:
        raise BadRecord("error-record-text", line=_first_wrong(error.object.decode("utf-8", "replace"))) from error
    header = _header(lines, noted)
    try:
        match = Match(load_game(header.game), header.players, header.options, header.seed, header.fairness)
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
