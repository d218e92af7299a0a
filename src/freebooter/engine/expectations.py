"""How the values under a scenario's `expect` are written, checked and compared with what is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Expectation:
    """One kind of value. `well_formed` tells whether it is written properly, `holds` whether it is what is.

    `by_player` says that it is a map by players' names, compared for the names it gives.
    """

    well_formed: Callable[[Any], bool]
    holds: Callable[[Any, Any], bool]
    by_player: bool = False


def _same(expected: Any, actual: Any) -> bool:
    return bool(expected == actual)


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_words(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(word, str) for word in value)


def same_words(expected: Sequence[str], actual: Sequence[str]) -> bool:
    """Whether two lists have the same words, in any order."""
    return Counter(tidy(word) for word in expected) == Counter(tidy(word) for word in actual)


def tidy(words: str) -> str:
    """A word or phrase without superfluous spaces."""
    return " ".join(words.split())


def _is_map(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(key, str) for key in value)


def by_name(expectation: Expectation) -> Expectation:
    """A map of names to such values, compared for the names it gives."""

    def well_formed(value: Any) -> bool:
        return _is_map(value) and all(expectation.well_formed(each) for each in value.values())

    def holds(expected: Mapping[str, Any], actual: Mapping[str, Any]) -> bool:
        return all(name in actual and expectation.holds(value, actual[name]) for name, value in expected.items())

    return Expectation(well_formed, holds)


def by_player(expectation: Expectation) -> Expectation:
    """The same, where the names must be players."""
    named = by_name(expectation)
    return Expectation(named.well_formed, named.holds, by_player=True)


def _near(expected: float, actual: float | None) -> bool:
    return actual is not None and round(expected, 6) == round(actual, 6)


flag = Expectation(lambda value: isinstance(value, bool), _same)
whole = Expectation(_is_whole, _same)
word = Expectation(lambda value: isinstance(value, str), _same)
probability = Expectation(lambda v: isinstance(v, float) or _is_whole(v), _near)
in_order = Expectation(
    _is_words, lambda expected, actual: [tidy(word) for word in expected] == [tidy(word) for word in actual]
)
any_order = Expectation(_is_words, same_words)
one_or_more = Expectation(
    lambda value: isinstance(value, str) or _is_words(value),
    lambda expected, actual: same_words([expected] if isinstance(expected, str) else expected, actual),
)
