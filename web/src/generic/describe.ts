/**
 * A view in words, without knowing its game.
 *
 * Every field is told under its name, which the game may put into words: `field-draw-count` names the field
 * `draw_count`. A list of lists, one for each player, belongs to the players; so does a flat one whose name is put
 * into words as `seats-…` instead of `field-…`. What a word means the game may say by the message `<field>-<word>`, and
 * the name of a card beside its value by `card-<name>`.
 */
import { number, percent, t, type Text } from "../core/words";

/** A value as it is shown. */
export type Shown =
  | { kind: "nothing" }
  | { kind: "hidden" }
  | { kind: "words"; text: string }
  | { kind: "card"; name: string; value: string }
  | { kind: "list"; items: readonly Shown[] }
  | { kind: "fields"; fields: readonly Field[] };

export interface Field {
  name: string;
  label: string;
  value: Shown;
}

/** Something that each player has. */
export interface SeatField {
  name: string;
  label: string;
  /** By seat. */
  values: readonly Shown[];
}

export interface Description {
  fields: readonly Field[];
  bySeat: readonly SeatField[];
}

/** What the board shows in places of its own, or what says nothing by itself. */
const ELSEWHERE = new Set([
  "seat", "players", "options", "asks", "deciders", "active", "points", "winners", "score_parts", "odds",
  "bust_probability",
]);

const WRITTEN_CARD = /^(\p{L}[\p{L}-]*) (\d+)$/u;

/** The name of a field in messages: the notation has hyphens. */
function named(field: string): string {
  return field.replaceAll("_", "-");
}

/** A name that nobody has put into words, as a heading. */
function plainly(name: string): string {
  const words = name.replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function wordFor(text: Text, field: string, word: string): string {
  const id = [`${named(field)}-${word}`, word].find((each) => /^[a-z][\w-]*$/i.test(each) && text.has(each));
  return id ? text.t(id) : word;
}

/** The words for what a card shows beside its value. */
function cardName(text: Text, name: string): string {
  return text.or(`card-${name}`, plainly(name));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isCard(value: unknown): value is [string, number] {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === "string" && typeof value[1] === "number";
}

export function describeValue(text: Text, field: string, value: unknown): Shown {
  if (value === null || value === undefined || value === "") return { kind: "nothing" };
  if (typeof value === "boolean") return { kind: "words", text: t(value ? "web-generic-yes" : "web-generic-no") };
  if (typeof value === "number") {
    return { kind: "words", text: field.endsWith("probability") ? percent(value, 1) : number(value) };
  }
  if (typeof value === "string") {
    const [, name, rank] = WRITTEN_CARD.exec(value) ?? [];
    if (name && rank) return { kind: "card", name: cardName(text, name), value: rank };
    return { kind: "words", text: wordFor(text, field, value) };
  }
  if (isCard(value)) return { kind: "card", name: cardName(text, value[0]), value: String(value[1]) };
  if (Array.isArray(value)) return describeList(text, field, value);
  return isRecord(value) ? describeRecord(text, field, value) : { kind: "nothing" };
}

/** Within a list, what cannot be seen still lies there. */
function describeList(text: Text, field: string, list: readonly unknown[]): Shown {
  if (!list.length) return { kind: "nothing" };
  const items = list.map((item): Shown => (item === null ? { kind: "hidden" } : describeValue(text, field, item)));
  return { kind: "list", items };
}

function describeRecord(text: Text, field: string, record: Record<string, unknown>): Shown {
  const fields = Object.entries(record).map(([name, value]) => ({
    name,
    label: text.or(`field-${named(name)}`, plainly(wordFor(text, field, name))),
    value: describeValue(text, name, value),
  }));
  return fields.length ? { kind: "fields", fields } : { kind: "nothing" };
}

/** The values of something that each player has; null where it belongs to the table. */
function bySeat(text: Text, field: string, value: unknown, players: number): readonly unknown[] | null {
  if (isRecord(value)) {
    const keys = Object.keys(value);
    const isSeats = keys.length > 0 && keys.every((key) => /^\d+$/.test(key) && Number(key) < players);
    return isSeats ? Array.from({ length: players }, (_, seat) => value[String(seat)] ?? null) : null;
  }
  if (!Array.isArray(value) || value.length !== players) return null;
  const isNested = value.every((item) => item === null || isRecord(item) || (Array.isArray(item) && !isCard(item)));
  return (isNested && value.some((item) => item !== null)) || text.has(`seats-${named(field)}`) ? value : null;
}

function labelOf(text: Text, field: string): string {
  return text.or(`field-${named(field)}`, text.or(`seats-${named(field)}`, plainly(field)));
}

/** Everything that a view tells beside the players, their points and the odds. */
export function describeView(text: Text, view: Readonly<Record<string, unknown>>, players: number): Description {
  const fields: Field[] = [];
  const seats: SeatField[] = [];
  for (const [name, value] of Object.entries(view)) {
    if (ELSEWHERE.has(name)) continue;
    const label = labelOf(text, name);
    const each = bySeat(text, name, value, players);
    if (each) seats.push({ name, label, values: each.map((item) => describeValue(text, name, item)) });
    else fields.push({ name, label, value: describeValue(text, name, value) });
  }
  return { fields, bySeat: seats };
}

export interface Odd {
  label: string;
  probability: number;
}

/** The odds that a view gives: a list of its own, or how likely it is to bust. */
export function oddsOf(text: Text, view: Readonly<Record<string, unknown>>): Odd[] {
  const listed = Array.isArray(view.odds) ? view.odds.filter(isRecord) : [];
  const found = listed.flatMap(({ words, name, probability }) => {
    if (typeof probability !== "number") return [];
    return [{ label: typeof words === "string" ? words : wordFor(text, "odds", String(name ?? "")), probability }];
  });
  const bust = view.bust_probability;
  return typeof bust === "number" ? [{ label: t("web-generic-bust-chance"), probability: bust }, ...found] : found;
}
