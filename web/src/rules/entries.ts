/** The topics of the rules put in order for reading: alike ones together, found by any of their words. */
import type { RuleTopic } from "../generated/wire";
import { list, textOf } from "../core/words";

/** Topics of one kind that say the same, such as cards that do the same. */
export interface Entry {
  kind: string;
  topics: readonly RuleTopic[];
  title: string;
  text: string;
}

/** More names than this are too many for a heading; the kind says it. */
const MOST_NAMES = 3;

/** What topics of a kind are called together. */
export function kindName(game: string, kind: string): string {
  return textOf(game).or(`rules-kind-${kind}`, kind);
}

function entryOf(game: string, topics: readonly RuleTopic[], { kind, text }: RuleTopic): Entry {
  const titles = topics.map(({ title }) => title);
  return { kind, topics, title: titles.length > MOST_NAMES ? kindName(game, kind) : list(titles), text };
}

export function entriesOf(game: string, topics: readonly RuleTopic[]): Entry[] {
  const alike: RuleTopic[][] = [];
  for (const topic of topics) {
    const last = alike.at(-1)?.[0];
    if (last?.kind === topic.kind && last.text === topic.text) alike.at(-1)?.push(topic);
    else alike.push([topic]);
  }
  return alike.flatMap((same) => (same[0] ? [entryOf(game, same, same[0])] : []));
}

/** By kind, the kinds as they come first. */
export function grouped(entries: readonly Entry[]): [string, Entry[]][] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) groups.set(entry.kind, [...(groups.get(entry.kind) ?? []), entry]);
  return [...groups];
}

/** Without capitals and accents, as people type. */
function plainly(text: string): string {
  return text.normalize("NFKD").replace(/\p{Mn}/gu, "").toLocaleLowerCase();
}

/** The entries in which every word occurs, those that are called so first. */
export function found(entries: readonly Entry[], sought: string): Entry[] {
  const words = plainly(sought).split(/\s+/).filter(Boolean);
  const within = (text: string): boolean => words.every((word) => plainly(text).includes(word));
  const named = (entry: Entry): string => entry.topics.map(({ title }) => title).join(" ");
  const all = entries.filter((entry) => within(`${named(entry)} ${entry.text}`));
  return all.sort((one, other) => Number(within(named(other))) - Number(within(named(one))));
}
