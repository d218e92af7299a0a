/**
 * Which card is which. With two copies of the game the same card exists twice, and a view does not tell the two apart:
 * a copy stays where it was as long as such a card lies there, and the other one is the one that has moved.
 */
import type { Card, DeadMansDrawView, Happened } from "../../generated/wire";
import { isCard, without, written } from "./cards";

/** For each card, as the notation writes it, where its copies are; nothing where nobody can see them. */
export type Copies = ReadonlyMap<string, readonly string[]>;

export const PILE = "pile";
export const ROW = "row";
export const OFFER = "offer";
export const DISCARD = "discard";
export const bankOf = (seat: number): string => `bank-${seat}`;

/** Where a stack lies, and where cards of the other places lie. */
export function placeOf(where: string, suit: string): string {
  return where.startsWith("bank-") ? `${where}-${suit}` : where;
}

function zones(view: DeadMansDrawView): [string, readonly Card[]][] {
  const offer = view.offer ?? [];
  // A navigator chooses from the pile itself, which therefore shows the same cards.
  const discard = view.traits[view.active] === "navigator" ? without(view.discard ?? [], offer) : (view.discard ?? []);
  const banks = view.banks.map((bank, seat): [string, readonly Card[]] => [bankOf(seat), bank]);
  return [[ROW, view.row], [OFFER, offer], ...banks, [DISCARD, discard], [PILE, view.top]];
}

export function follow(before: Copies, view: DeadMansDrawView): Copies {
  const now = new Map<string, string[]>();
  for (const [zone, cards] of zones(view)) {
    for (const card of cards) now.set(written(card), [...(now.get(written(card)) ?? []), zone]);
  }
  const copies = new Map<string, readonly string[]>();
  for (const name of new Set([...before.keys(), ...now.keys()])) {
    copies.set(name, settled(before.get(name) ?? [], now.get(name) ?? []));
  }
  return copies;
}

/** The places of a card's copies, each where it was if it can be. */
function settled(before: readonly string[], now: readonly string[]): string[] {
  const left = [...now];
  const places = before.map((place) => {
    const found = left.indexOf(place);
    return found < 0 ? null : (left.splice(found, 1)[0] ?? null);
  });
  const all = places.map((place) => place ?? left.shift() ?? "");
  return [...all, ...left];
}

function keyOf(name: string, copy: number): string {
  return copy ? `${name} (${copy + 1})` : name;
}

/** The names of the copies of a card that lie somewhere, for `data-card`. */
export function keysAt(copies: Copies, card: Card, where: string): string[] {
  const name = written(card);
  return (copies.get(name) ?? []).flatMap((place, copy) => (place === where ? [keyOf(name, copy)] : []));
}

const FROM_DISCARD = new Set(["offered", "taken"]);

/** What Key & Chest pay flies out of the chest, wherever it lay. */
export const CHEST = "chest";

/** Where a card was that nobody could see. */
function origin(name: string, events: readonly Happened[]): string {
  const told = events.find(({ card }) => isCard(card) && written(card) === name)?.event ?? "";
  if (told === "bonus") return CHEST;
  return FROM_DISCARD.has(told) ? DISCARD : PILE;
}

/** Whether a mermaid has moved the card within the row. */
function isReplayed(name: string, events: readonly Happened[]): boolean {
  return events.some(({ event, card }) => event === "replayed" && isCard(card) && written(card) === name);
}

export interface Journeys {
  from: Record<string, string>;
  to: Record<string, string>;
}

/** The places that cards have left and reached, for those that have no face there. */
export function journeys(before: Copies, after: Copies, events: readonly Happened[]): Journeys {
  const from: Record<string, string> = {};
  const to: Record<string, string> = {};
  for (const [name, places] of after) {
    const suit = name.split(" ")[0] ?? "";
    places.forEach((place, copy) => {
      const was = before.get(name)?.[copy] ?? "";
      if (was === place && !(place === ROW && isReplayed(name, events))) return;
      const isPaid = origin(name, events) === CHEST;
      from[keyOf(name, copy)] = placeOf(was && !isPaid ? was : origin(name, events), suit);
      to[keyOf(name, copy)] = placeOf(place || DISCARD, suit);
    });
  }
  return { from, to };
}
