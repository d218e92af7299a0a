"""Builds the web client: scripts, styles and icons with hashed names, each also compressed.

A list of them, assets.json, tells the server what to send.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from .failing import Failed
from .files import compress_all, hashed
from .icons import write_icons
from .licences import write_licences
from .outputs import closure, later, named, outputs, styles
from .packages import esbuild_program
from .together import laid_out

MOST_BYTES = 120_000
"""Compressed scripts and styles of the home page, as everybody has to load them before the first game."""

MOST_EXTRAS = 250_000
"""Fonts and sounds together; a browser fetches of them what it meets letters of, and sounds after the first touch."""

SOUNDS = "src/core/sounds/index.ts"
PAGES = ("index.html", "offline.html")

COMMON = [
    "--bundle", "--minify", "--target=es2022", "--log-level=warning",
    "--chunk-names=[name]-[hash]", "--asset-names=[name]-[hash]",
    "--jsx=automatic", "--jsx-import-source=preact", "--loader:.svg=text", "--loader:.woff2=file",
]  # fmt: skip


def bundle(
    web: Path, out: Path, *arguments: str, names: str = "[name]-[hash]", given: str = "", folder: Path | None = None
) -> dict[str, Any]:
    """Bundle some entry points, of these sources or of a copy of them, and return what esbuild tells about it.

    What is wrong with them it has told already.
    """
    with tempfile.TemporaryDirectory() as aside:
        told = Path(aside) / "told.json"
        command = [str(esbuild_program(web)), *arguments, *COMMON, f"--entry-names={names}", f"--outdir={out}"]
        run = subprocess.run(
            [*command, f"--metafile={told}"], cwd=folder or web, input=given, encoding="utf-8", check=False
        )
        if run.returncode:
            raise Failed("the build of the web client has failed")
        return dict(json.loads(told.read_text(encoding="utf-8")))


def build(web: Path, target: Path) -> None:
    """Build into a folder beside it, and put that into place as a whole."""
    write_icons(web)
    out = target.with_name(f"{target.name}.{os.getpid()}")
    before = target.with_name(f"{out.name}.before")
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    try:
        assets = _build_into(web, out)
        # A server that is running may look at any moment, and somebody else may be building, too.
        if target.exists():
            target.rename(before)
        out.rename(target)
    finally:
        shutil.rmtree(out, ignore_errors=True)
        shutil.rmtree(before, ignore_errors=True)
    page, more = assets["home"], assets["extras"]
    print(
        f"The home page loads {_kilobytes(page, 'bytes')} of scripts and styles (at most {_kilobytes(page, 'most')})."
    )
    print(f"Fonts and sounds have {_kilobytes(more, 'bytes')} (at most {_kilobytes(more, 'most')}).")


def _kilobytes(part: dict[str, Any], which: str) -> str:
    return f"{part[which] / 1000:.1f} kB"


def _build_into(web: Path, out: Path) -> dict[str, Any]:
    with laid_out(web) as folder:
        entries = ("app=src/main.tsx", "offline=src/offline.ts")
        told = bundle(web, out, *entries, "--splitting", "--format=esm", folder=folder)
    files = outputs(told)
    app, offline = named(files, "src/main.tsx"), named(files, "src/offline.ts")

    # One style sheet for all screens: a screen that comes later would stand there bare until its own had come.
    sheets = "\n".join(f'@import "./{sheet}";' for sheet in styles(files, app["script"], offline["style"]))
    joined = outputs(bundle(web, out, "--loader=css", names="app-[hash]", given=sheets))
    style = next(name for name in joined if name.endswith(".css"))
    for name in files:
        if name.endswith(".css") and name not in (offline["style"], style):
            (out / name).unlink()

    # How games look at home and in lists: the page asks for it by itself, but only when it knows which games there are.
    screens = later(files, app["script"])
    fronts = [source for source in screens if re.fullmatch(r"src/games/[^/]+/front\.tsx", source)]
    first = [*closure(files, app["script"])[1:], *(script for source in fronts for script in screens[source])]
    assets: dict[str, Any] = {
        "script": app["script"],
        "style": style,
        "preload": list(dict.fromkeys(first)),
        "later": screens,
        "offline": offline,
        "icons": {
            "any": hashed(web / "icons" / "freebooter.svg", out),
            "maskable": hashed(web / "icons" / "maskable.svg", out),
        },
        "touch": hashed(web / "icons" / "touch.png", out),
        "pictures": _pictures(web, out),
        "licences": write_licences(web, told["inputs"], out),
        "worker": "sw.js",
    }

    # The worker keeps what the offline page needs; its own bytes change with every build, so that browsers notice one.
    kept = [*offline.values(), assets["icons"]["any"], *closure(files, offline["script"])[1:]]
    constants = {"KEPT": [name for name in kept if name], "BUILD": app["script"]}
    defined = [f"--define:{name}={json.dumps(value, separators=(',', ':'))}" for name, value in constants.items()]
    bundle(web, out, "sw=src/sw.ts", "--format=iife", *defined, names="[name]")

    for page in PAGES:
        shutil.copyfile(web / page, out / page)
    sizes = compress_all(out)
    home = [assets["script"], style, *assets["preload"]]
    extras = [*sorted(name for name in sizes if name.endswith(".woff2")), *screens.get(SOUNDS, [])]
    for part, names, most in (("home", home, MOST_BYTES), ("extras", extras, MOST_EXTRAS)):
        assets[part] = {"files": names, "bytes": sum(sizes[name] for name in names), "most": most}
    (out / "assets.json").write_text(json.dumps(assets, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return assets


def _pictures(web: Path, out: Path) -> dict[str, str]:
    """The pictures that are shown with a link elsewhere, by the games' names; that of the house has none."""
    drawn = {"": hashed(web / "icons" / "preview.png", out)}
    for file in sorted((web / "src" / "games").glob("*/preview.png")):
        drawn[file.parent.name] = hashed(file, out)
    return drawn
