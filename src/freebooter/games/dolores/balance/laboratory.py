"""The laboratory of Dolores: its questions, and the program that plays for them."""

from __future__ import annotations

from freebooter.arena.balance.laboratory import Laboratory
from freebooter.arena.balance.plan import Program, Setup
from freebooter.engine.refusal import BadSetup

from ..game import GAME
from .bottles import Bottles
from .dealer import Dealer
from .gestures import Gestures
from .habits import Habits
from .table_sizes import Tables
from .tables import POLICIES


class Dolores(Laboratory):
    questions = (Gestures(), Habits(), Dealer(), Tables(), Bottles())
    policies = POLICIES
    usual_games = 50_000

    def check(self, setup: Setup) -> None:
        if setup.editions or any(setup.options.values()):
            raise BadSetup("dolores/error-balance-editions", key="edition")

    def program(self, policy: str) -> Program:
        from .kernels import bulk

        return Program(GAME.rules.dtype, GAME.rules.memory_length, bulk.NOTE_LENGTH, bulk.games, chunk=2_000)


LABORATORY = Dolores()
