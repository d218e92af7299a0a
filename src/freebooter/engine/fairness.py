"""Deals that anyone can check.

Whoever deals draws a secret and publishes its commitment before anything else happens; then each player adds a nonce.
The key from which all chance comes follows from all of them, so nobody alone can choose it. The secret is told when the
match is over. Older matches made a seed of the same parts, and are still checked by it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from .kernels.random import SEEDS

SECRET_DIGITS = 64
"""Secrets, commitments and links of a log are 256 bits, written as so many hexadecimal digits."""

LONGEST_NONCE = 64
HEXADECIMAL = frozenset("0123456789abcdef")


def is_digest(text: str) -> bool:
    """Whether a text is written as secrets, commitments and links are."""
    return len(text) == SECRET_DIGITS and HEXADECIMAL.issuperset(text)


def is_nonce(text: str) -> bool:
    """Whether a text may go into a deal; an empty one stands for none."""
    return len(text) <= LONGEST_NONCE and HEXADECIMAL.issuperset(text)


def commitment(secret: str) -> str:
    """What is published of a secret, both in hexadecimal."""
    return hashlib.sha256(f"freebooter commitment 1\n{secret}".encode()).hexdigest()


def new_secret() -> str:
    """A secret that nobody knows yet."""
    return secrets.token_hex(SECRET_DIGITS // 2)


def deal_key(secret: str, nonces: Sequence[str]) -> bytes:
    """The key of a match's chance: it follows from the secret and everyone's nonce, in the order of the seats."""
    return hashlib.sha256("\n".join(["freebooter key 1", secret, *nonces]).encode()).digest()


def deal_seed(secret: str, nonces: Sequence[str]) -> int:
    """The seed that followed from the secret and everyone's nonce where a match had no key."""
    mixed = hashlib.sha256("\n".join(["freebooter seed 1", secret, *nonces]).encode()).digest()
    return int.from_bytes(mixed[:8], "big") % SEEDS


def private_seed(secret: str, purpose: str) -> int:
    """A number for a purpose beside the deal, such as a bot's chance; it tells nothing about the deal."""
    mixed = hmac.new(secret.encode(), f"freebooter {purpose}".encode(), hashlib.sha256).digest()
    return int.from_bytes(mixed[:8], "big") % SEEDS


@dataclass(frozen=True)
class Fairness:
    """How a deal came about: the secret, and each seat's nonce (empty where a seat gave none).

    `chain` is the last link of the server's log of the match, where there is one.
    """

    secret: str
    nonces: tuple[str, ...]
    chain: str = ""

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    @property
    def key(self) -> bytes:
        return deal_key(self.secret, self.nonces)

    @property
    def seed(self) -> int:
        return deal_seed(self.secret, self.nonces)
