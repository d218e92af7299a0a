"""The REST routes, once: the server mounts this table, and the description that clients read is written from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from msgspec import Meta

from freebooter.engine.registry import names
from freebooter.table.commands import AnyCommand
from freebooter.table.messages import TableInfo
from freebooter.table.table import Status

from ..messages import learning
from ..messages import rest as messages
from ..messages.socket import Done, Key, Language
from ..play.histories import MOST_UPDATES
from ..transport.routing import Parameter, Route

TEXT = "text/plain; charset=utf-8"
FIGURES = "text/plain; version=0.0.4; charset=utf-8"

GameName: Any = Literal[tuple(names())]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Options = Annotated[str, Meta(max_length=600)]
PageLength = Annotated[int, Meta(ge=1, le=MOST_UPDATES)]
PlayerId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
AdviceStep = Annotated[int, Meta(ge=0, le=99)]
LessonNumber = Annotated[int, Meta(ge=1, le=99)]


@dataclass(frozen=True)
class _Of:
    """Routes that begin alike share their parameters."""

    path: str
    parameters: tuple[Parameter, ...] = field(default=())

    def get(self, path: str, handler: str, summary: str, answer: Any = None, **more: Any) -> Route:
        return self._route("GET", path, handler, summary, answer, **more)

    def post(self, path: str, handler: str, summary: str, answer: Any, **more: Any) -> Route:
        return self._route("POST", path, handler, summary, answer, **more)

    def patch(self, path: str, handler: str, summary: str, answer: Any, **more: Any) -> Route:
        return self._route("PATCH", path, handler, summary, answer, **more)

    def _route(self, method: str, path: str, handler: str, summary: str, answer: Any, **more: Any) -> Route:
        parameters = (*self.parameters, *more.pop("parameters", ()))
        return Route(method, f"{self.path}{path}", handler, summary, answer, parameters=parameters, **more)


_TABLE = Parameter("table", "path", messages.TableId, "The table.", required=True)
_KEY = Parameter("X-Table-Key", "header", Key, "The key of a private table's invitation.")
_GAME = Parameter("game", "query", GameName, "The game.")
_LANGUAGE = Parameter("language", "query", Language, "The language of the texts.")
_ROOT = _Of("")
_API = _Of("/api")
_LESSONS = _Of("/api/lessons/{game}", (Parameter("game", "path", GameName, "The game.", required=True),))
_AT_TABLE = _Of("/api/tables/{table}", (_TABLE,))
_AS_GUEST = _Of("/api/tables/{table}", (_TABLE, _KEY))

ROUTES: tuple[Route, ...] = (
    _API.get("/games", "games", "The games, their options and their bots.", messages.Games),
    _API.get(
        "/rules/{game}",
        "rules",
        "The rules of a game as text, for an edition and house rules.",
        messages.Rules,
        refuses=(409,),
        parameters=(
            Parameter("game", "path", GameName, "The game.", required=True),
            _LANGUAGE,
            Parameter("options", "query", Options, "Like a table's: `name=value,name=value`."),
        ),
    ),
    _API.post(
        "/session",
        "session",
        "Who I am; a guest without a session gets one in a cookie.",
        messages.Me,
        session="welcome",
    ),
    _API.get("/me", "me", "Who I am.", messages.Me, session="needed"),
    _API.patch(
        "/me", "rename", "Change my name.", messages.Me, body=messages.NewName, session="needed", refuses=(409,)
    ),
    _API.post(
        "/me/sign-out",
        "sign_out",
        "Sign out, in this browser or everywhere; a guest can't come back as the same player.",
        messages.SignOut,
        body=messages.SignOut,
        session="needed",
    ),
    _API.get("/me/tables", "my_tables", "The tables I sit at.", messages.Listings, session="needed"),
    _API.get("/me/games", "my_games", "My finished games.", messages.History, session="needed"),
    _API.get(
        "/players/{player}",
        "player",
        "A player's ratings and latest games.",
        messages.Profile,
        parameters=(Parameter("player", "path", PlayerId, "The player.", required=True),),
    ),
    _API.get(
        "/ratings",
        "ratings",
        "The best players of a game.",
        messages.Ratings,
        parameters=(Parameter("game", "query", GameName, "The game.", required=True),),
    ),
    _API.get(
        "/tables",
        "tables",
        "The public tables, latest change first.",
        messages.Listings,
        parameters=(
            Parameter("status", "query", Status, "Only tables with this status (default: those not over yet)."),
            _GAME,
        ),
    ),
    _API.post(
        "/tables",
        "open_table",
        "Set up a table.",
        messages.Opened,
        body=messages.NewTable,
        session="needed",
        refuses=(409,),
        status=201,
    ),
    _AS_GUEST.get("", "table", "A table.", TableInfo, session="welcome"),
    _AT_TABLE.get("/tokens", "tokens", "The external bots' tokens, for the host.", messages.Tokens, session="needed"),
    _AS_GUEST.get("/record", "record", "The record of a finished match.", TEXT, session="welcome", refuses=(409,)),
    _AS_GUEST.get(
        "/history",
        "history",
        "The updates of a game so far, as a seat or a spectator got them.",
        messages.Updates,
        session="welcome",
        parameters=(
            Parameter("seat", "query", SeatNumber, "Whose view; while the game runs, only your own."),
            Parameter("after", "query", Version, "Only versions after this one."),
            Parameter("limit", "query", PageLength, "The most updates to send; `next` says how to continue."),
            Parameter("language", "query", Language, "Add sentences in this language."),
        ),
    ),
    _AS_GUEST.post(
        "/commands",
        "command",
        "Send a command to a table, as over its socket.",
        Done,
        body=AnyCommand,
        session="needed",
        refuses=(409,),
    ),
    _AS_GUEST.post(
        "/tries",
        "try_again",
        "Play on from a position of a finished match, against bots; what the seat couldn't know is dealt anew.",
        messages.Opened,
        body=messages.TryAgain,
        session="needed",
        refuses=(409,),
        status=201,
    ),
    _AS_GUEST.get(
        "/advice",
        "advice",
        "The coach's advice on my current decision, if the table allows a coach.",
        learning.Advice,
        session="needed",
        refuses=(409,),
        parameters=(_LANGUAGE, Parameter("after", "query", AdviceStep, "Wait for an estimate after this step.")),
    ),
    _AS_GUEST.get(
        "/review",
        "review",
        "The coach's review of a finished match, and its progress.",
        learning.ReviewState,
        session="welcome",
        refuses=(409,),
        parameters=(_LANGUAGE,),
    ),
    _LESSONS.get("", "lessons", "The lessons of a game.", learning.Lessons, parameters=(_LANGUAGE,)),
    _LESSONS.post(
        "/{number}",
        "lesson",
        "Take a lesson: its state after the learner's moves.",
        learning.LessonState,
        body=learning.LessonTry,
        refuses=(409,),
        parameters=(Parameter("number", "path", LessonNumber, "The lesson.", required=True),),
    ),
    _API.get(
        "/readiness",
        "readiness",
        "The progress of games that aren't ready yet.",
        messages.Readiness,
        parameters=(_LANGUAGE,),
    ),
    _API.post(
        "/readiness/wanted",
        "wanted",
        "Compile this game before all others.",
        None,
        body=messages.Wanted,
        refuses=(409,),
        status=204,
    ),
    _API.get("/openapi.json", "openapi", "This description."),
    _API.get("/socket.json", "socket_schema", "The messages of the socket, and the games' views, as JSON Schema."),
    _ROOT.get("/healthz", "health", "Whether the server is alive.", messages.Health),
    _ROOT.get("/readyz", "ready", "Whether the server can write and has room for new tables.", messages.Ready),
    _ROOT.get("/metrics", "figures", "Metrics for Prometheus.", FIGURES),
)
