/** House rules: what a switch decides, what it can be set to, and what is set at a table. */
import type { GameInfo, RuleTopic } from "../generated/wire";
import { has, language, t } from "../core/words";
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

/** What a switch is set to, in words. */
export function settingOf(topic: RuleTopic, options: Options): string {
  const value = options[nameIn(topic)] ?? "";
  if (value === "random") return t("web-rules-by-chance");
  if (topic.id === "switch-variant") return has(`variant-${value}`) ? t(`variant-${value}`) : "";
  return readSwitch(topic).choices.find((choice) => choice.value === value)?.text ?? "";
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
