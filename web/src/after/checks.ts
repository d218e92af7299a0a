/** The fairness of a finished match, check by check: what holds, what does not, and what nobody can tell from here. */
import type { TableInfo, Update } from "../generated/wire";
import type { Deal, DealCheck, DrawnCard } from "../table/game-module";
import type { View } from "../table/state";
import { bytesToHex } from "@noble/hashes/utils.js";
import { type Chance, KeyedChance, SeededChance } from "./chance";
import { alteredLine, commitment, dealKey, dealSeed, recordField } from "./fairness";

export type Verdict = "holds" | "fails" | "open";

export interface Check {
  /** Which check it is; with the verdict, the name of a message. */
  name: string;
  verdict: Verdict;
  /** What is said about it: names, numbers. */
  values: Record<string, string | number>;
}

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
  /** The draw pile as it is dealt anew, top first. */
  pile: DrawnCard[];
  /** The cards that were drawn in the match; null where one stayed face down for everybody asked. */
  drawn: DrawnCard[];
}

function drawnIn(updates: readonly Update[], draws: readonly string[]): DrawnCard[] {
  const events = updates.flatMap((update) => update.events ?? []);
  return events.filter(({ event }) => draws.includes(event)).map(({ card }) => (card as DrawnCard | undefined) ?? null);
}

/** Every card that came off the draw pile, in order; of those that lay face down, what whoever saw them was told. */
export function drawnCards(histories: readonly (readonly Update[])[], draws: readonly string[]): DrawnCard[] {
  const [first = [], ...others] = histories.map((updates) => drawnIn(updates, draws));
  return first.map((card, place) => card ?? others.map((other) => other[place]).find((each) => each) ?? null);
}

export function isSame(one: DrawnCard, other: DrawnCard): boolean {
  return String(one) === String(other);
}

function verdict(holds: boolean): Verdict {
  return holds ? "holds" : "fails";
}

/** Whether what all chance comes from follows from the secret: the key, or in older matches the seed. */
function checkSource({ deal: { secret = "", nonces = [], seed = "", key = "" } }: TableInfo): Check {
  const given = nonces.filter(Boolean).length;
  const holds = key ? bytesToHex(dealKey(secret, nonces)) === key : String(dealSeed(secret, nonces)) === seed;
  return { name: key ? "key" : "seed", verdict: verdict(holds), values: { given } };
}

function chanceOf({ deal: { secret = "", nonces = [], key = "" } }: TableInfo): Chance {
  return key ? new KeyedChance(dealKey(secret, nonces)) : new SeededChance(dealSeed(secret, nonces));
}

function checkOrigin({ table, noted, nonce, seat }: Evidence): Check[] {
  const { commitment: published, secret = "", nonces = [] } = table.deal;
  const own = seat === null ? "" : (nonces[seat] ?? "");
  return [
    { name: "commitment", verdict: verdict(commitment(secret) === published), values: {} },
    { name: "noted", verdict: noted ? verdict(noted === published) : "open", values: {} },
    checkSource(table),
    { name: "nonce", verdict: nonce ? verdict(own === nonce) : "open", values: { nonce: nonce || "-" } },
  ];
}

function checkStart(check: DealCheck, deal: Deal, updates: readonly Update[], players: readonly string[]): Check {
  const start = updates.find(({ what }) => what === "started");
  const holds = start !== undefined && check.began(start) === deal.start;
  return { name: "start", verdict: verdict(holds), values: { player: players[deal.start] ?? "" } };
}

/** What was dealt beside the cards of the pile. */
function checkBesides({ besides }: Deal, last: View): Check[] {
  return besides ? [{ name: besides.name, verdict: verdict(besides.holds(last)), values: {} }] : [];
}

const UNCHECKED: Check = { name: "unchecked", verdict: "open", values: {} };

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
  const { commitment: published, secret = "", nonces = [], seed = "", key = "" } = table.deal;
  const digits = nonces.map((nonce) => nonce || "-").join(", ");
  const told = { commitment: published, secret, nonces: digits, ...(key ? { chacha20: key } : { seed }) };
  const same = Object.entries(told).every(([name, value]) => recordField(record, name) === value);
  return { name: "record", verdict: verdict(!line && same), values: { line } };
}

/** Recomputes everything about a deal that a browser can; for the cards it has to know how the game deals them. */
export function checkAll(evidence: Evidence, check: DealCheck | undefined): Findings {
  const origin = checkOrigin(evidence);
  const record = checkRecord(evidence);
  if (!check) return { checks: [...origin, record, UNCHECKED], pile: [], drawn: [] };
  const { table, histories } = evidence;
  const updates = histories[0] ?? [];
  const last = updates.findLast(({ view }) => view)?.view as View | undefined;
  if (!last) throw new RangeError("a match without a view");
  // A view tells the switches, the table whatever else was agreed on.
  const deal = check.dealt(chanceOf(table), last.players.length, { ...table.options, ...last.options });
  const drawn = drawnCards(histories, check.draws);
  const checks = [
    ...origin,
    checkStart(check, deal, updates, last.players),
    ...checkBesides(deal, last),
    checkCards(deal.pile, drawn),
    record,
  ];
  return { checks, pile: [...deal.pile], drawn };
}
