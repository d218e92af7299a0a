"""`freebooter rules`: the rules in our own words, as an edition and house rules have them. Loads no rules to do so."""

from __future__ import annotations

from collections.abc import Mapping

from .presenter import presenter_of
from .screen import Screen


def rules(game: str, topic: str, given: Mapping[str, str], editions: bool, plain: bool) -> None:
    presenter = presenter_of(game)
    options = presenter.read_options(given)
    screen = Screen(plain)
    if editions:
        presenter.editions(screen)
    else:
        presenter.rules(topic, options, screen)
