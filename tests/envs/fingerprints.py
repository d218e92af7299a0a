"""Fingerprints of some steps of matches by the thousand; run as a program, it prints them, interpreted or compiled."""

from __future__ import annotations

import hashlib

from freebooter.envs.vector import Matches

from .tables import TABLES, opened, table_name

STEPS = 40


def fingerprints() -> list[str]:
    """A line for each table, most of them with opponents."""
    lines = []
    for table in TABLES:
        matches, digest = Matches(opened(table), 3, seed=5, seat="random"), hashlib.sha256()
        for _ in range(STEPS):
            matches.step(matches.random_actions())
            for each in (matches.states, matches.memories, matches.observations, matches.masks, matches.rewards):
                digest.update(each.tobytes())
        lines.append(f"{table_name(table)}: {digest.hexdigest()}")
    return lines


if __name__ == "__main__":
    print("\n".join(fingerprints()))
