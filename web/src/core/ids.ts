/** Random words: names of commands, and the digits that a player adds to the deal. */

export function randomHex(bytes = 16): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The nonce that this browser gave to a table's deal, so that the check after the game can show that it was used. */
export function keepNonce(table: string, nonce: string): void {
  try {
    localStorage.setItem(`freebooter-nonce-${table}`, nonce);
  } catch {
    // Without storage the check cannot say which nonce was ours; everything else of it still holds.
  }
}

export function keptNonce(table: string): string {
  try {
    return localStorage.getItem(`freebooter-nonce-${table}`) ?? "";
  } catch {
    return "";
  }
}

/** The first commitment that a table has shown to this browser before its match; what comes later is compared with it. */
export function noteCommitment(table: string, commitment: string): void {
  try {
    localStorage.setItem(`freebooter-commitment-${table}`, notedCommitment(table) || commitment);
  } catch {
    // Without storage the check cannot say what was shown before.
  }
}

export function notedCommitment(table: string): string {
  try {
    return localStorage.getItem(`freebooter-commitment-${table}`) ?? "";
  } catch {
    return "";
  }
}
