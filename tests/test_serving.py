"""`freebooter serve` as it is run: it says where it is, shows its page, and ends when it is asked to."""

from __future__ import annotations

import html
import json
import re
import signal
from email.message import Message
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from freebooter.engine.refusal import BadSetup
from freebooter.server.pages import FILES, guards, page_words
from freebooter.terminal import serve
from freebooter.text import LANGUAGES

from .support.command import SLOW, freebooter
from .support.serving import serving


def _get(url: str, **headers: str) -> tuple[int, Message, str]:
    request = Request(url, headers={name.replace("_", "-"): value for name, value in headers.items()})
    try:
        with urlopen(request, timeout=SLOW) as answer:
            return answer.status, answer.headers, answer.read().decode()
    except HTTPError as refused:
        with refused:
            return refused.code, refused.headers, refused.read().decode()


def test_a_server_shows_its_page_and_ends_well(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        for path in ("/", "/t/abcdefgh"):
            status, headers, page = _get(f"{served.url}{path}", Accept_Language="cs,en;q=0.5")
            assert status == 200
            assert '<html lang="cs">' in page
            assert headers["Content-Security-Policy"].startswith("default-src 'self'")
            assert headers["X-Content-Type-Options"] == "nosniff"
            assert headers["Referrer-Policy"] == "no-referrer"
            found = re.search(r'data-words="([^"]*)"', page)
            assert found is not None
            assert json.loads(html.unescape(found[1])) == page_words("cs")
        assert '<html lang="ja">' in _get(f"{served.url}/?lang=ja")[2]
        assert _get(f"{served.url}/page/page.js")[1]["content-type"].startswith("text/javascript")
        assert _get(f"{served.url}/page/page.css")[0] == 200
        assert _get(f"{served.url}/page/..%2Fpages.py")[0] == 404
        assert _get(f"{served.url}/", Host="evil.example")[0] == 403
        assert served.stop() == 0
    assert "Traceback" not in (tmp_path / "serve.log").read_text()


def test_ctrl_c_is_a_good_end_as_well(tmp_path: Path) -> None:
    with serving(tmp_path, "--log-format", "json") as served:
        served.process.send_signal(signal.SIGINT)
        assert served.process.wait(SLOW) == 0
    events = [json.loads(line)["event"] for line in (tmp_path / "serve.log").read_text().splitlines()]
    assert {"ready", "stopping", "stopped"} <= set(events)


def test_a_server_that_cannot_start_says_so_in_a_sentence(tmp_path: Path) -> None:
    for flags in (
        ["--database", "mysql://sea/games"],
        ["--host", "192.0.2.1"],
        ["--config", str(tmp_path / "no.toml")],
    ):
        run = freebooter("serve", "--no-browser", "--port", "0", "--data", tmp_path, *flags)
        assert run.returncode == 2
        assert run.stdout == ""
        assert len(run.stderr.splitlines()) == 1, run.stderr


def test_without_the_servers_parts_it_says_how_to_get_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "NEEDED", ("msgspec", "no_such_part_anywhere"))
    with pytest.raises(BadSetup, match=r"freebooter\[server\]"):
        serve.serve({}, None, show=False)


def test_the_script_says_only_words_that_there_are() -> None:
    script = (FILES / "page.js").read_text(encoding="utf-8")
    named = set(re.findall(r"words\.(\w+)", script)) | set(re.findall(r'words\["([\w-]+)"\]', script))
    assert "your-name" in named
    for language in LANGUAGES:
        assert named <= set(page_words(language))


def test_the_page_has_no_script_of_its_own_and_shows_texts_as_texts() -> None:
    page, script = ((FILES / name).read_text(encoding="utf-8") for name in ("page.html", "page.js"))
    assert re.findall(r"<script[^>]*>(.*?)</script>", page) == [""]
    assert not re.findall(r"\son\w+=|style=", page)
    assert not re.findall(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(", script)
    assert "unsafe" not in str(guards())


def test_the_page_may_reach_the_sockets_of_other_nodes() -> None:
    policy = guards(["https://two.example", "http://10.0.0.3:8000"])["Content-Security-Policy"]
    assert "connect-src 'self' ws://10.0.0.3:8000 wss://two.example;" in policy
