"""The plain page: one HTML file with the words of a language, a script, a style sheet, and headers that guard them."""

from __future__ import annotations

import html
import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from string import Template
from typing import Any
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from freebooter.games import GAMES
from freebooter.text import LANGUAGES, say

from .config import Config
from .http import language_of
from .origins import is_allowed_host

FILES = Path(__file__).parent / "page"
KINDS = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8"}
ASSETS = {file.name: (file.read_bytes(), KINDS[file.suffix]) for file in FILES.iterdir() if file.suffix in KINDS}

WORDS = (
    "page-about", "page-your-name", "page-rename", "page-tables", "page-no-tables", "page-home", "page-gathering",
    "page-playing", "page-over", "page-closed", "page-watching", "page-your-move", "page-wait", "page-deciders",
    "page-points", "page-row", "page-draw-count", "page-discard-count", "page-offer", "page-top", "page-dealer",
    "page-neighbour", "page-before-dealer", "page-before-neighbour", "page-gestures", "page-share", "page-sit",
    "page-start", "page-say", "page-promise", "page-resign", "page-return", "page-rematch", "page-winners",
    "page-open-seat", "page-away", "page-lost", "page-next",
)  # fmt: skip


def page_routes(config: Config) -> list[Route]:
    """The lobby, the tables and their files."""

    async def page(request: Request) -> Response:
        if not is_allowed_host(request.headers.get("host", ""), config):
            raise HTTPException(403)
        asked = request.query_params.get("lang", "")
        language = asked if asked in LANGUAGES else language_of(request.headers.get("accept-language", ""))
        headers = guards([config.url, *request.app.state.server.node_addresses()]) | {"Vary": "Accept-Language"}
        return Response(page_in(language), headers=headers, media_type="text/html")

    async def asset(request: Request) -> Response:
        name = request.path_params["name"]
        if name not in ASSETS:
            raise HTTPException(404)
        data, kind = ASSETS[name]
        return Response(data, headers=guards(), media_type=kind)

    return [
        Route("/", page, methods=["GET"]),
        Route("/t/{table}", page, methods=["GET"]),
        Route("/page/{name}", asset, methods=["GET"]),
    ]


def guards(nodes: Sequence[str] = ()) -> dict[str, str]:
    """Only our own files, only our own sockets and those of the other nodes, in no other page's frame."""
    others = {f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}" for parts in map(urlsplit, nodes)}
    policy = {
        "default-src": ["'self'"],
        "connect-src": ["'self'", *sorted(others)],
        "img-src": ["'self'", "data:"],
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


@cache
def page_in(language: str) -> str:
    """The page with its words in a language."""
    template = Template((FILES / "page.html").read_text(encoding="utf-8"))
    return template.substitute(
        language=language,
        words=html.escape(json.dumps(page_words(language), ensure_ascii=False)),
        no_script=html.escape(say("page-no-script", in_language=language)),
    )


def page_words(language: str) -> dict[str, Any]:
    """What the script says, by its name without `page-`; for each game, its name and what its buttons say."""
    words = {name.removeprefix("page-"): say(name, in_language=language) for name in WORDS}
    for name in GAMES:
        game = say(f"game-{name}", in_language=language)
        words[f"game-{name}"] = game
        words[f"play-{name}"] = say("page-play", in_language=language, game=game)
        words[f"invite-{name}"] = say("page-invite", in_language=language, game=game)
    return words
