"""The laboratory of Dead Man's Draw: its questions, and the program that plays for them."""

from __future__ import annotations

from freebooter.dead_mans_draw.game import GAME

from ..plan import Program, Setup
from ..question import Laboratory
from .houses import all_houses
from .minds import POLICIES, THOROUGH
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
        from .counting import notes, swift

        if policy in THOROUGH:
            from .counting import thorough

            return Program(GAME.dtype, GAME.memory_length, notes.NOTE_LENGTH, thorough.games, chunk=500)
        return Program(GAME.dtype, GAME.memory_length, notes.NOTE_LENGTH, swift.games, chunk=20_000)


LABORATORY = DeadMansDraw()
