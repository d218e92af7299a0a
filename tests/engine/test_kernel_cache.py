"""The cache of compiled kernels: what is edited never runs stale, what is not needed is not compiled."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

SUITS_OF_THREE_CARDS = """
import numpy as np
from freebooter.games.dead_mans_draw.rules.zones import count_cards, add
from freebooter.games.dead_mans_draw.rules.state import STATE
state = np.zeros(1, STATE)
add(state[0], 0, 12)
add(state[0], 0, 22)
print(bin(int(state["held"][0, 0])), int(count_cards(state[0], 0)))
"""
"""`zones.add` calls `cards.suit_of`, a kernel of another file."""


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of the package, to be edited."""
    ignored = shutil.ignore_patterns("__pycache__", "built")
    shutil.copytree(ROOT / "src" / "freebooter", tmp_path / "src" / "freebooter", ignore=ignored)
    return tmp_path / "src"


def run(code: str, sources: Path, cache: Path, **more: str) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"}
    environment |= {"PYTHONPATH": str(sources), "FREEBOOTER_CACHE": str(cache), "PYTHONDONTWRITEBYTECODE": "1"} | more
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def kept(cache: Path) -> set[Path]:
    """The compiled kernels on disk."""
    return {file for file in cache.rglob("*") if file.is_file()}


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} is no longer in {file.name}; choose another edit"
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_an_edited_rule_shows_though_only_a_called_function_changed(copied: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    assert run(SUITS_OF_THREE_CARDS, copied, cache) == "0b100 2"
    first = kept(cache)
    assert first
    assert run(SUITS_OF_THREE_CARDS, copied, cache) == "0b100 2"
    assert kept(cache) == first, "an unchanged kernel is compiled once"
    edit(
        copied / "freebooter/games/dead_mans_draw/rules/cards.py",
        "    return card - SUITS * ",
        "    return 1 + card - SUITS * ",
    )
    assert run(SUITS_OF_THREE_CARDS, copied, cache) == "0b1000 2"
    edit(
        copied / "freebooter/games/dead_mans_draw/rules/cards.py",
        "    return 1 + card - SUITS * ",
        "    return card - SUITS * ",
    )
    assert run(SUITS_OF_THREE_CARDS, copied, cache) == "0b100 2"


FOLDERS = """
import json
from pathlib import Path
from freebooter.bots.player import bot_names, class_of
from freebooter.engine.kernels.compiling import KERNELS
from freebooter.engine.registry import load, names
from freebooter.terminal.compiling import COACH, _bot_marker, _rules_marker
for game in names():
    load(game).rules
    load(game).laboratory.program("")
    for bot in bot_names(game):
        class_of(game, bot)
folders = {f"{each.py_func.__module__}.{each.py_func.__qualname__}": each._cache._cache_path for each in KERNELS}
for game in names():
    folders[f"{game} is ready"] = _rules_marker(game).parent
    folders |= {f"{game} {bot} is ready": _bot_marker(game, bot).parent for bot in [*bot_names(game), COACH]}
folders = {name: Path(folder).name for name, folder in folders.items()}
print(json.dumps(folders))
"""
"""Where each kernel is kept, and the mark that all of a game's or a bot's are; nothing of it is compiled."""


def folders(sources: Path, cache: Path) -> dict[str, str]:
    found: dict[str, str] = json.loads(run(FOLDERS, sources, cache))
    assert len(found) > 200
    return found


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The folders as long as nothing is edited."""
    return folders(ROOT / "src", tmp_path_factory.mktemp("cache"))


def append(line: str, *files: Path) -> None:
    for file in files:
        assert file.is_file(), f"{file} has moved; choose another edit"
        with file.open("a", encoding="utf-8") as stream:
            stream.write(f"\n{line}\n")


def test_what_is_no_kernel_can_be_edited_without_compiling(
    before: dict[str, str], copied: Path, tmp_path: Path
) -> None:
    for name in ("dead_mans_draw", "dolores"):
        game = copied / "freebooter" / "games" / name
        append("# Edited.", *(game / f"{part}.py" for part in ("view", "notation", "scenario", "contract", "game")))
        append("# Edited.", *(game / "narration").glob("*.py"), game / "balance" / "laboratory.py")
        append("# Edited.", game / "bots" / "bots.py", game / "bots" / "coach.py", game / "bots" / "thinking.py")
    engine = copied / "freebooter" / "engine"
    append("# Edited.", *(engine / f"{part}.py" for part in ("record", "match", "contract", "game", "scenario")))
    append("# Edited.", copied / "freebooter" / "bots" / "thinking.py", copied / "freebooter" / "text" / "__init__.py")
    append("edited = Edited", *copied.rglob("locales/*/*.ftl"))
    assert folders(copied, tmp_path / "cache") == before


@pytest.mark.parametrize(
    ("edited", "other", "same"),
    [
        (
            "games/dead_mans_draw/rules/cards.py",
            ["dead-mans-draw is ready", "dead-mans-draw captain is ready"],
            "dolores",
        ),
        ("games/dolores/rules/terms.py", ["dolores is ready", "dolores dove is ready"], "dead-mans-draw"),
        ("engine/kernels/bits.py", ["dead-mans-draw is ready", "dolores is ready", "dolores coach is ready"], None),
        ("games/dead_mans_draw/bots/kernels/contender.py", ["dead-mans-draw deckhand is ready"], "dolores"),
        ("bots/kernels/tree.py", ["dead-mans-draw coach is ready", "dolores captain is ready"], None),
    ],
    ids=["a rule", "a relative import", "a kernel of the engine", "a policy", "the search"],
)
def test_an_edited_kernel_moves_all_that_depends_on_it(
    edited: str, other: list[str], same: str | None, before: dict[str, str], copied: Path, tmp_path: Path
) -> None:
    append("# Edited.", copied / "freebooter" / edited)
    after = folders(copied, tmp_path / "cache")
    changed = {name for name in before if before[name] != after[name]}
    module = f"freebooter.{edited.removesuffix('.py').replace('/', '.')}"
    assert {name for name in before if name.rpartition(".")[0] == module} <= changed
    assert changed >= set(other)
    if same is not None:
        assert not [name for name in changed if same in name.replace("_", "-")]
    assert ("dead-mans-draw is ready" in changed) == edited.startswith(("engine", "games/dead_mans_draw/rules"))


def test_an_edited_constant_of_the_engine_shows_too(copied: Path, tmp_path: Path) -> None:
    code = "import numpy as np, freebooter.engine.kernels.random as r; print(int(r.stream(np.uint64(1), 3)))"
    before = run(code, copied, tmp_path / "cache")
    assert before == run(code, copied, tmp_path / "cache")
    edit(copied / "freebooter/engine/kernels/random.py", "0xBF58_476D_1CE4_E5B9", "0xBF58_476D_1CE4_E5BB")
    assert run(code, copied, tmp_path / "cache") != before


@pytest.mark.parametrize(
    "code",
    [
        "import freebooter.games, freebooter.text as t; t.say('error-seed-range', seed='1', largest='2')",
        "from freebooter.engine.registry import load; load('dead-mans-draw')",
    ],
    ids=["names and texts", "loading a game"],
)
def test_importing_compiles_nothing(code: str, tmp_path: Path) -> None:
    run(code, ROOT / "src", tmp_path)
    assert not kept(tmp_path)


def test_names_and_texts_do_not_even_load_the_compiler(tmp_path: Path) -> None:
    code = "import freebooter.games, freebooter.text, sys; print('numba' in sys.modules)"
    assert run(code, ROOT / "src", tmp_path) == "False"


def test_asking_for_help_compiles_nothing(tmp_path: Path) -> None:
    code = (
        "import sys; from freebooter.terminal.main import main; sys.argv = ['freebooter', '--help']\n"
        "try: main()\nexcept SystemExit as end: assert not end.code\n"
        "sys.exit('numba' in sys.modules)"
    )
    run(code, ROOT / "src", tmp_path)
    assert not kept(tmp_path)


def test_a_cache_that_cannot_be_written_only_costs_time(tmp_path: Path) -> None:
    """A file stands where the folder should be, which stops even the superuser."""
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    assert run(SUITS_OF_THREE_CARDS, ROOT / "src", blocked) == "0b100 2"


def test_a_damaged_cache_is_compiled_anew(copied: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    run(SUITS_OF_THREE_CARDS, copied, cache)
    for file in kept(cache):
        file.write_bytes(b"")
    assert run(SUITS_OF_THREE_CARDS, copied, cache) == "0b100 2"
