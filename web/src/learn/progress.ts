/** Which lessons somebody has finished. Kept in this browser, known to no server. */
import { Store } from "../core/store";

type Finished = Readonly<Record<string, readonly number[]>>;

const KEY = "freebooter-lessons";

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((each) => Number.isInteger(each));
}

function read(): Finished {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, number[]] => isNumbers(entry[1])));
  } catch {
    return {}; // Storage may be forbidden, or hold what somebody else wrote.
  }
}

export const finished = new Store<Finished>(read());

export function finish(game: string, number: number): void {
  const before = finished.value[game] ?? [];
  if (before.includes(number)) return;
  finished.set({ ...finished.value, [game]: [...before, number].sort((one, other) => one - other) });
  try {
    localStorage.setItem(KEY, JSON.stringify(finished.value));
  } catch {
    // Without storage the progress lasts as long as the page.
  }
}

/** The first lesson that is not finished; the first of all where none is left. */
export function nextOf(done: readonly number[], count: number): number {
  for (let number = 1; number <= count; number += 1) if (!done.includes(number)) return number;
  return 1;
}
