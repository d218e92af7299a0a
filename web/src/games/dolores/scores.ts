/** The goods of a display kind by kind, with what the server says of each: whether it scores, and why. */
import type { DoloresView } from "../../generated/wire";
import { partsOf } from "../../table/state";
import { KINDS } from "./choices";
import { readGood } from "./goods";

export interface Worth {
  kind: string;
  /** The values of its cards, the highest first. */
  values: readonly number[];
  total: number;
  /** Whether it has enough cards to be a kind at all. */
  counts: boolean;
  isMost: boolean;
  isLeast: boolean;
  isDoubled: boolean;
}

/** The values of the cards of a kind, the highest first. */
export function valuesOf(cards: readonly string[], kind: string): number[] {
  const found = cards.map(readGood).filter((card) => card.kind === kind);
  return found.map(({ value }) => value ?? 0).sort((one, other) => other - one);
}

/** Every kind that a seat has. */
export function worthsOf(view: DoloresView, seat: number): Worth[] {
  const parts = new Map(partsOf(view, seat).map(({ name, marks = [] }) => [name, marks]));
  return KINDS.flatMap((kind) => {
    const values = valuesOf(view.displays[seat] ?? [], kind);
    if (!values.length) return [];
    const marks = parts.get(`kind-${kind}`) ?? [];
    const has = (mark: string): boolean => marks.includes(mark);
    return {
      kind,
      values,
      total: values.reduce((sum, value) => sum + value, 0),
      counts: !has("too-few"),
      isMost: has("most"),
      isLeast: has("least"),
      isDoubled: has("doubled"),
    };
  });
}

export function scores({ isMost, isLeast }: Worth): boolean {
  return isMost || isLeast;
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
