"""Moves of real matches of Dead Man's Draw, cut into scenes by the browser's own code."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from freebooter.engine.game import Game
from freebooter.engine.match import Match, Move
from freebooter.table.entries import Created, Holder, Moved
from freebooter.table.projection import Projection
from freebooter.table.table import Table

WEB = Path(__file__).parents[2] / "web"
NAMES = ["Anne", "Calico", "Mary", "Edward", "Grace", "Jack", "Bart", "Kidd"]

TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {
        "edition": "digital", "mermaids": "replay", "casanova-replay": "optional", "traits": "casanova, siren, misfire"
    }),
    (3, {"edition": "japanese", "traits": "navigator, swordsman, captains-hook"}),
    (3, {"edition": "czech", "variant": "bottom-feeder", "traits": "plunderer, davy-jones-locker, scavenger"}),
    (4, {"edition": "german", "traits": "draft", "variant": "strange-lands"}),
    (4, {"traits": "master-gunner, fisherman, beastmaster, parry", "variant": "thieves-island"}),
    (8, {"traits": "random"}),
]  # fmt: skip


def moves_of(game: Game, players: int, given: dict[str, str], seed: int) -> list[dict[str, Any]]:
    """What every move of a match did, as the first seat is told."""
    match = Match(game, NAMES[:players], game.read_options(given, players), seed)
    table = Table("recorded")
    seats = tuple(Holder("person", name, player=name) for name in match.players)
    table.fold(Created(at=0, game=game.name, options=match.options, seats=seats, host="", secret="", key=""), b"")
    table.lay_out(match)
    projection = Projection(table)
    chance = random.Random(seed)
    before = msgspec.to_builtins(projection.snapshot(0, 0, "en"))["view"]
    told = []
    while not match.is_over:
        seat = match.deciders[0]
        moves = match.legal_moves(seat)
        texts = [match.write(action) for action in moves]
        action = moves[texts.index("draw")] if "draw" in texts and chance.random() < 0.6 else chance.choice(moves)
        entry = Moved(at=0, seat=seat, move=match.write(action))
        table.fold(entry, b"", Move(seat, action))
        update = msgspec.to_builtins(projection.told(entry).update(0, "en"))
        told.append({"before": before, "after": update["view"], "events": update["events"]})
        before = update["view"]
    return told


def test_scenes_of_real_matches_show_every_event_once_and_lose_no_card(game: Game, tmp_path: Path) -> None:
    recorded = [
        move for seed, (players, given) in enumerate(TABLES * 2) for move in moves_of(game, players, given, seed)
    ]
    happened = {event["event"] for move in recorded for event in move["events"]}
    assert {"busted", "saved", "bonus", "plundered", "fired", "stolen", "hooked", "offered", "replayed"} <= happened
    assert sum(len(move["events"]) for move in recorded) > 3000
    file = tmp_path / "moves.json"
    file.write_bytes(msgspec.json.encode(recorded))
    if not (WEB / "node_modules").is_dir():
        pytest.skip("needs the packages of the web client")
    run = subprocess.run(
        [sys.executable, WEB / "make.py", "test"],
        env=os.environ | {"FREEBOOTER_RECORDED_MOVES": str(file)},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout[-4000:]


def test_pictures_of_cards_have_the_colours_of_their_suits() -> None:
    folder = WEB / "src" / "games" / "dead-mans-draw"
    sheet = (folder / "styles" / "faces.css").read_text(encoding="utf-8")
    art = msgspec.json.decode((folder / "art.json").read_bytes())
    colours = dict(re.findall(r'data-suit="(\w+)"\] { --suit: (#\w+); }', sheet))
    assert {suit: drawn["colour"] for suit, drawn in art.items()} == colours
