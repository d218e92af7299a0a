"""Random play through `Match`, for tests that look at every position on the way."""

from __future__ import annotations

import random
from collections.abc import Iterator

from freebooter.engine.game import Game
from freebooter.engine.kernels.state import argument, seed_argument
from freebooter.engine.match import Match, Move
from freebooter.engine.observation import ONLOOKER

from .tables import Table

MOST_MOVES = 2000
"""Far more than any match takes: at most a hundred cards are drawn, and each asks a handful of questions."""


def sit_down(game: Game, table: Table, seed: int) -> Match:
    return Match(game, table.names, table.options, seed)


def random_move(match: Match, chance: random.Random) -> Move:
    seat = chance.choice(match.deciders)
    return Move(seat, chance.choice(match.legal_moves(seat)))


def play_on(match: Match, seed: int) -> Iterator[Match]:
    """The match as it is, then after every move of random play; always the same object."""
    chance = random.Random(seed)
    yield match
    while not match.is_over:
        assert len(match.moves) < MOST_MOVES, f"the game does not end: {match.options}, seed {seed}"
        match.push(random_move(match, chance))
        yield match


def positions(game: Game, table: Table, seed: int) -> Iterator[Match]:
    """The match before its first move, then after every move of random play; always the same object."""
    return play_on(sit_down(game, table, seed), seed)


def play_out(game: Game, table: Table, seed: int) -> Match:
    """A match played to its end at random."""
    *_, match = positions(game, table, seed)
    return match


def play_some(game: Game, table: Table, seed: int, moves: int) -> Match:
    """A match after some random moves, or at its end."""
    for match in positions(game, table, seed):
        if len(match.moves) == moves:
            break
    return match


def play_to_a_choice(game: Game, table: Table, seed: int, moves: int, least: int = 2) -> Match:
    """A match after some random moves and those it takes until somebody has several moves to choose from."""
    for match in positions(game, table, seed):
        if len(match.moves) >= moves and len(match.legal_moves(match.deciders[0])) >= least:
            return match
    raise AssertionError("no such position")


def reimagined(match: Match, seat: int, seed: int) -> Match:
    """The match as it might also be for all the seat knows."""
    other = Match.at(match.game, match.players, match.state, match.options)
    other.memory = match.memory.copy()
    match.game.rules.kernels.reimagine(argument(other.state), seat, seed_argument(seed))
    return other


def seats_and_onlooker(match: Match) -> list[int]:
    """Everyone who may look: all seats, and one who sits nowhere."""
    return [*range(len(match.players)), ONLOOKER]
