"""Views as they travel: what a client is sent of a view, ready for any encoder that knows dataclasses."""

from __future__ import annotations

from typing import Any


def plain_view(view: Any) -> dict[str, Any]:
    """The fields of a view without its observation, which is for minds beside the rules and not for the wire."""
    fields = dict(vars(view))
    del fields["observation"]
    return fields
