"""Matches that begin with a position of another one, and not with a deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from freebooter.engine.fairness import Fairness
from freebooter.engine.game import Game
from freebooter.engine.match import Match

from .entries import Origin


def played_on(
    game: Game,
    options: Mapping[str, str],
    origin: Origin,
    players: Sequence[str],
    seed: int | None,
    fairness: Fairness | None,
) -> Match:
    """The match that begins with a position; its seed, or else its key, deals what its seat could not know."""
    its_seed = int(origin.seed) if origin.seed else None
    its_fairness = Fairness(origin.secret, origin.nonces) if origin.secret else None
    if origin.before is None:
        match = Match(game, origin.players, options, its_seed, its_fairness)
    else:
        match = played_on(game, options, origin.before, origin.players, its_seed, its_fairness)
    for number in range(len(origin.moves) + 1):
        for after, seat, promise in origin.promises:
            if after == number:
                match.promise(seat, promise)
        if number < len(origin.moves):
            match.push(origin.moves[number])
    return match.reimagined(origin.seat, seed, tuple(players), fairness)
