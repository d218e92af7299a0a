"""What whoever runs a server copies from us is right: the image, the compose file, and the pages about it."""

from __future__ import annotations

import json
import math
import os
import platform
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_command

from benchmarks.harness.serving import serving as served
from freebooter.bots.player import stand_in
from freebooter.engine.refusal import BadSetup
from freebooter.engine.talk import LONGEST_LINE
from freebooter.server import serving
from freebooter.server.operations.config import NOT_OURS, Config, load_config, settings
from freebooter.server.operations.metrics import Metrics
from freebooter.server.operations.settings import size_of
from freebooter.server.play import live_table as live
from freebooter.server.transport import socket
from freebooter.store.opening import NODE_TIMEOUT
from freebooter.table.clock import LEAST_ON_RETURN, SECOND
from freebooter.terminal.app import build_app
from tests.support.pages import PAGES, ROOT, Block, blocks, name_of

DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text(encoding="utf-8")
SERVICES: dict[str, Any] = yaml.safe_load(COMPOSE)["services"]
PAGES_ABOUT_IT = [ROOT / "docs" / f"{name}.md" for name in ("server", "proxy", "protocol", "at-the-table")]
OF_OTHERS = {"--build-arg", "--env", "--no-words"}
"""Flags of Docker, and of other commands of ours."""
PORT = "8000"


def _instructions(name: str) -> list[str]:
    """The arguments of every such instruction of the Dockerfile, continued lines joined."""
    joined = re.sub(r"\\\n\s*", "", DOCKERFILE)
    return re.findall(rf"^{name} (.*)$", joined, re.MULTILINE)


def _image_environment() -> dict[str, str]:
    return dict(pair.split("=", 1) for line in _instructions("ENV") for pair in shlex.split(line))


def _service_environment(name: str) -> dict[str, str]:
    """What a service is given where nobody has set anything but the password."""
    text = {key: str(value) for key, value in SERVICES[name]["environment"].items()}
    return {key: re.sub(r"\${\w+(?::-(.*?)|:\?.*?)?}", r"\1", value) for key, value in text.items()}


def _command_of_the_image() -> list[str]:
    command: list[str] = json.loads(_instructions("CMD")[0])
    return command


def _config(command: list[str], environment: Mapping[str, str] | None = None) -> Config:
    """The configuration of a `freebooter serve`, read as the command line reads it."""
    assert command[:2] == ["freebooter", "serve"]
    parser: Any = get_command(build_app())
    given = parser.commands["serve"].make_context("serve", command[2:]).params
    flags = {each.field: each.from_flag(given[each.field]) for each in settings()}
    return load_config(flags, environment or {}, given["config"])


# The image.


def test_the_image_starts_a_server_that_others_can_reach() -> None:
    config = _config(_command_of_the_image(), _image_environment())
    assert not config.is_loopback
    assert not config.browser
    assert config.log_format == "json"
    assert str(config.port) == PORT
    assert [config.data] == _instructions("VOLUME")
    assert _instructions("EXPOSE") == [PORT]


def test_nobody_is_root_in_the_image() -> None:
    user = _instructions("USER")[-1]
    assert user not in ("root", "0")
    made = next(line for line in _instructions("RUN") if "useradd" in line)
    assert made.split("&&")[0].split()[-1] == user
    assert DOCKERFILE.index(f"USER {user}") < DOCKERFILE.index("RUN freebooter compile")
    folders = next(part for part in made.split("&&") if "install --directory" in part)
    environment = _image_environment()
    for folder in (environment["FREEBOOTER_DATA"], environment["FREEBOOTER_CACHE"]):
        assert folder in folders.split()
    assert environment["FREEBOOTER_CACHE"] not in _instructions("VOLUME")


def test_the_image_gets_everything_that_the_package_is_made_of() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    named = [project["project"]["readme"], *project["project"]["license-files"], *wheel["packages"]]
    named += [project["tool"]["hatch"]["version"]["path"]]
    copied = {part for line in _instructions("COPY") if "--from" not in line for part in line.split()[:-1]}
    made_with = {"pyproject.toml", "hatch_build.py", "web"}
    assert copied == made_with | {Path(name).parts[0] for name in named}
    let_in = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert let_in[let_in.index("*") + 1 :][: len(copied)] == sorted(f"!{name}" for name in copied)


def test_both_stages_of_the_image_have_the_same_python() -> None:
    stages = [line.split()[0] for line in _instructions("FROM")]
    assert len(stages) == 2
    assert len(set(stages)) == 1


@pytest.mark.skipif(
    platform.machine() not in ("x86_64", "AMD64"), reason="the image is made for x86-64 unless told otherwise"
)
def test_kernels_can_be_compiled_for_the_processors_of_the_image() -> None:
    """The rules ask for instructions of this machine by themselves; the image has to allow them."""
    pick = "numba.njit(lambda mask, n: nth_bit(mask, n))(10, 1)"
    script = f"import numba; from freebooter.engine.kernels.bits import nth_bit; print({pick})"
    (features,) = [line.partition("=")[2] for line in _instructions("ARG") if line.startswith("CPU_FEATURES=")]
    environment = os.environ | _image_environment() | {"NUMBA_CPU_FEATURES": features, "PATH": os.environ["PATH"]}
    run = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)
    assert run.stdout == "3\n", run.stderr


def test_the_health_check_of_the_image_tells_a_server_from_none(tmp_path: Path) -> None:
    check = json.loads(_instructions("HEALTHCHECK")[0].partition(" CMD ")[2])
    assert check[0] == "python"
    assert f":{PORT}/" in check[-1]

    def healthy(url: str) -> bool:
        command = [sys.executable, *check[1:-1], check[-1].replace(f"http://127.0.0.1:{PORT}", url)]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0

    with served(tmp_path) as server:
        assert healthy(server.url)
        server.stop()
        assert not healthy(server.url)


# The compose file.


def test_the_services_fit_together() -> None:
    server, database = SERVICES["server"], SERVICES["database"]
    config = _config(_command_of_the_image(), _image_environment() | _ours(_service_environment("server")))
    names = _service_environment("database")
    assert config.database == f"postgresql://{names['POSTGRES_USER']}@database/{names['POSTGRES_DB']}"
    assert server["depends_on"]["database"]["condition"] == "service_healthy"
    assert "pg_isready" in database["healthcheck"]["test"]
    assert all(port.endswith(f":{PORT}") for port in server["ports"])
    volume = database["volumes"][0].split(":")[0]
    assert volume in yaml.safe_load(COMPOSE)["volumes"]


def _ours(environment: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in environment.items() if name.startswith("FREEBOOTER_")}


def test_no_password_is_set_for_anybody() -> None:
    needed = "${POSTGRES_PASSWORD:?"
    found = [value for each in SERVICES.values() for key, value in each["environment"].items() if "PASSWORD" in key]
    assert len(found) == len(SERVICES)
    assert all(value.startswith(needed) for value in found)
    assert ":" not in _service_environment("server")["FREEBOOTER_DATABASE"].partition("//")[2].partition("@")[0]


def test_a_server_is_given_the_time_it_takes_to_stop() -> None:
    longest = Config().patience + serving.CLOSING_SECONDS
    grace = [SERVICES["server"]["stop_grace_period"], *re.findall(r"--stop-timeout (\d+)", _text("server"))]
    assert len(grace) == 2
    assert all(int(seconds.removesuffix("s")) > longest for seconds in grace)
    assert all(each["restart"] == "unless-stopped" for each in SERVICES.values())


# The pages.


def _text(page: str) -> str:
    return (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")


def _serve_commands() -> Iterator[tuple[str, str]]:
    """Every `freebooter serve` that a page tells to type, and the page."""
    for page in PAGES:
        for block in blocks(page):
            if block.language in ("sh", "console"):
                for line in block.text.replace("\\\n", " ").splitlines():
                    found = re.search(r"freebooter serve.*", line.partition("#")[0])
                    if found:
                        yield name_of(page), found[0].strip()


@pytest.mark.parametrize(("page", "command"), sorted(set(_serve_commands())))
def test_every_command_that_a_page_tells_is_understood(page: str, command: str, tmp_path: Path) -> None:
    words = shlex.split(command)
    if "--config" in words:
        file = tmp_path / words[words.index("--config") + 1]
        shown = next(each for each in blocks(ROOT / page) if each.title == file.name)
        file.write_text(shown.text, encoding="utf-8")
        words[words.index("--config") + 1] = str(file)
    config = _config(words)
    assert config.sources or len(words) == 2


def test_every_flag_and_variable_that_is_named_exists() -> None:
    attack = get_command(build_app()).commands["attack"]  # type: ignore[attr-defined]  # It is a group.
    of_attacks = {option for parameter in attack.params for option in parameter.opts}
    flags = {each.flag for each in settings()} | {"--config", "--show-config"} | OF_OTHERS | of_attacks
    variables = {each.variable for each in settings()} | NOT_OURS
    for page in PAGES_ABOUT_IT:
        text = re.sub(r"^( *)```.*?^\1```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
        named = set(re.findall(r"`(--[a-z-]+)", text))
        assert named <= flags, page.name
    for text in (DOCKERFILE, COMPOSE, *(page.read_text(encoding="utf-8") for page in PAGES)):
        assert set(re.findall(r"FREEBOOTER_[A-Z_]+", text)) <= variables


def _configurations(*languages: str) -> list[Block]:
    return [block for block in blocks(ROOT / "docs" / "proxy.md") if block.title and block.language in languages]


def test_nginx_passes_on_what_the_server_needs() -> None:
    found = _configurations("nginx")
    assert len(found) == 2
    for block in found:
        for line in (
            "proxy_http_version 1.1;",
            "proxy_set_header Upgrade $http_upgrade;",
            "proxy_set_header Connection $connection_upgrade;",
            "proxy_set_header Host $http_host;",
            "proxy_set_header X-Forwarded-For $remote_addr;",
            "proxy_set_header X-Forwarded-Proto $scheme;",
            "location = /metrics {",
        ):
            assert line in block.text, line
        patience = re.search(r"proxy_read_timeout (\d+)s;", block.text)
        assert patience is not None
        assert int(patience[1]) > 2 * serving.PING_SECONDS
        assert block.text.count("{") == block.text.count("}")


def test_caddy_passes_everything_on_but_the_figures() -> None:
    found = _configurations("text")
    assert len(found) == 2
    for block in found:
        assert block.text.count("reverse_proxy") == block.text.count("respond /metrics 404")
    assert "passes the WebSocket upgrade by itself" in _text("proxy")


def test_the_figures_that_the_page_names_are_told() -> None:
    told = Metrics().render()[0].decode()
    families = set(re.findall(r"^# TYPE (\w+)", told, re.MULTILINE))
    for name in set(re.findall(r"freebooter_[a-z_]+", _text("server"))):
        assert name.removesuffix("_bucket") in families, name
    snippet = next(block for block in blocks(ROOT / "docs" / "server.md") if block.title == "prometheus.yml")
    (job,) = yaml.safe_load(snippet.text)["scrape_configs"]
    assert job["static_configs"] == [{"targets": [f"127.0.0.1:{Config().port}"]}]


def test_the_numbers_of_the_pages_are_those_of_the_code() -> None:
    usual, kib = Config(), 1024
    said = {
        "server": [
            f"at most `--patience` seconds plus {_word(serving.CLOSING_SECONDS)} for the",
            f"{_word(NODE_TIMEOUT).capitalize()} seconds after its last report",
            f"`http://127.0.0.1:{usual.port}`",
            f"| `keep-empty` | {usual.keep_empty:.0f} day |",
            f"| `keep-unfinished` | {usual.keep_unfinished:.0f} days |",
            f"| `keep-finished` | {usual.keep_finished:.0f} days |",
            f"| `keep-results` | {usual.keep_results:.0f} days |",
            f"| `keep-guests` | {usual.keep_guests:.0f} days |",
            f"less than `--least-free` ({size_of(usual.least_free) // 10**6} MB)",
        ],
        "proxy": [
            f"every {serving.PING_SECONDS:.0f} seconds",
            f"at most {usual.body_bytes // kib} KiB (`--body-bytes`)",
            f"{usual.frame_bytes // kib} KiB (`--frame-bytes`)",
        ],
        "protocol": [
            f"valid for {usual.session_days} days",
            f"within {_word(socket.HELLO_PATIENCE)} seconds",
            f"more than {live.MOST_MISSED},",
            f"ping every {serving.PING_SECONDS:.0f} seconds",
            f"at most {usual.frame_bytes // kib} KiB",
            f"{usual.messages_per_second:.0f} per second, or {usual.message_burst} at once",
            f"at most {usual.outbox_frames} messages wait",
        ],
        "at-the-table": [
            f"for {usual.session_days} days",
            f"casual game for {usual.keep_finished:.0f} days",
            f"never less than {_word(LEAST_ON_RETURN / SECOND)} seconds",
            f"up to {LONGEST_LINE} letters",
            f"usually *{stand_in('dead-mans-draw')}* in Dead Man's Draw and *{stand_in('dolores')}* in Dolores",
        ],
    }
    for page, sentences in said.items():
        text = " ".join(_text(page).split())
        assert [sentence for sentence in sentences if sentence not in text] == [], page
    assert usual.grace == 60
    assert socket.MOST_SPECTATORS == 1_000


def _word(number: float) -> str:
    return {5: "five", 10: "ten", 15: "fifteen"}[math.ceil(number)]


def test_a_wrong_setting_of_the_image_would_be_noticed() -> None:
    with pytest.raises(BadSetup, match="FREEBOOTER_LOGS"):
        _config(_command_of_the_image(), {"FREEBOOTER_LOGS": "json"})
