"""Files of a build: names that change with their content, and compressed copies beside them."""

from __future__ import annotations

import gzip
import hashlib
from pathlib import Path

TEXTS = {".js", ".css", ".svg", ".txt", ".html"}


def hashed(file: Path, folder: Path) -> str:
    """Copy a file into a folder under a name with its hash, and return that name."""
    return write_hashed(file.name, file.read_bytes(), folder)


def write_hashed(name: str, content: bytes, folder: Path) -> str:
    path = Path(name)
    full = f"{path.stem}-{hashlib.sha256(content).hexdigest()[:8].upper()}{path.suffix}"
    (folder / full).write_bytes(content)
    return full


def write_if_changed(file: Path, text: str) -> None:
    """An unchanged file keeps its time; others may read it at any moment."""
    if file.is_file() and file.read_text(encoding="utf-8") == text:
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(f"{file.name}.part")
    part.write_text(text, encoding="utf-8")
    part.replace(file)


def compress_all(folder: Path) -> dict[str, int]:
    """Write a `.br` and a `.gz` beside every text, and return by name how many bytes go over the network."""
    import brotli

    sizes = {}
    for file in sorted(folder.iterdir()):
        content = file.read_bytes()
        sizes[file.name] = len(content)
        if file.suffix in TEXTS:
            packed = brotli.compress(content)
            file.with_name(f"{file.name}.br").write_bytes(packed)
            file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(content, 9, mtime=0))
            sizes[file.name] = len(packed)
    return sizes
