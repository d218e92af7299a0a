"""The packages that a build needs, fetched as `package-lock.json` names them, without npm.

What was fetched has to have the hash that stands there, wherever it came from. `npm_config_registry` names another
registry than the usual one, as it does for npm; whoever needs more of npm's settings runs `npm ci --omit=dev`.
"""

from __future__ import annotations

import base64
import hashlib
import io
import json
import os
import platform
import shutil
import ssl
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from http.client import HTTPException
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from .failing import Failed

REGISTRY = "https://registry.npmjs.org"
VARIABLES = ("npm_config_registry", "NPM_CONFIG_REGISTRY")
SECONDS = 60.0
AT_ONCE = 6
ESBUILD = "@esbuild/"
PROCESSORS = {"x86_64": "x64", "amd64": "x64", "aarch64": "arm64", "i386": "ia32", "i686": "ia32", "armv7l": "arm"}
"""What Node calls a processor, by what Python calls it, where that is not the same."""


@dataclass(frozen=True)
class Package:
    name: str
    version: str
    integrity: str

    @property
    def address(self) -> str:
        registry = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), REGISTRY)
        return f"{registry.rstrip('/')}/{self.name}/-/{self.name.rpartition('/')[2]}-{self.version}.tgz"

    def is_in(self, folder: Path) -> bool:
        try:
            found = json.loads((folder / self.name / "package.json").read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return False
        return bool(found.get("version") == self.version)


def esbuild_name() -> str:
    """The package with esbuild's program for this machine."""
    machine = platform.machine().lower()
    return f"{ESBUILD}{sys.platform}-{PROCESSORS.get(machine, machine)}"


def esbuild_program(web: Path) -> Path:
    folder = web / "node_modules" / esbuild_name()
    return folder / "esbuild.exe" if sys.platform == "win32" else folder / "bin" / "esbuild"


def needed(web: Path) -> Iterator[Package]:
    """What is no package for development, and of esbuild's programs the one for this machine."""
    lock = json.loads((web / "package-lock.json").read_text(encoding="utf-8"))
    for path, package in lock.get("packages", {}).items():
        name = path.rpartition("node_modules/")[2]
        if not name or package.get("dev") or (name.startswith(ESBUILD) and name != esbuild_name()):
            continue
        yield Package(name, package["version"], package["integrity"])


def fetch_needed(web: Path) -> None:
    """Have every package that a build needs in `node_modules`."""
    folder = web / "node_modules"
    packages = list(needed(web))
    if not any(package.name == esbuild_name() for package in packages):
        raise Failed(f"package-lock.json names no esbuild for this machine ({esbuild_name()})")
    missing = [package for package in packages if not package.is_in(folder)]
    with ThreadPoolExecutor(AT_ONCE) as threads:
        for package, content in zip(missing, threads.map(fetch, missing), strict=True):
            unpack(content, folder / package.name)


def fetch(package: Package) -> bytes:
    try:
        with urlopen(package.address, timeout=SECONDS, context=trust()) as answer:
            content = bytes(answer.read())
    except (URLError, HTTPException, OSError) as error:
        raise Failed(
            f"{package.address} could not be fetched ({error}); once, this needs the network. npm_config_registry "
            "names another registry, and “npm ci --omit=dev” in web/ fetches the same"
        ) from None
    algorithm, _, wanted = package.integrity.partition("-")
    if base64.b64encode(hashlib.new(algorithm, content).digest()).decode() != wanted:
        raise Failed(f"{package.address} is not what package-lock.json expects; nothing of it was kept")
    return content


def trust() -> ssl.SSLContext:
    """The certificates of the system, and those of `certifi`, for some Pythons come without any."""
    context = ssl.create_default_context()
    try:
        import certifi
    except ImportError:
        return context
    context.load_verify_locations(certifi.where())
    return context


def unpack(content: bytes, target: Path) -> None:
    """Everything below the one folder of an archive, put into place as a whole."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".fetched-") as folder:
        with tarfile.open(fileobj=io.BytesIO(content)) as archive:
            if sys.version_info >= (3, 11, 4):
                archive.extractall(folder, filter="data")
            else:
                archive.extractall(folder)
        (unpacked,) = Path(folder).iterdir()
        shutil.rmtree(target, ignore_errors=True)
        unpacked.replace(target)
