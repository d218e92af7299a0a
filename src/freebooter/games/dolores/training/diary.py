"""Plays games and keeps the positions at the beginning of each duel, with what became of them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from freebooter.engine.kernels.state import new_state

from ..bots.kernels.worth import LONG_GAME
from ..game import GAME
from ..rules.state import CARDS_IN_A_DUEL, LAST_CARDS
from ..rules.terms import MAX_PLAYERS
from .kernels import diary

POSITION = np.dtype(
    [
        ("hoards", np.int64, (MAX_PLAYERS,)),
        ("bottles", np.int64, (MAX_PLAYERS,)),
        ("shares", np.float64, (MAX_PLAYERS,)),
        ("long", np.float64),
        ("soon", np.float64),
        ("dealer", np.int64),
        ("players", np.int64),
        ("smallest_set", np.int64),
    ],
    align=True,
)
"""A position before a duel that is sure to be played, as the network sees it, and everyone's part of the victory."""


def play(options: dict[str, str], policies: Sequence[int], games: int, first_seed: int) -> np.ndarray:
    """The positions of so many games with consecutive seeds; `policies` has one for each seat."""
    players = len(policies)
    undealt = GAME.rules.undealt(GAME.read_options(options, players), players)
    notes = np.zeros((games, diary.NOTES), np.int64)
    shares = np.zeros((games, players))
    diary.games(
        undealt,
        new_state(GAME.rules.dtype),
        np.zeros(GAME.rules.memory_length, np.int64),
        np.array(policies, np.int64),
        np.uint64(first_seed),
        np.zeros(games, np.int64),
        np.zeros((games, players), np.int64),
        shares,
        notes,
    )
    return _positions(notes, shares, int(undealt["smallest_set"][0]))


def _positions(notes: np.ndarray, shares: np.ndarray, smallest_set: int) -> np.ndarray:
    players = shares.shape[1]
    duels = notes[:, diary.DUELS :].reshape(len(notes), diary.MOST_DUELS, diary.DUEL_NOTES)
    kept = np.arange(diary.MOST_DUELS) < notes[:, diary.COUNT, None]
    game, _ = np.nonzero(kept)
    rows = duels[kept]
    positions = np.zeros(len(rows), POSITION)
    positions["hoards"] = rows[:, diary.HOARDS : diary.HOARDS + MAX_PLAYERS]
    positions["bottles"] = rows[:, diary.BOTTLES : diary.BOTTLES + MAX_PLAYERS]
    positions["shares"][:, :players] = shares[game]
    later = duels_out_of(rows[:, diary.PILE], rows[:, diary.DAWN] > 0)
    positions["long"] = later / LONG_GAME
    positions["soon"] = 1 / (1 + later)
    positions["dealer"] = rows[:, diary.DEALER]
    positions["players"] = players
    positions["smallest_set"] = smallest_set
    return positions


def duels_out_of(piles: np.ndarray, with_dawn: np.ndarray) -> np.ndarray:
    """How many duels can be expected out of so many cards, as `bots/kernels/worth.py` reckons."""
    table = np.zeros((2, 128))
    for pile in range(128):
        duels = pile // CARDS_IN_A_DUEL
        table[0, pile] = duels
        places = min(LAST_CARDS, pile)
        certain = (pile - places) // CARDS_IN_A_DUEL
        table[1, pile] = certain + sum(
            (pile - CARDS_IN_A_DUEL * duel) / places for duel in range(certain + 1, duels + 1)
        )
    found: np.ndarray = table[with_dawn.astype(int), piles]
    return found
