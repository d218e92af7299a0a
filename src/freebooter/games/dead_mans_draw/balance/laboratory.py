"""The laboratory of Dead Man's Draw: its questions, and the program that plays for them."""

from __future__ import annotations

from freebooter.arena.balance.laboratory import Laboratory
from freebooter.arena.balance.plan import Program, Setup

from ..game import GAME
from .houses import POLICIES, THOROUGH, all_houses
from .pairs import Pairs
from .seats import Seat
from .traits import Alone, Everybody
from .variants import Variants


class DeadMansDraw(Laboratory):
    questions = (Alone(), Everybody(), Pairs(), Seat(), Variants())
    policies = POLICIES
    usual_games = 1_000_000

    def check(self, setup: Setup) -> None:
        for house in all_houses(setup):
            house.undealt(setup.players or GAME.seats.start)

    def program(self, policy: str) -> Program:
        from .kernels import bulk

        quick = policy not in THOROUGH
        games, chunk = (bulk.quick_games, 20_000) if quick else (bulk.thorough_games, 500)
        return Program(GAME.rules.dtype, GAME.rules.memory_length, bulk.NOTE_LENGTH, games, chunk, on_device=quick)


LABORATORY = DeadMansDraw()
