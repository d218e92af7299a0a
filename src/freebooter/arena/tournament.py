"""A tournament: who plays what how often. It says all that its results depend on, and nothing of where it is played."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from freebooter import __version__
from freebooter.bots.budget import Budget
from freebooter.bots.player import Bot, bot_names, class_of, make_bot
from freebooter.engine import registry
from freebooter.engine.kernels.random import SEEDS
from freebooter.engine.kernels.sources import sources_hash
from freebooter.engine.numbers import check_seed
from freebooter.engine.players import check_players
from freebooter.engine.refusal import BadSetup

from .lineup import Seating, entrants, seatings
from .simulate import check_games


class GameKey(NamedTuple):
    """A game of a tournament: which deal, and the number of the seating."""

    deal: int
    seating: int


@dataclass(frozen=True)
class Tournament:
    """Every deal is played once with every seating, so that luck and seats favour nobody."""

    game: str
    bots: tuple[str, ...]
    players: int
    options: Mapping[str, str]
    deals: int
    seed: int
    budget: Budget
    makers: tuple[str, ...]
    """What to make each entrant by: its name, or the file and class at its full path."""
    files: Mapping[str, str]
    """A hash of every bot writer's file that takes part."""

    @cached_property
    def entrants(self) -> list[str]:
        return entrants(self.bots)

    @cached_property
    def seatings(self) -> list[Seating]:
        return seatings(self.bots, self.players)

    @property
    def games(self) -> int:
        return self.deals * len(self.seatings)

    def game_keys(self) -> Iterator[GameKey]:
        """All games, deal by deal."""
        return (GameKey(deal, seating) for deal in range(self.deals) for seating in range(len(self.seatings)))

    def bot_seed(self, key: GameKey, seat: int) -> int:
        """A seed of its own for every bot of every game, the same on every machine."""
        text = f"{self.seed} {key.deal} {key.seating} {seat}"
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")

    def make_bots(self, key: GameKey) -> dict[int, Bot]:
        return {
            seat: make_bot(self.game, self.makers[bot], self.bot_seed(key, seat), self.budget)
            for seat, bot in enumerate(self.seatings[key.seating])
        }

    def settings(self) -> dict[str, Any]:
        """Everything that two runs must agree on to be the same tournament."""
        return {
            "game": self.game,
            "bots": list(self.bots),
            "players": self.players,
            "options": dict(self.options),
            "games": self.games,
            "seed": self.seed,
            "playouts": self.budget.playouts,
            "think": self.budget.milliseconds,
            "files": dict(self.files),
        }


def program(game: str) -> dict[str, str]:
    """The program that plays a game: its version, and a hash of the sources that decide how it goes."""
    modules = [class_of(game, bot).__module__ for bot in bot_names(game)]
    rules = type(registry.load(game).rules).__module__
    return {"version": __version__, "sources": sources_hash(rules, *modules)}


def plan(
    game: str,
    bots: Sequence[str],
    players: int | None,
    options: Mapping[str, str],
    at_least: int,
    seed: int,
    budget: Budget,
) -> Tournament:
    """A tournament of at least that many games, rounded up to whole deals; raises `BadSetup`."""
    rules = registry.load(game)
    count = max(len(bots), rules.seats.start) if players is None else players
    if count not in rules.seats:
        raise BadSetup("error-player-count", players=count, fewest=rules.seats.start, most=rules.seats.stop - 1)
    check_players(seat_names(count), rules)
    check_games(at_least, 0)
    check_seed(seed)
    full = {name: _full_name(game, name) for name in entrants(bots)}
    for name, maker in full.items():
        _try_out(game, name, maker, budget)
    deals = -(-at_least // len(seatings(bots, count)))
    if seed > SEEDS - deals:
        raise BadSetup("error-arena-seeds", key="seed", seed=str(seed), deals=deals, largest=str(SEEDS - deals))
    return Tournament(
        game,
        tuple(bots),
        count,
        rules.read_options(options, count),
        deals,
        seed,
        budget,
        tuple(full.values()),
        {name: _file_hash(maker) for name, maker in full.items() if name not in bot_names(game)},
    )


def seat_names(players: int) -> list[str]:
    return [f"Player {seat}" for seat in range(1, players + 1)]


def read_bots(text: str) -> list[str]:
    """The names in `captain, contender,contender`."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise BadSetup("error-arena-bots", key="bots")
    return names


def _full_name(game: str, name: str) -> str:
    """Workers may run in another folder, so a bot writer's file is named from the root."""
    file, colon, attribute = name.rpartition(":")
    if name in bot_names(game) or not colon:
        return name
    return f"{Path(file).resolve()}:{attribute}"


def _try_out(game: str, name: str, maker: str, budget: Budget) -> None:
    """Make a bot once, before anything is played. What its file prints is no result."""
    import sys

    with redirect_stdout(sys.stderr):
        try:
            make_bot(game, maker, 0, budget)
        except BadSetup as refusal:
            if "name" in refusal.values and refusal.values["name"] == maker:
                raise BadSetup(refusal.message, key=refusal.key, **{**refusal.values, "name": name}) from refusal
            raise


def _file_hash(maker: str) -> str:
    return hashlib.sha256(Path(maker.rpartition(":")[0]).read_bytes()).hexdigest()[:16]
