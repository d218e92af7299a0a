"""How everything looks: fonts of our own, and inks that can be read on what they lie on, by day and by night."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser

from benchmarks.harness.browser import Watched
from benchmarks.harness.serving import Served
from freebooter.bots.player import bot_names
from freebooter.engine.registry import playable
from freebooter.server.pages.client import FOLDER, Built
from freebooter.text import LANGUAGES
from tests.support.pages import ROOT

CZECH = "Příliš žluťoučký kůň úpěl ďábelské ódy, Ň Ť Ď"
GERMAN = "Größe, Fässer, „Üble Möwe“ – ‚ß‘"
NUMERALS = "0123456789 +7 −7 34 % ×2"

LISTEN = """
  window.heard = [];
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function () {
    window.heard.push(this.buffer.duration);
    start.call(this);
  };
"""
"""Notes how long everything lasts that is heard."""

INKS = {
    "paper": ["ink", "ink-soft", "accent", "danger", "good", "link", "gold-ink"],
    "panel": ["ink", "ink-soft", "accent", "danger", "good", "link", "gold-ink"],
    "accent": ["accent-ink"],
    "felt-light": ["felt-ink", "felt-ink-soft", "felt-lit"],
    "felt": ["felt-ink", "felt-ink-soft", "felt-lit", "felt-danger", "felt-good"],
    "felt-deep": ["felt-ink", "felt-ink-soft", "felt-lit", "felt-danger", "felt-good"],
    "wood": ["felt-ink"],
    "ivory": ["card-ink"],
}
"""What is written in which colours. Axe cannot tell where a surface has a grain."""


@pytest.fixture
def window(browser: Browser, served: Served) -> Iterator[Watched]:
    opened = Watched(browser, served.url, locale="en", service_workers="block")
    yield opened
    opened.check()
    opened.close()


def test_headings_and_words_are_in_the_fonts_that_come_with_the_page(window: Watched) -> None:
    page = window.go("/")
    families = page.evaluate(
        "() => [document.querySelector('h1'), document.body].map(each => getComputedStyle(each).fontFamily)"
    )
    assert [family.split(",")[0].strip('"') for family in families] == ["Grenze", "Cabin"]
    for font in ("700 20px Grenze", "400 16px Cabin", "700 16px Cabin"):
        for text in (CZECH, GERMAN, NUMERALS):
            assert page.evaluate(
                "([font, text]) => document.fonts.load(font, text).then(found => found.length)", [font, text]
            )
            assert page.evaluate("([font, text]) => document.fonts.check(font, text)", [font, text]), (font, text)


def test_every_letter_of_czech_and_german_is_drawn_by_them(window: Watched) -> None:
    """A letter that a font lacks would be as wide in it with one fallback as with the fallback alone."""
    page = window.go("/")
    missing = page.evaluate(
        """async ([text, fonts]) => {
          const pen = document.createElement("canvas").getContext("2d");
          const shape = (font, letter) => {
            pen.canvas.width = pen.canvas.height = 60;
            pen.font = font;
            pen.fillText(letter, 5, 45);
            return pen.canvas.toDataURL();
          };
          const found = [];
          for (const font of fonts) {
            await document.fonts.load(`40px ${font}`, text);
            for (const letter of new Set(text.replaceAll(" ", ""))) {
              const drawn = shape(`700 40px ${font}, monospace`, letter);
              if (drawn === shape("700 40px monospace", letter)) found.push(font + letter);
            }
          }
          return found;
        }""",
        [CZECH + GERMAN + NUMERALS, ["Grenze", "Cabin"]],
    )
    assert missing == []


def test_letters_that_nobody_reads_are_not_fetched(window: Watched) -> None:
    fetched: list[str] = []
    window.page.on("request", lambda request: fetched.append(request.url))
    page = window.go("/about")
    page.evaluate("() => document.fonts.ready.then(() => null)")
    fonts = [url for url in fetched if url.endswith(".woff2")]
    assert any("latin" in url for url in fonts)
    assert not [url for url in fetched if "/sounds" in url or "index-" in url]


def test_fonts_are_sent_as_fonts_and_kept_for_ever(served: Served) -> None:
    fonts = [name for name in Built(FOLDER).assets["extras"]["files"] if name.endswith(".woff2")]
    for name in fonts:
        with urlopen(f"{served.url}/web/{name}") as answer:
            assert answer.headers["Content-Type"] == "font/woff2"
            assert "immutable" in answer.headers["Cache-Control"]
            assert answer.read(4) == b"wOF2"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_settings_stand_in_nobodys_way(window: Watched, theme: str) -> None:
    window.page.emulate_media(color_scheme="light" if theme == "light" else "dark")
    window.go("/settings")
    window.page.wait_for_selector(".settings input")
    assert window.violations() == []


def test_settings_can_be_read_on_the_smallest_phone(browser: Browser, served: Served) -> None:
    for language in LANGUAGES:
        window = Watched(
            browser, served.url, size={"width": 320, "height": 568}, locale=language, service_workers="block"
        )
        page = window.go("/settings")
        page.wait_for_selector(".settings input")
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 320, language
        assert window.violations() == [], language
        window.check()
        window.close()


def test_volume_is_kept_and_silence_is_what_it_was(window: Watched) -> None:
    """Somebody who had switched sounds off before there was a volume still hears nothing."""
    page = window.go("/settings")
    slider = page.get_by_role("slider", name="Volume")
    assert slider.input_value() == "0.7"
    slider.fill("0.3")
    page.reload()
    assert slider.input_value() == "0.3"
    page.evaluate("() => localStorage.setItem('freebooter-settings', JSON.stringify({sound: false}))")
    page.reload()
    assert slider.input_value() == "0"
    page.get_by_role("button", name="Turn sound on").click()
    assert slider.input_value() == "0.7"
    assert page.evaluate("() => JSON.parse(localStorage.getItem('freebooter-settings')).sound")


def test_sounds_are_fetched_after_the_first_touch_alone(window: Watched) -> None:
    sounds = set(Built(FOLDER).assets["extras"]["files"])
    fetched: list[str] = []
    window.page.on("request", lambda request: fetched.append(request.url.rsplit("/", 1)[-1]))
    window.page.add_init_script(LISTEN)
    page = window.go("/settings")
    page.wait_for_selector(".settings input")
    scripts = [name for name in sounds if name.endswith(".js")]
    assert scripts
    assert not set(scripts) & set(fetched)
    with page.expect_request(f"**/{scripts[0]}"):
        page.get_by_role("button", name="Try it").click()
    page.wait_for_function("() => window.heard.length > 0")
    assert page.evaluate("() => window.heard.every(seconds => seconds > 0.05)")


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_inks_can_be_read_on_what_they_lie_on(theme: int) -> None:
    tokens = (ROOT / "web" / "src" / "styles" / "tokens.css").read_text(encoding="utf-8")
    either = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", tokens))
    both = {name: pair[theme] for name, *pair in re.findall(r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);", tokens)}
    colours = either | both
    for ground, inks in INKS.items():
        for ink in inks:
            assert contrast(colours[ground], colours[ink]) >= 4.5, (ground, ink)


def contrast(one: str, other: str) -> float:
    """How well one colour is told from another, as the guidelines for accessibility reckon it."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    parts = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


@pytest.mark.parametrize("game", playable())
def test_every_bot_has_a_face_of_its_own(game: str) -> None:
    """Without one it would have a face by its name, as bots of foreign games do."""
    sources = ROOT / "web" / "src"
    own = sources / "games" / game / "portraits.ts"
    if not own.parent.is_dir():
        pytest.skip("shown by the board for all games")
    common = (sources / "components" / "portrait" / "recipe.ts").read_text(encoding="utf-8")
    drawn = re.findall(r"^  (\w+): \{$", common + own.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(bot_names(game)) <= set(drawn)
