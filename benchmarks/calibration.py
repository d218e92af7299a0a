"""How well the coach's chances agree with how games end: a reliability table.

    python -m benchmarks.calibration dolores --positions 2000 --playouts 900
    python -m benchmarks.calibration dolores --positions 200 --think 1s --bots captain

Bots play games; at some decisions the coach is asked, with what the seat sees, and what it says of that seat's chance
is held against the part of the victory that the seat had in the end. `--to` names a file in which every position is
kept: the same command goes on where it was interrupted.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from freebooter.bots.budget import Budget, read_budget
from freebooter.bots.coach import advise
from freebooter.bots.player import make_bot
from freebooter.bots.seated import ask, let_talk
from freebooter.engine.match import Match
from freebooter.engine.registry import load, names

BINS = 10
A_GAME = 4
"""Decisions of one game about which the coach is asked, at most."""

BOTS_THINK = 45
"""Playouts for a decision of the bots."""


@dataclass(frozen=True)
class Line:
    """A row of the table: what was said of so many positions, and what became of them."""

    positions: int
    said: float
    came: float


def reliability(said: Sequence[float], came: Sequence[float], bins: int = BINS) -> list[Line]:
    """The table, from no chance to certainty; bins in which nothing lies are left out."""
    rows: list[list[int]] = [[] for _ in range(bins)]
    for n, chance in enumerate(said):
        rows[min(bins - 1, int(chance * bins))].append(n)
    return [
        Line(len(row), sum(said[n] for n in row) / len(row), sum(came[n] for n in row) / len(row))
        for row in rows
        if row
    ]


def calibration_error(lines: Sequence[Line]) -> float:
    """How far chances are off on average: the expected calibration error."""
    return sum(line.positions * abs(line.said - line.came) for line in lines) / sum(line.positions for line in lines)


def asked_of(game: str, number: int, bots: Sequence[str], players: int, budget: Budget) -> list[tuple[float, float]]:
    """Play a game and ask the coach at some decisions: what it said of the seat, and what the seat had in the end."""
    chance = random.Random(number)
    seated = [chance.choice(bots) for _ in range(players)]
    match = Match(game, [f"Player {seat + 1}" for seat in range(players)], seed=10**7 + number)
    held = {seat: make_bot(game, bot, 10 * number + seat, Budget(BOTS_THINK)) for seat, bot in enumerate(seated)}
    questions = []
    while match.deciders:
        let_talk(match, held)
        seat = match.deciders[0]
        if len(match.legal_moves(seat)) > 1:
            questions.append((seat, match.observation(seat)))
        match.push(ask(match, seat, held[seat]))
    outcome = match.outcome()
    picked = chance.sample(questions, min(A_GAME, len(questions)))
    return [(advise(game, observation, budget, number).best.value, outcome[seat]) for seat, observation in picked]


def kept(file: Path | None) -> Iterator[list[tuple[float, float]]]:
    if file is not None and file.exists():
        for line in file.read_text("utf-8").splitlines():
            yield [(said, came) for said, came in json.loads(line)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(names()))
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--players", default="", help="numbers of players, in turns; default: all up to four")
    parser.add_argument("--bots", default="", help="who plays, drawn for each seat; default: all of the game's bots")
    parser.add_argument("--think", default="", help="the coach's time for a position")
    parser.add_argument("--playouts", type=int, help="the coach's playouts for a position")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game, for other games")
    parser.add_argument("--to", type=Path, help="the file that keeps every position")
    asked = parser.parse_args()
    seats = load(asked.game).seats
    sizes = [int(size) for size in asked.players.split(",") if size] or list(range(seats.start, min(5, seats.stop)))
    bots = asked.bots.split(",") if asked.bots else list(load(asked.game).bots)
    games = list(kept(asked.to))
    budget = read_budget(asked.think, asked.playouts)
    while sum(map(len, games)) < asked.positions:
        number = asked.first + len(games)
        games.append(asked_of(asked.game, number, bots, sizes[number % len(sizes)], budget))
        if asked.to is not None:
            with asked.to.open("a", encoding="utf-8") as file:
                file.write(json.dumps(games[-1]) + "\n")
    pairs = [pair for game in games for pair in game]
    lines = reliability([said for said, _ in pairs], [came for _, came in pairs])
    print(f"{'positions':>9} {'said':>7} {'came':>7}")
    for line in lines:
        print(f"{line.positions:>9} {line.said:>7.1%} {line.came:>7.1%}")
    print(f"expected calibration error {calibration_error(lines):.1%} over {len(pairs)} positions")


if __name__ == "__main__":
    main()
