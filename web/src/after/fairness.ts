/** How a deal came about, recomputed: the same hashes as `freebooter.engine.fairness`. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** The checks of a record stand to the right of this column. */
const MARGIN = 48;

/** Browsers have no hashes of their own on pages without encryption, such as those of a server at home. */
function hashBytes(lines: readonly string[]): Uint8Array {
  return sha256(utf8ToBytes(lines.join("\n")));
}

function hash(lines: readonly string[]): string {
  return bytesToHex(hashBytes(lines));
}

/** What is published of a secret. */
export function commitment(secret: string): string {
  return hash(["freebooter commitment 1", secret]);
}

/** The key of all chance: it follows from the secret and everyone's nonce, in the order of the seats. */
export function dealKey(secret: string, nonces: readonly string[]): Uint8Array {
  return hashBytes(["freebooter key 1", secret, ...nonces]);
}

/** The seed that followed from the same where a match had no key. */
export function dealSeed(secret: string, nonces: readonly string[]): bigint {
  return BigInt(`0x${hash(["freebooter seed 1", secret, ...nonces]).slice(0, 16)}`);
}

/** The number of the first line of a record that is not as it was written; 0 where all are. */
export function alteredLine(record: string): number {
  const [title = "", ...lines] = record.split("\n");
  if (title !== "freebooter record 1") return 1;
  if (lines.pop() !== "" || !lines.length) return lines.length + 2; // It was cut off.
  let digest = hash([title]);
  for (const [place, line] of lines.entries()) {
    const words = line.slice(0, Math.max(line.lastIndexOf("#"), 0)).replace(/ +$/, "");
    digest = hash([digest, words]);
    const filled = words + " ".repeat(Math.max(0, MARGIN - [...words].length));
    if (line !== `${filled} #${digest.slice(0, 8)}`) return place + 2;
  }
  return 0;
}

/** A field of a record's header. */
export function recordField(record: string, name: string): string {
  const line = record.split("\n").find((each) => each.startsWith(`${name}: `)) ?? "";
  return line.slice(name.length + 2, Math.max(line.lastIndexOf("#"), 0)).trim();
}
