"""Builds the web client before anything of Freebooter is packed, so that nobody who installs it needs Node."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClientHook(BuildHookInterface[Any]):
    """Runs `web/make.py build`. A source distribution brings what was built along, and is taken as it is."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self._is_built:
            return
        if subprocess.run([sys.executable, Path(self.root, "web", "make.py"), "build"], check=False).returncode:
            sys.exit("Freebooter's web client could not be built; the lines above say why.")

    @property
    def _is_built(self) -> bool:
        """Whether this is an unpacked source distribution, whose sources do not change any more."""
        root = Path(self.root)
        return (root / "PKG-INFO").is_file() and (root / "src/freebooter/server/built/assets.json").is_file()
