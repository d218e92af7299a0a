"""The REST routes keep to their description: whatever is asked, the answer is one that was promised."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, settings

from benchmarks.harness.clients import Guest
from benchmarks.harness.serving import serving
from freebooter.engine.registry import names
from freebooter.server.play.sessions import COOKIE
from freebooter.server.rest.openapi import openapi
from tests.support.place import FLAGS, Log

EXAMPLES = 25
"""Random requests to each route, besides those that go through the edges of its description one by one."""

LONGEST_GAME = 40

SCHEMA = schemathesis.openapi.from_dict(openapi())
COOKIES: dict[str, str] = {}
"""The session of whoever asks."""

SERVED: dict[str, str] = {}
"""Where the server is."""

THERE: dict[str, list[str]] = {"table": [], "player": []}
"""Tables and players that are there, for chance finds none."""

PROPER = {"table": r"[a-z0-9]{8,16}", "player": r"[A-Za-z0-9_-]{1,40}"}


@SCHEMA.auth()
class Session:
    def get(self, case: Any, context: Any) -> dict[str, str]:
        return COOKIES

    def set(self, case: Any, data: dict[str, str], context: Any) -> None:
        """Whoever signs out is somebody else, or all that follows would be asked by nobody."""
        if SERVED and case.operation.path.endswith("/sign-out"):
            with closing(Guest(SERVED["url"])) as leaving:
                data = {COOKIE: leaving.cookie}
        case.cookies = {**(case.cookies or {}), **data}


def whole(value: Any) -> Any:
    """JSON Schema takes 1.0 for an integer. No client writes one so, and the server takes it for what it looks like."""
    match value:
        case dict():
            return {name: whole(each) for name, each in value.items()}
        case list():
            return [whole(each) for each in value]
        case float() if value.is_integer():
            return int(value)
    return value


@SCHEMA.hook("map_path_parameters")
def name_what_is_there(context: Any, parameters: Any) -> Any:
    """About half of the tables and players that are asked for are there."""
    chosen = {}
    for parameter, value in (parameters or {}).items():
        there = THERE.get(parameter, [])
        proper = isinstance(value, str) and re.fullmatch(PROPER.get(parameter, ""), value)
        number = sum(map(ord, value)) % (2 * len(there)) if there and proper else len(there)
        chosen[parameter] = there[number] if number < len(there) else value
    return chosen


@SCHEMA.hook("map_body")
def ask_for_games(context: Any, body: Any) -> Any:
    """A table is set up for a game that is there, with as many seats as it has."""
    match body:
        case {"game": str() as name, "seats": [*_], **more} if len(name) <= LONGEST_GAME:
            return whole({**more, "game": names()[len(name) % len(names())], "seats": body["seats"]})
    return whole(body)


class Rest:
    """A server with people, and tables of every status."""

    def __init__(self, url: str, folder: Path) -> None:
        self.url = url
        self.log = Log(folder / "serve.log")
        self.guest = Guest(url)
        self.session = requests.Session()
        self.session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # It keeps no new sessions.
        COOKIES[COOKIE] = self.guest.cookie
        SERVED["url"] = url
        THERE.update(table=self._tables(), player=[self.guest.player])

    def _tables(self) -> list[str]:
        guest = self.guest
        gathering = guest.open("person", "open", "outside", public=True)["table"]
        closed = guest.open("person", "open")["table"]
        guest.ask(closed, type="close", id="x")
        playing = guest.open("person", "bot", game="dolores", start=True)["table"]
        over = guest.open("person", "bot", start=True)["table"]
        guest.ask(over, type="resign", id="x")
        assert guest.info(over)["status"] == "over"
        return [gathering, closed, playing, over]

    def close(self) -> None:
        self.session.close()
        self.guest.close()


@pytest.fixture(scope="module")
def rest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Rest]:
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, *FLAGS, "--no-limits") as served, closing(Rest(served.url, folder)) as running:
        yield running


def bounded(examples: int, **more: Any) -> settings:
    phases = [Phase.explicit, Phase.generate]
    checks = list(HealthCheck)
    return settings(
        max_examples=examples, deadline=None, derandomize=True, database=None, phases=phases,
        suppress_health_check=checks, **more,
    )  # fmt: skip


@SCHEMA.parametrize()
@bounded(EXAMPLES)
def test_every_answer_is_as_described(case: Any, rest: Rest) -> None:
    case.call_and_validate(base_url=rest.url, session=rest.session)
    rest.log.check_quiet()


def test_one_answer_leads_to_the_next_request(rest: Rest) -> None:
    """What was set up is there, what was closed is not: requests go on with what earlier answers named."""
    machine: Any = SCHEMA.as_state_machine()

    class Machine(machine):  # type: ignore[misc]
        def get_call_kwargs(self, case: Any) -> dict[str, Any]:
            return {"base_url": rest.url, "session": rest.session}

    granted: set[tuple[str, str]] = set()
    for walk in range(5):  # Where one leads depends on names that the server makes up; not all go nowhere.
        Machine.run(settings=settings(bounded(10, stateful_step_count=6), derandomize=walk == 0))
        asked = [line for line in rest.log.news() if line["event"] == "request"]
        assert not any(line["status"] >= 500 for line in asked)
        granted |= {(line["method"], line["route"]) for line in asked if line["status"] < 300}
        if len(granted) > 3:
            break
    assert len(granted) > 3
