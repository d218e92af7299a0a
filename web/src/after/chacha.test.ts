import assert from "node:assert/strict";
import { test } from "node:test";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { chachaBlock } from "./chacha";

/** Words of 32 bits, the lowest byte first. */
function words(hex: string): number[] {
  const bytes = new DataView(hexToBytes(hex).buffer);
  return Array.from({ length: bytes.byteLength / 4 }, (_, place) => bytes.getUint32(4 * place, true));
}

const ZEROS = "00".repeat(32);
/** RFC 8439: section 2.3.2, then appendix A.1; key, counter, nonce and the block. */
const VECTORS = [
  [
    "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", 1, "000000090000004a00000000",
    "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e" +
      "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e",
  ],
  [
    ZEROS, 0, "00".repeat(12),
    "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7" +
      "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
  ],
  [
    ZEROS, 1, "00".repeat(12),
    "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed" +
      "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
  ],
  [
    `${ZEROS.slice(2)}01`, 1, "00".repeat(12),
    "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a" +
      "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
  ],
  [
    `00ff${ZEROS.slice(4)}`, 2, "00".repeat(12),
    "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca" +
      "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096",
  ],
  [
    ZEROS, 0, `${"00".repeat(11)}02`,
    "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7" +
      "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d",
  ],
] as const;

test("blocks are those of the RFC", () => {
  for (const [key, counter, nonce, block] of VECTORS) {
    const made = new DataView(new ArrayBuffer(64));
    chachaBlock(words(key), counter, words(nonce)).forEach((word, place) => made.setUint32(4 * place, word, true));
    assert.equal(bytesToHex(new Uint8Array(made.buffer)), block);
  }
});
