/** ChaCha20's block function, as RFC 8439 has it. */

const ROUNDS = 20;
const START = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
/** Columns, then diagonals. */
const QUARTERS = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
] as const;
/** In a quarter round, which word is added to which, which one that is laid over, and how far it is turned. */
const STEPS = [[0, 1, 3, 16], [2, 3, 1, 12], [0, 1, 3, 8], [2, 3, 1, 7]] as const;

function quarterRound(block: Uint32Array, places: readonly [number, number, number, number]): void {
  const at = (which: number): number => block[places[which] ?? 0] ?? 0;
  for (const [sum, added, laid, turn] of STEPS) {
    block[places[sum]] = at(sum) + at(added);
    const mixed = at(laid) ^ at(sum);
    block[places[laid]] = (mixed << turn) | (mixed >>> (32 - turn));
  }
}

/** The sixteen words of a block; a key has eight words, a nonce three. */
export function chachaBlock(key: readonly number[], counter: number, nonce: readonly number[]): Uint32Array {
  const first = Uint32Array.from([...START, ...key, counter, ...nonce]);
  const block = first.slice();
  for (let round = 0; round < ROUNDS; round += 2) for (const places of QUARTERS) quarterRound(block, places);
  return block.map((word, place) => word + (first[place] ?? 0));
}
