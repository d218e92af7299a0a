"""Fingerprints of games over a spread of all tables; run as a program, it prints them, interpreted or compiled."""

from __future__ import annotations

import hashlib

from freebooter.engine import registry as games
from freebooter.engine.kernels.random import SEEDS
from freebooter.engine.match import Match

from .dolores import bottle_match
from .fair import fair_match
from .play import play_on, reimagined, sit_down
from .tables import Table, bonus_tables, dolores_tables, every_table, house_rules, times


def sample() -> list[Table]:
    return (
        every_table()[:: times(53, 17)]
        + house_rules()[:: times(41, 13)]
        + bonus_tables()[:: times(31, 11)]
        + times(2, 5) * dolores_tables()
    )


def fingerprint(match: Match, seed: int) -> str:
    """The length of a game and the fingerprint of all its positions, as they are and as everybody observes them."""
    digest = hashlib.sha256()
    for position in play_on(match, seed):
        digest.update(position.state.tobytes())
        seat = len(position.moves) % (len(position.players) + 1)
        digest.update(position.observe(seat).tobytes())
        digest.update(reimagined(position, seat, len(position.moves)).state.tobytes())
    return f"{len(match.moves)} {digest.hexdigest()}"


def digests() -> list[str]:
    """A line for each game."""
    lines = []
    for number, table in enumerate(sample()):
        seed = (number * 2**57 + number) % SEEDS
        lines.append(f"{table} {fingerprint(sit_down(games.load(table.game), table, seed), seed)}")
    for number, table in enumerate(sample()[::5]):
        lines.append(f"key {table} {fingerprint(fair_match(table, 0, secret=f'{number:064x}'), number)}")
    for number in range(times(12, 30)):
        lines.append(f"bottles {fingerprint(bottle_match(2 + number % 3, number), number)}")
    return lines


if __name__ == "__main__":
    print("\n".join(digests()))
