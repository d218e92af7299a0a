"""A game is a folder: nothing outside the folders of the games names one, or knows what lies on its table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from .support.pages import ROOT

HOUSES = (ROOT / "src" / "freebooter", ROOT / "web" / "src")
"""In each, games live in `games/`."""

ENDINGS = {".py", ".ts", ".tsx", ".css", ".json", ".html", ".ftl"}
NOT_OURS = {"generated", "built", "__pycache__"}

NAMES = r"dead.?man.?s.?draw|karty mrtvého muže|dolores|ドロレス"
THINGS = (
    r"mermaids?|kraken|oracles?|cannons?|swords?|traits?|sirens?|casanova|gestures?|bottles?|duels?|duellists?|lanterns?"
    r"|meerjungfrau\w*|flaschenpost|gesten?|duelle?|mořsk\w+ pann\w+|lahv\w+|gest[oay]"
)
IN_JAPANESE = "マーメイド|クラーケン|特質|ボトル|ジェスチャー"
OF_A_GAME = re.compile(rf"{NAMES}|(?<![^\W_])(?:{THINGS})(?-i:(?![^\W\d_A-Z]))|{IN_JAPANESE}", re.IGNORECASE)

EXAMPLE = (">>> ", "... ")


def sources() -> Iterator[Path]:
    for house in HOUSES:
        for file in sorted(house.rglob("*")):
            inside = file.relative_to(house).parts
            if file.suffix in ENDINGS and inside[0] != "games" and not NOT_OURS & set(inside):
                yield file


def offences(file: Path) -> Iterator[str]:
    """Lines that speak of a game. Examples in the documentation of Python have to play some game, and may."""
    in_example = False
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        text = line.strip()
        in_example = text.startswith(EXAMPLE) or (in_example and text not in ("", '"""'))
        if not in_example and (found := OF_A_GAME.search(line)):
            yield f"{file.relative_to(ROOT)}:{number} says “{found[0]}”, which belongs into the folder of a game"


def test_nothing_outside_the_games_names_one() -> None:
    found = [offence for file in sources() for offence in offences(file)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "line",
    ["# as in Dead Man's Draw", "if game == 'dolores':", ".draw-kraken {", "const traitNames = 3;", "x = Flaschenpost"],
)
def test_whoever_names_one_is_found(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.ROOT", tmp_path)
    file = tmp_path / "file.py"
    file.write_text(f"fine = 1\n{line}\n", encoding="utf-8")
    assert [offence.partition(" says ")[0] for offence in offences(file)] == ["file.py:2"]
