/** Everything the page says itself, out of the same Fluent files as the terminal. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { remember } from "./settings";

export const LANGUAGES = { en: "English", de: "Deutsch", cs: "Čeština", ja: "日本語" } as const;
export type Language = keyof typeof LANGUAGES;

function isLanguage(word: string): word is Language {
  return word in LANGUAGES;
}

/** Known from the start: what is asked of the server before the words have come is asked in it, too. */
export const language: Language = isLanguage(document.documentElement.lang) ? document.documentElement.lang : "en";

let bundle = new FluentBundle("en");

/** Loads the words of the language in which the page was sent. */
export async function startWords(): Promise<void> {
  const address = document.querySelector<HTMLMetaElement>('meta[name="freebooter-words"]')?.content ?? "";
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`words: ${answer.status}`);
  bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  said.clear();
}

/** The page comes anew in the language; at a table nothing is lost by that. */
export function speak(chosen: Language): void {
  remember("freebooter-language", chosen);
  const { pathname, hash } = location;
  const query = new URLSearchParams(location.search);
  query.delete("lang");
  location.replace(`${pathname}${query.size ? `?${query}` : ""}${hash}`);
  if (hash) location.reload(); // An address that differs in nothing but its hash is not loaded again.
}

export type Values = Record<string, FluentVariable>;

/** Says messages, and knows which there are. */
export interface Text {
  t: (id: string, values?: Values) => string;
  has: (id: string) => boolean;
  /** A message that need not be there, or something else instead. */
  or: (id: string, otherwise: string) => string;
}

/** Boards say the same hundred things with every picture; so many are kept as they were said. */
const MOST_SAID = 3_000;
const said = new Map<string, string>();

/** A message in the user's language. */
export function t(id: string, values?: Values): string {
  const key = values ? `${id} ${JSON.stringify(values)}` : id;
  let text = said.get(key);
  if (text === undefined) {
    text = format(id, values);
    if (said.size >= MOST_SAID) said.clear();
    said.set(key, text);
  }
  return text;
}

function format(id: string, values?: Values): string {
  const message = bundle.getMessage(id);
  if (!message?.value) {
    console.error(`no message ${id}`);
    return id;
  }
  const problems: Error[] = [];
  const text = bundle.formatPattern(message.value, values, problems);
  if (problems.length) console.error(`message ${id}: ${problems[0]?.message}`);
  return text;
}

export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

/** The ids that a game's message may have: among the game's own, then among those of the house. */
function idsOf(game: string, id: string): string[] {
  return [`${game}--${id}`, id];
}

/** What is said of a game: its own message where it has one, else the house's. */
export function textOf(game: string): Text {
  const known = new Map<string, string>();
  const found = (id: string): string | undefined => {
    const name = known.get(id) ?? idsOf(game, id).find(has);
    if (name) known.set(id, name);
    return name;
  };
  return {
    t: (id, values) => t(found(id) ?? id, values),
    has: (id) => found(id) !== undefined,
    or: (id, otherwise) => {
      const name = found(id);
      return name ? t(name) : otherwise;
    },
  };
}

/** The name of a game; where nobody has said it, the one it has in the notation. */
export function gameName(game: string): string {
  return textOf(game).or("game-title", game);
}

/** A formatter takes much longer to make than to use. */
const formats = new Map<string, Intl.NumberFormat>();

export function number(value: number, options?: Intl.NumberFormatOptions): string {
  const key = options ? JSON.stringify(options) : "";
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(language, options)));
  return format.format(value);
}

export function percent(value: number, digits = 0): string {
  return number(value, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });
}

export function date(milliseconds: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(milliseconds);
}

const conjunction = new Intl.ListFormat(language, { type: "conjunction" });

export function list(words: Iterable<string>): string {
  return conjunction.format(words);
}
