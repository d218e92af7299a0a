"""The examples do what they say, against a real server."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

import pytest

from .support.command import SLOW
from .support.serving import Served, serving

BOT_CLIENT = Path(__file__).parents[1] / "examples" / "bot_client.py"


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


def wait_for_the_end(host: Browser, table: str) -> dict[str, Any]:
    deadline = time.monotonic() + SLOW
    while (info := host.ask("GET", f"/api/tables/{table}"))["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.1)
    found: dict[str, Any] = info
    return found


@pytest.mark.parametrize("game", ["dead-mans-draw", "dolores"])
def test_two_outside_bots_play_a_whole_game(game: str, tmp_path: Path) -> None:
    with serving(tmp_path, "--no-limits") as server:
        host = Browser(server.url)
        seats = [{"kind": "outside"}, {"kind": "outside"}]
        table = host.ask("POST", "/api/tables", {"game": game, "seats": seats, "start": True})["table"]
        tokens = host.ask("GET", f"/api/tables/{table}/tokens")["tokens"]
        bots = [_bot(server, table, token) for token in tokens.values()]
        info = wait_for_the_end(host, table)
        assert info["result"]["ending"] == "played"
        assert [bot.wait(SLOW) for bot in bots] == [0, 0]


def _bot(server: Served, table: str, token: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, BOT_CLIENT, server.url, table, token])


def test_a_bot_with_a_wrong_token_is_told_so(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-limits") as server:
        host = Browser(server.url)
        new = {"game": "dead-mans-draw", "seats": [{"kind": "person"}, {"kind": "outside"}]}
        table = host.ask("POST", "/api/tables", new)["table"]
        bot = [sys.executable, BOT_CLIENT, server.url, table, "forged"]
        run = subprocess.run(bot, capture_output=True, encoding="utf-8", timeout=SLOW, check=False)
    assert run.returncode == 1
    assert len(run.stderr.strip().splitlines()) == 1
