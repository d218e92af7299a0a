"""Everybody can use every screen: axe-core finds nothing, by day and by night, on a phone and on a desktop."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize

from benchmarks.harness.browser import DESKTOP, PHONE
from benchmarks.harness.serving import Served, serving
from tests.support.browser_play import Person
from tests.support.browser_screens import Harbour, harbour


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("access"), "--bot-pace", "0", "--no-limits") as running:
        yield running


@pytest.fixture(scope="module")
def built(served: Served) -> Iterator[Harbour]:
    with harbour(served.url) as made:
        yield made


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_stands_in_anybodys_way(size: ViewportSize, built: Harbour, browser: Browser) -> None:
    person = Person(browser, built.guest.url, guest=built.guest, size=size)
    found: dict[str, list[str]] = {}
    for screen in built.screens:
        person.page.emulate_media(color_scheme="light")
        screen.open(person)
        found[screen.name] = person.violations()
        person.page.emulate_media(color_scheme="dark")
        found[f"{screen.name}, dark"] = person.violations(["color-contrast", "link-in-text-block"])
    person.check()
    person.close()
    assert {name: faults for name, faults in found.items() if faults} == {}
