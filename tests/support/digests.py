"""Fingerprints of games over a spread of all tables; run as a program, it prints them, interpreted or compiled."""

from __future__ import annotations

import hashlib

from freebooter import games
from freebooter.engine.random import SEEDS

from .play import positions
from .tables import Table, bonus_tables, every_table, house_rules


def sample() -> list[Table]:
    return every_table()[::17] + house_rules()[::13] + bonus_tables()[::11]


def digests() -> list[str]:
    """A line for each game: its table, its length and the fingerprint of all its positions."""
    game = games.load("dead-mans-draw")
    lines = []
    for number, table in enumerate(sample()):
        digest = hashlib.sha256()
        for match in positions(game, table, seed=(number * 2**57 + number) % SEEDS):
            digest.update(match.state.tobytes())
        lines.append(f"{table} {len(match.moves)} {digest.hexdigest()}")
    return lines


if __name__ == "__main__":
    print("\n".join(digests()))
