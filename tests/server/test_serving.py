"""`freebooter serve` as it is run: it says where it is, shows its page, and ends when it is asked to."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from urllib.request import urlopen

import pytest

from benchmarks.harness.command import SLOW, freebooter
from benchmarks.harness.serving import serving
from freebooter.engine.refusal import BadSetup
from freebooter.server.pages import client as built
from freebooter.terminal import serve
from freebooter.text import LANGUAGES, use


def test_a_server_shows_its_page_and_ends_well(tmp_path: Path) -> None:
    with serving(tmp_path, more={}) as served:
        with urlopen(f"{served.url}/", timeout=SLOW) as answer:
            assert answer.headers["Content-Security-Policy"].startswith("default-src 'self'")
            assert b'<script type="module"' in answer.read()
        assert served.stop() == 0
    assert "Traceback" not in (tmp_path / "serve.log").read_text()


def test_ctrl_c_is_a_good_end_as_well(tmp_path: Path) -> None:
    with serving(tmp_path, "--log-format", "json", more={}) as served:
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_its_web_client_it_says_how_to_build_it(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(built, "FOLDER", tmp_path)
    use(language)
    with pytest.raises(BadSetup, match=r"pip install --editable \.") as refused:
        serve.serve({}, None, show=False)
    assert len(str(refused.value).splitlines()) == 1
