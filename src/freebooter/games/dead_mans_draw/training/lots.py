"""Lots of matches to learn from: each is played once, and forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from freebooter.engine.kernels.state import new_state, seed_argument

from ..bots.kernels.signs import SIGNS
from ..game import GAME
from ..rules.terms import MAX_PLAYERS
from .kernels.lessons import gather
from .tables import undealt_tables

TURNS = 6
"""So many beginnings of turns are looked at in each match."""


class Lot(NamedTuple):
    """Positions, a row for each, with places for all seats."""

    signs: np.ndarray
    """What tells how good the position is for each seat,"""
    shares: np.ndarray
    """everyone's part of the victory in the end,"""
    present: np.ndarray
    """and which of the seats there are."""


def play_lot(matches: int, players: Sequence[int], chance: np.random.Generator, first_seed: int) -> Lot:
    """Matches with consecutive seeds at tables that are left to chance."""
    undealt = undealt_tables(matches, players, chance)
    signs = np.zeros((matches, TURNS, max(players), SIGNS), np.float32)
    shares = np.zeros((matches, MAX_PLAYERS))
    counts = np.zeros(matches, np.int64)
    gather(undealt, new_state(GAME.rules.dtype), seed_argument(first_seed), signs, shares, counts)
    there = np.arange(TURNS) < counts[:, None]
    ends = np.repeat(shares[:, None, : max(players)], TURNS, 1).astype(np.float32)
    present = np.arange(max(players)) < np.asarray(undealt["players"])[:, None]
    return Lot(signs[there], ends[there], np.repeat(present[:, None], TURNS, 1)[there])
