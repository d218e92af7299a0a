"""The fingerprints of `digests`, by the forms of the rules that a GPU gets; run as a program, interpreted."""

from __future__ import annotations

from freebooter.engine.kernels import compiling

compiling.ON_GPU = True

from .digests import digests  # noqa: E402 – the rules take it over when they are imported.

if __name__ == "__main__":
    print("\n".join(digests()))
