"""`freebooter rules`: the rules in our own words, as an edition and house rules have them. Loads no rules to do so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from freebooter.engine.refusal import Refusal
from freebooter.engine.registry import load, names

from .presenter import presenter_of
from .screen import Screen


def rules(game: str, words: Sequence[str], given: Mapping[str, str], editions: bool, plain: bool) -> None:
    """Without a game's name, asked for or as the first word, the first game that knows the topic explains it."""
    if not game and words and words[0].casefold() in names():
        game, words = words[0].casefold(), words[1:]
    topic, screen = " ".join(words), Screen(plain)
    if game or not topic or given or editions:
        _explain(game or names()[0], topic, given, editions, screen)
        return None
    refusals = []
    for each in names():
        try:
            return _explain(each, topic, given, editions, screen)
        except Refusal as refusal:
            refusals.append(refusal)
    raise refusals[0]


def _explain(game: str, topic: str, given: Mapping[str, str], editions: bool, screen: Screen) -> None:
    presenter = presenter_of(game)
    options = load(game).read_options(given, load(game).seats.start)
    if editions:
        presenter.editions(screen)
    else:
        presenter.rules(topic, options, screen)
