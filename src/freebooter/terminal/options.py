"""The options of a table, from what stands on the command line."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from freebooter.engine.game import Game
from freebooter.engine.refusal import BadSetup
from freebooter.engine.registry import load
from freebooter.text import say

if TYPE_CHECKING:
    from freebooter.engine.match import Match


def given_options(named: Mapping[str, str], house_rules: Sequence[str]) -> dict[str, str]:
    """The options that were given: those with a name of their own, and house rules as NAME=VALUE."""
    options = {name: value for name, value in named.items() if value}
    for rule in house_rules:
        name, equals, value = rule.partition("=")
        if not (name.strip() and equals and value.strip()):
            raise BadSetup("refusal-option-form", key="option", rule=rule)
        options[name.strip()] = value.strip()
    return options


def telling_options(match: Match) -> dict[str, str]:
    """The edition, and the options that would be otherwise if they were not named."""
    complete, game, players = match.options, match.game, len(match.players)
    told = {"edition": complete["edition"]} if "edition" in complete else {}
    for name, value in game.short_options(complete).items():
        if name not in told and _without(game, complete, name, players) != complete:
            told[name] = value
    return told


def _without(game: Game, complete: Mapping[str, str], name: str, players: int) -> dict[str, str] | None:
    """What the options would be if one of them had not been named; None where the others need it."""
    try:
        return game.read_options({each: complete[each] for each in complete if each != name}, players)
    except BadSetup:
        return None


def table_words(match: Match) -> str:
    """What holds at a table, and its seed; or where all chance comes from a secret, the commitment to that."""
    options = say("comma").join(f"{name} {value}" for name, value in telling_options(match).items()) or "-"
    if match.seed is None and match.fairness is not None:
        return say("play-table-committed", options=options, commitment=match.fairness.commitment)
    return say("play-table", options=options, seed=str(match.seed))


def check_player_count(game: str, players: int) -> None:
    """Refuse a number of players before a name is given to each of them."""
    seats = load(game).seats
    if players not in seats:
        raise BadSetup("error-player-count", players=players, fewest=seats.start, most=seats.stop - 1)


def settle_chance(game: str, options: Mapping[str, str], seed: int | None) -> dict[str, str]:
    """Options in which everything left to chance, such as the variant card, is drawn, by the seed if there is one."""
    return load(game).settle_chance(options, random.Random(seed))
