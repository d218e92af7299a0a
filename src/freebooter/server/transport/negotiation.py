"""What a client likes best of what we have, by the weights of its Accept-Language and Accept-Encoding headers."""

from __future__ import annotations

from collections.abc import Sequence

from freebooter.text import LANGUAGES

LONGEST = 200
"""Letters of a header that are read; no browser sends more."""

ANYTHING = "*"
DEFAULT = "en"


def weights(header: str) -> dict[str, float]:
    """What a header names, and how much of it is wanted: 1 where nothing is said, 0 where it is not wanted at all."""
    wanted: dict[str, float] = {}
    for each in header[:LONGEST].lower().split(","):
        name, *parameters = (part.strip() for part in each.split(";"))
        if name:
            wanted.setdefault(name, _weight(parameters))
    return wanted


def _weight(parameters: Sequence[str]) -> float:
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name.strip() == "q":
            try:
                weight = float(value)
            except ValueError:
                return 0.0
            return weight if 0.0 <= weight <= 1.0 else 0.0
    return 1.0


def language_of(header: str) -> str:
    """The language of an Accept-Language header that is wanted most and that we speak; of equals, the first."""
    wanted = weights(header)
    ours: dict[str, float] = {}
    for name, weight in wanted.items():
        language = name.partition("-")[0]
        if language in LANGUAGES:
            ours[language] = max(weight, ours.get(language, 0.0))
    if ANYTHING in wanted:
        others = [language for language in (DEFAULT, *LANGUAGES) if language not in ours]
        ours |= dict.fromkeys(others[:1], wanted[ANYTHING])
    best = max(ours, key=lambda language: ours[language], default=DEFAULT)
    return best if ours.get(best) else DEFAULT


def accepted_encodings(header: str, ours: Sequence[str]) -> list[str]:
    """Those of ours that a client takes, in our order; a weight of nothing takes one out."""
    wanted = weights(header)
    return [encoding for encoding in ours if wanted.get(encoding, wanted.get(ANYTHING, 0.0))]
