"""What browsers are sent besides messages: the page that every address shows, its files, headers that guard them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from freebooter.store.rows import Unavailable
from freebooter.text import LANGUAGES

from ..operations.config import Config
from ..transport.negotiation import language_of
from . import previews, shell
from .client import Client, File
from .texts import WORDS, words_in

SCREENS = {
    "/": "",
    "/t/{table}": "src/table/screen.tsx",
    "/new": "src/screens/new-table.tsx",
    "/lobby": "src/screens/lobby.tsx",
    "/games": "src/screens/my-games.tsx",
    "/learn": "src/learn/overview.tsx",
    "/learn/{game}": "src/learn/overview.tsx",
    "/learn/{game}/{lesson}": "src/learn/lesson.tsx",
    "/rules/{game}": "src/rules/screen.tsx",
    "/settings": "src/screens/settings.tsx",
    "/players/{player}": "src/screens/player.tsx",
    "/about": "src/screens/about.tsx",
}
"""The addresses of the web client, and the source of each one's screen where its scripts are loaded with it alone."""

LANGUAGE_COOKIE = "freebooter-language"
THEME_COOKIE = "freebooter-theme"
FOR_EVER = "public, max-age=31536000, immutable"
ROBOTS = "User-agent: *\nDisallow: /api/\nDisallow: /t/\nDisallow: /players/\n"


class Pages:
    """Answers for everything that is no message. Refuses to be made where the web client has not been built."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._client = Client()

    async def read_words(self) -> None:
        """Read the words of all languages beside the event loop, before somebody waits for them."""
        for language in LANGUAGES:
            await asyncio.to_thread(words_in, language)

    def routes(self) -> list[Route]:
        others = {
            "/web/{name}": self.file,
            "/offline": self.offline,
            "/sw.js": self.worker,
            "/manifest.webmanifest": self.manifest,
            "/favicon.svg": self.favicon,
            "/licences.txt": self.licences,
            "/robots.txt": self.robots,
        }
        answers = dict.fromkeys(SCREENS, self.page) | others
        return [Route(path, answer, methods=["GET"]) for path, answer in answers.items()]

    async def page(self, request: Request) -> Response:
        built, language = self._client.built, chosen_language(request)
        await asyncio.to_thread(words_in, language)
        later = built.assets["later"].get(SCREENS[request.scope["route"].path], [])
        shown = await self._preview(request, language)
        return self._html(request, shell.page(built, language, chosen_theme(request), later, shown))

    async def _preview(self, request: Request, language: str) -> list[str]:
        """What a link to this page looks like elsewhere: its game's picture, where it is about one."""
        server, table = request.app.state.server, request.path_params.get("table")
        game = request.path_params.get("game") or request.query_params.get("game") or ""
        if table is not None:
            with suppress(Unavailable):  # A page without a store to ask is still a page.
                row = await server.store.table(table)
                game = row.game if row is not None else ""
        found = previews.preview(self._client.built, language, game if game in server.games else "", table is not None)
        return found.tags(self._config.url)

    def is_looked_at(self, request: Request) -> bool:
        """Whether a person with a browser asks for a page of ours, and no program for a message or a file."""
        is_page = request.method == "GET" and not request.url.path.startswith(("/api/", "/web/"))
        return is_page and "text/html" in request.headers.get("accept", "")

    def missing(self, request: Request) -> Response:
        """For somebody who looks at an address behind which nothing is: the client says so."""
        built, language = self._client.built, chosen_language(request)
        shown = previews.preview(built, language).tags(self._config.url)
        return self._html(request, shell.page(built, language, chosen_theme(request), [], shown), 404)

    async def offline(self, request: Request) -> Response:
        text = shell.offline_page(self._client.built, chosen_language(request), chosen_theme(request))
        return self._html(request, text)

    def _html(self, request: Request, text: str, status: int = 200) -> Response:
        nodes = [self._config.url, *request.app.state.server.node_addresses()]
        more = {"Content-Language": chosen_language(request), "Vary": "Accept-Language, Cookie"}
        return Response(text, status, guards(nodes) | more, media_type="text/html")

    async def file(self, request: Request) -> Response:
        name = request.path_params["name"]
        file = self._client.files.get(name) or words_named(name)
        if file is None:
            raise HTTPException(404)
        return _sent(request, file, FOR_EVER)

    async def worker(self, request: Request) -> Response:
        built = self._client.built
        return _sent(request, built.files[built.assets["worker"]], "no-cache")

    async def favicon(self, request: Request) -> Response:
        built = self._client.built
        return _sent(request, built.files[built.assets["icons"]["any"]], "no-cache")

    async def licences(self, request: Request) -> Response:
        built = self._client.built
        return _sent(request, built.files[built.assets["licences"]], "no-cache")

    async def manifest(self, request: Request) -> Response:
        games = request.app.state.server.games
        body = msgspec.json.encode(shell.manifest(self._client.built, chosen_language(request), games))
        more = {"Vary": "Accept-Language, Cookie"}
        return Response(body, headers=guards() | more, media_type="application/manifest+json")

    async def robots(self, _: Request) -> Response:
        return Response(ROBOTS, headers=guards(), media_type="text/plain")


def words_named(name: str) -> File | None:
    """The words of a language by the name of their file; the words of yesterday are not there any more."""
    language = next((each for each in LANGUAGES if name.startswith(f"{WORDS}-{each}-")), None)
    found = words_in(language) if language is not None else None
    return found.file if found is not None and found.name == name else None


def _sent(request: Request, file: File, keep: str) -> Response:
    data, encoding = file.encoded(request.headers.get("accept-encoding", ""))
    headers = guards() | {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(data, headers=headers, media_type=file.kind)


def chosen_language(request: Request) -> str:
    """The language of the address, else the one chosen before, else the first of the browser's that we speak."""
    for choice in (request.query_params.get("lang"), request.cookies.get(LANGUAGE_COOKIE)):
        if choice in LANGUAGES:
            return choice
    return language_of(request.headers.get("accept-language", ""))


def chosen_theme(request: Request) -> str:
    """The theme chosen before; nothing where the machine's own is followed."""
    choice = request.cookies.get(THEME_COOKIE, "")
    return choice if choice in shell.HEAD else ""


def guards(nodes: Sequence[str] = ()) -> dict[str, str]:
    """Only our own files, only our own sockets and those of the other nodes, in no other page's frame."""
    others = {f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}" for parts in map(urlsplit, nodes)}
    policy = {
        "default-src": ["'self'"],
        "connect-src": ["'self'", *sorted(others)],
        "img-src": ["'self'", "data:"],
        "script-src": ["'self'"],
        "style-src": ["'self'"],
        "worker-src": ["'self'"],
        "manifest-src": ["'self'"],
        "base-uri": ["'none'"],
        "form-action": ["'none'"],
        "frame-ancestors": ["'none'"],
        "object-src": ["'none'"],
    }
    return {
        "Content-Security-Policy": "; ".join(f"{name} {' '.join(where)}" for name, where in policy.items()),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cache-Control": "no-cache",
    }
