/** House rules: what a switch decides, what it can be set to, and what is set at a table. */
import type { GameInfo, RuleTopic } from "../generated/wire";
import { language, t, textOf } from "../core/words";
import { nameIn, type Options } from "./book";

export interface Choice {
  value: string;
  text: string;
}

export interface Switch {
  /** What is decided. */
  what: string;
  choices: readonly Choice[];
}

function begun(text: string): string {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase(language) + rest.join("");
}

/**
 * The text of a switch says what it decides, then each value in bold, a colon, and what it means. What follows as a
 * paragraph of its own is which edition has which value, in the notation; here the editions are shown by their names.
 */
export function readSwitch(topic: RuleTopic): Switch {
  const [own = ""] = topic.text.split(/\n\s*\n/);
  const [what = "", ...parts] = own.split("**");
  const choices: Choice[] = [];
  for (let place = 0; place + 1 < parts.length; place += 2) {
    const text = (parts[place + 1] ?? "").replace(/^\s*[:：]\s*/u, "").trim();
    choices.push({ value: parts[place] ?? "", text: begun(text) });
  }
  return { what: what.trim(), choices };
}

/** The name of a value, where it has one of its own instead of a text beside the switch, as cards have. */
export function valueName(game: string, name: string, value: string): string {
  return textOf(game).or(`${name}-${value}`, "");
}

/** What a switch is set to, in words. */
export function settingOf(game: string, topic: RuleTopic, options: Options): string {
  const name = nameIn(topic);
  const value = options[name] ?? "";
  if (value === "random") return t("web-rules-by-chance");
  const found = readSwitch(topic).choices.find((choice) => choice.value === value);
  return valueName(game, name, value) || (found?.text ?? "");
}

/** Everything that holds where only some options are given: the edition's rules, and what is usual beside them. */
export function completed(game: GameInfo, options: Options): Options {
  const edition = options.edition ?? game.usual.edition ?? "";
  return { ...game.usual, ...game.editions[edition], ...options };
}

/** The switches that are set otherwise than the edition has them. */
export function houseRules(game: GameInfo, topics: readonly RuleTopic[], options: Options): RuleTopic[] {
  const { edition } = completed(game, options);
  const usual = completed(game, edition === undefined ? {} : { edition });
  return topics.filter((topic) => {
    const name = nameIn(topic);
    return topic.kind === "switch" && options[name] !== undefined && options[name] !== usual[name];
  });
}
