"""What browsers are sent besides messages: the page of every address, its files and words, and how they may be kept."""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import closing
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest

from benchmarks.harness.clients import Guest
from freebooter.engine.registry import names
from freebooter.server.pages.client import ENDINGS, FOLDER, LIST, Built, Client
from freebooter.server.pages.screens import FOR_EVER, SCREENS, guards
from freebooter.server.pages.texts import words_in
from freebooter.server.transport.negotiation import accepted_encodings
from freebooter.text import LANGUAGES, LOCALES, files, say
from tests.narration.test_rules_text import messages
from tests.support.indoors import Indoors, indoors

ADDRESSES = [
    re.sub(r"{\w+}", "7", path).replace("/learn/7", "/learn/dolores").replace("/rules/7", "/rules/dolores")
    for path in SCREENS
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Indoors]:
    with indoors(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="module")
def browser(server: Indoors) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, headers={"Accept-Encoding": "gzip"}) as client:
        yield client


class Page(HTMLParser):
    """The tags of a page with their attributes, in order, and the text inside scripts and styles."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.inline = ""
        self._inside = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attributes}))
        self._inside = tag

    def handle_endtag(self, tag: str) -> None:
        self._inside = ""

    def handle_data(self, data: str) -> None:
        if self._inside in ("script", "style"):
            self.inline += data

    def all(self, tag: str, **wanted: str) -> list[dict[str, str]]:
        return [attributes for name, attributes in self.tags if name == tag and wanted.items() <= attributes.items()]

    @property
    def addresses(self) -> list[str]:
        """Everything that the page fetches."""
        links = [link["href"] for link in self.all("link")] + [script["src"] for script in self.all("script")]
        return links + [picture["src"] for picture in self.all("img")]


def get_page(browser: httpx.Client, path: str, **headers: str) -> Page:
    answer = browser.get(path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    assert answer.status_code == 200, path
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    return Page(answer.text)


@pytest.mark.parametrize("address", [*ADDRESSES, "/offline"])
def test_every_address_shows_a_page_that_is_guarded_and_whole(browser: httpx.Client, address: str) -> None:
    headers = browser.get(address).headers
    assert headers["Content-Security-Policy"].startswith("default-src 'self'; ")
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Cache-Control"] == "no-cache"
    assert headers["Vary"] == "Accept-Language, Cookie"
    page = get_page(browser, address)
    for fetched in page.addresses:
        assert browser.get(fetched).status_code == 200, fetched


def test_a_table_asks_for_its_scripts_at_once(browser: httpx.Client) -> None:
    def preloaded(path: str) -> set[str]:
        return {link["href"] for link in get_page(browser, path).all("link", rel="modulepreload")}

    assert preloaded("/") < preloaded("/t/abcdefgh")


@pytest.mark.parametrize(
    ("path", "headers", "language"),
    [
        ("/", {}, "en"),
        ("/lobby", {"Accept_Language": "cs,en;q=0.5"}, "cs"),
        ("/", {"Accept_Language": "cs", "Cookie": "freebooter-language=de"}, "de"),
        ("/t/abcdefgh?lang=ja", {"Accept_Language": "cs", "Cookie": "freebooter-language=de"}, "ja"),
        ("/?lang=xx", {"Accept_Language": "fr", "Cookie": "freebooter-language=<b>"}, "en"),
        ("/offline?lang=de", {}, "de"),
    ],
)
def test_pages_speak_the_readers_language(
    browser: httpx.Client, path: str, headers: dict[str, str], language: str
) -> None:
    answer = browser.get(path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    assert answer.headers["Content-Language"] == language
    page = Page(answer.text)
    assert page.all("html", lang=language)
    assert f"<title>{say('shell-title', in_language=language)}</title>" in answer.text
    if not path.startswith("/offline"):
        words = f"/web/{words_in(language).name}"
        assert page.all("meta", name="freebooter-words", content=words)
        assert page.all("link", rel="preload", href=words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_shows_a_picture_and_of_a_private_table_nothing_but_its_game(
    server: Indoors, browser: httpx.Client, language: str
) -> None:
    """Whoever passes the link on need not be invited, and so is told nobody's name and nothing that happened."""
    with closing(Guest(server.url)) as guest:
        table = guest.open("person", "bot", game="dolores", start=True)["table"]
    game = say("dolores/game-title", in_language=language)
    about = say("dolores/line", in_language=language)
    house = {"og:title": say("shell-title", in_language=language), "og:site_name": "Freebooter"}
    for path, wanted in {
        "/": house,
        "/t/abcdefgh": house,
        "/rules/dolores": {"og:title": f"{game} · Freebooter", "og:description": about},
        f"/t/{table}": {"og:title": say("shell-match", in_language=language, game=game), "og:description": about},
        f"/t/{table}?at=3&seat=0": {"og:title": say("shell-match", in_language=language, game=game)},
    }.items():
        page = get_page(browser, path, Accept_Language=language)
        told = {tag["property"]: tag["content"] for tag in page.all("meta") if "property" in tag}
        assert wanted.items() <= told.items()
        assert page.all("meta", name="twitter:card", content="summary_large_image")
        picture = browser.get(told["og:image"])
        assert (picture.status_code, picture.headers["Content-Type"]) == (200, "image/png")
        assert len(picture.content) < 60_000
        width, height = (int.from_bytes(picture.content[place : place + 4], "big") for place in (16, 20))
        assert [str(width), str(height)] == [told["og:image:width"], told["og:image:height"]] == ["1200", "630"]
        assert guest.name not in str(page.tags)


@pytest.mark.parametrize(("cookie", "theme"), [("dark", "dark"), ("light", "light"), ("pink", ""), ('"><script>', "")])
def test_the_chosen_theme_is_there_from_the_first_byte(browser: httpx.Client, cookie: str, theme: str) -> None:
    for path in ("/", "/offline"):
        page = get_page(browser, path, Cookie=f"freebooter-theme={cookie}")
        (root,) = page.all("html")
        assert root.get("data-theme", "") == theme
        assert len(page.all("meta", name="theme-color")) == (1 if theme else 2)


def test_pages_have_no_script_and_no_style_of_their_own(browser: httpx.Client) -> None:
    for path in ("/", "/offline"):
        page = get_page(browser, path)
        assert page.inline.strip() == ""
        assert not [name for _, attributes in page.tags for name in attributes if name == "style" or name[:2] == "on"]
    assert "unsafe" not in str(guards())


def test_nothing_is_fetched_from_elsewhere(browser: httpx.Client) -> None:
    for path in ("/", "/offline"):
        assert all(re.match(r"/[^/]", address) for address in get_page(browser, path).addresses)
    for name, file in Built(FOLDER).files.items():
        if name.endswith(".css"):
            assert not re.search(r"@import|url\((?!['\"]?(data:|#|%23|\./))", file.text), name


def test_somebody_at_a_wrong_address_is_shown_the_page_that_says_so(browser: httpx.Client) -> None:
    looks = {"Accept": "text/html,*/*;q=0.8"}
    answer = browser.get("/nowhere", headers=looks)
    assert answer.status_code == 404
    assert Page(answer.text).tags == get_page(browser, "/").tags
    for path in ("/api/nowhere", "/web/nowhere"):
        assert browser.get(path, headers=looks).json()["reason"] == "server-not-found"
    assert browser.get("/nowhere", headers=looks | {"Host": "evil.example"}).json()["reason"] == "server-host"


def test_the_page_may_reach_the_sockets_of_other_nodes() -> None:
    policy = guards(["https://two.example", "http://10.0.0.3:8000"])["Content-Security-Policy"]
    assert "connect-src 'self' ws://10.0.0.3:8000 wss://two.example;" in policy


def test_a_name_that_points_here_from_elsewhere_gets_no_page(browser: httpx.Client) -> None:
    for path in ("/", "/offline", "/manifest.webmanifest"):
        assert browser.get(path, headers={"Host": "evil.example"}).status_code == 421


# Files.


def test_files_are_kept_for_ever_and_sent_as_what_they_are(browser: httpx.Client) -> None:
    texts = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".txt": "text/plain"}
    kinds = texts | {".png": "image/png", ".woff2": "font/woff2"}
    public = Built(FOLDER).public
    assert {Path(name).suffix for name in public} == set(kinds)
    for name, file in public.items():
        answer = browser.get(f"/web/{name}")
        assert answer.headers["Cache-Control"] == FOR_EVER == "public, max-age=31536000, immutable"
        assert answer.headers["Content-Type"].startswith(kinds[Path(name).suffix])
        assert answer.headers["Content-Security-Policy"] == guards()["Content-Security-Policy"]
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.content == file.data


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=1.0, br;q=0", "gzip"),
        ("*", "br"),
        ("br;q=0, *;q=0.5", "gzip"),
        ("identity", ""),
        ("", ""),
        ("deflate", ""),
        ("," * 10_000, ""),
    ],
)
def test_files_are_compressed_as_the_browser_likes(browser: httpx.Client, accepted: str, encoding: str) -> None:
    assert accepted_encodings(accepted, list(ENDINGS))[:1] == ([encoding] if encoding else [])
    built = Built(FOLDER)
    for path in (f"/web/{built.assets['script']}", "/sw.js", "/favicon.svg"):
        with browser.stream("GET", path, headers={"Accept-Encoding": accepted}) as answer:
            assert answer.headers.get("Content-Encoding", "") == encoding
            assert answer.headers["Vary"] == "Accept-Encoding"


@pytest.mark.parametrize("name", [LIST, "index.html", "sw.js", "..%2Fpages.py", "app.js", "words-en-0.ftl", ""])
def test_only_files_with_a_hash_in_their_name_are_there(browser: httpx.Client, name: str) -> None:
    assert browser.get(f"/web/{name}").status_code == 404


def fake_build(folder: Path, script: str) -> None:
    folder.mkdir(exist_ok=True)
    (folder / f"{script}.js").write_text(script)
    (folder / LIST).write_text(json.dumps({"script": f"{script}.js"}))


def test_a_build_that_comes_while_the_server_runs_is_noticed_and_open_pages_keep_theirs(tmp_path: Path) -> None:
    fake_build(tmp_path, "app-1")
    os.utime(tmp_path / LIST, ns=(1, 1))
    client = Client(tmp_path)
    assert client.built.assets["script"] == "app-1.js"
    (tmp_path / "app-1.js").unlink()
    fake_build(tmp_path, "app-2")
    assert client.built.assets["script"] == "app-2.js"
    assert {"app-1.js", "app-2.js"} == set(client.files)
    shutil.rmtree(tmp_path)
    assert client.built.assets["script"] == "app-2.js"


# Words.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_hold_every_message_of_the_web_client(browser: httpx.Client, language: str, tmp_path: Path) -> None:
    name = words_in(language).name
    answer = browser.get(f"/web/{name}")
    assert answer.headers["Cache-Control"] == FOR_EVER
    assert answer.headers["Content-Encoding"] == "gzip"
    text = answer.text
    said = set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    common = {name for file in (LOCALES / language).glob("web*.ftl") for name in messages(language, file.name)}
    listed = [(game, file.name) for game in names() for file in files(language, game)]
    taken = [(game, f"{game}/{file}") for game, file in listed if file.startswith(("names", "web"))]
    own = {(game, name) for game, file in taken for name in messages(language, file)}
    assert common
    assert own
    assert said == common | {f"{game}--{name}" for game, name in own}
    assert gzip.decompress(words_in(language).file.compressed["gzip"]).decode() == text


# What makes it an application.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_names_everything_in_the_readers_language(browser: httpx.Client, language: str) -> None:
    answer = browser.get(f"/manifest.webmanifest?lang={language}")
    assert answer.headers["Content-Type"] == "application/manifest+json"
    manifest = answer.json()
    assert manifest["lang"] == language
    assert manifest["description"] == say("shell-description", in_language=language)
    assert (manifest["id"], manifest["start_url"], manifest["scope"]) == ("/", "/", "/")
    assert manifest["display"] == "standalone"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    assert [shortcut["name"] for shortcut in manifest["shortcuts"]] == [
        say(f"{game}/game-title", in_language=language) for game in ("dead-mans-draw", "dolores")
    ]
    for fetched in [icon["src"] for icon in manifest["icons"]] + [each["url"] for each in manifest["shortcuts"]]:
        assert browser.get(fetched).status_code == 200


def test_search_engines_keep_out_of_tables(browser: httpx.Client) -> None:
    text = browser.get("/robots.txt").text
    assert {"Disallow: /api/", "Disallow: /t/"} <= set(text.splitlines())
