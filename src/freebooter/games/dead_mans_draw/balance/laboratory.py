"""The laboratory of Dead Man's Draw: its questions, and the program that plays for them."""

from __future__ import annotations

from freebooter.arena.balance.plan import Program, Setup
from freebooter.arena.balance.question import Laboratory

from ..game import GAME
from .houses import all_houses
from .pairs import Pairs
from .policies import POLICIES, THOROUGH
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
        from .kernels import notes, swift

        if policy in THOROUGH:
            from .kernels import thorough

            return Program(GAME.rules.dtype, GAME.rules.memory_length, notes.NOTE_LENGTH, thorough.games, chunk=500)
        return Program(GAME.rules.dtype, GAME.rules.memory_length, notes.NOTE_LENGTH, swift.games, chunk=20_000)


LABORATORY = DeadMansDraw()
