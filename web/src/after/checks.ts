/** The fairness of a finished match, check by check: what holds, what does not, and what nobody can tell from here. */
import type { Card, DeadMansDrawView, TableInfo, Update } from "../generated/wire";
import type { View } from "../table/state";
import { alteredLine, commitment, type Deal, dealSeed, dealt, recordField } from "./fairness";

export type Verdict = "holds" | "fails" | "open";

export interface Check {
  /** Which check it is; with the verdict, the name of a message. */
  name: "commitment" | "noted" | "seed" | "nonce" | "start" | "traits" | "cards" | "record";
  verdict: Verdict;
  /** What is said about it: names, numbers. */
  values: Record<string, string | number>;
}

export type DrawnCard = Card | string | null;

export interface Evidence {
  table: TableInfo;
  /** The match as one viewer was told of it, and as others were who saw cards that lay face down for this one. */
  histories: readonly (readonly Update[])[];
  record: string;
  /** What this browser kept from before the match: the commitment it was shown, and the nonce it gave. */
  noted: string;
  nonce: string;
  /** The seat of whoever checks; null for a spectator. */
  seat: number | null;
}

export interface Findings {
  checks: Check[];
  /** The draw pile as it follows from the seed, top first. */
  pile: DrawnCard[];
  /** The cards that were drawn in the match; null where one stayed face down for everybody asked. */
  drawn: DrawnCard[];
}

const DRAWS = new Set(["drawn", "start-card", "dealt"]);

function drawnIn(updates: readonly Update[]): DrawnCard[] {
  const events = updates.flatMap((update) => update.events ?? []);
  return events.filter(({ event }) => DRAWS.has(event)).map(({ card }) => (card as DrawnCard | undefined) ?? null);
}

/** Every card that came off the draw pile, in order; of those that lay face down, what whoever saw them was told. */
export function drawnCards(histories: readonly (readonly Update[])[]): DrawnCard[] {
  const [first = [], ...others] = histories.map(drawnIn);
  return first.map((card, place) => card ?? others.map((other) => other[place]).find((each) => each) ?? null);
}

/** The seats that saw cards which lay face down for this viewer. */
export function witnesses(updates: readonly Update[]): number[] {
  const hidden = updates.flatMap(({ events }) => events ?? []).filter(({ event, card }) => event === "dealt" && !card);
  return [...new Set(hidden.map(({ other }) => Number(other)))];
}

export function isSame(one: DrawnCard, other: DrawnCard): boolean {
  return String(one) === String(other);
}

function verdict(holds: boolean): Verdict {
  return holds ? "holds" : "fails";
}

function checkOrigin({ table, noted, nonce, seat }: Evidence): Check[] {
  const { commitment: published, secret = "", nonces = [], seed = "" } = table.deal;
  const given = nonces.filter(Boolean).length;
  const own = seat === null ? "" : (nonces[seat] ?? "");
  return [
    { name: "commitment", verdict: verdict(commitment(secret) === published), values: {} },
    { name: "noted", verdict: noted ? verdict(noted === published) : "open", values: {} },
    { name: "seed", verdict: verdict(String(dealSeed(secret, nonces)) === seed), values: { given } },
    { name: "nonce", verdict: nonce ? verdict(own === nonce) : "open", values: { nonce: nonce || "-" } },
  ];
}

function checkStart(deal: Deal, updates: readonly Update[], players: readonly string[]): Check {
  const start = updates.find(({ what }) => what === "started");
  const first = start?.events?.find(({ event }) => event === "start-card")?.seat;
  const began = deal.game === "dolores" ? first : (start?.view as DeadMansDrawView | undefined)?.active;
  return { name: "start", verdict: verdict(began === deal.start), values: { player: players[deal.start] ?? "" } };
}

/** Where one of two was chosen, only the kept one is known to everybody. */
function checkTraits(deal: Deal, last: View): Check[] {
  if (deal.game === "dolores" || !("traits" in last) || !deal.traits.some((each) => each.length)) return [];
  const fits = deal.traits.every((each, seat) => each.includes(last.traits[seat] ?? each[0] ?? ""));
  return [{ name: "traits", verdict: verdict(fits), values: {} }];
}

function checkCards(pile: readonly DrawnCard[], drawn: readonly DrawnCard[]): Check {
  const wrong = drawn.findIndex((card, place) => card !== null && !isSame(card, pile[place] ?? null));
  const known = drawn.filter((card) => card !== null).length;
  return {
    name: "cards",
    verdict: known ? verdict(wrong < 0) : "open",
    values: { count: known, wrong: wrong + 1 },
  };
}

function checkRecord({ table, record }: Evidence): Check {
  const line = alteredLine(record);
  const { commitment: published, secret = "", nonces = [], seed = "" } = table.deal;
  const told = { commitment: published, secret, nonces: nonces.map((nonce) => nonce || "-").join(", "), seed };
  const same = Object.entries(told).every(([name, value]) => recordField(record, name) === value);
  return { name: "record", verdict: verdict(!line && same), values: { line } };
}

/** Recomputes everything about a deal that a browser can. */
export function checkAll(evidence: Evidence): Findings {
  const { table, histories } = evidence;
  const updates = histories[0] ?? [];
  const last = updates.findLast(({ view }) => view)?.view as View | undefined;
  if (!last) throw new RangeError("a match without a view");
  const seed = dealSeed(table.deal.secret ?? "", table.deal.nonces ?? []);
  // A view tells the switches, the table how traits are dealt.
  const deal = dealt(table.game, seed, last.players.length, { ...table.options, ...last.options });
  const drawn = drawnCards(histories);
  const checks = [
    ...checkOrigin(evidence),
    checkStart(deal, updates, last.players),
    ...checkTraits(deal, last),
    checkCards(deal.pile, drawn),
    checkRecord(evidence),
  ];
  return { checks, pile: deal.pile, drawn };
}
