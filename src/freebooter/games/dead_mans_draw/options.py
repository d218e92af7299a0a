"""Editions and house rules: what each printed edition says, and reading the options of a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from freebooter.engine.options import word
from freebooter.engine.refusal import BadSetup

from .rules.switches import SWITCHES
from .rules.terms import TRAIT_NAMES, Trait

ONE_DECK_SEATS = 4
"""Five or more players need two decks."""

TRAIT_DEALS = ("none", "draft", "random")

_ENGLISH = {
    "discard": "open",
    "oracle": "all",
    "mystic": "all",
    "treasure-hunter": "2",
    "instant-banking": "draw-pile",
    "captains-hook": "any",
    "parry": "discard-sword",
    "miser": "pair",
    "casanova-replay": "compulsory",
    "forced-busts": "true",
}

_DEPARTURES = {
    "english": "",
    "german": "discard=hidden oracle=player mystic=player instant-banking=anywhere captains-hook=different "
    "parry=holder casanova-replay=optional",
    "czech": "mystic=player instant-banking=anywhere parry=any-kraken casanova-replay=optional",
    "japanese": "discard=hidden treasure-hunter=3 parry=any-kraken miser=anchor",
    "digital": "treasure-hunter=3 instant-banking=anywhere parry=any-kraken forced-busts=false",
}
"""Where each edition departs from the English one."""

EDITIONS = {
    name: _ENGLISH | dict(said.split("=") for said in departures.split()) for name, departures in _DEPARTURES.items()
}
"""What each edition says about each of its switches."""

BESIDE_THE_EDITION = {name: values[0] for name, values in SWITCHES.items() if name not in (*_ENGLISH, "decks")}
"""What holds unless a table decides otherwise; the number of decks follows from the number of players."""


def read_options(given: Mapping[str, Any], players: int) -> dict[str, str]:
    """All options of a table, completed from its edition and checked; raises `BadSetup`."""
    edition = word(given.get("edition", "english"))
    if edition not in EDITIONS:
        raise BadSetup("error-edition", key="edition", name=edition, names=", ".join(EDITIONS))
    decks = "1" if players <= ONE_DECK_SEATS else "2"
    options = {"edition": edition} | EDITIONS[edition] | BESIDE_THE_EDITION | {"decks": decks, "traits": "none"}
    for name, value in given.items():
        if name == "edition":
            continue
        if name not in options:
            raise BadSetup("error-option", key="options", name=word(name), names=", ".join([*SWITCHES, "traits"]))
        options[name] = word(value)
    for name, values in SWITCHES.items():
        if options[name] not in values:
            message = "dead-mans-draw/error-variant" if name == "variant" else "error-option-value"
            raise BadSetup(message, key=name, name=name, value=options[name], values=", ".join(values))
    if options["decks"] == "1" and players > ONE_DECK_SEATS:
        raise BadSetup("dead-mans-draw/error-decks", key="decks", most=ONE_DECK_SEATS)
    _check_traits(options, players)
    return options


def _check_traits(options: dict[str, str], players: int) -> None:
    if options["traits"] in TRAIT_DEALS:
        return
    traits = [trait.strip() for trait in options["traits"].split(",")]
    for trait, count in Counter(traits).items():
        if trait not in TRAIT_NAMES:
            raise BadSetup("dead-mans-draw/error-trait-unknown", key="traits", name=trait, names=", ".join(TRAIT_NAMES))
        if trait == TRAIT_NAMES[Trait.SIREN] and options["mermaids"] != "replay":
            raise BadSetup("dead-mans-draw/error-siren", key="traits")
        if count > int(options["decks"]):
            raise BadSetup("dead-mans-draw/error-trait-twice", key="traits", name=trait, copies=int(options["decks"]))
    if len(traits) != players:
        raise BadSetup("dead-mans-draw/error-trait-count", key="traits", traits=len(traits), players=players)
    options["traits"] = ", ".join(traits)


def short_options(options: Mapping[str, str]) -> dict[str, str]:
    """The fewest options that `read_options` completes to these."""
    implied = EDITIONS[options["edition"]] | BESIDE_THE_EDITION | {"traits": "none"}
    return {name: value for name, value in options.items() if implied.get(name) != value}
