/** The rules of a game in words, as its options have them: asked for once, and kept as long as the page is there. */
import type { RuleTopic, Rules } from "../generated/wire";
import { api } from "../core/api";
import { useLoaded, type Loaded } from "../core/loading";

export type Options = Readonly<Record<string, string>>;

const books = new Map<string, Promise<Rules>>();

function keyOf(game: string, options: Options): string {
  const written = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return [game, ...written.sort()].join("\n");
}

/** The page comes anew where its language changes, so that the language needs no place in the key. */
function bookOf(game: string, options: Options): Promise<Rules> {
  const key = keyOf(game, options);
  const kept = books.get(key);
  if (kept) return kept;
  const asked = api.rules(game, { ...options });
  books.set(key, asked);
  asked.catch(() => books.delete(key)); // What failed is asked for again by the next who needs it.
  return asked;
}

export function useRules(game: string, options: Options): Loaded<Rules> {
  return useLoaded(() => bookOf(game, options), keyOf(game, options));
}

export function topicOf(rules: Rules | null, id: string): RuleTopic | null {
  return rules?.topics.find((topic) => topic.id === id) ?? null;
}

/** The name of a topic in the notation: `section-goal` is about the `goal`. */
export function nameIn(topic: RuleTopic): string {
  return topic.id.slice(topic.kind.length + 1);
}
