"""Figures are written as the language writes them, and only `freebooter.text` writes them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from freebooter import text
from freebooter.text import LANGUAGES, speaking
from freebooter.text.numbers import number, percent, span

SOURCES = Path(text.__file__).parents[1]
BY_HAND = re.compile(r"\} ?%|:[^{}\"']*\.\d+%|%%")
"""A percent sign that follows a value, or a format that writes one."""


@pytest.mark.parametrize(
    ("language", "share", "range_of_shares", "large"),
    [
        ("en", "54.2%", "50.0–58.3%", "12,345.7"),
        ("de", "54,2\u00a0%", "50,0–58,3\u00a0%", "12.345,7"),
        ("cs", "54,2\u00a0%", "50,0–58,3\u00a0%", "12\u00a0345,7"),
        ("ja", "54.2%", "50.0–58.3%", "12,345.7"),
    ],
)
def test_each_language_writes_figures_its_own_way(language: str, share: str, range_of_shares: str, large: str) -> None:
    with speaking(language):
        assert percent(0.5423) == share
        assert span(0.5, 0.583) == range_of_shares
        assert number(12345.678) == large


@pytest.mark.parametrize("language", LANGUAGES)
def test_digits_are_as_many_as_asked(language: str) -> None:
    with speaking(language):
        mark = "," if language in ("de", "cs") else "."
        assert number(0.5, 2) == f"0{mark}50"
        assert number(2.0, 3, least=0) == "2"
        assert number(2.5, 3, least=0) == f"2{mark}5"
        assert number(-0.04) == f"0{mark}0"
        assert number(-1.26) == f"-1{mark}3"
        assert number(float("nan")) == "–"
        assert percent(1, 0).startswith("100")
        assert "-" not in percent(-0.0001)


@pytest.mark.parametrize("file", sorted(SOURCES.rglob("*.py")), ids=lambda file: str(file.relative_to(SOURCES)))
def test_nobody_writes_a_percent_sign_by_hand(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    assert not [line for line in lines if re.search(r"\bf\"", line) and BY_HAND.search(line)]
