"""Makes `lookalikes.txt` anew: `python -m freebooter.engine.unicode.make confusables.txt DerivedCoreProperties.txt`.

Both files are of one version of Unicode: https://www.unicode.org/Public/security/latest/confusables.txt and
https://www.unicode.org/Public/UCD/latest/ucd/DerivedCoreProperties.txt.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

OUT = Path(__file__).with_name("lookalikes.txt")
HEAD = """\
# Letters that look alike, and letters that are not to be seen, of Unicode {version}.
# Made by make.py from confusables.txt (UTS #39) and DerivedCoreProperties.txt. Copyright © Unicode, Inc.; see LICENSE.
# A line without an equals sign is a range of Default_Ignorable_Code_Point. In the others, what stands on the left looks
# like each of the letters on the right.
"""


def fields(file: Path) -> Iterator[list[str]]:
    """The fields of every line that has any."""
    for line in file.read_text(encoding="utf-8-sig").splitlines():
        if data := line.partition("#")[0].strip():
            yield [field.strip() for field in data.split(";")]


def made(confusables: Path, properties: Path) -> str:
    found = re.search(r"^# Version: (\S+)", confusables.read_text(encoding="utf-8-sig"), re.MULTILINE)
    assert found is not None
    hidden = [span for span, *properties_of in fields(properties) if properties_of[0] == "Default_Ignorable_Code_Point"]
    alike: dict[str, list[str]] = defaultdict(list)
    for letter, prototype, _ in fields(confusables):
        alike[prototype].append(letter)
    lines = [f"{prototype} = {' '.join(letters)}" for prototype, letters in alike.items()]
    return HEAD.format(version=found[1]) + "\n".join([*hidden, *lines]) + "\n"


if __name__ == "__main__":
    OUT.write_text(made(Path(sys.argv[1]), Path(sys.argv[2])), encoding="utf-8")
