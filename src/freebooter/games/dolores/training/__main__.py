"""Learn what positions are worth. What was learnt lies in the folder; with --install, it is also put into the package.

    python -m freebooter.games.dolores.training --folder training --install

The same seed and numbers learn the same. Run the same command again to go on after an interruption.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from .learner import Plan, learn, learn_habits, run

HABIT_GAMES = 1_200
"""For each number of players."""


def tell(text: str) -> None:
    print(text, flush=True)


def reader() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--folder", type=Path, default=Path("training"), help="where games and numbers are kept meanwhile"
    )
    parser.add_argument("--install", action="store_true", help="put what was learnt into the package, at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument("--games", type=int, default=16_000, help="for each generation and number of players")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--rate", type=float, default=0.003)
    parser.add_argument("--generation", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--habits", action="store_true", help=argparse.SUPPRESS)
    return parser


def main() -> None:
    asked = reader().parse_args()
    plan = Plan(asked.seed, asked.generations, asked.games, asked.epochs, asked.rate, asked.folder)
    if asked.habits:
        learn_habits(plan, HABIT_GAMES, tell)
    elif asked.generation is None:
        run(plan, asked.install, tell)
    else:
        learn(plan, asked.generation, tell)


if __name__ == "__main__":
    main()
