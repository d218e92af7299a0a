"""The pages for whoever reads the texts show every message in every language, said without a mistake."""

from __future__ import annotations

import re
import subprocess
import sys
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from docs.making.messages import every, variables
from docs.making.proof import Said, page
from docs.making.samples import ELSEWHERE, SAMPLES
from freebooter.text import LANGUAGES
from tests.support.pages import ROOT


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_stands_on_the_page(language: str) -> None:
    """A message that cannot be said raises an error, and one that lacks a value says so in braces."""
    shown = page(language)
    assert re.findall(r"<td><code>([^<]+)", shown) == [message.name for message in every(language)]
    assert not re.findall(r"\{ ?\$[a-z-]+ ?\}", shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_is_said(language: str) -> None:
    for message in every(language):
        for attribute in message.attributes:
            said = Said(message, attribute, language)
            chosen = {(name, key) for way in said.ways() for name, key in way.items()}
            assert chosen == {(name, key) for name, keys in said.choices.items() for key in keys}, message.qualified
            assert all(said.say(said.values(way)).strip() for way in said.ways()), message.qualified


def test_every_value_is_one_that_a_message_asks_for() -> None:
    patterns = {message.qualified: message.attributes.values() for message in every("en")}
    asked = {name: set().union(*map(variables, each)) for name, each in patterns.items()}
    assert set(SAMPLES) <= set().union(*asked.values())
    for place, values in ELSEWHERE.items():
        there = set().union(*(names for message, names in asked.items() if fnmatchcase(message, place)))
        assert set(values) <= there, place


def test_the_command_writes_the_page_of_a_language(tmp_path: Path) -> None:
    words = [sys.executable, str(ROOT / "docs" / "proof.py"), "ja", "--to", str(tmp_path)]
    run = subprocess.run(words, capture_output=True, encoding="utf-8", check=False)
    assert run.returncode == 0, run.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["ja.html"]
    assert 'lang="ja"' in (tmp_path / "ja.html").read_text(encoding="utf-8")
