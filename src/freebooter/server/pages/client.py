"""The built web client: its files with their compressed copies in memory, and which of them a page needs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from freebooter.engine.refusal import BadSetup

from ..transport.negotiation import accepted_encodings

FOLDER = Path(__file__).parents[1] / "built"
LIST = "assets.json"

KINDS = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
}
ENDINGS = {"br": ".br", "gzip": ".gz"}
"""What follows the name of a copy that is compressed so; the best comes first."""


@dataclass(frozen=True)
class File:
    """A file as it is sent: its kind, and its bytes by how they are compressed."""

    kind: str
    data: bytes
    compressed: dict[str, bytes]

    def encoded(self, accepted: str) -> tuple[bytes, str]:
        """The bytes for an Accept-Encoding header, and how they are compressed, if they are."""
        for encoding in accepted_encodings(accepted, list(ENDINGS)):
            if encoding in self.compressed:
                return self.compressed[encoding], encoding
        return self.data, ""

    @property
    def text(self) -> str:
        return self.data.decode()


def check_built(folder: Path | None = None) -> None:
    """Refuses where the web client has not been built, as in a fresh copy of the repository."""
    if not ((folder or FOLDER) / LIST).is_file():
        raise BadSetup("refusal-not-built")


class Built:
    """The files of one build."""

    def __init__(self, folder: Path) -> None:
        check_built(folder)
        self.assets: dict[str, Any] = msgspec.json.decode((folder / LIST).read_bytes())
        self.files = {file.name: _read(file) for file in sorted(folder.iterdir()) if file.suffix in KINDS}

    @cached_property
    def public(self) -> dict[str, File]:
        """What anybody may fetch by its name: files whose name changes with their content."""
        return {name: file for name, file in self.files.items() if "-" in name}


def _read(file: Path) -> File:
    beside = {encoding: file.with_name(file.name + ending) for encoding, ending in ENDINGS.items()}
    compressed = {encoding: copy.read_bytes() for encoding, copy in beside.items() if copy.is_file()}
    return File(KINDS[file.suffix], file.read_bytes(), compressed)


class Client:
    """The build that is there now. One that comes while the server runs is noticed; pages that are open keep theirs."""

    def __init__(self, folder: Path | None = None) -> None:
        self._list = (folder or FOLDER) / LIST
        self._built = Built(self._list.parent)
        self._built_at = self._time()
        self.files = dict(self._built.public)

    @property
    def built(self) -> Built:
        now = self._time()
        if now not in (self._built_at, 0):
            self._built_at, self._built = now, Built(self._list.parent)
            self.files |= self._built.public
        return self._built

    def _time(self) -> int:
        try:
            return self._list.stat().st_mtime_ns
        except FileNotFoundError:
            return 0
