"""Learn a card game by self-play, on a CPU in minutes or on a GPU: PPO with action masks, in one file.

    python examples/learning/train.py --folder run
    python examples/learning/train.py --folder run --device cuda --matches 16384

One network plays every seat of many matches. It sees what the seat sees, and says how good each legal action is and
what part of the victory it expects for each seat. Needs `pip install 'freebooter[learn]'`. Ctrl-C ends it after the
update under way; the same command goes on from there.
"""

from __future__ import annotations

import argparse
import csv
import signal
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from matplotlib.figure import Figure
from torch import Tensor, nn

from freebooter.envs.device import DeviceMatches
from freebooter.envs.setup import Setup, open_game
from freebooter.envs.vector import Matches

LAMBDA = 0.95  # How far a move is judged by what came of it, rather than by what was expected right after it.
CLIP, ENTROPY, VALUE, MOST_GRADIENT = 0.2, 0.01, 1.0, 0.5
NO_WAY = -1e9
EXAM_SEED = 10**9  # Examinations and training share no match.


class Player(nn.Module):
    """What a seat knows → how good each action seems, and everyone's part of the victory, from that seat on."""

    def __init__(self, setup: Setup, width: int) -> None:
        super().__init__()
        features = len(setup.features)
        self.register_buffer("mean", torch.zeros(features))
        self.register_buffer("scale", torch.ones(features))
        self.body = nn.Sequential(nn.Linear(features, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.actions = nn.Linear(width, len(setup.actions))
        self.shares = nn.Linear(width, setup.players)
        with torch.no_grad():
            self.actions.weight.mul_(0.01)
            self.shares.weight.mul_(0.01)

    def learn_scale(self, seen: Tensor) -> None:
        """Features are numbers of all sizes; from now on each counts as far as it strays from its mean."""
        self.mean.copy_(seen.mean(0))
        self.scale.copy_(1 / (seen.std(0) + 0.1))

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        body = self.body(((seen.float() - self.mean) * self.scale).clamp(-5, 5))
        return self.actions(body).masked_fill(masks == 0, NO_WAY), self.shares(body)


class Tables:
    """Matches on the CPU or on the GPU; either way their arrays are PyTorch's, a match a row, and nothing is copied."""

    def __init__(self, setup: Setup, count: int, seed: int, device: str) -> None:
        self.device = device
        self.matches: Any = DeviceMatches(setup, count, seed) if device == "cuda" else Matches(setup, count, seed)

    def _rows(self, name: str) -> Tensor:
        array = torch.as_tensor(getattr(self.matches, name), device=self.device)
        return array.t() if self.device == "cuda" else array  # On the device, a match is a column.

    def look(self) -> tuple[Tensor, Tensor, Tensor]:
        """What whoever decides sees and may do, and which seat that is."""
        return self._rows("observations"), self._rows("masks"), self._rows("seats")

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor]:
        """Everyone's part of the victory, and whether the match has ended."""
        self.matches.step(actions if self.device == "cuda" else actions.numpy())
        return self._rows("rewards"), self._rows("terminations")


def chosen(logits: Tensor) -> Tensor:
    """An action of each row, drawn as often as it seems good."""
    return (logits - torch.empty_like(logits).exponential_().log()).argmax(1)


def turned(shares: Tensor, by: Tensor) -> Tensor:
    """Numbers of all seats, counted from another one: seat s of row n goes to place s - by[n]."""
    players = shares.shape[1]
    return shares.gather(1, (torch.arange(players, device=by.device) + by[:, None]) % players)


@torch.no_grad()
def play(player: Player, tables: Tables, steps: int) -> list[Tensor]:
    """Let the player play all seats; returns what it saw, might and did, how sure it was, and what came of it."""
    kept: list[list[Tensor]] = [[] for _ in range(8)]
    seen, masks, done, sure, seats, expected, rewards, ends = kept
    for step in range(steps + 1):
        now, might, seat = (each.clone() for each in tables.look())
        logits, shares = player(now, might)
        expected.append(turned(shares.softmax(1), -seat))
        if step == steps:
            break
        action = chosen(logits)
        reward, end = tables.step(action)
        sure.append(logits.log_softmax(1).gather(1, action[:, None])[:, 0])
        news = (now, might, action, seat, reward.clone(), end.clone())
        for each, new in zip((seen, masks, done, seats, rewards, ends), news, strict=True):
            each.append(new)
    gained = torch.zeros_like(expected[0])
    advantages: list[Tensor] = []
    targets: list[Tensor] = []
    for step in reversed(range(steps)):
        goes_on = ~ends[step][:, None]
        after = torch.where(goes_on, expected[step + 1], rewards[step])
        gained = after - expected[step] + LAMBDA * goes_on * gained
        advantages.insert(0, gained.gather(1, seats[step][:, None])[:, 0])
        targets.insert(0, turned(expected[step] + gained, seats[step]))
    every = [torch.cat(each) for each in (seen, masks, done, sure, advantages, targets)]
    asked = every[1].sum(1) > 1  # Whoever has no choice learns nothing from it.
    return [each[asked] for each in every]


def improve(player: Player, optimizer: torch.optim.Optimizer, lessons: list[Tensor], rounds: int, batch: int) -> None:
    """PPO: make what turned out well likelier, but not by too much at a time."""
    advantages = lessons[4]
    lessons[4] = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    for _ in range(rounds):
        for rows in torch.randperm(len(advantages), device=advantages.device).split(batch):
            seen, masks, done, sure, advantage, target = (each[rows] for each in lessons)
            logits, shares = player(seen, masks)
            chances = logits.log_softmax(1)
            ratio = (chances.gather(1, done[:, None])[:, 0] - sure).exp()
            gain = torch.minimum(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
            entropy = -(chances.exp() * chances).sum(1).mean()
            error = -(target * shares.log_softmax(1)).sum(1).mean()
            optimizer.zero_grad()
            (VALUE * error - gain - ENTROPY * entropy).backward()
            nn.utils.clip_grad_norm_(player.parameters(), MOST_GRADIENT)
            optimizer.step()


@torch.no_grad()
def examine(player: Player, setup: Setup, opponent: str, count: int, device: str) -> tuple[float, float]:
    """Its part of the victories over so many matches against a bot, and the 95 % margin; it takes the likeliest."""
    matches = Matches(setup, count, EXAM_SEED, seat="random", opponents=opponent)
    shares, is_open = np.zeros(count), np.ones(count, np.bool_)
    while is_open.any():
        seen, masks = (torch.from_numpy(each).to(device) for each in (matches.observations, matches.masks))
        matches.step(player(seen, masks)[0].argmax(1).cpu().numpy())
        ended = is_open & matches.terminations
        shares[ended] = matches.earned[ended]  # The first match of each row, so that long ones count as much.
        is_open &= ~ended
    return float(shares.mean()), float(1.96 * shares.std() / count**0.5)


class Run:
    """A training as it stands, in a folder: the network, the learning curve as a table and as a picture."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.setup = open_game(options.game, options.players)
        torch.manual_seed(options.seed)
        self.player = Player(self.setup, options.width).to(options.device)
        self.optimizer = torch.optim.Adam(self.player.parameters(), options.rate, eps=1e-5)
        self.updates, self.decisions, self.seconds = 0, 0, 0.0
        self.curve: list[dict[str, Any]] = []
        self.file = options.folder / "player.pt"
        options.folder.mkdir(parents=True, exist_ok=True)
        self.is_of = {name: getattr(options, name) for name in ("game", "players", "width")}
        if self.file.exists():
            kept = torch.load(self.file, map_location=options.device, weights_only=True)
            if self.is_of != kept["is_of"]:
                raise SystemExit(f"{options.folder} holds another training ({kept['is_of']}). Choose another --folder.")
            self.player.load_state_dict(kept.pop("player"))
            self.optimizer.load_state_dict(kept.pop("optimizer"))
            vars(self).update(kept)
            print(f"Goes on after update {self.updates}.")

    def keep(self) -> None:
        """Never half a file: whoever is killed goes on from the update before."""
        kept = {name: getattr(self, name) for name in ("updates", "decisions", "seconds", "curve", "is_of")}
        kept |= {"player": self.player.state_dict(), "optimizer": self.optimizer.state_dict()}
        torch.save(kept, self.file.with_suffix(".new"))
        self.file.with_suffix(".new").replace(self.file)

    def train(self) -> None:
        """Update by update until all are done, or somebody presses Ctrl-C."""
        asked_to_stop: list[int] = []
        signal.signal(signal.SIGINT, lambda number, _: asked_to_stop.append(number))
        options, seed = self.options, self.options.seed + self.updates * self.options.matches
        torch.manual_seed(seed)  # Whoever goes on plays other matches than those before.
        tables = Tables(self.setup, options.matches, seed, options.device)
        while self.updates < options.updates and not asked_to_stop:
            start = time.perf_counter()
            self.optimizer.param_groups[0]["lr"] = options.rate * (1 - self.updates / options.updates)
            if not self.updates:
                self.player.learn_scale(play(self.player, tables, options.steps)[0].float())
            lessons = play(self.player, tables, options.steps)
            improve(self.player, self.optimizer, lessons, options.rounds, options.batch)
            self.updates += 1
            self.decisions += options.matches * options.steps
            self.seconds += time.perf_counter() - start
            if self.updates % options.every == 0 or self.updates == options.updates:
                self.note()
            self.keep()
        signal.signal(signal.SIGINT, signal.default_int_handler)
        if self.updates < options.updates:
            print(f"Stopped after update {self.updates}; the same command goes on from there.")

    def note(self) -> None:
        """Another point of the learning curve: as a line, in the table and in the picture."""
        row: dict[str, Any] = {"update": self.updates, "decisions": self.decisions, "seconds": round(self.seconds, 1)}
        for bot in self.options.against:
            row[bot] = round(examine(self.player, self.setup, bot, 1_000, self.options.device)[0], 4)
        self.curve.append(row)
        told = ", ".join(f"{100 * row[bot]:.1f} % against {bot}" for bot in self.options.against)
        print(f"{self.updates:4} updates, {self.decisions:,} decisions, {self.seconds:.0f} s: {told}", flush=True)
        with (self.options.folder / "curve.csv").open("w", newline="") as file:
            writer = csv.DictWriter(file, row)
            writer.writeheader()
            writer.writerows(self.curve)
        figure = Figure(figsize=(7, 4), layout="constrained")
        axes = figure.subplots()
        for bot in self.options.against:
            axes.plot([row["decisions"] for row in self.curve], [row[bot] for row in self.curve], label=bot)
        axes.axhline(1 / self.setup.players, color="gray", linestyle=":")
        axes.set(xlabel="decisions", ylabel="part of the victories", ylim=(0, 1), title=self.setup.game.name)
        axes.legend(title="against")
        figure.savefig(self.options.folder / "curve.svg")


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, required=True, help="where everything is kept")
    parser.add_argument("--against", nargs="*", default=["deckhand", "contender"], help="bots that it is tried against")
    parser.add_argument("--device", choices=["cpu", "cuda"], default="cpu")
    others = {"game": "dead-mans-draw", "players": 2, "updates": 200, "matches": 512, "steps": 64, "rounds": 2}
    others |= {"batch": 2048, "width": 256, "rate": 1e-3, "seed": 1, "every": 20, "exam": 10_000}
    for name, usual in others.items():
        parser.add_argument(f"--{name}", type=type(usual), default=usual, help=f"{usual} unless you say otherwise")
    run = Run(parser.parse_args(words))
    run.train()
    for bot in run.options.against:
        share, margin = examine(run.player, run.setup, bot, run.options.exam, run.options.device)
        print(f"Against {bot}: {100 * share:.1f} ± {100 * margin:.1f} % of {run.options.exam:,} victories.")


if __name__ == "__main__":
    main()
