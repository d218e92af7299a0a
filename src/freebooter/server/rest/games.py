"""What REST answers about the games themselves: what can be set up, and the rules in words."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from freebooter.bots.player import bot_names, usual_bots
from freebooter.engine.game import CHANCE
from freebooter.engine.refusal import BadSetup
from freebooter.engine.registry import load
from freebooter.lessons.lesson import lessons
from freebooter.narration.narrator import narrator_of
from freebooter.text import speaking

from ..messages import rest as messages
from ..transport.http import Request

MOST_RULEBOOKS = 64
"""So many are kept as they were asked for last: tables are few, and all who sit there read the same."""


async def games(request: Request) -> messages.Games:
    return messages.Games([_game(name) for name in request.server.games])


def _game(name: str) -> messages.GameInfo:
    game = load(name)
    return messages.GameInfo(
        name=name,
        fewest=game.seats.start,
        most=game.seats.stop - 1,
        options=[messages.OptionInfo(option, list(values)) for option, values in game.switches.items()],
        editions={edition: dict(implied) for edition, implied in game.editions.items()},
        bots=bot_names(name),
        usual_bots=usual_bots(name),
        usual=game.read_options({}, game.seats.start),
        chance={option: list(values) for option, values in game.left_to_chance.items()},
        minutes=game.minutes,
        lessons=len(lessons(name)),
        weights=dict(game.weights),
    )


async def rules(request: Request) -> messages.Rules:
    game, language = request.values["game"], request.values["language"] or request.language
    options = complete(game, read_options(request.values["options"] or ""))
    switches = tuple((name, options[name]) for name in load(game).switches)
    return await asyncio.to_thread(rulebook, game, language, switches)


def read_options(text: str) -> dict[str, str]:
    """Options as they stand in an address: `edition=german,names=one, two`. A list of names has commas, too."""
    options: dict[str, str] = {}
    name = ""
    for part in text.split(",") if text else ():
        first, equals, rest = part.partition("=")
        if equals:
            name = first.strip()
            options[name] = rest.strip()
        elif name:
            options[name] += f", {part.strip()}"
        else:
            raise BadSetup("refusal-option-form", key="options", rule=part.strip()[:60])
    return options


def complete(game: str, given: dict[str, str]) -> dict[str, str]:
    """Options as a table of any size would complete them; what is left to chance is not settled before there is one."""
    rules, refusals = load(game), []
    given = {name: value for name, value in given.items() if name not in rules.left_to_chance or value != CHANCE}
    for players in rules.seats:
        try:
            return rules.read_options(given, players)
        except BadSetup as refusal:
            refusals.append(refusal)
    raise refusals[0]


@lru_cache(maxsize=MOST_RULEBOOKS)
def rulebook(game: str, language: str, switches: tuple[tuple[str, str], ...]) -> messages.Rules:
    """The whole rules as the switches of a table have them."""
    topics, options = narrator_of(game).topics, dict(switches)
    with speaking(language):
        return messages.Rules(
            [
                messages.RuleTopic(f"{each.kind}-{each.name}", each.kind, each.title, topics.explain(each, options))
                for each in topics.all_rules(options)
            ]
        )
