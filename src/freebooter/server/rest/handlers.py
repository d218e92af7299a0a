"""Every handler of REST by the name under which the table of routes knows it."""

from __future__ import annotations

from ..transport.http import Handler
from . import advice, games, lessons, players, reviews, service, tables

HANDLERS: dict[str, Handler] = {
    handler.__name__: handler
    for handler in (
        games.games, games.rules,
        players.session, players.me, players.rename, players.my_tables, players.my_games, players.player,
        players.ratings,
        tables.tables, tables.open_table, tables.table, tables.tokens, tables.record, tables.history, tables.command,
        advice.advice, reviews.review,
        lessons.lessons, lessons.lesson,
        service.openapi, service.socket_schema, service.health, service.figures,
    )
}  # fmt: skip
