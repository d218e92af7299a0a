"""The test vectors of RFC 8439 for ChaCha20; run as a program, it prints what our rules make of them."""

from __future__ import annotations

from typing import NamedTuple

from freebooter.engine.kernels.chacha import chacha_block, keyed_word, quarter_round
from freebooter.engine.kernels.state import seed_argument

QUARTER = (0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567)
STIRRED = (0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB)
"""Section 2.1.1."""


class Vector(NamedTuple):
    key: str
    counter: int
    nonce: str
    block: str


ZEROS = "00" * 32
VECTORS = (
    # Section 2.3.2.
    Vector(
        "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
        1,
        "000000090000004a00000000",
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e",
    ),
    # Appendix A.1.
    Vector(
        ZEROS,
        0,
        "00" * 12,
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
    ),
    Vector(
        ZEROS,
        1,
        "00" * 12,
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    ),
    Vector(
        f"{ZEROS[:-2]}01",
        1,
        "00" * 12,
        "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
        "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
    ),
    Vector(
        f"00ff{ZEROS[4:]}",
        2,
        "00" * 12,
        "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
        "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096",
    ),
    Vector(
        ZEROS,
        0,
        f"{'00' * 11}02",
        "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
        "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d",
    ),
)


def words(data: bytes, width: int) -> list[int]:
    """Bytes as numbers of so many of them, the lowest byte first."""
    return [int.from_bytes(data[start : start + width], "little") for start in range(0, len(data), width)]


def made() -> list[str]:
    """What comes of the quarter round, and of every vector: the block, and the word that a place would have."""
    lines = [" ".join(f"{int(word):08x}" for word in quarter_round(*map(seed_argument, QUARTER)))]
    for vector in VECTORS:
        key = words(bytes.fromhex(vector.key), 8)
        nonce = words(bytes.fromhex(vector.nonce), 4)
        block = chacha_block(*map(seed_argument, (*key, vector.counter, *nonce)))
        lines.append(b"".join(int(word).to_bytes(4, "little") for word in block).hex())
        place = nonce[1] | nonce[2] << 32
        word = keyed_word(*map(seed_argument, (*key, nonce[0], place, vector.counter)))
        lines.append(int(word).to_bytes(8, "little").hex())
    return lines


def expected() -> list[str]:
    """The same as the RFC has it."""
    lines = [" ".join(f"{word:08x}" for word in STIRRED)]
    for vector in VECTORS:
        lines += [vector.block, vector.block[:16]]
    return lines


if __name__ == "__main__":
    print("\n".join(made()))
