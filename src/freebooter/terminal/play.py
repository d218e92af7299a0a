"""`freebooter play`: a table for people at one terminal and some bots, or for bots alone, line by line."""

from __future__ import annotations

import random
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from freebooter.bots.budget import Budget, read_budget
from freebooter.bots.player import Bot, bot_names, make_bot, usual_bots
from freebooter.engine.match import Match, check_seed
from freebooter.engine.players import PIRATES, check_players
from freebooter.engine.refusal import BadSetup
from freebooter.engine.registry import load
from freebooter.narration.words import game_title
from freebooter.text import say

from .compiling import ensure_bots, ensure_compiled
from .options import check_player_count, listed_options, settle_chance, telling_options
from .presenter import presenter_of
from .saving import check_file
from .screen import Screen
from .session import Session

SHORT_SEEDS = 1_000_000_000
"""Seeds drawn for a game are short enough to be typed again."""


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line."""

    game: str
    name: str
    people: str
    players: int
    bots: str
    own_bots: Sequence[str]
    watch: bool
    options: Mapping[str, str]
    think: str
    playouts: int | None
    cores: int
    seed: int | None
    save: Path | None
    force: bool
    fast: bool
    plain: bool


def play(wishes: Wishes) -> None:
    game = load(wishes.game)
    check_player_count(wishes.game, wishes.players)
    seed = check_seed(random.randrange(SHORT_SEEDS) if wishes.seed is None else wishes.seed)
    bot_list = wishes.bots or ("" if wishes.own_bots else ",".join(usual_bots(wishes.game)))
    wishes = replace(wishes, bots=bot_list, seed=seed, options=settle_chance(wishes.game, wishes.options, seed))
    players = check_players(_names(wishes), game)
    game.read_options(wishes.options, len(players))
    budget = read_budget(wishes.think, wishes.playouts, wishes.cores)
    bots = _bots(wishes, seed, budget)
    if wishes.save is not None:
        check_file(wishes.save, wishes.force)
    ensure_compiled(game.name)
    ensure_bots(game.name, (name for name, _ in bots.values()), coach=len(bots) < len(players))
    match = Match(game, players, wishes.options, seed)
    screen = Screen(wishes.plain, wishes.fast)
    _greet(screen, match, {seat: name for seat, (name, _) in bots.items()})
    minds = {seat: bot for seat, (_, bot) in bots.items()}
    people = range(len(players) - len(minds))
    session = Session(match, presenter_of(game.name), screen, people, minds, wishes.save, wishes.force)
    if session.run():
        screen.show_unbroken(say("play-again", command=repeat_command(wishes, match)))


def _people(wishes: Wishes) -> list[str]:
    """The names of those who play at this terminal."""
    named = [name.strip() for name in wishes.people.split(",") if name.strip()]
    if wishes.people and (wishes.watch or wishes.name or not named):
        raise BadSetup("refusal-people", key="people")
    if len(named) > wishes.players:
        raise BadSetup("refusal-people-count", key="people", people=len(named), players=wishes.players)
    if wishes.watch:
        return []
    return named or [wishes.name or say("play-default-name")]


def _names(wishes: Wishes) -> list[str]:
    people = _people(wishes)
    return (people + [name for name in PIRATES if name not in people])[: wishes.players]


def _bots(wishes: Wishes, seed: int, budget: Budget) -> dict[int, tuple[str, Bot]]:
    """The name and the mind of each seat that is a bot's."""
    names = [*(name.strip() for name in wishes.bots.split(",") if name.strip()), *wishes.own_bots]
    if not names:
        raise BadSetup("error-bot", key="bots", name=wishes.bots, names=", ".join(bot_names(wishes.game)))
    for name in names:
        make_bot(wishes.game, name, seed)
    seats = range(len(_people(wishes)), wishes.players)
    chosen = {seat: names[place % len(names)] for place, seat in enumerate(seats)}
    return {seat: (name, make_bot(wishes.game, name, seed + seat, budget)) for seat, name in chosen.items()}


def _greet(screen: Screen, match: Match, bots: Mapping[int, str]) -> None:
    def introduce(player: int) -> str:
        if player not in bots:
            return say("play-person", name=match.players[player])
        return say("play-bot", name=match.players[player], bot=bots[player].rpartition(":")[2])

    everyone = say("comma").join(introduce(player) for player in range(len(match.players)))
    screen.show(say("play-greeting", game=game_title(match.game.name), players=everyone), style="bold")
    screen.show(say("play-table", options=listed_options(match), seed=str(match.seed)))
    if len(bots) < len(match.players):
        screen.show(say("play-hint"))


def repeat_command(wishes: Wishes, match: Match) -> str:
    """The command that sets up the same table with the same deal."""
    words = ["freebooter", "play", match.game.name, "--players", str(wishes.players)]
    words += ["--bots", wishes.bots] if wishes.bots else []
    for bot in wishes.own_bots:
        words += ["--bot", bot]
    words += ["--think", wishes.think] if wishes.think else []
    words += ["--playouts", str(wishes.playouts)] if wishes.playouts is not None else []
    words += ["--cores", str(wishes.cores)] if wishes.cores > 1 else []
    words += ["--watch"] if wishes.watch else []
    words += ["--name", wishes.name] if wishes.name else []
    words += ["--people", wishes.people] if wishes.people else []
    for name, value in telling_options(match).items():
        if name in ("edition", "traits", "variant", "mermaids"):
            words += [f"--{name}", value]
        else:
            words += ["-o", f"{name}={value}"]
    return shlex.join([*words, "--seed", str(match.seed)])
