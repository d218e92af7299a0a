/** The engine's random numbers, word for word as `freebooter.engine.random` makes them. */

const WORD = (1n << 64n) - 1n;
const STEP = 0x9e3779b97f4a7c15n;
const FIRST = 0xbf58476d1ce4e5b9n;
const SECOND = 0x94d049bb133111ebn;
const MASK = 0xe7037ed1a0b428dbn;

function scramble(value: bigint): bigint {
  value = ((value ^ (value >> 30n)) * FIRST) & WORD;
  value = ((value ^ (value >> 27n)) * SECOND) & WORD;
  return value ^ (value >> 31n);
}

function randomWord(place: bigint): bigint {
  const product = place * (place ^ MASK);
  return (product ^ (product >> 64n)) & WORD;
}

function following(start: bigint): bigint {
  return (start + STEP) & WORD;
}

/** A random word as a fair choice among 0 … n - 1. */
function fair(value: bigint, n: number): number {
  const choices = BigInt(n);
  const unfair = (WORD - choices + 1n) % choices;
  while (((value * choices) & WORD) < unfair) value = randomWord(following(value));
  return Number((value * choices) >> 64n);
}

/** The start of one of several independent streams of a seed. */
export function stream(seed: bigint, number: number): bigint {
  return scramble((seed + BigInt(number) * FIRST) & WORD);
}

/** The `index`-th number of a stream, as a fair choice among 0 … n - 1. */
export function nthBelow(start: bigint, index: number, n: number): number {
  return fair(randomWord((start + BigInt(index) * STEP) & WORD), n);
}

/** The stream of everything that is no card of the draw pile; it moves on with every question. */
export class Chance {
  constructor(private place: bigint) {}

  below(n: number): number {
    this.place = following(this.place);
    return fair(randomWord(this.place), n);
  }

  /** Takes a random one out of a list. */
  take<Item>(items: Item[]): Item {
    const [taken] = items.splice(this.below(items.length), 1);
    if (taken === undefined) throw new RangeError("nothing to take from");
    return taken;
  }
}
