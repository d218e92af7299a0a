"""Learn what positions are worth, and write it to `bots/kernels/learnt.py`.

    python -m freebooter.games.dead_mans_draw.training --to FOLDER

Interrupted and started again with the same folder it continues; a folder in which something else was learnt is refused.
The same seed learns the same on the same machine; with another linear algebra library the last digits differ.
"""

from __future__ import annotations

import argparse
import base64
import json
import pickle
import textwrap
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from .lots import play_lot
from .model import Model


class Group(NamedTuple):
    """What a model is learnt from."""

    players: tuple[int, ...]
    matches: int
    """in a lot,"""
    lots: int


GROUPS = {"TWO": Group((2,), 10_000, 250), "FEW": Group((3, 4), 4_000, 200), "MANY": Group((5, 6, 7, 8), 4_000, 100)}
FIRST_SEED = 10**9
VALIDATION_SEED = 10**12
VALIDATION_MATCHES = 2_000
POSITIONS = 512
"""So many positions are learnt from at a time."""
RATE, LAST_RATE = 2e-3, 2e-5
SAVE_EVERY = 10
LEARNT = Path(__file__).parents[1] / "bots" / "kernels" / "learnt.py"

CARD = '''"""What was learnt of positions: the weights of a model for two players, for three and four, and for more.

- Learnt from {matches} matches between swift players, half of them by the plain
  rules, half with any edition, variant, mermaids and traits; at most six beginnings of turns out of each match.
- {size} numbers of sixteen bits a model: {signs} signs of a position, {hidden} hidden units.
- Surprise at how fresh matches end (cross entropy), model by model:
  {surprise}.
- {strength}

Written by `python -m freebooter.games.dead_mans_draw.training --to FOLDER{options} --seed {seed}`. Version {version}.
"""

'''
VERSION = 1
STRENGTH = """Turns by the odds that it judges win 57.5 ± 3.1% of two-player games against those that aim at points
  (`python -m freebooter.games.dead_mans_draw.training.strength --deals 500`)."""

PLAN = "plan.json"
"""In the folder: what is being learnt there."""


class Plan(NamedTuple):
    """What is to be learnt: the same plan learns the same."""

    seed: int
    lots: dict[str, int]
    """For each model."""

    @classmethod
    def of(cls, seed: int, lots: int | None) -> Plan:
        return cls(seed, {name: lots or group.lots for name, group in GROUPS.items()})

    def described(self) -> dict[str, Any]:
        """Everything that what is learnt depends on, as JSON values."""
        groups = {name: [list(group.players), group.matches] for name, group in GROUPS.items()}
        return {"version": VERSION, "seed": self.seed, "lots": self.lots, "groups": groups, "rate": [RATE, LAST_RATE]}

    def begin(self, folder: Path) -> None:
        """Begin in an empty folder, or go on in one where the same was begun; raises `OtherPlan`."""
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / PLAN
        if file.exists():
            begun = json.loads(file.read_text("utf-8"))
        else:
            begun = {"unknown": True} if any(folder.glob("*.pickle")) else self.described()
        if begun != self.described():
            raise OtherPlan(f"In {folder} something else was begun: {json.dumps(begun)}. Name another folder.")
        file.write_text(json.dumps(begun), "utf-8")


class OtherPlan(Exception):
    """Another plan was begun in the folder."""


def learn(name: str, folder: Path, lots: int, seed: int) -> Model:
    """Learn a model; what was learnt so far lies in the folder."""
    group = GROUPS[name]
    file = folder / f"{name.lower()}.pickle"
    done, model, chance = 0, None, np.random.default_rng(seed)
    if file.exists():
        done, model, chance = pickle.loads(file.read_bytes())
    for lot in range(done, lots):
        signs, shares, present = play_lot(group.matches, group.players, chance, FIRST_SEED + lot * group.matches)
        model = model or Model.new(signs[present], chance)
        rate = RATE * (1 - lot / lots) + LAST_RATE
        order = np.array_split(chance.permutation(len(signs)), max(1, len(signs) // POSITIONS))
        surprise = float(np.mean([model.learn(signs[some], shares[some], present[some], rate) for some in order]))
        if lot % SAVE_EVERY == SAVE_EVERY - 1 or lot == lots - 1:
            part = file.with_suffix(".part")
            part.write_bytes(pickle.dumps((lot + 1, model, chance)))
            part.replace(file)
            print(f"{name}: lot {lot + 1} of {lots}, surprise {surprise:.4f}", flush=True)
    assert isinstance(model, Model)
    return model


def surprise_of(model: Model, name: str) -> tuple[float, float]:
    """How surprising fresh matches are to the model, and to whoever knows nothing."""
    lot = play_lot(VALIDATION_MATCHES, GROUPS[name].players, np.random.default_rng(VALIDATION_SEED), VALIDATION_SEED)
    return model.surprise(*lot), float(np.log(lot.present.sum(-1)).mean())


def packed(model: Model) -> str:
    """The weights as text."""
    weights = np.concatenate([part.astype(np.float16).ravel() for part in model.folded()])
    return base64.b85encode(weights.tobytes()).decode()


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("--to", type=Path, required=True, help="folder for what was learnt so far")
    reader.add_argument("--lots", type=int, help="lots of matches for each model (default: as in the card)")
    reader.add_argument("--seed", type=int, default=1)
    given = reader.parse_args()
    plan = Plan.of(given.seed, given.lots)
    try:
        plan.begin(given.to)
    except OtherPlan as error:
        reader.error(str(error))
    models = {name: learn(name, given.to, lots, plan.seed) for name, lots in plan.lots.items()}
    LEARNT.write_text(written(models, plan), "utf-8")
    print(f"Written to {LEARNT}.")


def written(models: dict[str, Model], plan: Plan) -> str:
    """The module that the kernels read."""
    found = {name: surprise_of(model, name) for name, model in models.items()}
    some = next(iter(models.values()))
    signs, hidden = some.parts["hidden"].shape
    card = CARD.format(
        matches=", ".join(f"{group.matches * plan.lots[name]:,}" for name, group in GROUPS.items()),
        size=f"{sum(part.size for part in some.folded()):,}",
        signs=signs,
        hidden=hidden,
        surprise=", ".join(f"{surprise:.3f} instead of {blind:.3f}" for surprise, blind in found.values()),
        strength=STRENGTH,
        options="" if plan == Plan.of(plan.seed, None) else f" --lots {plan.lots['TWO']}",
        seed=plan.seed,
        version=VERSION,
    )
    return card + "\n".join(f"{name} = (\n{_quoted(packed(model))}\n)\n" for name, model in models.items())


def _quoted(text: str) -> str:
    cut = textwrap.wrap(text, 108, break_on_hyphens=False)
    return "\n".join(f'    "{line}"' for line in cut)


if __name__ == "__main__":
    main()
