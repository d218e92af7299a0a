"""Was everything right that was sent? The record is replayed here, by our own rules, and projected for each viewer."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

import msgspec

from freebooter.engine.fairness import Fairness, commitment
from freebooter.engine.match import Match
from freebooter.engine.observation import ONLOOKER
from freebooter.engine.record import read_record
from freebooter.engine.refusal import BadRecord
from freebooter.engine.registry import load
from freebooter.table.projection import events_json, moves_of, view_json
from freebooter.table.room import MOST_CHANGES

from .evidence import Evidence, Kind, Seen, SeenMessage, digest

FEW = 16
"""So few matches are not worth another process."""

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Difference:
    """Something that was not as it should have been. `kind` is the name of a message `load-differs-…`."""

    kind: str
    table: str
    version: int = 0
    seat: int = ONLOOKER


@dataclass
class Checked:
    """What came of a check."""

    differences: list[Difference]
    compared: int = 0
    """Updates that were compared with the replay."""
    matches: int = 0


def check_all(matches: Sequence[Evidence]) -> Iterator[Checked]:
    """Check every match, on all cores if there are many."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if cores == 1 or len(matches) <= FEW:
        yield from map(check, matches)
        return
    pool = ProcessPoolExecutor(cores, get_context("spawn"), _ignore_interrupts)
    try:
        yield from pool.map(check, matches, chunksize=max(1, min(32, len(matches) // (4 * cores))))
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal; these are told by the one that started them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def check(evidence: Evidence) -> Checked:
    """Everything that was told of one match. Without its record, only that nothing was left out."""
    checked = Checked(list(_gaps(evidence)))
    if evidence.record:
        checked.matches = 1
        try:
            match = read_record(evidence.record, load)
        except BadRecord:
            checked.differences.append(Difference("record", evidence.table))
        else:
            checked.differences += _fairness(evidence, match)
            checked.differences += _acknowledged(evidence, match)
            _compare(evidence, match, checked)
    return checked


def _gaps(evidence: Evidence) -> Iterator[Difference]:
    """Versions come without gaps, and everybody who stayed has come to the same one."""
    last = max((seen.last_version for seen in evidence.viewers), default=0)
    for seen in evidence.viewers:
        before = 0
        for message in seen:
            again = message.kind == Kind.SNAPSHOT  # Whoever sits down is shown the table once more.
            if before and message.version != (before if again else before + 1):
                yield Difference("gap", evidence.table, message.version, seen.seat)
            before = message.version
        if evidence.whole and before != last:
            yield Difference("gap", evidence.table, before + 1, seen.seat)


def _fairness(evidence: Evidence, match: Match) -> Iterator[Difference]:
    """The deal follows from the secret that was committed to and from everyone's nonce."""
    if not evidence.secret or commitment(evidence.secret) != evidence.commitment:
        yield Difference("commitment", evidence.table)
    elif not _is_dealt_by(match, Fairness(evidence.secret, tuple(evidence.nonces))):
        yield Difference("seed", evidence.table)


def _is_dealt_by(match: Match, told: Fairness) -> bool:
    """Whether the chance of a match follows from the secret and the nonces that were told."""
    if match.seed is not None:
        return match.seed == told.seed
    return match.fairness is not None and match.fairness.key == told.key


def _moves_made(evidence: Evidence) -> dict[int, int]:
    """By version: how many moves had been made then, as the host was told from the beginning."""
    made, moves = {}, 0
    for message in evidence.viewers[0]:
        moves += message.kind == Kind.MOVED
        made[message.version] = moves
    return made


def _acknowledged(evidence: Evidence, match: Match) -> Iterator[Difference]:
    """No move that was acknowledged is missing from the record."""
    made = _moves_made(evidence)
    for version, seat, move in evidence.accepted:
        number = made.get(version, 0)
        if not 1 <= number <= len(match.texts) or match.texts[number - 1] != f"{match.players[seat]}: {move}":
            yield Difference("missing", evidence.table, version, seat)
    if max(made.values(), default=0) != len(match.moves):
        yield Difference("length", evidence.table)


def _compare(evidence: Evidence, match: Match, checked: Checked) -> None:
    """Replay the match; after each move, look at what every viewer was told at that point."""
    made = _moves_made(evidence)
    told: dict[int, list[tuple[Seen, SeenMessage]]] = {}
    for seen in evidence.viewers:
        for message in seen:
            if message.view or message.kind in (Kind.STARTED, Kind.MOVED):
                told.setdefault(made.get(message.version, 0), []).append((seen, message))
    replay = match.restarted()
    changes: dict[int, int] = {}
    for number in range(len(match.moves) + 1):
        if number:
            move = match.moves[number - 1]
            changes[move.seat] = 0 if move.seat in replay.deciders else changes.get(move.seat, -1) + 1
            replay.push(move)
        stand = {seat for seat in set(changes) - set(replay.deciders) if changes[seat] >= MOST_CHANGES}
        expected: dict[int, SeenMessage] = {}
        for seen, message in told.get(number, ()):
            if seen.seat not in expected:
                expected[seen.seat] = _expected(replay, seen.seat, has_chosen=seen.seat in stand)
            checked.compared += 1
            for part in _different(message, expected[seen.seat]):
                checked.differences.append(Difference(part, evidence.table, message.version, seen.seat))


def _expected(match: Match, viewer: int, has_chosen: bool) -> SeenMessage:
    """What a viewer is to be told of the position and of the last move; a choice that was changed often stands."""
    moves = [] if has_chosen else moves_of(match, viewer)
    move = match.last_move(viewer) if match.moves else None
    return SeenMessage(
        version=0,
        kind=Kind.MOVED,
        view=digest(view_json(match, viewer)),
        moves=digest(_encode(moves)) if moves else 0,
        move=digest(_encode(move)) if move is not None else 0,
        events=digest(events_json(match, viewer)),
    )


def _different(message: SeenMessage, expected: SeenMessage) -> Iterator[str]:
    """The parts in which a message is not as expected. Only a move, or the deal, tells what it did."""
    if message.view != expected.view:
        yield "view"
    if message.moves != (0 if message.kind == Kind.ENDED else expected.moves):
        yield "moves"
    if message.kind == Kind.MOVED and message.move != expected.move:
        yield "move"
    if message.kind in (Kind.MOVED, Kind.STARTED) and message.events != expected.events:
        yield "events"
