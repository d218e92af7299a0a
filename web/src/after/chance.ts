/** The engine's chance, word for word as `freebooter.engine.kernels.random` has it. */
import { chachaBlock } from "./chacha";

const WORD = (1n << 64n) - 1n;
const STEP = 0x9e3779b97f4a7c15n;
const FIRST = 0xbf58476d1ce4e5b9n;
const SECOND = 0x94d049bb133111ebn;
const MASK = 0xe7037ed1a0b428dbn;

/** The streams of a match: what was dealt, and everything random that happens besides. */
const DEAL = 0;
const LATER = 1;

/** Lemire's method: whether a random word is as good as any other for a choice among so many, and what it chooses. */
function isFair(value: bigint, choices: bigint): boolean {
  return ((value * choices) & WORD) >= (WORD - choices + 1n) % choices;
}

function chosen(value: bigint, choices: bigint): number {
  return Number((value * choices) >> 64n);
}

export abstract class Chance {
  /** The `index`-th number of what was dealt, as a fair choice among 0 … n - 1. */
  abstract dealtBelow(index: number, n: number): number;
  /** A fair choice among 0 … n - 1 from the stream of everything else, which moves on with every question. */
  abstract below(n: number): number;

  /** Takes a random one out of a list. */
  take<Item>(items: Item[]): Item {
    const [taken] = items.splice(this.below(items.length), 1);
    if (taken === undefined) throw new RangeError("nothing to take from");
    return taken;
  }
}

/** All chance out of a key: every number is the beginning of a block of ChaCha20 of its own. */
export class KeyedChance extends Chance {
  private readonly key: number[];
  private drawn = 0;

  constructor(key: Uint8Array) {
    super();
    const bytes = new DataView(key.buffer, key.byteOffset, key.byteLength);
    this.key = Array.from({ length: 8 }, (_, place) => bytes.getUint32(4 * place, true));
  }

  private pick(stream: number, place: number, n: number): number {
    for (let attempt = 0; ; attempt += 1) {
      const [low = 0, high = 0] = chachaBlock(this.key, attempt, [stream, place, 0]);
      const value = (BigInt(high) << 32n) | BigInt(low);
      if (isFair(value, BigInt(n))) return chosen(value, BigInt(n));
    }
  }

  dealtBelow(index: number, n: number): number {
    return this.pick(DEAL, index, n);
  }

  below(n: number): number {
    this.drawn += 1;
    return this.pick(LATER, this.drawn - 1, n);
  }
}

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

/** The start of one of several independent streams of a seed. */
function stream(seed: bigint, number: number): bigint {
  return scramble((seed + BigInt(number) * FIRST) & WORD);
}

/** All chance out of a seed, as matches had it before there were keys. */
export class SeededChance extends Chance {
  private readonly dealt: bigint;
  private place: bigint;

  constructor(seed: bigint) {
    super();
    this.dealt = stream(seed, DEAL);
    this.place = stream(seed, LATER);
  }

  private pick(place: bigint, n: number): number {
    let value = randomWord(place);
    while (!isFair(value, BigInt(n))) value = randomWord(following(value));
    return chosen(value, BigInt(n));
  }

  dealtBelow(index: number, n: number): number {
    return this.pick((this.dealt + BigInt(index) * STEP) & WORD, n);
  }

  below(n: number): number {
    this.place = following(this.place);
    return this.pick(this.place, n);
  }
}
