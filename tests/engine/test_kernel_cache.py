"""The cache of compiled kernels: what is edited never runs stale, what is not needed is not compiled."""

from __future__ import annotations

import json
import os
import pickle
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from freebooter.engine.kernels.cache import seal
from freebooter.engine.kernels.tidying import MOST_BYTES, STAMP, Removed, kept_folders, tidy
from tests.support.beginnings import run_compiling

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


def environment(sources: Path, cache: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"}
    return kept | {"PYTHONPATH": str(sources), "FREEBOOTER_CACHE": str(cache), "PYTHONDONTWRITEBYTECODE": "1"}


def run(code: str, sources: Path, cache: Path) -> str:
    """What a process says that begins with the compiler in memory."""
    done = run_compiling(code, environment(sources, cache))
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def run_anew(code: str, sources: Path, cache: Path) -> str:
    """What a process says that begins with nothing."""
    call = [sys.executable, "-c", code]
    done = subprocess.run(call, env=environment(sources, cache), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def kept(cache: Path) -> set[Path]:
    """The compiled kernels on disk."""
    return {file for file in cache.rglob("*") if file.is_file() and file.name != STAMP}


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} is no longer in {file.name}; choose another edit"
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_an_edited_rule_shows_though_only_a_called_function_changed(copied: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    assert run_anew(SUITS_OF_THREE_CARDS, copied, cache) == "0b100 2"
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
from freebooter.compiling.pieces import RULES, modules_of, pieces_of
from freebooter.engine.kernels.compiling import KERNELS
from freebooter.engine.kernels.sources import modules_below, sources_hash
from freebooter.engine.registry import load, names
for game in names():
    load(game).rules
    load(game).laboratory.program("")
    for bot in bot_names(game):
        class_of(game, bot)
kept = {f"{each.py_func.__module__}.{each.py_func.__qualname__}": each._cache._cache_path for each in KERNELS}
folders = {name: Path(folder).name for name, folder in kept.items()}
kernels = {each.py_func.__module__ for each in KERNELS}
for piece in [piece for game in names() for piece in pieces_of(game)]:
    name = piece.game if piece.part == RULES else f"{piece.game} {piece.part}"
    folders[f"{name} is ready"] = sources_hash(*sorted(modules_below(*modules_of(piece)) & kernels))
print(json.dumps(folders))
"""
"""Where each kernel is kept, and the sources of which a game or a bot is made; nothing of it is compiled."""


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


def test_numbers_beside_a_module_are_part_of_its_kernels(before: dict[str, str], copied: Path, tmp_path: Path) -> None:
    append("", copied / "freebooter/games/dolores/bots/kernels/learnt.json")
    after = folders(copied, tmp_path / "cache")
    for kernel, changes in (("bots.kernels.learnt.first_layer", True), ("rules.moves.apply", False)):
        name = f"freebooter.games.dolores.{kernel}"
        assert (after[name] != before[name]) == changes


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
    run_anew(code, ROOT / "src", tmp_path)
    assert not kept(tmp_path)


def test_names_and_texts_do_not_even_load_the_compiler(tmp_path: Path) -> None:
    code = "import freebooter.games, freebooter.text, sys; print('numba' in sys.modules)"
    assert run_anew(code, ROOT / "src", tmp_path) == "False"


def test_asking_for_help_compiles_nothing(tmp_path: Path) -> None:
    code = (
        "import sys; from freebooter.terminal.main import main; sys.argv = ['freebooter', '--help']\n"
        "try: main()\nexcept SystemExit as end: assert not end.code\n"
        "sys.exit('numba' in sys.modules)"
    )
    run_anew(code, ROOT / "src", tmp_path)
    assert not kept(tmp_path)


def test_a_cache_that_cannot_be_written_only_costs_time(tmp_path: Path) -> None:
    """A file stands where the folder should be, which stops even the superuser."""
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    assert run(SUITS_OF_THREE_CARDS, ROOT / "src", blocked) == "0b100 2"


FULL = """
import resource
resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))  # Whoever writes more is told that there is no room.
"""


def test_a_full_disk_only_costs_time_and_nothing_half_written_stays(tmp_path: Path) -> None:
    assert run(FULL + SUITS_OF_THREE_CARDS, ROOT / "src", tmp_path) == "0b100 2"
    assert not kept(tmp_path)


def test_a_folder_that_is_only_read_is_read(tmp_path: Path) -> None:
    """As when somebody else has compiled for everybody."""
    run(SUITS_OF_THREE_CARDS, ROOT / "src", tmp_path)
    before = {file: file.stat().st_mtime_ns for file in kept(tmp_path)}
    assert all(file.stat().st_mode & 0o777 == 0o644 for file in before)
    assert run(FULL + SUITS_OF_THREE_CARDS, ROOT / "src", tmp_path) == "0b100 2"
    assert {file: file.stat().st_mtime_ns for file in kept(tmp_path)} == before


def test_a_damaged_cache_is_compiled_anew(copied: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    run(SUITS_OF_THREE_CARDS, copied, cache)
    damages: list[Callable[[bytes], bytes]] = [
        lambda content: b"",
        lambda content: content[: len(content) // 2],
        lambda content: bytes(len(content)),
        lambda content: content[:-9] + b"?" + content[-8:],
    ]
    for number, file in enumerate(sorted(kept(cache))):
        file.write_bytes(damages[number % len(damages)](file.read_bytes()))
    assert run(SUITS_OF_THREE_CARDS, copied, cache) == "0b100 2"


# Whom to believe: what is read is run.


class Planted:
    """Unpickled, it leaves a trace."""

    def __init__(self, trace: Path) -> None:
        self.trace = trace

    def __reduce__(self) -> tuple[Any, ...]:
        return open, (str(self.trace), "w")


@pytest.fixture
def planted(tmp_path: Path) -> tuple[Path, Path]:
    """A cache with something else in each of its files, and the trace that it leaves when it is read."""
    cache, trace = tmp_path / "cache", tmp_path / "trace"
    run(SUITS_OF_THREE_CARDS, ROOT / "src", cache)
    for file in cache.rglob("*.nbc"):
        content = pickle.dumps(Planted(trace))
        file.write_bytes(seal(content) + content)
    return cache, trace


def test_what_we_wrote_ourselves_is_believed(planted: tuple[Path, Path]) -> None:
    """Or the other tests would say nothing."""
    cache, trace = planted
    run(f"try:\n exec({SUITS_OF_THREE_CARDS!r})\nexcept Exception: pass", ROOT / "src", cache)
    assert trace.exists()


@pytest.mark.parametrize(
    "pattern", ["kernels/*/*.nbc", "kernels/*-*", "kernels"], ids=["files", "folders", "all of it"]
)
def test_what_others_can_write_is_not_believed(pattern: str, planted: tuple[Path, Path]) -> None:
    cache, trace = planted
    for place in cache.glob(pattern):
        place.chmod(0o777)
    assert run(SUITS_OF_THREE_CARDS, ROOT / "src", cache) == "0b100 2"
    assert not trace.exists()
    assert not [place for place in cache.rglob("*") if place.stat().st_mode & 0o022], "now only we can write it"


@pytest.mark.skipif(not hasattr(os, "getuid") or os.getuid() != 0, reason="only a superuser gives files away")
@pytest.mark.parametrize("pattern", ["kernels/*/*.nbc", "kernels/*-*"], ids=["files", "folders"])
def test_what_somebody_else_wrote_is_not_believed(pattern: str, planted: tuple[Path, Path]) -> None:
    cache, trace = planted
    for place in cache.glob(pattern):
        os.chown(place, 4321, -1)
    assert run(SUITS_OF_THREE_CARDS, ROOT / "src", cache) == "0b100 2"
    assert not trace.exists()


@pytest.mark.skipif(not hasattr(os, "getuid") or os.getuid() != 0, reason="only a superuser gives folders away")
def test_in_somebody_elses_folder_everybody_has_one_of_their_own(tmp_path: Path) -> None:
    os.chown(tmp_path, 4321, -1)
    run(SUITS_OF_THREE_CARDS, ROOT / "src", tmp_path)
    assert {file.relative_to(tmp_path).parts[0] for file in kept(tmp_path)} == {"user-0"}


# How much there is.


def folder(kernels: Path, name: str, size: int, days: float) -> Path:
    """Compiled kernels of some version, last used some days ago."""
    made = kernels / name
    made.mkdir(parents=True)
    with (made / "x.nbc").open("wb") as file:
        file.truncate(size)
    then = time.time() - days * 86_400
    os.utime(made, (then, then))
    return made


def test_what_nobody_uses_is_removed(tmp_path: Path) -> None:
    old, older = folder(tmp_path, "old", 5, 29), folder(tmp_path, "older", 7, 31)
    used = folder(tmp_path, "used", 9, 99)
    assert tidy(tmp_path, {"used"}) == Removed(1, 7)
    assert set(tmp_path.iterdir()) == {old, used}
    assert not older.exists()


def test_of_too_much_the_oldest_is_removed(tmp_path: Path) -> None:
    third = MOST_BYTES // 3
    ages = {"in use": 9, "oldest": 3, "old": 2, "recent": 1, "just now": 0}
    for name, days in ages.items():
        folder(tmp_path, name, third, days)
    assert tidy(tmp_path, {"in use"}).folders == 2
    assert {each.path.name for each in kept_folders(tmp_path)} == {"in use", "recent", "just now"}


def test_what_was_just_used_stays_however_much_it_is(tmp_path: Path) -> None:
    for name in "abc":
        folder(tmp_path, name, MOST_BYTES, 0)
    assert tidy(tmp_path, set()) == Removed(0, 0)


def test_what_killed_processes_left_behind_is_removed(tmp_path: Path) -> None:
    place = folder(tmp_path, "place", 5, 2)
    ancient, fresh = place / "one.part", place / "other.part"
    ancient.touch()
    fresh.touch()
    hours_ago = time.time() - 7_200
    os.utime(ancient, (hours_ago, hours_ago))
    os.utime(place, (hours_ago, hours_ago))
    half_removed = folder(tmp_path, ".removed-1-place", 5, 0)
    assert tidy(tmp_path, set()) == Removed(0, 0)
    assert not ancient.exists()
    assert fresh.exists()
    assert not half_removed.exists()
    assert place.stat().st_mtime == pytest.approx(hours_ago), "tidying is no use of it"


def test_compiling_tidies_up_and_using_marks_as_used(tmp_path: Path) -> None:
    forgotten = folder(tmp_path / "kernels", "forgotten", 5, 40)
    run(SUITS_OF_THREE_CARDS, ROOT / "src", tmp_path)
    assert not forgotten.exists()
    places = [each.path for each in kept_folders(tmp_path / "kernels")]
    for place in places:
        os.utime(place, (1, 1))
    run(SUITS_OF_THREE_CARDS, ROOT / "src", tmp_path)
    assert any(place.stat().st_mtime > 1 for place in places)
