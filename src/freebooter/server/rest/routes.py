"""The REST routes, once: the server mounts this table, and the description that clients read is written from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from msgspec import Meta

from freebooter.engine.registry import names
from freebooter.table.commands import AnyCommand
from freebooter.table.messages import TableInfo
from freebooter.table.table import Status

from ..messages import learning as learning
from ..messages import rest as messages
from ..messages.socket import Done, Key, Language
from ..transport.routing import Parameter, Route

Location = Literal["path", "query", "header"]
Session = Literal["none", "welcome", "needed"]

TEXT = "text/plain; charset=utf-8"
FIGURES = "text/plain; version=0.0.4; charset=utf-8"

GameName: Any = Literal[tuple(names())]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Options = Annotated[str, Meta(max_length=600)]
PlayerId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
LessonNumber = Annotated[int, Meta(ge=1, le=99)]


@dataclass(frozen=True)
class _Of:
    """Routes that begin alike share their parameters."""

    path: str
    parameters: tuple[Parameter, ...] = field(default=())

    def route(self, method: str, path: str, handler: str, summary: str, **more: Any) -> Route:
        parameters = (*self.parameters, *more.pop("parameters", ()))
        return Route(method, f"{self.path}{path}", handler, summary, parameters=parameters, **more)


_TABLE = Parameter("table", "path", messages.TableId, "The table.", required=True)
_KEY = Parameter("X-Table-Key", "header", Key, "The word of the invitation to a private table.")
_GAME = Parameter("game", "query", GameName, "The game.")
_LANGUAGE = Parameter("language", "query", Language, "The language of the words.")
_API = _Of("/api")
_LESSONS = _Of("/api/lessons/{game}", (Parameter("game", "path", GameName, "The game.", required=True),))
_AT_TABLE = _Of("/api/tables/{table}", (_TABLE,))
_AS_GUEST = _Of("/api/tables/{table}", (_TABLE, _KEY))

ROUTES: tuple[Route, ...] = (
    _API.route("GET", "/games", "games", "The games, their options and their bots.", answer=messages.Games),
    _API.route(
        "GET",
        "/rules/{game}",
        "rules",
        "The rules of a game in words, as an edition and house rules have them.",
        answer=messages.Rules,
        refuses=(409,),
        parameters=(
            Parameter("game", "path", GameName, "The game.", required=True),
            _LANGUAGE,
            Parameter("options", "query", Options, "As a table's: `name=value,name=value`; what is missing is usual."),
        ),
    ),
    _API.route(
        "POST",
        "/session",
        "session",
        "Who I am; a guest who has no session yet is given one in a cookie.",
        answer=messages.Me,
        session="welcome",
    ),
    _API.route("GET", "/me", "me", "Who I am.", answer=messages.Me, session="needed"),
    _API.route(
        "PATCH",
        "/me",
        "rename",
        "Take another name.",
        answer=messages.Me,
        body=messages.NewName,
        session="needed",
        refuses=(409,),
    ),
    _API.route("GET", "/me/tables", "my_tables", "The tables I sit at.", answer=messages.Listings, session="needed"),
    _API.route("GET", "/me/games", "my_games", "My finished matches.", answer=messages.History, session="needed"),
    _API.route(
        "GET",
        "/players/{player}",
        "player",
        "A player's ratings and last matches.",
        answer=messages.Profile,
        parameters=(Parameter("player", "path", PlayerId, "The player.", required=True),),
    ),
    _API.route(
        "GET",
        "/ratings",
        "ratings",
        "The best players of a game.",
        answer=messages.Ratings,
        parameters=(Parameter("game", "query", GameName, "The game.", required=True),),
    ),
    _API.route(
        "GET",
        "/tables",
        "tables",
        "The public tables, those changed last first.",
        answer=messages.Listings,
        parameters=(
            Parameter("status", "query", Status, "Only tables of that status; usually those not over yet."),
            _GAME,
        ),
    ),
    _API.route(
        "POST",
        "/tables",
        "open_table",
        "Set up a table.",
        answer=messages.Opened,
        body=messages.NewTable,
        session="needed",
        refuses=(409,),
        status=201,
    ),
    _AS_GUEST.route("GET", "", "table", "A table.", answer=TableInfo, session="welcome"),
    _AT_TABLE.route(
        "GET", "/tokens", "tokens", "The host: the outside bots' tokens.", answer=messages.Tokens, session="needed"
    ),
    _AS_GUEST.route(
        "GET", "/record", "record", "The record of a finished match.", answer=TEXT, session="welcome", refuses=(409,)
    ),
    _AS_GUEST.route(
        "GET",
        "/history",
        "history",
        "The updates of a match so far, as a seat or a spectator was sent them.",
        answer=messages.Updates,
        session="welcome",
        parameters=(
            Parameter("seat", "query", SeatNumber, "Whose eyes; a match that is not over shows only one's own."),
            Parameter("after", "query", Version, "Only later versions."),
            Parameter("language", "query", Language, "Tell it also in words, in this language."),
        ),
    ),
    _AS_GUEST.route(
        "POST",
        "/commands",
        "command",
        "Ask something of a table, as over its socket.",
        answer=Done,
        body=AnyCommand,
        session="needed",
        refuses=(409,),
    ),
    _AS_GUEST.route(
        "GET",
        "/advice",
        "advice",
        "What the coach says about the decision I am asked for, where the table allows a coach.",
        answer=learning.Advice,
        session="needed",
        refuses=(409,),
        parameters=(_LANGUAGE,),
    ),
    _AS_GUEST.route(
        "GET",
        "/review",
        "review",
        "The coach's review of a finished match, and how far it has come.",
        answer=learning.ReviewState,
        session="welcome",
        refuses=(409,),
        parameters=(_LANGUAGE,),
    ),
    _LESSONS.route("GET", "", "lessons", "The lessons of a game.", answer=learning.Lessons, parameters=(_LANGUAGE,)),
    _LESSONS.route(
        "POST",
        "/{number}",
        "lesson",
        "Take a lesson: how it stands after these moves of the learner.",
        answer=learning.LessonState,
        body=learning.LessonTry,
        refuses=(409,),
        parameters=(Parameter("number", "path", LessonNumber, "The lesson.", required=True),),
    ),
    _API.route("GET", "/openapi.json", "openapi", "This description."),
    _API.route(
        "GET", "/socket.json", "socket_schema", "The messages of the socket, and the games' views, as JSON Schema."
    ),
    Route("GET", "/healthz", "health", "Whether the server is ready.", answer=messages.Health),
    Route("GET", "/metrics", "figures", "Figures for Prometheus.", answer=FIGURES),
)
