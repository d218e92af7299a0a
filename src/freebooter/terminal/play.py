"""`freebooter play`: a table for people at one terminal and some bots, or for bots alone, line by line."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path

from freebooter.bots.budget import Budget, read_budget
from freebooter.bots.player import Bot, bot_names, make_bot, usual_bots
from freebooter.engine.fairness import Fairness, new_secret, private_seed
from freebooter.engine.match import Match
from freebooter.engine.numbers import check_seed
from freebooter.engine.players import check_new_names, check_players, spare_names
from freebooter.engine.refusal import BadSetup
from freebooter.engine.registry import load
from freebooter.narration.words import game_title
from freebooter.text import say

from .compiling import ensure_compiled
from .options import check_player_count, settle_chance, table_words, telling_options
from .presenter import presenter_of
from .saving import check_file
from .screen import Screen
from .session import Session


@dataclass(frozen=True)
class PlayOptions:
    """What was asked for on the command line."""

    game: str
    name: str
    people: str
    players: int
    bots: str
    bot: Sequence[str] | None
    """Bots of one's own, each as a file and a class."""
    watch: bool
    options: Mapping[str, str]
    think: str
    playouts: int | None
    cores: int
    seed: int | None
    """None where all chance is to come from a new secret."""
    save: Path | None
    force: bool
    fast: bool
    plain: bool


def play(asked: PlayOptions) -> None:
    game = load(asked.game)
    check_player_count(asked.game, asked.players)
    fairness = None
    if asked.seed is None:
        fairness = Fairness(new_secret(), ("",) * asked.players)
        seed = private_seed(fairness.secret, "bots")
    else:
        seed = check_seed(asked.seed)
    bot_list = asked.bots or ("" if (asked.bot or ()) else ",".join(usual_bots(asked.game)))
    asked = replace(asked, bots=bot_list, options=settle_chance(asked.game, asked.options, asked.seed))
    players = check_players(check_new_names(_names(asked)), game)
    game.read_options(asked.options, len(players))
    budget = read_budget(asked.think, asked.playouts, asked.cores)
    bots = _bots(asked, seed, budget)
    if asked.save is not None:
        check_file(asked.save, asked.force)
    ensure_compiled(game.name, (name for name, _ in bots.values()), coach=len(bots) < len(players))
    match = Match(game, players, asked.options, asked.seed, fairness)
    screen = Screen(asked.plain, asked.fast)
    _greet(screen, match, {seat: name for seat, (name, _) in bots.items()})
    minds = {seat: bot for seat, (_, bot) in bots.items()}
    people = range(len(players) - len(minds))
    session = Session(match, presenter_of(game.name), screen, people, minds, asked.save, asked.force)
    if session.run():
        again = "play-again" if fairness is None else "play-again-anew"
        screen.show_unbroken(say(again, command=repeat_command(asked, match)))


def _people(asked: PlayOptions) -> list[str]:
    """The names of those who play at this terminal."""
    named = [name.strip() for name in asked.people.split(",") if name.strip()]
    if asked.people and (asked.watch or asked.name or not named):
        raise BadSetup("refusal-people", key="people")
    if len(named) > asked.players:
        raise BadSetup("refusal-people-count", key="people", people=len(named), players=asked.players)
    if asked.watch:
        return []
    return named or [asked.name or say("play-default-name")]


def _names(asked: PlayOptions) -> list[str]:
    people = _people(asked)
    return [*people, *islice(spare_names(people), asked.players - len(people))]


def _bots(asked: PlayOptions, seed: int, budget: Budget) -> dict[int, tuple[str, Bot]]:
    """The name and the mind of each seat that is a bot's."""
    names = [*(name.strip() for name in asked.bots.split(",") if name.strip()), *(asked.bot or ())]
    if not names:
        raise BadSetup("error-bot", key="bots", name=asked.bots, names=", ".join(bot_names(asked.game)))
    for name in names:
        make_bot(asked.game, name, seed)
    seats = range(len(_people(asked)), asked.players)
    chosen = {seat: names[place % len(names)] for place, seat in enumerate(seats)}
    return {seat: (name, make_bot(asked.game, name, seed + seat, budget)) for seat, name in chosen.items()}


def _greet(screen: Screen, match: Match, bots: Mapping[int, str]) -> None:
    def introduce(player: int) -> str:
        if player not in bots:
            return say("play-person", name=match.players[player])
        return say("play-bot", name=match.players[player], bot=bots[player].rpartition(":")[2])

    everyone = say("comma").join(introduce(player) for player in range(len(match.players)))
    screen.show(say("play-greeting", game=game_title(match.game.name), players=everyone), style="bold")
    screen.show(table_words(match))
    if len(bots) < len(match.players):
        screen.show(say("play-hint"))


def repeat_command(asked: PlayOptions, match: Match) -> str:
    """The command that sets up the same table, with the same deal where a seed was given."""
    words = ["freebooter", "play", match.game.name, "--players", str(asked.players)]
    words += ["--bots", asked.bots] if asked.bots else []
    for bot in asked.bot or ():
        words += ["--bot", bot]
    words += ["--think", asked.think] if asked.think else []
    words += ["--playouts", str(asked.playouts)] if asked.playouts is not None else []
    words += ["--cores", str(asked.cores)] if asked.cores > 1 else []
    words += ["--watch"] if asked.watch else []
    words += ["--name", asked.name] if asked.name else []
    words += ["--people", asked.people] if asked.people else []
    for name, value in telling_options(match).items():
        if name in match.game.flags:
            words += [f"--{name}", value]
        else:
            words += ["-o", f"{name}={value}"]
    words += ["--seed", str(match.seed)] if match.seed is not None else []
    return shlex.join(words)
