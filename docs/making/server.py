"""The tables on the pages about the server: its settings, its metrics, its routes, and why it refuses."""

from __future__ import annotations

import json
import re
from http import HTTPStatus
from typing import Any

from freebooter.server.operations.config import Config, settings
from freebooter.server.operations.metrics import Metrics
from freebooter.server.rest import openapi
from freebooter.server.rest.routes import ROUTES
from freebooter.text import LOCALES, say

from .common import code, table

REASONS = re.compile(r"^((?:server|table|review|advice|coach)-[a-z-]+) = (.*)$", re.MULTILINE)

OF_THIS_MACHINE = {"data": "…", "node": "…", "bot_workers": 1}
"""Defaults that differ from machine to machine."""


def setting_table() -> str:
    usual = Config()
    rows = []
    for each in settings():
        value = json.dumps(OF_THIS_MACHINE.get(each.field, getattr(usual, each.field)), ensure_ascii=False)
        flag = each.flag if each.is_bare else f"{each.flag} {each.how.metavar}"
        meaning = say(f"help-serve-{each.key}", in_language="en")
        rows.append([f"{code(flag)}<br>{code(each.variable)}", code(f"{each.key} = {value}"), meaning])
    return table(["flag and variable", "in a file", "what it does"], rows)


def figure_table() -> str:
    """Our own metrics; those of the process and of Python come with the library."""
    rows = []
    for family in Metrics().registry.collect():
        if family.name.startswith("freebooter_"):
            name = f"{family.name}_total" if family.type == "counter" else family.name
            rows.append([code(name), family.type, family.documentation])
    return table(["metric", "type", "what it measures"], sorted(rows))


def route_table() -> str:
    rows = []
    for route in ROUTES:
        asked = [f"`{each.name}`: {_small(each.what)}" for each in route.parameters if each.location == "query"]
        sides = [
            {"none": "", "welcome": "With or without a session.", "needed": "Needs a session."}[route.session],
            "" if route.body is None else f"Body: {_message(route.body)}.",
        ]
        said = " ".join(each for each in (route.summary, *asked, *sides) if each)
        answer = "nothing" if route.status == HTTPStatus.NO_CONTENT else _message(route.answer)
        rows.append([code(f"{route.method} {route.path}"), said, answer])
    return table(["request", "what it's for", "answer"], rows)


def _small(sentence: str) -> str:
    return sentence[0].lower() + sentence[1:]


def _message(kind: Any) -> str:
    """A type of messages, the union of all commands, a text, or JSON of no fixed type."""
    if isinstance(kind, str):
        return "text"
    if kind is None:
        return "JSON"
    return code(kind.__name__) if isinstance(kind, type) else "a [command](#commands)"


def status_table() -> str:
    return table(["status", "meaning"], [[status, meaning] for status, meaning in openapi.REFUSALS.items()])


def reason_table() -> str:
    """Why something can be refused, whatever the game."""
    rows = []
    for file in ("server-replies", "table", "reviews"):
        text = (LOCALES / "en" / f"{file}.ftl").read_text(encoding="utf-8")
        for name, sentence in REASONS.findall(text):
            if name != "server-guest":
                rows.append([code(name), re.sub(r"{ \$([a-z-]+) }", r"*\1*", sentence)])
    return table(["`reason`", "`message` in English"], rows)


TABLES = {
    "server-settings": setting_table,
    "server-figures": figure_table,
    "routes": route_table,
    "statuses": status_table,
    "reasons": reason_table,
}
