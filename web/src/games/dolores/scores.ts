/** What makes a score: the kinds of a display, and which of them are worth most and least. */
import { readGood } from "./goods";
import { KINDS } from "./moves";

export interface Worth {
  kind: string;
  /** The values of its cards, the highest first. */
  values: readonly number[];
  total: number;
  /** Whether it has enough cards to be a kind at all. */
  counts: boolean;
  isMost: boolean;
  isLeast: boolean;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function valuesOf(display: readonly string[], kind: string): number[] {
  const cards = display.map(readGood).filter((card) => card.kind === kind);
  return cards.map(({ value }) => value ?? 0).sort((one, other) => other - one);
}

/** Every kind of a display; one of too few cards neither scores nor counts. */
export function worths(display: readonly string[], smallestSet: number): Worth[] {
  const kinds = KINDS.map((kind) => ({ kind, values: valuesOf(display, kind) })).filter(({ values }) => values.length);
  const totals = kinds.filter(({ values }) => values.length >= smallestSet).map(({ values }) => sum(values));
  const most = Math.max(...totals);
  const least = Math.min(...totals);
  return kinds.map(({ kind, values }) => {
    const total = sum(values);
    const counts = values.length >= smallestSet;
    return { kind, values, total, counts, isMost: counts && total === most, isLeast: counts && total === least };
  });
}

export function scores({ isMost, isLeast }: Worth): boolean {
  return isMost || isLeast;
}

/** Whether all kinds that count are worth the same. */
export function isDoubled(kinds: readonly Worth[]): boolean {
  const counting = kinds.filter(({ counts }) => counts);
  return counting.length > 0 && counting.every(({ isMost, isLeast }) => isMost && isLeast);
}

/** Values as a short list: 3 2 1 1 1 is “3 2 1×3”. */
export function tally(values: readonly number[]): string {
  return [...new Set(values)]
    .map((value) => ({ value, count: values.filter((each) => each === value).length }))
    .map(({ value, count }) => (count > 1 ? `${value}×${count}` : `${value}`))
    .join(" ");
}

export function bottlesOf(display: readonly string[]): string[] {
  return display.filter((card) => readGood(card).value === null);
}
