"""The examples do what they say, against a real server."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

import pytest

from benchmarks.harness.command import SLOW
from benchmarks.harness.serving import Served, serving

BOT_CLIENT = Path(__file__).parents[1] / "examples" / "bot_client.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server"), "--no-limits") as served:
        yield served


class Browser:
    """Somebody with a session."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.opener = build_opener(HTTPCookieProcessor(CookieJar()))
        self.ask("POST", "/api/session")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        data = None if method == "GET" else json.dumps(body).encode() if body is not None else b""
        request = Request(f"{self.url}{path}", data, {"Content-Type": "application/json"}, method=method)
        with self.opener.open(request, timeout=SLOW) as answer:
            return json.loads(answer.read())


@pytest.mark.parametrize("game", ["dead-mans-draw", "dolores"])
def test_two_outside_bots_play_a_whole_game(server: Served, game: str) -> None:
    host = Browser(server.url)
    new = {"game": game, "seats": [{"kind": "outside"}, {"kind": "outside"}], "start": True}
    table = host.ask("POST", "/api/tables", new)["table"]
    tokens = host.ask("GET", f"/api/tables/{table}/tokens")["tokens"]
    bots = [subprocess.Popen([sys.executable, BOT_CLIENT, server.url, table, token]) for token in tokens.values()]
    assert [bot.wait(SLOW) for bot in bots] == [0, 0]
    info = host.ask("GET", f"/api/tables/{table}")
    assert (info["status"], info["result"]["ending"]) == ("over", "played")


def test_a_bot_with_a_wrong_token_is_told_so(server: Served) -> None:
    host = Browser(server.url)
    new = {"game": "dead-mans-draw", "seats": [{"kind": "person"}, {"kind": "outside"}]}
    table = host.ask("POST", "/api/tables", new)["table"]
    bot = [sys.executable, BOT_CLIENT, server.url, table, "forged"]
    run = subprocess.run(bot, capture_output=True, encoding="utf-8", timeout=SLOW, check=False)
    assert run.returncode == 1
    assert len(run.stderr.strip().splitlines()) == 1
