"""Japanese, which has no spaces, is broken into lines without a word cut off or a mark out of place."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator

import pytest
from rich import _wrap
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table

from benchmarks.harness.command import freebooter
from freebooter.terminal.line_breaks import CLOSING, OPENING, WORD, break_japanese_lines

SENTENCE = (
    "1決定あたりの時間を決めます（50ms、1sなど）。「freebooter play」で、ゲームのプレイヤーになります。既定：なし。"
)


@pytest.fixture
def in_japanese() -> Iterator[None]:
    usual = _wrap.re_word
    break_japanese_lines()
    yield
    _wrap.re_word = usual


def shown(text: str, width: int) -> list[str]:
    """In a column that cuts what does not fit."""
    table = Table.grid()
    table.add_column()
    table.add_row(text)
    console = Console(file=io.StringIO(), width=width)
    console.print(table)
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


@pytest.mark.usefixtures("in_japanese")
@pytest.mark.parametrize("width", range(20, 60, 3))
def test_a_sentence_is_whole_and_its_marks_stand_where_they_belong(width: int) -> None:
    lines = shown(SENTENCE, width)
    assert "".join(lines).replace(" ", "") == SENTENCE.replace(" ", "")
    assert all(cell_len(line) <= width for line in lines)
    assert not [line for line in lines if line[0] in CLOSING or line[-1] in OPENING]
    assert all(any(word in line for line in lines) for word in ("50ms", "freebooter", "play"))


def test_every_text_is_taken_apart_whole() -> None:
    for text in (SENTENCE, "、、…", "「」", "（（a", "a b", "ー", "freebooter"):
        assert "".join(found[0] for found in WORD.finditer(text)) == text
        assert all(found[0] for found in WORD.finditer(text))


def test_help_cuts_nothing_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "70")
    for command in ("arena", "serve"):
        told = freebooter("--lang", "ja", command, "--help").stdout
        assert "既定：" in told
        assert not re.search(r"… *│$", told, re.MULTILINE)
