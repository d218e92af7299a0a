/** As much of what happened as there is room for; all of it stands in the log. */

/** Letters of Japanese are twice as wide as others. */
export function widthOf(words: string): number {
  return [...words].reduce((sum, letter) => sum + (letter > "\u2e80" ? 2 : 1), 0);
}

/** Sentences that fit: where not all do, the first goes, which tells only how it began, and then those at the end. */
export function fitting(sentences: readonly string[], room: number): string {
  const all = sentences.join(" ");
  if (widthOf(all) <= room || sentences.length < 2) return all;
  const told: string[] = [];
  for (const sentence of sentences.slice(1)) {
    if (told.length && widthOf([...told, sentence].join(" ")) > room) break;
    told.push(sentence);
  }
  return told.join(" ");
}
