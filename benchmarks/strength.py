"""How strong a bot is at every kind of table: a tournament for each, and one table of all of them.

    python -m benchmarks.strength --to FOLDER
    python -m benchmarks.strength --to FOLDER --think 50ms --games 400
    python -m benchmarks.strength --to FOLDER --only players-4 --against quartermaster,contender
    python -m benchmarks.strength --to FOLDER --only players-2 --budgets 100,1000,10000,50000

At each table one captain sits among copies of another bot, in every seat in turn, with the same cards each time. What
was played is kept in the folder; interrupted and started again with the same options, it continues.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from freebooter.engine.registry import load, names
from freebooter.terminal.measuring import benchmarks_of

from .harness.command import COMMAND, environment


@dataclass(frozen=True)
class Setting:
    """A kind of table."""

    name: str
    players: int
    options: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Cell:
    """One tournament: who is measured against whom, where, and how long they think."""

    setting: Setting
    against: str
    budget: tuple[str, str]
    """An option of the arena, and its value."""

    @property
    def folder(self) -> str:
        return "-".join((self.setting.name, self.against, *(part.lstrip("-") for part in self.budget)))


@dataclass(frozen=True)
class Share:
    """What the bot won for its seat, and the 95 % interval."""

    share: float
    low: float
    high: float


def settings(game: str) -> list[Setting]:
    """Every number of players by the plain rules, and whatever else the game wants to be measured at."""
    plain = [Setting(f"players-{players}", players) for players in load(game).seats]
    special = benchmarks_of(game).strength_tables.items()
    return plain + [Setting(name, players, dict(options)) for name, (players, options) in special]


def cells(given: argparse.Namespace) -> list[Cell]:
    """All tournaments that were asked for, in order."""
    if given.think:
        budgets = [("--think", given.think)]
    else:
        budgets = [("--playouts", playouts) for playouts in (given.budgets or str(given.playouts)).split(",")]
    opponents = (given.against or list(load(given.game).bots)[-2]).split(",")
    chosen = [setting for setting in settings(given.game) if setting.name.startswith(given.only)]
    return [Cell(setting, against, budget) for setting in chosen for against in opponents for budget in budgets]


def command(cell: Cell, given: argparse.Namespace) -> list[str]:
    """How the arena is asked for a tournament."""
    setting = cell.setting
    bots = [given.bot, *[cell.against] * (setting.players - 1)]
    asked = ["arena", given.game, "--bots", ",".join(bots), "--players", str(setting.players), *cell.budget]
    asked += ["--games", str(given.games), "--seed", str(given.seed), "--cores", str(given.cores), "--json"]
    asked += ["--to", str(given.to / cell.folder)]
    return asked + [part for name, value in setting.options.items() for part in (f"--{name}", value)]


def measured(cell: Cell, given: argparse.Namespace) -> Share:
    """Play a tournament to its end."""
    done = subprocess.run(
        [COMMAND, *command(cell, given)], stdout=subprocess.PIPE, env=environment(), check=True, encoding="utf-8"
    )
    bots = {bot["name"]: bot for bot in json.loads(done.stdout)["bots"]}
    return Share(*(bots[given.bot][name] for name in ("win_share", "low", "high")))


def row(cell: Cell, found: Share) -> str:
    fair = 1 / cell.setting.players
    share = f"{found.share:>6.1%} ({found.low:.1%} to {found.high:.1%})"
    return f"{cell.setting.name:28} {cell.against:14} {' '.join(cell.budget):18} {fair:>5.1%}  {share}"


def arguments(given: Sequence[str] | None = None) -> argparse.Namespace:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--to", type=Path, required=True, help="folder for what was played")
    reader.add_argument("--game", default=names()[0], help="default: %(default)s")
    reader.add_argument("--bot", default="captain")
    reader.add_argument("--against", default="", help="other bots, separated by commas (default: the last but one)")
    reader.add_argument("--games", type=int, default=200, help="games at each kind of table (default: 200)")
    reader.add_argument("--playouts", type=int, default=1000, help="for a decision (default: 1000)")
    reader.add_argument("--budgets", default="", help="several numbers of playouts, separated by commas, in turn")
    reader.add_argument("--think", default="", help="time for a decision instead of playouts, such as 50ms")
    reader.add_argument("--only", default="", help="only settings whose name begins like this")
    reader.add_argument("--seed", type=int, default=0)
    reader.add_argument("--cores", type=int, default=1)
    return reader.parse_args(given)


def main() -> None:
    given = arguments()
    given.to.mkdir(parents=True, exist_ok=True)
    print(f"{'table':28} {'against':14} {'budget':18} {'fair':>5}  {given.bot}", flush=True)
    for cell in cells(given):
        print(row(cell, measured(cell, given)), flush=True)


if __name__ == "__main__":
    main()
