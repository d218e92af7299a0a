"""Matches on a GPU are the matches of the CPU, bit for bit; without a GPU, one sentence says so."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import numba
import numpy as np
import pytest

from benchmarks import gpu
from freebooter.arena.devices import check_device, gpu_pieces
from freebooter.arena.simulate import Summary, random_chunks
from freebooter.engine.gpu import check_gpu
from freebooter.engine.refusal import BadSetup
from freebooter.engine.registry import load

GAMES = 3_000
TABLES = [
    *(("dead-mans-draw", players, {}) for players in (2, 3, 4, 8)),
    ("dead-mans-draw", 4, {"edition": "german", "traits": "draft"}),
    ("dead-mans-draw", 4, {"edition": "czech", "traits": "random", "variant": "strange-lands"}),
    ("dead-mans-draw", 3, {"edition": "japanese", "traits": "navigator, swordsman, siren", "mermaids": "replay"}),
    ("dead-mans-draw", 8, {"edition": "digital", "traits": "random", "variant": "bottom-feeder", "decks": "2"}),
    *(("dolores", players, {}) for players in (2, 3, 4)),
    ("dolores", 4, {"bottles": "none"}),
]


def has_gpu() -> bool:
    try:
        check_device("cuda")
    except BadSetup:
        return False
    return True


@pytest.mark.skipif(not has_gpu(), reason="needs an NVIDIA GPU and the extra gpu")
@pytest.mark.parametrize(("name", "players", "given"), TABLES, ids=str)
def test_the_same_seeds_are_the_same_matches(name: str, players: int, given: dict[str, str]) -> None:
    game = load(name)
    options = game.read_options(given, players)
    here = Summary(players)
    chunks = list(random_chunks(game, players, options, GAMES, 7, 1))
    for chunk in chunks:
        here.add(chunk)
    ((there, rows),) = gpu_pieces(game, players, options, GAMES, 7, one_by_one=True)
    assert rows is not None
    for part in ("moves", "points", "shares"):
        assert (np.concatenate([getattr(chunk, part) for chunk in chunks]) == getattr(rows, part)).all(), part
    assert there.moves == here.moves
    assert [there.seat(seat) for seat in range(players)] == [pytest.approx(here.seat(seat)) for seat in range(players)]
    assert there.shared == here.shared


@pytest.mark.skipif(not gpu.is_there(), reason="needs an NVIDIA GPU and the extra gpu")
def test_chance_by_key_is_the_published_cipher_and_the_same_numbers_as_on_a_processor() -> None:
    assert gpu.problems() == []


def refusal_of(call: Callable[[], None]) -> str:
    with pytest.raises(BadSetup) as refused:
        call()
    return str(refused.value)


def test_a_device_that_there_is_not_is_refused() -> None:
    assert refusal_of(lambda: check_device("tpu")) == "There's no device “tpu”. Choose one of: cpu, cuda."


@pytest.mark.skipif(has_gpu(), reason="there is a GPU")
def test_without_a_gpu_one_sentence_says_so() -> None:
    said = refusal_of(lambda: check_device("cuda"))
    assert said.startswith(("No NVIDIA GPU can be used here (", "Playing on a GPU needs another package."))


def pretend(monkeypatch: pytest.MonkeyPatch, version: tuple[int, int], context: Callable[[], Any]) -> None:
    """There is numba-cuda, over a driver that knows so much of CUDA."""
    known: dict[str, Any] = {"numba_cuda": ModuleType("numba_cuda")}
    for name in ("cuda", "cuda.np", "cuda.np.arrayobj", "cuda.cudadrv", "cuda.cudadrv.driver"):
        known[f"numba.{name}"] = ModuleType(name)
    known["numba.cuda"].current_context = context
    known["numba.cuda.np"].arrayobj = known["numba.cuda.np.arrayobj"]
    known["numba.cuda.cudadrv"].driver = known["numba.cuda.cudadrv.driver"]
    known["numba.cuda.cudadrv.driver"].get_version = lambda: version
    for name, module in known.items():
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(numba, "cuda", known["numba.cuda"], raising=False)


def test_too_old_a_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, (11, 8), lambda: None)
    assert refusal_of(check_gpu) == (
        "The NVIDIA driver here knows only CUDA 11.8, but a GPU needs 12.0 to play."
        " Update the driver, or leave out --device."
    )
    pretend(monkeypatch, (12, 0), lambda: None)
    check_gpu()


def test_what_a_driver_says_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def insufficient() -> None:
        raise RuntimeError("[35] Call to cudaRuntimeGetVersion\n  results in CUDA_ERROR_INSUFFICIENT_DRIVER:\n")

    pretend(monkeypatch, (12, 0), insufficient)
    assert refusal_of(check_gpu) == (
        "No NVIDIA GPU can be used here ([35] Call to cudaRuntimeGetVersion results in CUDA_ERROR_INSUFFICIENT_DRIVER)."
        " Leave out --device to play on the processor."
    )


def test_without_its_package_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba_cuda", None)
    assert refusal_of(check_gpu) == (
        "Playing on a GPU needs another package. Install it with “pip install 'freebooter[gpu]'”."
    )


def test_numpy_stays_as_it_is() -> None:
    """numba-cuda needs a name that NumPy has given up, but nobody else shall see it."""
    asked = "import numpy; before = set(dir(numpy)); import freebooter.arena.devices; print(set(dir(numpy)) - before)"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert "row_stack" not in done.stdout
