"""The table for people who watch an environment: as text, or as an image with the faces of the browser."""

from __future__ import annotations

import sys
from io import BytesIO
from typing import Any

import numpy as np

from freebooter.engine.picture import Picture
from freebooter.engine.refusal import BadSetup, given, require

MODES = ("human", "ansi", "rgb_array")
"""Printed, as a text, or as an array of pixels."""

WIDTH = 900
"""Pixels from left to right."""

FONTS: dict[str, Any] = (
    {"serif_family": "DejaVu Serif", "sans_serif_family": "DejaVu Sans"} if sys.platform == "linux" else {}
)
"""What the drawing's last resorts are called; elsewhere the renderer's own guess is there."""


def check_mode(mode: str | None) -> str | None:
    """A mode that there is, or None."""
    if mode is not None and mode not in MODES:
        raise BadSetup("error-env-render", key="render_mode", mode=given(mode), modes=", ".join(MODES))
    return mode


def render_picture(picture: Picture, mode: str | None) -> Any:
    """What `render` of an environment returns in one of the modes."""
    if mode == "rgb_array":
        return pixels(picture.svg())
    if mode == "human":
        print(picture)
        return None
    return str(picture) if mode == "ansi" else None


def pixels(svg: str, width: int = WIDTH) -> np.ndarray:
    """A drawing as an array of rows, columns and three colours."""
    for module in ("resvg_py", "PIL"):
        require(module, "rgb_array", "rl")
    from PIL import Image
    from resvg_py import svg_to_bytes

    with Image.open(BytesIO(bytes(svg_to_bytes(svg_string=svg, width=width, **FONTS)))) as image:
        return np.asarray(image.convert("RGB"))
