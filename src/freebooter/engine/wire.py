"""Views and choices as they travel: what a client is sent of them, ready for any encoder that knows dataclasses."""

from __future__ import annotations

from typing import Any

from .choice import Choice


def plain_view(view: Any) -> dict[str, Any]:
    """The fields of a view without its observation, which is for minds beside the rules and not for the wire."""
    fields = dict(vars(view))
    del fields["observation"]
    return fields


def plain_choice(choice: Choice) -> dict[str, Any]:
    """What there is to say about a choice; its number is for Python, and what does not apply is left out."""
    said = {name: value for name, value in vars(choice).items() if not (value is None or value is False or value == ())}
    del said["action"]
    return said
