/** Cards, stacks and suits, as the views tell them. */
import type { Card } from "../../generated/wire";
import tables from "./deal/tables.json";

/** In the order in which banks lie on the table. */
export const SUITS: readonly string[] = tables.suits;

/** A card as the notation writes it: `anchor 7`. */
export function written([suit, value]: Card): string {
  return `${suit} ${value}`;
}

export function isCard(thing: unknown): thing is Card {
  return Array.isArray(thing) && thing.length === 2 && typeof thing[0] === "string" && typeof thing[1] === "number";
}

/** The values of a bank's stack, the highest first. */
export function stackOf(bank: readonly Card[], suit: string): number[] {
  return bank
    .filter((card) => card[0] === suit)
    .map(([, value]) => value)
    .sort((one, other) => other - one);
}

/** What is left of some cards without some others; of equal cards one leaves for each. */
export function without(cards: readonly Card[], taken: readonly Card[]): Card[] {
  const left = [...cards];
  for (const card of taken) {
    const place = left.findIndex((other) => written(other) === written(card));
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}
