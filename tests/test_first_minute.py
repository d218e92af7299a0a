"""What the measurement of the first minute gives a newcomer: an empty home, and the caller's way to packages."""

from __future__ import annotations

from pathlib import Path

from benchmarks.first_minute import newcomer


def test_a_newcomer_has_an_empty_home_and_the_packages_of_the_caller(tmp_path: Path) -> None:
    caller, home = tmp_path / "caller", tmp_path / "home"
    settings = caller / ".config" / "pip" / "pip.conf"
    settings.parent.mkdir(parents=True)
    settings.touch()
    given = {"HOME": str(caller), "PATH": "/bin", "PIP_INDEX_URL": "https://near.example/simple", "DISPLAY": ":0"}
    given |= {"FREEBOOTER_CACHE": "/somewhere", "VIRTUAL_ENV": "/venv", "XDG_CACHE_HOME": "/cache"}
    assert newcomer(home, 4321, given) == {
        "HOME": str(home),
        "PATH": "/bin",
        "PIP_INDEX_URL": "https://near.example/simple",
        "PIP_CONFIG_FILE": str(settings),
        "FREEBOOTER_PORT": "4321",
        "FREEBOOTER_LANG": "en",
    }


def test_settings_that_the_caller_has_named_stay_named(tmp_path: Path) -> None:
    (tmp_path / ".pip").mkdir()
    (tmp_path / ".pip" / "pip.conf").touch()
    given = {"HOME": str(tmp_path), "PIP_CONFIG_FILE": "/etc/other.conf"}
    assert newcomer(tmp_path / "home", 1, given)["PIP_CONFIG_FILE"] == "/etc/other.conf"
