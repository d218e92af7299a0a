"""The search of Dolores: below the tree, everybody plays by one of the characters."""

from __future__ import annotations

from freebooter.bots.search import Tuning, bind_search
from freebooter.bots.thinking import Thinker
from freebooter.dolores.game import GAME

from .minds import Mind
from .policies import policy

THINKER = Thinker(GAME, bind_search(__name__, GAME.kernels, policy), Mind.GAMBLER, Tuning(model=0.9))
