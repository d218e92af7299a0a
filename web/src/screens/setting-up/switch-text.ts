/** What a switch decides and what each of its values means, read off its text in the rules. */
import type { Rules } from "../../generated/wire";
import { topicOf } from "../../rules/book";

export interface SwitchText {
  title: string;
  what: string;
  /** What each value means, by its name in the notation. */
  values: Readonly<Record<string, string>>;
}

/** A text begins with what is decided; then each value stands in bold, with its meaning after a colon. */
const VALUE = /\*\*([^*]+)\*\*[:：]\s*/;

function asSentence(text: string): string {
  const trimmed = text.trim();
  return trimmed.charAt(0).toLocaleUpperCase() + trimmed.slice(1);
}

export function switchText(rules: Rules | null, name: string): SwitchText {
  const topic = topicOf(rules, `switch-${name}`);
  const [paragraph = ""] = (topic?.text ?? "").split("\n\n"); // What editions say of it is shown beside the editions.
  const [what = "", ...parts] = paragraph.split(VALUE);
  const values: Record<string, string> = {};
  for (let place = 0; place + 1 < parts.length; place += 2) values[parts[place] ?? ""] = asSentence(parts[place + 1] ?? "");
  return { title: topic?.title ?? "", what: what.trim(), values };
}
