"""Skipping: only with a reason, and never in continuous integration, where everything a test needs has to be there."""

from __future__ import annotations

import os

import pytest


def needs(present: bool, reason: str) -> None:
    """Skip the test where something is absent; in CI its absence is a failure."""
    if present:
        return
    if os.environ.get("CI") == "true":
        pytest.fail(f"in CI nothing is skipped: {reason}")
    pytest.skip(reason)
