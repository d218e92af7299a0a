"""What a tournament leaves in its folder: a page that stands alone, in every language, and files for other tools."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from benchmarks.harness.command import freebooter
from freebooter.arena import plots
from freebooter.arena.page import Page
from freebooter.text import LANGUAGES

CALL = ["arena", "dolores", "--bots", "hawk,drifter,drifter", "--games", "12"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("arena") / "run"
    run = freebooter(*CALL, "--to", folder)
    assert run.returncode == 0, run.stderr
    return folder


class Tags(HTMLParser):
    """Every tag of a page with its attributes."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def ids(self) -> list[str]:
        return [str(attributes["id"]) for _, attributes in self.found if "id" in attributes]


def check_stands_alone(html: str) -> None:
    tags = Tags(html)
    names = {tag for tag, _ in tags.found}
    assert not names & {"script", "link", "img", "image", "iframe", "object", "embed"}
    assert not re.search(r"https?:|//[a-z]|@import", html)
    for _, attributes in tags.found:
        for name in ("src", "href"):
            assert str(attributes.get(name, "#")).startswith("#")
    assert len(tags.ids()) == len(set(tags.ids()))
    for target in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', html):
        assert "".join(target) in tags.ids()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_stands_alone_in_every_language(language: str, folder: Path) -> None:
    run = freebooter("--lang", language, *CALL, "--to", folder)
    assert run.returncode == 0, run.stderr
    assert "hawk" in run.stdout
    html = (folder / "report.html").read_text(encoding="utf-8")
    check_stands_alone(html)
    assert f'<html lang="{language}">' in html
    assert html.count("<svg ") == html.count("</svg>") == 4
    assert html.count("<table>") == 3
    assert "arena-" not in html


def test_every_seat_of_every_game_is_a_row(folder: Path) -> None:
    parquet: Any = pytest.importorskip("pyarrow.parquet")
    rows = parquet.read_table(folder / "games.parquet").to_pylist()
    assert len(rows) == 36
    assert " ".join(rows[0]) == "deal seating seed seat bot points share decisions seconds moves"
    results = json.loads((folder / "results.json").read_text())
    for bot in results["bots"]:
        own = [row["share"] for row in rows if row["bot"] == bot["name"]]
        assert len(own) == bot["seats"]
        assert np.mean(own) == pytest.approx(bot["win_share"])


def test_the_results_in_the_folder_are_those_on_the_screen(folder: Path) -> None:
    told = freebooter(*CALL, "--to", folder, "--json").stdout
    assert json.loads(told) == json.loads((folder / "results.json").read_text())


def test_nothing_of_a_page_is_taken_for_its_marks() -> None:
    page = Page("<b>&", "en")
    page.heading("<i>")
    page.paragraph("<script>alert(1)</script>")
    page.note("a & b")
    page.table(["<th>"], [["<td>"]])
    page.figure(plots.bars("time", {"<bot>": 1.0, "$x$ & y": 2.0}, "ms").svg, '"<caption>"')
    html = page.html()
    check_stands_alone(html)
    names = [tag for tag, _ in Tags(html).found]
    assert "script" not in names
    assert "bot" not in names
    assert names.count("td") == 0
    assert names.count("th") == 2


def pictures() -> dict[str, str]:
    shares = np.array([[np.nan, 0.7], [0.3, np.nan]])
    drawn = [
        plots.intervals("wins", {"a": (0.1, 0.2, 0.4), "b": (0.5, 0.8, 0.9)}, "wins", percent=True, mark=0.5),
        plots.bars("time", {"a": 1.0, "b": 0.0}, "ms"),
        plots.lines("rating", {"a": ([0, 1], [25, 26]), "b": ([0, 1], [25, 24])}, "games", "rating"),
        plots.spreads("points", {"a": [1, 2, 2, 3], "b": [7], "c": [], "d": [0.5, 0.75]}, "points"),
        plots.grid("pairs", ["a", "b"], shares),
    ]
    return {picture.name: picture.svg for picture in drawn}


def test_the_same_numbers_make_the_same_pictures() -> None:
    first = pictures()
    assert first == pictures()
    for svg in first.values():
        assert "var(--ink" in svg
        check_stands_alone(svg)


def test_a_picture_that_fails_leaves_no_settings_behind() -> None:
    from matplotlib import rcParams

    before = dict(rcParams)
    with pytest.raises(ZeroDivisionError), plots.Picture("broken"):
        _ = 1 / 0
    assert dict(rcParams) == before


def test_letters_of_every_language_stay_letters() -> None:
    svg = plots.bars("time", {"ボット": 1.0}, "ms／決定").svg
    assert "ボット" in svg
    assert "ms／決定" in svg
