"""How the captain and the coach of Dolores think: the search, tuned for duels."""

from __future__ import annotations

from freebooter.bots.kernels.search import Tuning
from freebooter.bots.thinking import Thinker

from ..game import GAME
from .kernels.policy import Policy
from .kernels.search import SEARCH

THINKER = Thinker(GAME, SEARCH, Policy.GAMBLER, Tuning(trust=0.5, model=1.0, horizon=4))
