"""Random games in bulk on a GPU, a few million at a time. They are the same games as on a processor."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from freebooter.engine.game import Game
from freebooter.engine.gpu import check_gpu
from freebooter.engine.refusal import BadSetup

from .simulate import Chunk, Summary

DEVICES = ("cpu", "cuda")
CHUNK = 1 << 22


def check_device(device: str) -> None:
    if device not in DEVICES:
        raise BadSetup("error-device", key="device", device=device, devices=", ".join(DEVICES))
    if device == "cuda":
        check_gpu()


def gpu_pieces(
    game: Game, players: int, options: Mapping[str, str], games: int, seed: int, one_by_one: bool
) -> Iterator[tuple[Summary, Chunk | None]]:
    """Play games by random moves with the seeds from `seed` on: sums for some millions at a time.

    `one_by_one` also brings every game's own result, which takes far longer than to play it.
    """
    from freebooter.engine.gpu.playout import Bulk

    bulk = Bulk(game.rules, game.rules.undealt(options, players), min(CHUNK, games))
    for start in range(0, games, CHUNK):
        count = min(CHUNK, games - start)
        bulk.play(seed + start, count)
        rows = Chunk(seed + start, *bulk.results(count)) if one_by_one else None
        yield Summary.of(bulk.summary(count)), rows
