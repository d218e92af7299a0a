"""Games between any policies; the quartermaster's odds take a minute to compile."""

from __future__ import annotations

from freebooter.bots.dead_mans_draw.policies import policy
from freebooter.bots.policy_games import bind_policy_games
from freebooter.dead_mans_draw.game import GAME

from .notes import take_note

games = bind_policy_games(__name__, GAME.kernels, policy, take_note)
