"""One game of a tournament, played by its bots and timed by decision."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import NamedTuple

from freebooter.bots.player import Bot, make_bot
from freebooter.bots.seated import ask, let_talk
from freebooter.engine.kernels.state import argument
from freebooter.engine.match import Match
from freebooter.engine.registry import load

from .tournament import GameKey, Tournament, seat_names

WARM_UP_MOVES = 24
WARM_UP_SECONDS = 2.0


class Played(NamedTuple):
    """What a game came to; lists have an entry for each seat.

    A decision is one between several moves. `seconds` is what a seat's decisions took, as the table saw it: the making
    of the view is part of it.
    """

    deal: int
    seating: int
    moves: int
    points: list[int]
    shares: list[float]
    decisions: list[int]
    seconds: list[float]

    @property
    def key(self) -> GameKey:
        return GameKey(self.deal, self.seating)


def play_game(tournament: Tournament, key: GameKey) -> Played:
    """Play a game to its end; raises `BotFailed`. But for the seconds, the same key gives the same game anywhere."""
    return play_out(tournament, key)[1]


def play_out(tournament: Tournament, key: GameKey) -> tuple[Match, Played]:
    """The same, with every move of it."""
    match = _sit_down(tournament, key.deal)
    bots = tournament.make_bots(key)
    decisions = [0] * tournament.players
    seconds = [0.0] * tournament.players
    while deciders := match.deciders:
        let_talk(match, bots)
        seat = deciders[0]
        choices = match.game.rules.kernels.count_moves(argument(match.state), seat)
        start = time.perf_counter()
        move = ask(match, seat, bots[seat])
        if choices > 1:
            decisions[seat] += 1
            seconds[seat] += time.perf_counter() - start
        match.push(move)
    rounded = [round(each, 6) for each in seconds]
    return match, Played(*key, len(match.moves), match.points(), match.outcome(), decisions, rounded)


def _sit_down(tournament: Tournament, deal: int) -> Match:
    names = seat_names(tournament.players)
    return Match(load(tournament.game), names, tournament.options, tournament.seed + deal)


def warm_up(tournament: Tournament) -> None:
    """Let every bot think a little, so that no decision that counts waits for a kernel to be loaded.

    Each plays the beginning of a match against itself. If it fails, it will fail again where it is noticed.
    """
    seats = range(tournament.players)
    for maker in tournament.makers:
        with suppress(Exception):
            _begin({seat: make_bot(tournament.game, maker, seat, tournament.budget) for seat in seats}, tournament)


def _begin(bots: dict[int, Bot], tournament: Tournament) -> None:
    match = _sit_down(tournament, 0)
    end = time.perf_counter() + WARM_UP_SECONDS
    while match.deciders and len(match.moves) < WARM_UP_MOVES and time.perf_counter() < end:
        let_talk(match, bots)
        seat = match.deciders[0]
        match.push(ask(match, seat, bots[seat]))
    match.points()
    match.outcome()
