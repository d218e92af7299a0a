/** Tips: what is said once about each thing of a table, the first time it is there. The order and the once, as plain logic. */
import type { View } from "../table/state";

/** A thing that is explained when it first appears. Its words are the message `tip-…` of its name. */
export interface Tip {
  /** As the board marks the thing: `data-tip="name"`. */
  name: string;
  /** Finds it where it bears no such mark. */
  at?: string;
  /** Whether what is said is true of this table. */
  when?: (view: View) => boolean;
}

/** Of every table, whatever is played there. */
export const COMMON: readonly Tip[] = [{ name: "coach" }, { name: "log" }, { name: "pace" }];

export const selectorOf = ({ name, at }: Tip): string => at ?? `[data-tip~="${name}"]`;

/** As it is remembered: tips of different games may have the same name. */
export function keyOf(game: string, { name }: Tip): string {
  return COMMON.some((each) => each.name === name) ? name : `${game} ${name}`;
}

/** Those of a table that have not been shown yet, the most important first. */
export function unseenTips(game: string, own: readonly Tip[], seen: readonly string[]): Tip[] {
  return [...own, ...COMMON].filter((tip) => !seen.includes(keyOf(game, tip)));
}

/** How often it is looked whether something has appeared. */
export const LOOK = 250;

/** The table has to lie still for so many looks before something is pointed at. */
const STILL = 3;

/** After a tip so many looks pass before the next one. */
const PAUSE = 10;

/** Whoever had so many looks at a tip may have read it, even if its thing went before they said so. */
export const READ = 14;

/**
 * Decides look by look when a tip comes: one at a time, when nothing moves, and not right after another one.
 *
 * What is looked at is told as a line: it is the same line for as long as nothing moves.
 */
export class Patience {
  private still = 0;
  private pause = 0;
  private last = "";

  /** Whether a tip may come now. */
  look(seen: string): boolean {
    this.still = seen !== "" && seen === this.last ? this.still + 1 : 0;
    this.last = seen;
    if (this.pause > 0) this.pause -= 1;
    return this.still >= STILL && this.pause === 0;
  }

  /** A tip has gone. */
  rest(): void {
    this.pause = PAUSE;
    this.still = 0;
  }
}
