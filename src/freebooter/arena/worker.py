"""What a worker does, wherever it runs: it is told which games to play, and answers with what they came to."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from freebooter.bots.seated import BotFailed
from freebooter.engine.refusal import Refusal

from .playing import Played, play_game, warm_up
from .tournament import GameKey, Tournament, program


@dataclass(frozen=True)
class Finished:
    """The games that were played in those seconds, or why one of them could not be."""

    games: list[Played] = field(default_factory=list)
    seconds: float = 0.0
    failure: tuple[str, dict[str, Any]] | None = None

    def checked(self) -> Finished:
        """The same, if it is no failure; that is raised here, where it can be said in the user's language."""
        if self.failure is not None:
            message, values = self.failure
            raise BotFailed(message, **values)
        return self


class Worker:
    """Plays games of one tournament. It is warm when it has been made."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        warm_up(tournament)

    def play(self, keys: Sequence[GameKey]) -> Finished:
        start = time.perf_counter()
        games = []
        for key in keys:
            try:
                games.append(play_game(self.tournament, key))
            except Refusal as refusal:
                return Finished(failure=(refusal.message, refusal.values))
            except Exception as error:
                problem = f"{type(error).__name__}: {error}"
                values = {"deal": str(key.deal), "seating": str(key.seating), "problem": problem[:200]}
                return Finished(failure=("error-arena-game", values))
        return Finished(games, time.perf_counter() - start)

    def program(self) -> dict[str, str]:
        return program(self.tournament.game)
