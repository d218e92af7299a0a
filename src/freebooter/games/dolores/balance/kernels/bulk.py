"""Games between the characters."""

from __future__ import annotations

from freebooter.bots.kernels.policy_games import bind_policy_games

from ...bots.kernels.dispatch import policy
from ...rules.kernels import KERNELS
from .notes import take_note

games = bind_policy_games(__name__, KERNELS, policy, take_note)
