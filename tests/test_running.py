"""`make test` says at the start what this machine lacks, and the one command that brings it."""

from __future__ import annotations

import sys

import pytest

from tests.support import running


def test_nothing_is_said_where_nothing_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "missing", dict)
    assert running.what_is_skipped() == []


def test_one_command_brings_everything_that_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "found_chromium", lambda: None)
    monkeypatch.setattr("benchmarks.harness.postgresql.binaries", lambda: None)
    for what in ("has_japanese", "has_pytorch", "has_web_packages"):
        monkeypatch.setattr(running, what, lambda: False)
    *lacking, command = running.what_is_skipped()
    assert [each.split(":")[0].removeprefix("This machine has no ") for each in lacking] == [
        "Chromium",
        "PostgreSQL",
        "font for Japanese",
        "PyTorch",
        "packages of the web client",
    ]
    assert command == (
        "What brings it: sudo apt-get install chromium postgresql fontconfig fonts-ipafont-gothic"
        f" && {sys.executable} -m pip install 'freebooter[learn]' && {sys.executable} web/make.py packages"
    )


def test_packages_of_python_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert not running.has_pytorch()
