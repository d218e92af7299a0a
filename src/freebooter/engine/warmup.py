"""Using every kernel of a game once, so that all of them are compiled and kept before anybody waits for them."""

from __future__ import annotations

import numpy as np

from .game import Game
from .kernels.state import argument, new_state, seed_argument
from .match import Match, Move
from .observation import ONLOOKER
from .record import read_record, write_record
from .scenario import read_scenario


def warm_up(game: Game) -> None:
    """Do once, on a small match and on the game's example scenario, everything that is done with a game."""
    read_scenario(dict(game.rules.example), lambda name: game).judge()
    match = Match(game, [f"Player {seat + 1}" for seat in range(game.seats.start)], seed=0)
    seat = match.deciders[0]
    match.push(Move(seat, match.legal_moves(seat)[0]))
    match.view(ONLOOKER)
    match.outcome()
    match.choices(match.deciders[0])
    read_record(write_record(match), lambda name: game)
    game.rules.warm_up(match)
    kernels = game.rules.kernels
    kernels.reimagine(argument(match.state), seat, seed_argument(1))
    kernels.legal(argument(match.state), seat, np.zeros(game.rules.action_count, np.int64))
    kernels.is_legal(argument(match.state), seat, 0)
    kernels.random_games(
        game.rules.undealt(match.options, len(match.players)),
        new_state(game.rules.dtype),
        seed_argument(0),
        np.zeros(1, np.int64),
        np.zeros((1, len(match.players)), np.int64),
        np.zeros((1, len(match.players))),
    )
