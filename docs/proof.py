"""Everything that is said in a language, beside the English, on a page to be read from top to bottom.

    python docs/proof.py [LANGUAGE …] [--to FOLDER]

Without a language, a page for each. They are written into `proof/`, or into the folder that is named.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from making.common import LANGUAGE_NAMES
from making.proof import page

FOLDER = Path(__file__).parents[1] / "proof"


def main() -> None:
    parser = argparse.ArgumentParser(description="Write every text of a language on a page for whoever translates it.")
    parser.add_argument("languages", nargs="*", choices=[[], *LANGUAGE_NAMES], metavar="LANGUAGE")
    parser.add_argument("--to", type=Path, default=FOLDER, metavar="FOLDER", help="where the pages go")
    asked = parser.parse_args()
    asked.to.mkdir(parents=True, exist_ok=True)
    for language in asked.languages or LANGUAGE_NAMES:
        file = asked.to / f"{language}.html"
        file.write_text(page(language), encoding="utf-8")
        print(file)


if __name__ == "__main__":
    main()
