"""Games between the characters."""

from __future__ import annotations

from freebooter.bots.dolores.policies import policy
from freebooter.bots.policy_games import bind_policy_games
from freebooter.dolores.game import GAME

from .notes import take_note

games = bind_policy_games(__name__, GAME.kernels, policy, take_note)
