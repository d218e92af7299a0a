/** Random words: names of commands, and the digits that a player adds to the deal. */

export function randomHex(bytes = 16): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What this browser keeps of a table, for the check after the game. */
type Kept = "nonce" | "commitment";

function keep(kind: Kept, table: string, value: string): void {
  try {
    localStorage.setItem(`freebooter-${kind}-${table}`, value);
  } catch {
    // Without storage the check cannot say what was shown before; everything else of it still holds.
  }
}

function kept(kind: Kept, table: string): string {
  try {
    return localStorage.getItem(`freebooter-${kind}-${table}`) ?? "";
  } catch {
    return "";
  }
}

/** The nonce that this browser gave to a table's deal, so that the check can show that it was used. */
export function keepNonce(table: string, nonce: string): void {
  keep("nonce", table, nonce);
}

export function keptNonce(table: string): string {
  return kept("nonce", table);
}

/** The first commitment that a table has shown to this browser; what comes later is compared with it. */
export function noteCommitment(table: string, commitment: string): void {
  keep("commitment", table, notedCommitment(table) || commitment);
}

export function notedCommitment(table: string): string {
  return kept("commitment", table);
}
