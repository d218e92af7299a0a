"""Files that are there as a whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import NamedTemporaryFile


def write_whole(file: Path, content: bytes) -> None:
    """Write a file so that it is there as a whole or not at all, whenever the power goes."""
    with NamedTemporaryFile(dir=file.parent, prefix=f".{file.name}.", delete=False) as part:
        try:
            part.write(content)
            part.flush()
            os.fsync(part.fileno())
            os.chmod(part.name, 0o666 & ~_umask())
            os.replace(part.name, file)
        except BaseException:
            os.unlink(part.name)
            raise


def _umask() -> int:
    """The rights that new files do not get; temporary files get none at all for others."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
