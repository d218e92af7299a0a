"""The settings of a server: one table, three sources, and a sentence for whatever is wrong with them."""

from __future__ import annotations

import socket
import tomllib
from pathlib import Path

import pytest

from benchmarks.harness.command import freebooter
from freebooter.engine.refusal import BadSetup
from freebooter.server.operations.config import Config, load_config, settings, show_config, without_password
from freebooter.server.serving import bind
from freebooter.terminal.serve import has_browser


def _file(folder: Path, text: str) -> Path:
    file = folder / "freebooter.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_flag_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = _file(tmp_path, 'port = 1001\ngrace = 7\nlog-format = "json"\n')
    environment = {"FREEBOOTER_PORT": "1002", "FREEBOOTER_GRACE": "8", "FREEBOOTER_LANG": "de", "HOME": "/"}
    config = load_config({"port": "1003"}, environment, file)
    assert (config.port, config.grace, config.log_format, config.bot_pace) == (1003, 8.0, "json", Config().bot_pace)
    assert config.sources == {"port": "--port", "grace": "FREEBOOTER_GRACE", "log_format": str(file)}


def test_the_environment_may_name_the_file(tmp_path: Path) -> None:
    assert load_config({}, {"FREEBOOTER_CONFIG": str(_file(tmp_path, "demo = 3"))}).demo == 3


def test_every_setting_can_be_given_by_each_source(tmp_path: Path) -> None:
    usual = Config(address="https://play.example", proxy=("10.0.0.0/8",), origins=("https://a.example",), database="x")
    for each in settings():
        value = getattr(usual, each.field)
        text = ",".join(value) if isinstance(value, tuple) else str(value)
        assert getattr(load_config({}, {each.variable: text}), each.field) == value
        assert getattr(load_config({each.field: text}, {}), each.field) == value
    assert load_config({}, {}, _file(tmp_path, show_config(usual))) == usual


@pytest.mark.parametrize(
    "wrong",
    [
        "prot = 8000",
        'port = "eight"',
        "port = true",
        "port = 8.5",
        "port = 65536",
        "grace = -1",
        "grace = nan",
        'browser = "maybe"',
        "browser = 1",
        'address = "ftp://play.example"',
        'address = "https://play.example/lobby"',
        'address = "https://anne@play.example"',
        'address = "https://play.example:99999"',
        'origins = ["*"]',
        "origins = 5",
        'proxy = ["the router"]',
        'host = "two words"',
        'log-level = "loud"',
        'log-format = "xml"',
        'node = "a b"',
        'data = "two\\nlines"',
        "[limits]\nrequests = 5",
    ],
)
def test_a_wrong_setting_in_the_file_is_refused_with_its_name_and_the_files(tmp_path: Path, wrong: str) -> None:
    file = _file(tmp_path, wrong)
    with pytest.raises(BadSetup) as refused:
        load_config({}, {}, file)
    assert str(file) in str(refused.value)
    assert wrong.strip("[").split("]")[0].split(" ")[0] in str(refused.value)


@pytest.mark.parametrize("wrong", ["port = ", b"port = \xff", None])
def test_a_file_that_is_none_is_refused(tmp_path: Path, wrong: str | bytes | None) -> None:
    file = tmp_path / "freebooter.toml"
    if wrong is not None:
        file.write_bytes(wrong if isinstance(wrong, bytes) else wrong.encode())
    with pytest.raises(BadSetup, match=r"freebooter\.toml"):
        load_config({}, {}, file)


def test_an_unknown_variable_is_refused() -> None:
    with pytest.raises(BadSetup, match="FREEBOOTER_PROT"):
        load_config({}, {"FREEBOOTER_PROT": "1"})


def test_wrong_flags_and_variables_are_one_sentence() -> None:
    for run, named in (
        (freebooter("serve", "--port", "eight"), "--port"),
        (freebooter("serve", "--show-config", more={"FREEBOOTER_PORT": "0x1F"}), "FREEBOOTER_PORT"),
    ):
        assert run.returncode == 2
        assert len(run.stderr.splitlines()) == 1
        assert named in run.stderr


def test_the_configuration_in_effect_is_shown_without_passwords(tmp_path: Path) -> None:
    database = "postgresql://anne:parrot@sea.example/games?sslpassword=cutlass&sslmode=require"
    run = freebooter(
        "serve", "--show-config", "--demo", "--no-limits", "--database", database, more={"FREEBOOTER_GRACE": "5"}
    )
    assert run.returncode == 0, run.stderr
    shown = tomllib.loads(run.stdout)
    assert (shown["demo"], shown["limits"], shown["grace"], shown["port"]) == (6, False, 5.0, 8000)
    assert shown["database"] == "postgresql://anne:***@sea.example/games?sslpassword=***&sslmode=require"
    assert "parrot" not in run.stdout + run.stderr
    assert "cutlass" not in run.stdout + run.stderr
    assert "# FREEBOOTER_GRACE" in run.stdout


@pytest.mark.parametrize(
    ("database", "shown"),
    [
        ("", ""),
        ("sqlite:////var/games.db", "sqlite:////var/games.db"),
        ("postgresql:///games", "postgresql:///games"),
        ("postgresql://anne@sea/games", "postgresql://anne@sea/games"),
        ("postgresql://a:p@ss:w@sea/games", "postgresql://a:***@sea/games"),
    ],
)
def test_a_database_is_shown_without_its_password(database: str, shown: str) -> None:
    assert without_password(database) == shown


def test_the_next_free_port_is_taken_where_none_was_asked_for() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        listener, config = bind(Config(port=port))
        listener.close()
        assert port < config.port < port + 50
        assert config.url == f"http://127.0.0.1:{config.port}"
        with pytest.raises(BadSetup, match=str(port)):
            bind(Config(port=port, sources={"port": "--port"}))
    with pytest.raises(BadSetup, match=r"192\.0\.2\.1"):
        bind(Config(host="192.0.2.1", port=0))


def test_a_server_is_found_at_its_public_address() -> None:
    assert load_config({"address": "HTTPS://Play.Example:443/"}, {}).url == "https://play.example"
    assert Config(host="0.0.0.0", port=80).url == "http://127.0.0.1:80"
    assert Config(host="::1", port=80).url == "http://[::1]:80"
    assert Config(host="::1").is_loopback
    assert not Config(host="0.0.0.0").is_loopback


def test_a_browser_is_opened_only_where_there_is_a_screen() -> None:
    assert has_browser({}, "darwin")
    assert has_browser({}, "win32")
    assert has_browser({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    assert not has_browser({}, "linux")
