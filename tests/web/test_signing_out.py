"""Signing out in a real browser, and what somebody is told who has left a rated match."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Browser, expect

from benchmarks.harness.browser import Watched
from benchmarks.harness.clients import Guest, problem
from benchmarks.harness.serving import Served, serving
from freebooter.text import LANGUAGES, say
from tests.web.test_around import window_of


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    flags = ("--bot-pace", "0", "--no-limits", "--grace", "0.2")
    with serving(tmp_path_factory.mktemp("signing-out"), *flags) as running:
        yield running


def said(text: str, language: str) -> str:
    return say(text, in_language=language).replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_signs_out_is_told_what_it_means_and_is_somebody_else_then(
    served: Served, browser: Browser, language: str
) -> None:
    with closing(Guest(served.url)) as guest, closing(Guest(served.url, session=guest.cookie)) as elsewhere:
        window = window_of(browser, guest, locale=language)
        page = window.go("/settings")
        page.get_by_role("button", name=said("web-sign-out-everywhere", language)).click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text(said("web-sign-out-guest", language))
        dialog.get_by_role("button", name=said("web-sign-out-stay", language)).click()
        expect(dialog).to_have_count(0)
        assert elsewhere.http.get("/api/me").status_code == 200
        page.get_by_role("button", name=said("web-sign-out-everywhere", language)).click()
        with page.expect_navigation():
            page.get_by_role("button", name=said("web-sign-out-sure", language)).click()
        assert problem(elsewhere.http.get("/api/me")) == (401, "server-session")
        me = page.evaluate("() => fetch('/api/session', {method: 'POST'}).then((answer) => answer.json())")
        assert me["player"] != guest.player
        close(window)


def test_whoever_comes_back_to_a_rated_match_is_told_that_they_have_resigned_for_the_rating(
    served: Served, browser: Browser
) -> None:
    with closing(Guest(served.url)) as host, closing(Guest(served.url)) as guest:
        table = host.open("person", "open", public=True, rated=True)["table"]
        guest.ask(table, type="sit", id="sit")
        window = window_of(browser, guest)
        page = window.go(f"/t/{table}")
        expect(page.get_by_text(said("web-rated-leaving", "en"))).to_be_visible()
        page.goto("about:blank")
        with host.at(table) as wire:
            wire.command(type="start", id="go")
            left = wire.until(lambda message: message.get("what") == "left")
            assert left["table"]["seats"][1]["forfeit"]
            page = window.go(f"/t/{table}")
            expect(page.get_by_text(said("web-forfeited", "en"))).to_be_visible()
        close(window)


def close(window: Watched) -> None:
    window.context.close()
