/** Cards of Dolores, as the notation writes them. */

/** Kind and value of a good, as the notation writes it (`gold 3`); a bottle has no value. */
export function readGood(card: string): { kind: string; value: number | null } {
  const [kind = "", value] = card.split(" ");
  return { kind, value: value === undefined ? null : Number(value) };
}

export function isBottle(card: string): boolean {
  return readGood(card).value === null;
}
