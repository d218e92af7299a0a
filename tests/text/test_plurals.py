"""Wherever something is counted, the words beside the number follow it, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import FluentParser

from docs.making.messages import MARK, PLURALS, Message, paths, read, said_with, selections, variables
from docs.making.proof import Said
from docs.making.samples import sample
from freebooter.text import LANGUAGES

COUNTS = (0, 1, 2, 5, 21)

STEADY = {
    "en": "a and at bust busts each for from in instead left of on once or out per plus than to when with",
    "de": "am an auf aus bei bis für im in je mal oder pro sein statt über und versenken versenkt von vor vorn zu zum",
    "cs": "a až do je k ke mezi místo na nebo nevejde od po pro při s tu u v z za ze že",
    "ja": "",
}
"""Words that stay as they are, however much is counted before them."""

PARTICIPLES = {
    "en": "accepted broken changed granted kept lapsed made open owed sent",
    "de": "angenommen gebrochen geändert gegeben gehalten gesendet gewährt offen verfallen",
    "cs": "",
    "ja": "",
}
"""These stay as well where they say what happened to what was counted; in Czech they do not."""

ALIKE = {"en": "", "de": "Leute Ordner Spieler", "cs": "rozdání rozhodnutí", "ja": ""}
"""Nouns that have one form for all numbers."""

UNITS = "s ms µs min Min Sek h MB KB GB kB B"

AGREES = {"en": "are were have", "de": "sind waren haben", "cs": "jsou byly byli mají zbývají", "ja": ""}
"""Words before a number that hold for several only."""

OBLIQUE = "bez do k ke kolem mezi od podle po při s se u v ve z ze"
OBLIQUE_ENDINGS = ("ech", "ách", "ích", "ům", "ami", "emi", "ími")
"""Czech words that want, and endings that show, a case in which two and five have the same form."""

AT_LEAST = {
    ("arena-report-played", "players"): 2,
    ("balance-at-the-table", "players"): 2,
    ("dead-mans-draw/error-decks", "most"): 2,
    ("dead-mans-draw/error-trait-count", "players"): 2,
    ("doctor-packages", "count"): 5,
    ("dolores/balance-table-name", "players"): 2,
    ("error-arena-seatings", "bots"): 5,
    ("error-arena-seatings", "players"): 2,
    ("error-env-chance", "most"): 5,
    ("error-env-features", "declared"): 5,
    ("error-load-files", "needed"): 5,
    ("error-player-count", "most"): 2,
    ("error-player-name", "longest"): 5,
    ("error-record-size", "most"): 5,
    ("error-scenario-size", "most"): 5,
    ("error-talk-line", "longest"): 5,
    ("pig/choice-hold", "points"): 2,
    ("refusal-people-count", "people"): 3,
}
"""Sizes of tables and limits of the house: what is never fewer than this needs no words for it."""


def form(language: str, number: int) -> str:
    return str(Locale.parse(language).plural_form(number))


def forms(language: str, least: int = 0) -> dict[str, int]:
    """The forms that whole numbers have, each with a number that has it."""
    return {form(language, number): number for number in (1, 2, 5, 21) if number >= least}


def is_counted(message: str, variable: str, keys: set[str]) -> bool:
    """Whether a variable counts something: some language says so, or else a value such as it has."""
    words = {key for key in keys if not key.isdecimal()}
    if words and not words <= PLURALS | {"other"}:
        return False
    return bool(words & PLURALS) or isinstance(sample(message, variable), int)


def chosen_by(messages: list[Message], attribute: str) -> dict[str, set[str]]:
    """What is chosen between in any language."""
    found: dict[str, set[str]] = {}
    for message in messages:
        for variable, keys in selections(message.attributes[attribute]):
            found.setdefault(variable, set()).update(keys)
    return found


def counted(language: str, place: str) -> Iterator[tuple[Message, str, str]]:
    """Every variable of a file that counts something, with the message and the attribute in which it does."""
    for name, message in read(language)[place].items():
        for attribute, pattern in message.attributes.items():
            keys = chosen_by([read(each)[place][name] for each in LANGUAGES], attribute)
            for variable in sorted(variables(pattern)):
                if is_counted(message.qualified, variable, keys.get(variable, set())):
                    yield message, attribute, variable


def faults(pattern: Any, variable: str, language: str, least: int = 0) -> Iterator[str]:
    """Where the same words stand beside the number although nobody has said that its forms share them."""
    for way in paths(pattern) or [{}]:
        others = {name: (key,) for name, key in way.items() if name != variable}
        said = {
            kind: said_with(pattern, {**others, variable: (kind, str(number))}, variable)
            for kind, number in forms(language, least).items()
        }
        for (first, (text, is_meant)), (second, (other, is_meant_too)) in combinations(said.items(), 2):
            if text == other and not (is_meant and is_meant_too):
                yield from (f"{first}, {second}: {words}" for words in unsteady(text, language, first == "one"))


def unsteady(text: str, language: str, has_one: bool) -> Iterator[str]:
    """Words beside the number that would have to change with it."""
    steady = " ".join((STEADY[language], PARTICIPLES[language], ALIKE[language], UNITS)).split()
    for found in re.finditer(rf"(?:([\w-]+)[ \u00a0])?{MARK}(?:[ \u00a0]([^\W\d_][\w-]*))?", text):
        before, after = (found[1] or "").lower(), found[2] or ""
        if language == "cs" and not has_one and (before in OBLIQUE.split() or after.endswith(OBLIQUE_ENDINGS)):
            continue
        if (after and after not in steady) or (not after and before in AGREES[language].split()):
            yield found[0]


@pytest.mark.parametrize("place", read("en"))
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_follow_what_is_counted(language: str, place: str) -> None:
    found = {
        f"{message.place}: {message.name}.{attribute} ${variable}: {fault}"
        for message, attribute, variable in counted(language, place)
        for fault in faults(
            message.attributes[attribute], variable, language, AT_LEAST.get((message.qualified, variable), 0)
        )
    }
    assert not found, "\n".join(["no form for:", *sorted(found)])


@pytest.mark.parametrize("place", read("en"))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_count_can_be_said(language: str, place: str) -> None:
    for message, attribute, variable in counted(language, place):
        said = Said(message, attribute, language)
        for way in said.ways():
            texts = {number: said.say({**said.values(way), variable: number}) for number in COUNTS}
            assert all(text.strip() for text in texts.values()), message.qualified
            assert lost(texts) == [], message.qualified


def lost(texts: dict[int, str]) -> list[int]:
    """Numbers that are missing in what is said of them, although the largest is told; one and none need no figure."""
    largest = max(texts)
    if str(largest) not in texts[largest]:
        return []
    return [number for number, text in texts.items() if number > 1 and str(number) not in text]


@pytest.mark.parametrize(
    ("texts", "missing"),
    [
        ({1: "One card.", 2: "2 cards.", 5: "5 cards."}, []),
        ({1: "1 karta", 2: "karty", 5: "5 karet"}, [2]),
        ({1: "karta", 2: "karty", 5: "karet"}, []),
    ],
)
def test_a_number_that_is_not_told_is_found(texts: dict[int, str], missing: list[int]) -> None:
    assert lost(texts) == missing


@pytest.mark.parametrize(
    ("language", "text", "wrong"),
    [
        ("en", "{ $count } cards", ["one, other: ■ cards"]),
        ("en", "{ $count } { $count -> [one] card *[other] cards }", []),
        ("en", "{ $count -> [one] A card *[other] { $count } cards }", []),
        ("en", "Cards left: { $count }.", []),
        ("en", "There are { $count }.", ["one, other: are ■"]),
        ("en", "{ $who -> [you] You have { $count } points *[other] Anne }", ["one, other: have ■ points"]),
        ("de", "{ $count } von 48 Karten", []),
        ("de", "{ $count } Karten", ["one, other: ■ Karten"]),
        ("cs", "{ $count -> [one] { $count } karta *[other] { $count } karet }", ["few, other: ■ karet"]),
        ("cs", "{ $count -> [one] { $count } karta [few] { $count } karty *[other] { $count } karet }", []),
        ("cs", "{ $count -> [one] z { $count } karty *[other] z { $count } karet }", []),
        ("ja", "カード{ $count }枚", []),
    ],
)
def test_a_number_beside_words_that_stay_is_found(language: str, text: str, wrong: list[str]) -> None:
    lines = re.sub(r" (\*?\[)", r"\n    \1", text).replace(" }", "\n }") if "->" in text else text
    message = FluentParser().parse(f"message = {lines}\n").body[0]
    assert sorted(set(faults(message.value, "count", language))) == wrong
