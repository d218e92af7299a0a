"""Everything that README and documentation show is true: Python sessions and command lines are typed as they stand."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.harness.command import Terminal, loaded
from tests.support.pages import Block, blocks, name_of, with_blocks, write_files

FREEBOOTER = Path(sys.executable).with_name("freebooter")


@pytest.mark.parametrize("page", with_blocks("pycon"), ids=name_of)
def test_python_sessions(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All sessions of a page are one session, in a folder that holds the files the page shows."""
    write_files(page, tmp_path)
    monkeypatch.chdir(tmp_path)
    lines = [""] * len(page.read_text(encoding="utf-8").splitlines())
    for block in blocks(page):
        if block.language == "pycon":
            for offset, line in enumerate(block.text.splitlines()):
                lines[block.line - 1 + offset] = line
    session = doctest.DocTestParser().get_doctest("\n".join(lines) + "\n", {}, name_of(page), str(page), 0)
    assert session.examples
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.REPORT_NDIFF)
    said: list[str] = []
    runner.run(session, out=said.append)
    assert not runner.failures, "".join(said)


def _matches(expected: str, got: str) -> bool:
    """Whether the output is as shown; a line `...` stands for any lines, spaces at the ends of lines do not count."""
    pattern = ""
    for line in expected.strip("\n").split("\n"):
        within = re.escape(line.rstrip()).replace(re.escape("..."), "[^\n]*") + "\n"
        pattern += "(?:[^\n]*\n)*?" if line == "..." else within
    said = "".join(line.rstrip() + "\n" for line in got.strip("\n").split("\n"))
    return re.fullmatch(pattern, said) is not None


def _commands(block: Block) -> list[tuple[str, str]]:
    """The commands of a block and the output shown for each."""
    commands: list[tuple[str, str]] = []
    for line in block.text.splitlines():
        if line.startswith("$ "):
            commands.append((line.removeprefix("$ "), ""))
        else:
            command, output = commands[-1]
            commands[-1] = command, f"{output}{line}\n"
    return commands


PROMPT = "\n> "


@pytest.fixture(scope="module")
def environment() -> dict[str, str]:
    """A plain English terminal, in which the rules are already compiled."""
    path = f"{FREEBOOTER.parent}{os.pathsep}{os.environ['PATH']}"
    plain = {"FREEBOOTER_LANG": "en", "COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb", "PATH": path}
    return os.environ | plain


PLAIN = re.compile(r"freebooter( [\w./,:-]+)*")
"""A command in which nothing is for the shell to understand."""


def _said(command: str, folder: Path, environment: dict[str, str]) -> str:
    """What a plain command says, that begins where everything is loaded."""
    said = folder / ".said"
    with said.open("w") as file, open(os.devnull) as nothing:
        files = [nothing.fileno(), file.fileno(), file.fileno()]
        loaded().start(command.split()[1:], environment, files, folder).wait(300)
    text = said.read_text("utf-8")
    said.unlink()
    return text


def _run(command: str, folder: Path, environment: dict[str, str]) -> str:
    if PLAIN.fullmatch(command):
        return _said(command, folder, environment)
    ran = subprocess.run(
        ["/bin/sh", "-c", command],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
        text=True,
        timeout=300,
        check=False,
    )
    return ran.stdout


def _type(command: str, answers: list[str], folder: Path, environment: dict[str, str]) -> str:
    """What a terminal shows while these answers are typed, up to the prompt after the last of them.

    A secret answer, which the terminal keeps to itself, is put in as if it had been shown.
    """
    assert PLAIN.fullmatch(command), command
    child = Terminal(*loaded().start_at_terminal(command.split()[1:], environment, 50, 100, folder=folder))
    shown = typed = ""
    for answer in [*answers, None]:
        child.expect_exact(PROMPT)
        said = str(child.before)
        shown += said if said.startswith(typed) else typed + said
        if answer is not None:
            shown += PROMPT
            typed = answer
            child.sendline(answer)
    child.close()
    return shown.replace("\r\n", "\n").replace("\r", "\n")


@pytest.mark.parametrize("page", with_blocks("console"), ids=name_of)
def test_command_lines(page: Path, tmp_path: Path, environment: dict[str, str]) -> None:
    write_files(page, tmp_path)
    for block in blocks(page):
        if block.language != "console":
            continue
        for command, output in _commands(block):
            answers = re.findall(r"^> (.*)$", output, re.MULTILINE)
            said = _type(command, answers, tmp_path, environment) if answers else _run(command, tmp_path, environment)
            assert _matches(output, said), f"{name_of(page)}:{block.line}: {command}\n{said}"
