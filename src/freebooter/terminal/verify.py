"""`freebooter verify`: recomputes everything that records say, and tells what holds. 0: all hold; 2: one does not."""

from __future__ import annotations

import json as json_format
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from freebooter.engine.fairness import Fairness, is_digest
from freebooter.engine.match import Match
from freebooter.engine.record import CHACHA, final_digest, read_record
from freebooter.engine.refusal import BadRecord, Refusal
from freebooter.narration.words import game_title
from freebooter.text import say

from .compiling import load_compiled
from .main import REFUSED
from .screen import one_line

HOLDS = 0


def verify(files: Sequence[Path], noted: str | None, json: bool) -> int:
    """Verify every file, whatever the others are like, and return the worst status."""
    if noted is not None:
        noted = noted.strip().lower()
        if not is_digest(noted):
            raise Refusal("refusal-verify-commitment", key="commitment")
    return max(_verify(file, noted, json) for file in files)


def _verify(file: Path, noted: str | None, json: bool) -> int:
    try:
        match = read_record(file, load_compiled, noted)
    except BadRecord as refusal:
        _report_refused(one_line(say("refusal-record", file=str(file), problem=str(refusal))), file, json)
        return REFUSED
    if json:
        print(json_format.dumps(_figures(file, match, noted), ensure_ascii=False))
    else:
        print(one_line(say("verify-holds", file=str(file))))
        for sentence in _findings(match, noted):
            print(one_line(f"  {sentence}"))
    return HOLDS


def _report_refused(sentence: str, file: Path, json: bool) -> None:
    if json:
        print(json_format.dumps({"file": str(file), "holds": False, "error": sentence}, ensure_ascii=False))
    else:
        sys.stdout.flush()
        print(sentence, file=sys.stderr)


def _findings(match: Match, noted: str | None) -> Iterator[str]:
    """What is now known of a record, sentence by sentence."""
    game, players = game_title(match.game.name), say("comma").join(match.players)
    if match.is_over:
        winners = say("comma").join(match.winners())
        yield say("verify-over", game=game, players=players, moves=len(match.moves), winners=winners)
    else:
        yield say("verify-unfinished", game=game, players=players, moves=len(match.moves))
    yield say("verify-whole")
    if match.fairness is None:
        yield say("verify-uncommitted", seed=str(match.seed))
    else:
        yield from _provenance(match.fairness, match, noted)


def _provenance(fairness: Fairness, match: Match, noted: str | None) -> Iterator[str]:
    """What is known of the deal."""
    yield say("verify-noted" if noted else "verify-committed", commitment=fairness.commitment)
    seats = zip(match.players, fairness.nonces, strict=True)
    given = say("comma").join(say("verify-nonce", player=name, nonce=nonce) for name, nonce in seats if nonce)
    source = {"source": "seed", "value": str(match.seed)}
    if match.seed is None:
        source = {"source": "key", "value": fairness.key.hex()}
    if given:
        yield say("verify-nonces", nonces=given, **source)
    else:
        yield say("verify-no-nonces", **source)
    if fairness.chain:
        yield say("verify-log", link=fairness.chain)


def _figures(file: Path, match: Match, noted: str | None) -> dict[str, Any]:
    """The same for programs. The seed is a text, for it may be larger than a number of JavaScript."""
    fairness = match.fairness
    return {
        "file": str(file),
        "holds": True,
        "game": match.game.name,
        "players": match.players,
        "moves": len(match.moves),
        "over": match.is_over,
        "points": match.points(),
        "winners": match.winners(),
        "position": final_digest(match),
        "chance": "seed" if match.seed is not None else CHACHA,
        "seed": None if match.seed is None else str(match.seed),
        "key": fairness.key.hex() if fairness and match.seed is None else None,
        "committed": fairness is not None,
        "commitment": fairness.commitment if fairness else None,
        "noted": noted is not None,
        "secret": fairness.secret if fairness else None,
        "nonces": fairness.nonces if fairness else None,
        "log": fairness.chain or None if fairness else None,
    }
