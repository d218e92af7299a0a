"""The pages before any script runs, in a language and a theme: every address, the offline page, the manifest."""

from __future__ import annotations

import html
from collections.abc import Iterable
from string import Template
from typing import Any

from freebooter.text import say

from .client import Built
from .texts import words_in

HEAD = {"light": "#faf5e7", "dark": "#152536"}
"""The colour of the bar at the head of every page in each theme, as `web/src/styles/tokens.css` has it for panels."""

SEA = "#0e2a36"
"""The ground of the icon."""


def page(built: Built, language: str, theme: str, later: Iterable[str], preview: list[str]) -> str:
    """What every address shows; `later` names the scripts of its screen, which would otherwise be asked for late.

    `preview` is what a link to it looks like elsewhere.
    """
    assets = built.assets
    return _filled(
        built,
        "index.html",
        language,
        theme,
        description=say("shell-description", in_language=language),
        no_script=say("shell-no-script", in_language=language),
        script=assets["script"],
        style=assets["style"],
        touch=assets["touch"],
        words=f"/web/{words_in(language).name}",
        preview=preview,
        preloads=[f'<link rel="modulepreload" href="/web/{name}">' for name in (*assets["preload"], *later)],
    )


def offline_page(built: Built, language: str, theme: str) -> str:
    """What a browser shows instead of a page while the server is out of reach."""
    return _filled(
        built,
        "offline.html",
        language,
        theme,
        heading=say("shell-offline-heading", in_language=language),
        explanation=say("shell-offline-explanation", in_language=language),
        waiting=say("shell-offline-waiting", in_language=language),
        again=say("shell-offline-again", in_language=language),
        icon=built.assets["icons"]["any"],
        **built.assets["offline"],
    )


def _filled(built: Built, template: str, language: str, theme: str, **values: str | list[str]) -> str:
    """A template with its values; a text is escaped, a list holds lines of markup."""
    markup: dict[str, str] = {
        name: html.escape(value) if isinstance(value, str) else "\n".join(value) for name, value in values.items()
    }
    return Template(built.files[template].text).substitute(
        markup,
        language=language,
        theme=f' data-theme="{theme}"' if theme else "",
        theme_colors="\n".join(_theme_colors(theme)),
        title=html.escape(say("shell-title", in_language=language)),
    )


def _theme_colors(theme: str) -> list[str]:
    if theme:
        return [f'<meta name="theme-color" content="{HEAD[theme]}">']
    return [
        f'<meta name="theme-color" content="{colour}" media="(prefers-color-scheme: {name})">'
        for name, colour in HEAD.items()
    ]


def manifest(built: Built, language: str, games: Iterable[str]) -> dict[str, Any]:
    """What a browser needs to install the site like a program."""
    icons = [
        {"src": f"/web/{name}", "sizes": "any", "type": "image/svg+xml", "purpose": purpose}
        for purpose, name in built.assets["icons"].items()
    ]
    return {
        "id": "/",
        "name": "Freebooter",
        "short_name": "Freebooter",
        "description": say("shell-description", in_language=language),
        "lang": language,
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "orientation": "any",
        "launch_handler": {"client_mode": "navigate-existing"},
        "background_color": SEA,
        "theme_color": SEA,
        "categories": ["games"],
        "icons": icons,
        "shortcuts": [
            {"name": say(f"{game}/game-title", in_language=language), "url": f"/new?game={game}", "icons": icons[:1]}
            for game in games
        ],
    }
