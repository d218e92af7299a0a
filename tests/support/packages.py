"""Games from outside, installed as anybody would install them: into a folder that only some commands look into."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from freebooter.engine.registry import GROUP

ROOT = Path(__file__).resolve().parents[2]
PIG = ROOT / "examples" / "pig"


def install(package: Path, folder: Path) -> dict[str, str]:
    """Install a package by pip; returns the environment in which commands find it."""
    quiet = ["--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--no-compile"]
    subprocess.run([sys.executable, "-m", "pip", "install", *quiet, "--target", folder, package], check=True)
    return beside(folder)


def install_by_hand(folder: Path, name: str, source: str) -> dict[str, str]:
    """A package with one module, which says that it brings a game; nothing of it need be well made."""
    module = name.replace("-", "_")
    (folder / f"{module}.py").write_text(source, encoding="utf-8")
    described = folder / f"{module}-1.0.dist-info"
    described.mkdir(parents=True)
    (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (described / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = {module}:GAME\n", encoding="utf-8")
    return beside(folder)


def beside(folder: Path) -> dict[str, str]:
    """An environment in which Python finds our own sources, and what was installed into a folder."""
    return {"PYTHONPATH": f"{ROOT / 'src'}:{folder}"}
